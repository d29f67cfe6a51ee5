/// Works out in what respect a change is one.
struct ChangeFlags {
  let old: [Rule]
  let new: [Rule]
  let isSameLanguage: Bool

  /// - Parameter kind: What became of the rules.
  /// - Returns: The flags in order; none where only one text has the rule.
  func flags(for kind: ChangeKind) -> [ChangeFlag] {
    guard let first = old.first, let last = new.first else { return [] }
    let (oldText, newText) = (text(of: old), text(of: new))
    var flags: [ChangeFlag] = []
    if isSameLanguage, kind == .same, levelled(first.body) != levelled(last.body) {
      flags.append(.body)
    }
    if numbers(in: oldText) != numbers(in: newText) { flags.append(.numbers) }
    if APINames.all(in: oldText) != APINames.all(in: newText) { flags.append(.api) }
    guard isSameLanguage else { return flags }
    let language = first.id.text.language
    if old.count == 1, new.count == 1, kind != .same {
      let (here, there) = (Firmness(first.lead, language), Firmness(last.lead, language))
      if here.isNegative == there.isNegative, here.degree != there.degree {
        flags.append(here.degree < there.degree ? .stronger : .weaker)
      }
    }
    let words = AdviceWords(language).exceptions
    if words.count(in: newText) > 0, words.count(in: oldText) == 0 { flags.append(.exception) }
    return flags
  }

  private func text(of rules: [Rule]) -> String {
    rules.map { $0.lead + "\n" + $0.body }.joined(separator: "\n")
  }

  /// The numbers of a text. Counts such as `1つ` and `2行` are as good as words, and other languages may
  /// write small numbers as words.
  private func numbers(in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    var numbers: Set<String> = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isASCIIDigit || Self.isMark(at: index, in: bytes) {
        index += 1
      }
      let digits = bytes[start..<index].filter { $0 != UInt8(ascii: ",") }
      let isCount = digits.count == 1 && Self.isCounter(at: index, in: bytes)
      if !isCount && (isSameLanguage || digits.count > 1) {
        numbers.insert(String(decoding: digits, as: UTF8.self))
      }
    }
    return numbers
  }

  /// Whether a Japanese counter follows, rather than a unit of measure or of time.
  private static func isCounter(at index: Int, in bytes: [UInt8]) -> Bool {
    guard index < bytes.count, bytes[index] >= 0x80 else { return false }
    let scalar = bytes.span.scalar(at: index).value
    return scalar == 0x3064 || scalar == 0x304B
      || ScalarKind(folded: scalar) == .ideograph && !units.contains(scalar)
  }

  private static let units = Set("秒分時日月年度倍".unicodeScalars.map(\.value))

  /// Whether a point or a comma stands inside a number.
  private static func isMark(at index: Int, in bytes: [UInt8]) -> Bool {
    (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","))
      && index + 1 < bytes.count && bytes[index + 1].isASCIIDigit
  }
}
