extension Advice {
  /// Whether a sentence but gives an example for what stands before it: `For example, a kettle …`,
  /// `예를 들어, …`, `たとえば…`.
  static func isExample(_ sentence: String) -> Bool {
    let start = withoutOpeningMarks(sentence)
    if let length = english.length(in: start) {
      // `For example code, use …` is about an example.
      return start.utf8.dropFirst(length).first.map(",:;".utf8.contains) ?? false
    }
    // `예를 들어 설명하세요` asks for one.
    if korean.begin(start) { return sentence.wordCount > 4 }
    return japanese.begin(start)
  }

  /// A sentence without the marks of lists and of emphasis before it.
  static func withoutOpeningMarks(_ sentence: String) -> Substring {
    sentence[
      sentence.unicodeScalars.prefix { "•·-–—→(（*_ ".unicodeScalars.contains($0) }.endIndex...]
  }

  private static let english: Beginnings = ["for example", "for instance"]
  private static let korean: Beginnings = [
    "예를 들어", "예를들어", "예를 들면", "예를들면", "예를 들자면", "예컨대", "이를테면",
  ]
  private static let japanese: Beginnings = ["例えば", "たとえば"]
}
