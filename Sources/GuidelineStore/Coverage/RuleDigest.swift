/// A short hash of a rule's words, to detect changes.
///
/// Ignores case, white space, quotation marks, dashes, commas and full stops, which translations
/// needn't follow.
struct RuleDigest: Hashable, CustomStringConvertible {
  /// 20 bits: within a page, about one change in ten thousand goes undetected.
  private let value: UInt32

  private static let digits = 5

  init(lead: some Sequence<UInt8>, body: some Sequence<UInt8>) {
    var hash = StableHash()
    for text in [Array(lead), Array(body)] {
      hash.take(text: Self.words(of: text))
    }
    let folded = hash.value ^ hash.value >> 20 ^ hash.value >> 40
    value = UInt32(truncatingIfNeeded: folded) & 0xF_FFFF
  }

  init(_ rule: ParsedRule) {
    self.init(lead: rule.lead.utf8, body: rule.body.utf8)
  }

  /// Returns `nil` if the text isn't a digest.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.digits, let value = UInt32(text, radix: 16),
      text.utf8.first != UInt8(ascii: "+")
    else { return nil }
    self.value = value
  }

  /// Five hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: Self.digits - digits.utf8.count) + digits
  }

  /// The significant bytes, with ASCII in lower case.
  private static func words(of text: [UInt8]) -> [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80 {
        // U+2000 to U+203F: spaces, dashes, quotation marks, the ellipsis.
        index += 3
        continue
      }
      if byte == 0xC2, index + 1 < text.count, text[index + 1] == 0xA0 {
        index += 2
        continue
      }
      if !isDress(byte) { words.append(byte.isASCIIUppercase ? byte | 0x20 : byte) }
      index += 1
    }
    return words
  }

  private static func isDress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "-"),
      UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"):
      true
    default: false
    }
  }
}
