/// What an item states before the mark behind which it explains itself: `Keep it short: Long names are
/// cut.`, `짧게 쓰세요: 긴 이름은 잘립니다.`
struct ItemStatement {
  /// Byte offsets into the block's text.
  let range: Range<Int>
  /// What explains it, byte offsets into the block's text.
  let rest: Range<Int>

  /// - Returns: `nil` if the item's first sentence has no such mark, or advises nothing before it.
  init?(of item: Block) {
    let text = item.text.text
    let sentence = item.firstSentenceBehindNumber
    guard let mark = Self.mark(in: text[sentence]) else { return nil }
    var end = mark.lowerBound
    while end > sentence.lowerBound, text[end - 1] == .space { end -= 1 }
    var start = mark.upperBound
    while start < text.count, text[start].isSpaceOrLineFeed { start += 1 }
    guard sentence.lowerBound < end, start < sentence.upperBound else { return nil }
    let words = item.text.line(sentence.lowerBound..<end)
    guard Self.advises(words, item.language) else { return nil }
    range = sentence.lowerBound..<end
    rest = start..<text.count
  }

  /// The items of a list that explain themselves so, where at least half of them do: a colon may be
  /// that of a few words listed, and a dash that of an aside.
  static func among(_ items: [Block]) -> [Block] {
    let explained = items.filter { ItemStatement(of: $0) != nil }
    return explained.count >= 2 && explained.count * 2 >= items.count ? explained : []
  }

  /// The first mark, unless it stands between brackets, or is a dash of an aside: `Use a list — not a
  /// menu — to offer them.`
  private static func mark(in sentence: ArraySlice<UInt8>) -> Range<Int>? {
    let dashes: [StaticString] = [" — ", " – ", " - "]
    let marks = ([": ", "："] + dashes).compactMap { sentence.find($0) }
    guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let before = sentence[..<mark.lowerBound]
    guard before.count(where: isOpening) == before.count(where: isClosing) else { return nil }
    let behind = sentence[mark.upperBound...]
    let isAside = dashes.contains { sentence[mark].find($0) != nil && behind.find($0) != nil }
    return isAside ? nil : mark
  }

  private static func isOpening(_ byte: UInt8) -> Bool { "([{".utf8.contains(byte) }
  private static func isClosing(_ byte: UInt8) -> Bool { ")]}".utf8.contains(byte) }

  private static func advises(_ words: String, _ language: Language) -> Bool {
    switch language {
    case .korean:
      KoreanAdvice.isNote(words) || KoreanAdvice.isDeed(words)
        || Advice.isDirective(words, language)
    case .japanese:
      JapaneseAdvice.isNote(words) || JapaneseAdvice.isDeed(words)
        || Advice.isDirective(words, language)
    default: words.wordCount >= 2 && Advice.isDirective(words, language)
    }
  }
}
