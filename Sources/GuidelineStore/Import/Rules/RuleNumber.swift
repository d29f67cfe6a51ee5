/// What a document counts its rules by: `Rule 1.2:`, `M-02`, `R12.`, `TITLE-01:`, `A-NAV-3:`
struct RuleNumber {
  /// Where the words behind it start, in bytes; the end of the text if there are none.
  let end: Int
  /// Whether it calls what it counts a rule.
  let namesRule: Bool

  /// Reads the number that a text starts with; `nil` if it starts with none.
  init?(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    func byte() -> UInt8 { index < text.endIndex ? text[index] : 0 }
    let label = Self.labels.first { text.starts(with: $0.utf8) }
    index += label?.utf8.count ?? 0
    while byte() == .space { index += 1 }
    let start = index
    /// How many groups have digits, and whether the last one does: `W-GL-01` has one.
    var numbers = 0
    var endsInDigit = false
    while byte().isASCIIUppercase || byte().isASCIIDigit {
      let group = index
      while byte().isASCIIUppercase { index += 1 }
      // A word in capitals is no code: `NOTE 1`, `TITLE1`.
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
    // `A4 paper` and `3.5 points` count nothing.
    let isMarked = index == text.endIndex || text[mark..<index].contains { $0 != .space }
    guard isMarked || label == nil && !hasLetters && byte().isASCIIUppercase else {
      return nil
    }
    end = min(index, text.endIndex)
    namesRule = label != nil
  }

  /// What a heading states that calls itself a rule: `Rule 1.2: Short titles` → `Short titles`.
  static func lead(ofHeading line: String) -> String? {
    let bytes = Array(line.utf8)
    guard let number = RuleNumber(bytes[...]), number.namesRule, number.end < bytes.count else {
      return nil
    }
    return String(decoding: bytes[number.end...], as: UTF8.self)
  }

  private static let labels = [String](.ruleNumberLabels)

  /// Spaces and what parts a number from words: `.`, `:`, `)`, `：` and dashes.
  private static func isMark(_ scalar: UInt32) -> Bool {
    [0x0A, 0x20, 0x29, 0x2D, 0x2E, 0x3A, 0x2013, 0x2014, 0xFF1A].contains(scalar)
  }
}

extension Block {
  /// The bytes of the first sentence, without the number that it is counted by, the mark that says what it
  /// is worth and `Do:`.
  var firstSentenceBehindNumber: Range<Int> {
    let sentence = Sentence.first(of: text.text)
    var start = sentence.lowerBound
    if let mark = ItemMark(text.text[sentence]), mark.end < sentence.upperBound { start = mark.end }
    if let number = RuleNumber(text.text[start..<sentence.upperBound]),
      number.end < sentence.upperBound
    {
      start = number.end
    }
    if let label = DeedLabel(text.text[start..<sentence.upperBound]), !label.isProhibition {
      start = label.end
    }
    return start..<sentence.upperBound
  }
}
