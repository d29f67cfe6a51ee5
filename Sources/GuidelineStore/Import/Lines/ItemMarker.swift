/// The mark at the start of an item: `- `, `* `, `1. `, `1) `, `(1) `, `①` and the bullets that word processors
/// leave. The space behind it may be missing where nothing else looks alike: `1.Cups`, `-Cups`.
struct ItemMarker {
  /// In bytes; 0 for a mark that says what the item is worth and so belongs to it.
  let length: Int
  /// What the item is counted by.
  let number: Int?
  /// What the marks of one list share: the bullet itself, or what stands behind a number.
  let style: UInt32

  /// Reads the mark that a line starts with; `nil` if it starts with none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first else { return nil }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      let isTight = first == UInt8(ascii: "-") && Self.startsText(line.dropFirst())
      guard Self.isSpace(line.dropFirst().first) || isTight else { return nil }
      (length, number, style) = (1, nil, UInt32(first))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "("):
      guard let counted = Self(countedBy: line) else { return nil }
      self = counted
    case 0xE2, 0xE3, 0xEF:
      let scalar = decodeScalar(Array(line.prefix(4)), 0)
      style = scalar.value
      number = Self.circled.contains(style) ? Int(style - Self.circled.lowerBound) + 1 : nil
      if Self.verdicts.contains(style) {
        length = 0
        return
      }
      let isSpaced = Self.isSpace(line.dropFirst(scalar.length).first)
      guard number != nil || Self.bullets.contains(style) || style == Self.dash && isSpaced else {
        return nil
      }
      length = scalar.length
    default: return nil
    }
  }

  private init?(countedBy line: ArraySlice<UInt8>) {
    let isEnclosed = line.first == UInt8(ascii: "(")
    var rest = isEnclosed ? line.dropFirst() : line
    let digits = rest.prefix { $0.isASCIIDigit }
    guard (1...3).contains(digits.count), let value = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    rest = rest.dropFirst(digits.count)
    number = value
    if !isEnclosed, rest.starts(with: Self.keycap) {
      style = 0x20E3
      rest = rest.dropFirst(Self.keycap.count)
    } else {
      // `1 . Cups`
      if rest.starts(with: " .".utf8), !isEnclosed { rest = rest.dropFirst() }
      guard let mark = rest.first,
        mark == UInt8(ascii: ")") || mark == UInt8(ascii: ".") && !isEnclosed
      else { return nil }
      style = isEnclosed ? UInt32(UInt8(ascii: "(")) : UInt32(mark)
      rest = rest.dropFirst()
      // `1.Cups`, but not `3.5` or `2021.Spring`
      guard Self.isSpace(rest.first) || digits.count <= 2 && Self.startsText(rest) else {
        return nil
      }
    }
    length = rest.startIndex - line.startIndex
  }

  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte.map { $0.isSpaceOrLineFeed || $0 == 0xC2 } ?? true
  }

  /// Whether words start as those of an item do: with a capital letter, or one of a script without.
  private static func startsText(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return first.isASCIIUppercase || (0xE3...0xED).contains(first)
  }

  private static let bullets: Set<UInt32> = [
    0x2022, 0x2023, 0x2043, 0x25AA, 0x25AB, 0x25B8, 0x25CB, 0x25CE, 0x25CF, 0x25E6, 0x2219, 0x30FB,
    0xF0B7,
  ]
  private static let dash: UInt32 = 0x2013
  /// `①` to `⑳`.
  private static let circled: ClosedRange<UInt32> = 0x2460...0x2473
  /// What makes a digit one on a key.
  private static let keycap: [UInt8] = Array("\u{FE0F}\u{20E3}".utf8)
  /// `✅` and `❌`.
  private static let verdicts: Set<UInt32> = [0x2705, 0x274C]
}
