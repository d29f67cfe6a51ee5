/// The marker of a list item: `- `, `* `, `1. `, `1) `, `(1) `, `１．`, `①`, or a word processor's
/// bullet. The space after it may be missing where nothing else looks alike: `1.Cups`, `-Cups`.
struct ItemMarker {
  /// In bytes; 0 for a verdict such as `✅`, which stays in the item's text.
  let length: Int
  /// `nil` for a bullet.
  let number: Int?
  /// The mark that the items of a list share: the bullet, or the one after each number.
  let style: UInt32

  /// `nil` if the line starts with no marker.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first else { return nil }
    if let byte = Self.narrow(line)?.byte, byte.isASCIIDigit || byte == UInt8(ascii: "(") {
      guard let counted = Self(countedBy: line) else { return nil }
      self = counted
      return
    }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      let isTight = first == UInt8(ascii: "-") && Self.startsText(line.dropFirst())
      guard Self.isSpace(line.dropFirst().first) || isTight else { return nil }
      (length, number, style) = (1, nil, UInt32(first))
    case 0xE2, 0xE3, 0xEF:
      let scalar = decodeScalar(Array(line.prefix(4)), 0)
      let isCircled = Self.circled.contains(scalar.value)
      number = isCircled ? Int(scalar.value - Self.circled.lowerBound) + 1 : nil
      style = isCircled ? Self.circled.lowerBound : scalar.value
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
    var rest = line
    func take(_ mark: UInt8) -> Bool {
      guard let next = Self.narrow(rest), next.byte == mark else { return false }
      rest = rest.dropFirst(next.length)
      return true
    }
    let isEnclosed = take(UInt8(ascii: "("))
    var (value, digits) = (0, 0)
    while digits <= 3, let next = Self.narrow(rest), next.byte.isASCIIDigit {
      value = value * 10 + Int(next.byte - UInt8(ascii: "0"))
      digits += 1
      rest = rest.dropFirst(next.length)
    }
    guard (1...3).contains(digits) else { return nil }
    number = value
    if !isEnclosed, rest.starts(with: Self.keycap) {
      style = 0x20E3
      rest = rest.dropFirst(Self.keycap.count)
    } else {
      // `1 . Cups`
      if rest.starts(with: " .".utf8), !isEnclosed { rest = rest.dropFirst() }
      let hasParenthesis = take(UInt8(ascii: ")"))
      guard hasParenthesis || !isEnclosed && take(UInt8(ascii: ".")) else { return nil }
      style = UInt32(isEnclosed ? 0x28 : hasParenthesis ? 0x29 : 0x2E)
      // `1.Cups`, but not `3.5` or `2021.Spring`
      guard Self.isSpace(rest.first) || digits <= 2 && Self.startsText(rest) else { return nil }
    }
    length = rest.startIndex - line.startIndex
  }

  /// The first character, if it is ASCII or the full-width form of an ASCII character.
  private static func narrow(_ text: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
    guard let first = text.first else { return nil }
    if first < 0x80 { return (first, 1) }
    guard first == 0xEF else { return nil }
    let scalar = decodeScalar(Array(text.prefix(4)), 0)
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    return (UInt8(scalar.value - 0xFEE0), scalar.length)
  }

  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte.map { $0.isSpaceOrLineFeed || $0 == 0xC2 } ?? true
  }

  /// Whether the text starts like an item: with a capital letter, or in a script without capitals.
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
  /// Makes a digit a keycap: `1️⃣`.
  private static let keycap: [UInt8] = Array("\u{FE0F}\u{20E3}".utf8)
  /// `✅` and `❌`.
  private static let verdicts: Set<UInt32> = [0x2705, 0x274C]
}
