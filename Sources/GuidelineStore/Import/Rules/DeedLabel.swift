/// The label of something to do or not to do: `Do:`, `Don't:`.
struct DeedLabel {
  let isProhibition: Bool
  /// Where the text after it starts, in bytes.
  let end: Int

  /// `nil` if the text starts with no label, or has nothing after it.
  init?(_ text: ArraySlice<UInt8>) {
    guard let first = text.first, "DAda".utf8.contains(first),
      let colon = text.prefix(Self.longest).firstIndex(of: UInt8(ascii: ":")),
      let isProhibition = Self.labels[
        PageWords.folded(String(decoding: text[..<colon], as: UTF8.self))]
    else { return nil }
    var end = colon + 1
    while end < text.endIndex, text[end].isSpaceOrLineFeed { end += 1 }
    guard end > colon + 1, end < text.endIndex else { return nil }
    (self.isProhibition, self.end) = (isProhibition, end)
  }

  private static let labels = ["do": false, "dont": true, "donot": true, "avoid": true]
  /// In bytes.
  private static let longest = 10
}

extension Lead {
  /// The advice after such a label in bold. A prohibition includes its label.
  static func sentence(behindLabel strong: Range<Int>, in text: InlineText) -> Range<Int>? {
    guard let label = DeedLabel(text.text[strong.lowerBound...]) else { return nil }
    let start = label.isProhibition ? strong.lowerBound : label.end
    if label.end < strong.upperBound {
      return label.isProhibition ? nil : start..<strong.upperBound
    }
    let sentence = Sentence.first(of: text.text, from: label.end)
    guard Advice.isDirective(text.line(sentence), .english) else { return nil }
    return start..<sentence.upperBound
  }
}
