/// The number of a rule: `Rule 1.2:`, `M-02`, `R12.`, `TITLE-01:`, `A-NAV-3:`
struct RuleNumber {
  /// Where the text after it starts, in bytes; the end of the text if nothing follows.
  let end: Int
  /// Whether it includes a word such as `Rule`, or is a code: `TITLE-01:`.
  let isOfRule: Bool
  /// Whether it has letters, as other numbers may have, too: `R2:`.
  private let isCode: Bool

  /// `nil` if the text doesn't start with a number.
  init?(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    func byte() -> UInt8 { index < text.endIndex ? text[index] : 0 }
    let label = Self.labels.first { text.starts(with: $0.utf8) }
    index += label?.utf8.count ?? 0
    while byte() == .space { index += 1 }
    let start = index
    /// The groups with digits, and whether the last group has any: `W-GL-01` has one.
    var numbers = 0
    var endsInDigit = false
    while byte().isASCIIUppercase || byte().isASCIIDigit {
      let group = index
      while byte().isASCIIUppercase { index += 1 }
      // A word in capitals isn't a code: `NOTE 1`, `TITLE1`.
      if index - group > 3, byte() != UInt8(ascii: "-") { return nil }
      let letters = index
      while byte().isASCIIDigit { index += 1 }
      endsInDigit = index > letters
      numbers += endsInDigit ? 1 : 0
      let isJoined =
        index + 1 < text.endIndex
        && (text[index + 1].isASCIIDigit || text[index + 1].isASCIIUppercase)
      guard byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: ".") && endsInDigit, isJoined
      else { break }
      index += 1
    }
    let hasLetters = text[start..<index].contains(where: \.isASCIIUppercase)
    guard endsInDigit, label != nil || hasLetters || numbers > 1, !byte().isASCIILetter else {
      return nil
    }
    let mark = index
    while index < text.endIndex {
      let scalar = decodeScalar(Array(text[index..<min(index + 4, text.endIndex)]), 0)
      guard Self.isMark(scalar.value) else { break }
      index += scalar.length
    }
    // `A4 paper` and `3.5 points` aren't numbered.
    let isMarked = index == text.endIndex || text[mark..<index].contains { $0 != .space }
    guard isMarked || label == nil && !hasLetters && byte().isASCIIUppercase else {
      return nil
    }
    end = min(index, text.endIndex)
    let code = text[start..<mark]
    isCode = hasLetters && isMarked
    isOfRule = label != nil || isCode && code.contains(UInt8(ascii: "-"))
  }

  /// The text of a heading that is numbered as a rule: `Rule 1.2: Short titles` → `Short titles`.
  static func lead(ofHeading line: String) -> String? {
    let bytes = Array(line.utf8)
    guard let number = RuleNumber(bytes[...]), number.end < bytes.count else { return nil }
    let lead = String(decoding: bytes[number.end...], as: UTF8.self)
    let language = ScriptCounts(bytes).language ?? .english
    return number.isOfRule || number.isCode && Advice.isDirective(lead, language) ? lead : nil
  }

  private static let labels = [String](.ruleNumberLabels)

  /// Spaces and separators after a number: `.`, `:`, `)`, `：` and dashes.
  private static func isMark(_ scalar: UInt32) -> Bool {
    [0x0A, 0x20, 0x29, 0x2D, 0x2E, 0x3A, 0x2013, 0x2014, 0xFF1A].contains(scalar)
  }
}

extension Block {
  /// The byte range of the first sentence, without its number or a mark such as `✅`.
  var firstSentenceBehindNumber: Range<Int> {
    let sentence = Sentence.first(of: text.text)
    var start = sentence.lowerBound
    if let mark = ItemMark(text.text[sentence]), mark.end < sentence.upperBound,
      !mark.isBad || Advice.isProhibition(text.line(mark.end..<sentence.upperBound), language)
    {
      start = mark.end
    }
    if let label = PlatformLabel(text.text), label.end < sentence.upperBound { start = label.end }
    if let number = RuleNumber(text.text[start..<sentence.upperBound]),
      number.end < sentence.upperBound
    {
      start = number.end
    }
    return start..<sentence.upperBound
  }
}
