/// Sentences followed by their translation on the same line: `Keep it short. → 短くする`,
/// `Keep it short. (짧게 유지하기)`, `Keep it short.짧게 유지한다.`
struct TranslatedLines {
  /// Block index → byte ranges of the sentence and its translation.
  private let parts: [Int: (original: Range<Int>, translation: Range<Int>)]

  /// A page with fewer only explains some words this way.
  private static let fewest = 3

  init(in blocks: [Block]) {
    var parts: [Int: (Range<Int>, Range<Int>)] = [:]
    for (index, block) in blocks.enumerated() { parts[index] = Self.parts(of: block) }
    let items = blocks.count(where: \.isItem)
    let areMany = parts.count >= Self.fewest && parts.count * 2 >= items
    self.parts = areMany ? parts : [:]
  }

  /// Splits each of these blocks in two.
  func split(_ blocks: [Block]) -> [Block] {
    guard !parts.isEmpty else { return blocks }
    return blocks.enumerated().flatMap { index, block in
      guard let (original, translation) = parts[index] else { return [block] }
      var pieces = block.text.parts([original, translation]).map { text in
        var piece = block
        piece.text = text
        return piece
      }
      pieces[1].endsLine = true
      return pieces
    }
  }

  private static func parts(of block: Block) -> (Range<Int>, Range<Int>)? {
    guard block.isItem || block.kind == .paragraph, block.quoteDepth == 0 else { return nil }
    let scripts = block.scripts
    guard scripts.latin > 0, scripts.holdAsian else { return nil }
    let text = block.text.text
    guard !text.contains(.lineFeed),
      let mark = arrow(in: text) ?? bracket(in: text) ?? seam(in: text)
    else {
      return nil
    }
    let (one, other) = (0..<mark.lowerBound, mark.upperBound..<mark.end)
    let languages = [one, other].map { ScriptCounts(Array(text[$0])) }
    guard languages[0].latin > 0, languages[0].hangul + languages[0].kana == 0,
      languages[0].ideograph == 0, let language = languages[1].language, language != .english
    else { return nil }
    let (original, translation) = (block.text.line(one), block.text.line(other))
    // A name in brackets translates only the last words: `Use a sheet (シート)`.
    let isWhole =
      mark.end == text.count || original.endsSentence || Advice.isSentence(translation, language)
    return isWhole && Advice.isDirective(original, .english) ? (one, other) : nil
  }

  /// The separator's range, and where the translation ends.
  private struct Mark {
    let lowerBound: Int
    let upperBound: Int
    let end: Int
  }

  private static func arrow(in text: [UInt8]) -> Mark? {
    let arrows: [StaticString] = ["→", "⇒", "->", "=>"]
    guard let arrow = arrows.lazy.compactMap({ text[...].find($0) }).first else { return nil }
    return mark(arrow.lowerBound, arrow.upperBound, text.count, in: text)
  }

  /// Brackets at the end: `Keep it short. (짧게)`.
  private static func bracket(in text: [UInt8]) -> Mark? {
    let brackets: [(open: StaticString, close: StaticString)] = [("(", ")"), ("（", "）")]
    for (open, close) in brackets {
      guard let start = text[...].find(open), let end = text[start.upperBound...].find(close),
        end.upperBound == text.count
      else { continue }
      return mark(start.lowerBound, start.upperBound, end.lowerBound, in: text)
    }
    return nil
  }

  /// A translation attached to a sentence that is too long for a quoted name: `Keep it short.3초`.
  private static func seam(in text: [UInt8]) -> Mark? {
    var start = 0
    while start < text.count, !isAsian(at: start, in: text) {
      start += decodeScalar(text, start).length
    }
    guard start > 0, start < text.count else { return nil }
    let stop = text[..<start].firstIndex(of: UInt8(ascii: "."))
    if let stop, stop + 1 < start, text[stop + 1] != .space { start = stop + 1 }
    guard text[start - 1].isASCIILetter || text[start - 1] == UInt8(ascii: "."),
      text[..<start].split(separator: .space).count >= fewestWordsAtSeam
    else { return nil }
    return mark(start, start, text.count, in: text)
  }

  private static let fewestWordsAtSeam = 5

  private static func isAsian(at index: Int, in text: [UInt8]) -> Bool {
    switch Script(at: index, in: text) {
    case .hangul, .kana, .ideograph: true
    case .latin, .digit, .other, .ideographicStop: false
    }
  }

  private static func mark(_ lower: Int, _ upper: Int, _ end: Int, in text: [UInt8]) -> Mark? {
    var (lower, upper) = (lower, upper)
    while lower > 0, text[lower - 1] == .space { lower -= 1 }
    while upper < end, text[upper] == .space { upper += 1 }
    return lower > 0 && upper < end ? Mark(lowerBound: lower, upperBound: upper, end: end) : nil
  }
}
