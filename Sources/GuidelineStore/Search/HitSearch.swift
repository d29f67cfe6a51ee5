/// The tokens that a query looks for, as the index has them.
struct HitPattern {
  fileprivate let tokenizer: FTS5TokenizerChain
  fileprivate var tokens: ContiguousArray<Token> = []
  /// The bytes of all tokens.
  fileprivate var bytes: ContiguousArray<UInt8> = []
  /// Which characters a token may begin with, by ``sieve(of:)``.
  fileprivate var beginnings = ContiguousArray(repeating: false, count: 512)

  fileprivate struct Token {
    var range: Range<Int>
    var isPrefix: Bool
    /// The first bytes in one number, and which bits of another such number must be the same.
    var key: UInt64
    var mask: UInt64
  }

  init(tokenizer: FTS5TokenizerChain) {
    self.tokenizer = tokenizer
  }

  /// Adds a token of a query.
  ///
  /// - Returns: Its number.
  mutating func add(_ text: String, isPrefix: Bool) -> Int {
    let start = bytes.count
    let written = ContiguousArray(text.utf8)
    for token in tokenizer.tokens(in: written.span, isQuery: true) { bytes += token.bytes }
    beginnings[Self.sieve(of: bytes.span.extracting(start..<bytes.count))] = true
    let key = Self.key(of: bytes.span.extracting(start..<bytes.count))
    let bits = UInt64(min(bytes.count - start, 8)) * 8
    let mask = isPrefix && bits < 64 ? 1 << bits - 1 : UInt64.max
    tokens.append(
      Token(range: start..<bytes.count, isPrefix: isPrefix, key: key, mask: mask))
    return tokens.count - 1
  }

  /// The first eight bytes of a token in one number.
  fileprivate static func key(of token: Span<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<min(token.count, 8) {
      key |= UInt64(token[index]) << (UInt64(index) * 8)
    }
    return key
  }

  /// A number below 512 for the character that a token begins with. ASCII ones have their own, others
  /// may share theirs.
  fileprivate static func sieve(of token: Span<UInt8>) -> Int {
    let first = token[0]
    guard first >= 0x80 else { return Int(first) }
    var hash = first
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    for index in 1..<min(count, token.count) { hash = hash &* 31 &+ token[index] }
    return 256 + Int(hash)
  }

  /// Whether a token begins like one of the stems: a stem has the first letters of its word, but for a
  /// `y` that becomes an `i`.
  fileprivate func mayHaveStem(of word: Span<UInt8>) -> Bool {
    tokens.contains { token in
      let start = token.range.lowerBound
      return bytes[start] == word[0]
        && (token.range.count < 2
          || word.count > 1
            && (bytes[start + 1] == word[1] || word[1] == UInt8(ascii: "y")))
    }
  }

  fileprivate func isFound(_ wanted: Token, as token: Span<UInt8>) -> Bool {
    let count = wanted.range.count
    guard wanted.isPrefix ? token.count >= count : token.count == count else { return false }
    for index in 0..<count where token[index] != bytes[wanted.range.lowerBound + index] {
      return false
    }
    return true
  }
}

/// Finds the tokens of a pattern among those of a text.
///
/// A structure that is changed in place: a closure over arrays would retain them for each token.
struct HitSearch {
  /// A token of the text that a token of the pattern asks for.
  struct Find {
    /// The number of the pattern's token.
    var token: Int
    /// Which token of the text it is, not counting colocated ones.
    var position: Int
    /// Bytes of the text.
    var range: Range<Int>
  }

  private(set) var finds: [Find] = []
  private let pattern: HitPattern
  private var position = -1

  init(pattern: HitPattern) {
    self.pattern = pattern
  }

  /// Takes in the next token of the text.
  mutating func take(
    _ token: Span<UInt8>, _ range: Range<Int>, isColocated: Bool, in text: Span<UInt8>
  ) -> Bool {
    if !isColocated { position += 1 }
    if !finds.isEmpty { endHalves(at: range.lowerBound, in: text) }
    // Most tokens are seen here to be none of those, and need not be stemmed.
    guard pattern.beginnings[HitPattern.sieve(of: token)] else { return true }
    if token[0] >= 0x80 {
      compare(token, range)
    } else if pattern.mayHaveStem(of: token) {
      pattern.tokenizer.visit(token, isQuery: true) { stem, _, _ in
        compare(stem, range)
        return true
      }
    }
    return true
  }

  private mutating func compare(_ stem: Span<UInt8>, _ range: Range<Int>) {
    let key = HitPattern.key(of: stem)
    for index in pattern.tokens.indices
    where key & pattern.tokens[index].mask == pattern.tokens[index].key
      && pattern.isFound(pattern.tokens[index], as: stem)
    {
      finds.append(Find(token: index, position: position, range: range))
    }
  }

  /// Where half of a pair was asked for, ends it where the other half begins.
  private mutating func endHalves(at start: Int, in text: Span<UInt8>) {
    var index = finds.count - 1
    while index >= 0, finds[index].position >= position - 1 {
      let range = finds[index].range
      if range.lowerBound < start, start < range.upperBound, text[range.lowerBound] >= 0x80,
        pattern.tokens[finds[index].token].isPrefix
      {
        finds[index].range = range.lowerBound..<start
      }
      index -= 1
    }
  }
}
