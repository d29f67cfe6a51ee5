/// The platforms that a text names before a colon or a dash: `iOS, iPadOS: Use a sheet.`
struct PlatformLabel {
  let platforms: [String]
  /// Where the text after it starts, in bytes.
  let end: Int

  /// `nil` if the text starts with no such label, or has nothing after it.
  init?(_ text: [UInt8]) {
    let start = text.prefix(Self.longest)
    let marks: [StaticString] = [":", "：", " — ", " – ", " - "]
    guard
      let mark = marks.compactMap({ start.find($0) }).min(by: { $0.lowerBound < $1.lowerBound }),
      let platforms = PageWords.platforms(
        in: String(decoding: text[..<mark.lowerBound], as: UTF8.self))
    else { return nil }
    var end = mark.upperBound
    while end < text.count, text[end].isSpaceOrLineFeed { end += 1 }
    guard end < text.count else { return nil }
    (self.platforms, self.end) = (platforms, end)
  }

  /// In bytes.
  private static let longest = 60

  /// The advice after the label: the words in bold, or else the first sentence.
  func advice(in text: InlineText, _ language: Language) -> Range<Int>? {
    let bold = text.joinedSpans(.strong).first { $0.lowerBound == end }
    let sentence = bold ?? Sentence.first(of: text.text, from: end)
    return Advice.isDirective(text.line(sentence), language) ? sentence : nil
  }
}
