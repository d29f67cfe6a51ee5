/// The tokens that a query looks for, as the index has them.
struct HitPattern {
  fileprivate let tokenizer: FTS5TokenizerChain
  fileprivate var tokens: ContiguousArray<Token> = []
  /// The bytes of all tokens.
  fileprivate var bytes: ContiguousArray<UInt8> = []
  /// The first token that begins with a character, by ``sieve(of:)``; -1 if there is none.
  fileprivate var beginnings = ContiguousArray(repeating: -1, count: 512)

  fileprivate struct Token {
    var range: Range<Int>
    var isPrefix: Bool
    /// The next token that begins so; -1 if there is none.
    var next = -1
    /// The first bytes in one number, and which bits of another such number must be the same.
    var key: UInt64
    var mask: UInt64
  }

  init(tokenizer: FTS5TokenizerChain) {
    self.tokenizer = tokenizer
  }

  /// Adds a token of a query, unless it is there.
  ///
  /// - Returns: Its number.
  mutating func add(_ text: String, isPrefix: Bool) -> Int {
    let written = ContiguousArray(text.utf8)
    let stem = ContiguousArray(
      tokenizer.tokens(in: written.span, isQuery: true).flatMap(\.bytes))
    let sieve = Self.sieve(of: stem.span)
    var last = -1
    var index = beginnings[sieve]
    while index >= 0 {
      if tokens[index].isPrefix == isPrefix, bytes[tokens[index].range] == stem[...] {
        return index
      }
      (last, index) = (index, tokens[index].next)
    }
    let bits = UInt64(min(stem.count, 8)) * 8
    tokens.append(
      Token(
        range: bytes.count..<bytes.count + stem.count, isPrefix: isPrefix,
        key: Self.key(of: stem.span),
        mask: isPrefix && bits < 64 ? 1 << bits - 1 : UInt64.max))
    bytes += stem
    if last < 0 {
      beginnings[sieve] = tokens.count - 1
    } else {
      tokens[last].next = tokens.count - 1
    }
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
    var index = beginnings[Self.sieve(of: word)]
    while index >= 0 {
      let range = tokens[index].range
      if range.count < 2
        || word.count > 1
          && (bytes[range.lowerBound + 1] == word[1] || word[1] == UInt8(ascii: "y"))
      {
        return true
      }
      index = tokens[index].next
    }
    return false
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
    guard pattern.beginnings[HitPattern.sieve(of: token)] >= 0 else { return true }
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
    var index = pattern.beginnings[HitPattern.sieve(of: stem)]
    while index >= 0 {
      let wanted = pattern.tokens[index]
      if key & wanted.mask == wanted.key, pattern.isFound(wanted, as: stem) {
        finds.append(Find(token: index, position: position, range: range))
      }
      index = wanted.next
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
