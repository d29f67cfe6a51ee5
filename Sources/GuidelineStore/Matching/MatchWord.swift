/// A word's stem, identified by a hash of its folded bytes.
///
/// In a store with a hundred thousand words, a collision has a chance of one in ten billion, and
/// would only conflate two words.
struct MatchWord: Hashable, Comparable, Sendable {
  /// 63 bits of a ``StableHash``; the top bit is ``isPlain``.
  var code: UInt64

  /// Whether it is a Latin word or a number, which translations may keep.
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
