extension Advice {
  /// Whether a sentence but gives an example for what stands before it: `For example, a kettle …`,
  /// `예를 들어, …`, `たとえば…`.
  static func isExample(_ sentence: String) -> Bool {
    let start = sentence.drop { "•·-–—→(（*_ ".contains($0) }.prefix(16).lowercased()
    if let opener = english.first(where: start.hasPrefix) {
      // `For example code, use …` is about an example.
      return start.dropFirst(opener.count).first.map { ",:;".contains($0) } ?? false
    }
    if korean.contains(where: start.hasPrefix) {
      // `예를 들어 설명하세요` asks for one.
      return sentence.wordCount > 4
    }
    return japanese.contains(where: start.hasPrefix)
  }

  private static let english = ["for example", "for instance"]
  private static let korean = ["예를 들어", "예를들어", "예를 들면", "예를들면", "예를 들자면", "예컨대", "이를테면"]
  private static let japanese = ["例えば", "たとえば"]
}
