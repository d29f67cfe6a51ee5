/// Determines the aspects of a change.
struct ChangeFlags {
  let old: [Rule]
  let new: [Rule]
  let isSameLanguage: Bool

  /// - Parameter kind: The kind of change.
  /// - Returns: The flags in order; empty if only one text has the rule.
  func flags(for kind: ChangeKind) -> [ChangeFlag] {
    guard let first = old.first, let last = new.first else { return [] }
    let (oldText, newText) = (text(of: old), text(of: new))
    var flags: [ChangeFlag] = []
    if isSameLanguage, kind == .same, levelled(first.body) != levelled(last.body) {
      flags.append(.body)
    }
    if numbers(in: oldText, first.id.text.language) != numbers(in: newText, last.id.text.language) {
      flags.append(.numbers)
    }
    if APINames.all(in: oldText) != APINames.all(in: newText) { flags.append(.api) }
    guard isSameLanguage else { return flags }
    let language = first.id.text.language
    if old.count == 1, new.count == 1, kind != .same,
      let flag = Firmness(first.lead, language).change(to: Firmness(last.lead, language))
    {
      flags.append(flag)
    }
    if AdviceWords.makeException(in: newText, language),
      !AdviceWords.makeException(in: oldText, language)
    {
      flags.append(.exception)
    }
    return flags
  }

  private func text(of rules: [Rule]) -> String {
    rules.map { $0.lead + "\n" + $0.body }.joined(separator: "\n")
  }

  /// The numbers in a text. Skips counts such as `1つ`, `2〜3行` and `3 개`, which another language may
  /// spell out, and numbers in names, such as `P3`.
  private func numbers(in text: String, _ language: Language) -> Set<String> {
    let bytes = Array(text.utf8)
    let units = AdviceWords.units[language.withoutRegion]
    var numbers: Set<String> = []
    var (index, isInName) = (0, false)
    while index < bytes.count {
      guard bytes[index].isASCIIDigit else {
        isInName =
          bytes[index].isASCIILetter && (isInName || index == 0 || !bytes[index - 1].isASCIIDigit)
        index += 1
        continue
      }
      let end = Self.endOfNumber(at: index, in: bytes)
      let digits = bytes[index..<end].filter { $0 != UInt8(ascii: ",") }
      let isCount = digits.count == 1 && Self.isCount(digits[0], to: end, in: bytes, units)
      if !isInName && !isCount && (isSameLanguage || digits.count > 1) {
        numbers.insert(String(decoding: digits, as: UTF8.self))
      }
      index = end
    }
    return numbers
  }

  /// Includes decimal points and commas within the number.
  private static func endOfNumber(at start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count,
      bytes[index].isASCIIDigit || bytes[index] == UInt8(ascii: ".")
        || bytes[index] == UInt8(ascii: ","),
      bytes[index].isASCIIDigit || index + 1 < bytes.count && bytes[index + 1].isASCIIDigit
    {
      index += 1
    }
    return index
  }

  /// Whether a digit is a count: a Korean or Japanese word other than a unit follows it or its
  /// range.
  private static func isCount(
    _ digit: UInt8, to end: Int, in bytes: [UInt8], _ units: [String]
  ) -> Bool {
    var rest = bytes[end...]
    if let mark = rangeMarks.first(where: rest.starts),
      rest.dropFirst(mark.count).first?.isASCIIDigit == true
    {
      rest = bytes[endOfNumber(at: end + mark.count, in: bytes)...]
    }
    guard let first = rest.first, first >= 0x80 else { return false }
    switch ScalarKind(folded: bytes.span.scalar(at: rest.startIndex).value) {
    case .hangul, .hiragana, .katakana, .ideograph:
      return digit == UInt8(ascii: "1") || !units.contains { rest.starts(with: $0.utf8) }
    default: return false
    }
  }

  private static let rangeMarks = ["〜", "～", "~", "–", "-", "、"].map { Array($0.utf8) }
}
