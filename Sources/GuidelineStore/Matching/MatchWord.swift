/// A word's stem, told from others by a hash of its folded bytes.
///
/// A hash makes a word table small and quick to read. Among the hundred thousand words of a large
/// store, two share one by a chance of one in ten billion, and would then only be taken for one word.
struct MatchWord: Hashable, Comparable, Sendable {
  /// 63 bits of a ``StableHash``, and above them whether the word is plain.
  var code: UInt64

  /// Whether the word is a Latin word or a number, which a translation may keep as it is.
  var isPlain: Bool { code >> 63 == 1 }

  init(code: UInt64) { self.code = code }

  /// - Parameter token: A token of ``GuidelineTokenizer``.
  init(token: Span<UInt8>) {
    var hash = StableHash()
    var allBits: UInt8 = 0
    for index in 0..<EnglishStem.count(of: token) {
      hash.take(token[index])
      allBits |= token[index]
    }
    let flag: UInt64 = allBits < 0x80 ? 1 << 63 : 0
    code = hash.value & (.max >> 1) | flag
  }

  static func < (left: MatchWord, right: MatchWord) -> Bool { left.code < right.code }
}
