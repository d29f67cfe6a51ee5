/// The statement of an item or a paragraph before a mark and an explanation:
/// `Keep it short: Long names are cut.`, `짧게 쓰세요: 긴 이름은 잘립니다.`, `短く書く 長い名前は切れます。`
struct ItemStatement {
  /// Byte offsets into the block's text.
  let range: Range<Int>
  /// The explanation, in byte offsets into the block's text.
  let rest: Range<Int>

  /// - Returns: `nil` if the first sentence has no such mark, or no advice before it.
  init?(of item: Block) {
    let text = item.text.text
    let sentence = item.firstSentenceBehindNumber
    guard let mark = Self.mark(in: text, sentence, item.language) else { return nil }
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

  /// The items of this form, if at least half of a list: colons and dashes have other uses, too.
  static func among(_ items: [Block]) -> [Block] {
    let explained = items.filter { ItemStatement(of: $0) != nil }
    return explained.count >= 2 && explained.count * 2 >= items.count ? explained : []
  }

  /// The first lines of outermost paragraphs of this form, if there are several.
  static func paragraphs(in blocks: [Block]) -> Set<Int> {
    let explained = blocks.filter { block in
      guard block.kind == .paragraph, block.listDepth == 0, block.quoteDepth == 0,
        block.lead == nil, let statement = ItemStatement(of: block)
      else { return false }
      let mark = block.text.text[statement.range.upperBound..<statement.rest.lowerBound]
      let words = block.text.line(statement.range)
      return block.language == .english
        ? mark.first == UInt8(ascii: ":") && Advice.isLabelOfAdvice(words, .english)
        : !mark.contains { "-\u{2013}\u{2014}".utf8.contains($0) }
    }
    return explained.count >= 2 ? Set(explained.map(\.lines.lowerBound)) : []
  }

  /// The first mark outside brackets, but not an aside: `Use a list — not a menu — to offer them.`
  private static func mark(
    in text: [UInt8], _ range: Range<Int>, _ language: Language
  ) -> Range<Int>? {
    let sentence = text[range]
    let dashes: [StaticString] = [" — ", " – ", " - "]
    var marks = ([": ", "："] + dashes).compactMap { sentence.find($0) }
    if language == .japanese, let space = sentence.indices.first(where: { isGap(text, $0) }) {
      marks.append(space..<space + 1)
    }
    guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let before = sentence[..<mark.lowerBound]
    guard before.count(where: isOpening) == before.count(where: isClosing) else { return nil }
    let behind = sentence[mark.upperBound...]
    let isAside = dashes.contains { sentence[mark].find($0) != nil && behind.find($0) != nil }
    return isAside ? nil : mark
  }

  /// Whether a space separates two words of an unspaced language.
  private static func isGap(_ text: [UInt8], _ index: Int) -> Bool {
    text[index] == .space && Script(endingAt: index, in: text).isUnspaced
      && Script(at: index + 1, in: text).isUnspaced
  }

  private static func isOpening(_ byte: UInt8) -> Bool { "([{".utf8.contains(byte) }
  private static func isClosing(_ byte: UInt8) -> Bool { ")]}".utf8.contains(byte) }

  private static func advises(_ words: String, _ language: Language) -> Bool {
    Advice.isTerseAdvice(words, language)
      || (language != .english || words.wordCount >= 2) && Advice.isDirective(words, language)
  }
}
