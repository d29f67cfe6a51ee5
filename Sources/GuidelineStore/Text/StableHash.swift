/// A hash that is the same in every run and on every machine: 64 bits of FNV-1a,
/// http://www.isthe.com/chongo/tech/comp/fnv/
struct StableHash: Hashable {
  private(set) var value: UInt64

  /// - Parameter value: The value of an earlier hash, to continue it.
  init(value: UInt64 = 0xCBF2_9CE4_8422_2325) {
    self.value = value
  }

  /// The value as 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) { take(UInt64(byte)) }

  @inline(__always)
  mutating func take(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01B3
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  /// Hashes a text and a terminator, so that `ab`+`c` differs from `a`+`bc`.
  mutating func take(text: some Sequence<UInt8>) {
    take(text)
    // 0xFF never occurs in UTF-8.
    take(0xFF as UInt8)
  }
}
