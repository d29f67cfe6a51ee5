/// The tokens that a query looks for, in the form of the index.
struct HitPattern {
  let tokenizer: RuleTokenizer
  private(set) var tokens: ContiguousArray<Token> = []
  /// The bytes of all tokens.
  private var bytes: ContiguousArray<UInt8> = []
  /// The first token that begins with a character, by ``sieve(of:at:)``; -1 if there is none.
  private var beginnings = ContiguousArray(repeating: -1, count: 512)
  /// The possible second letters for each first ASCII letter or digit, as bits by their last five
  /// bits.
  private var seconds = ContiguousArray<UInt32>(repeating: 0, count: 128)

  struct Token {
    let range: Range<Int>
    let isPrefix: Bool
    /// The next token in the same bucket of `beginnings`; -1 if there is none.
    fileprivate(set) var next = -1
    /// The first eight bytes as an integer, and the bits that a token must share with it.
    fileprivate let key: UInt64
    fileprivate let mask: UInt64
    /// The bits that the text must share at the token's start. A stem's last letter is ignored,
    /// since endings change it; of other tokens, two characters are compared.
    fileprivate let textMask: UInt64
  }

  init(tokenizer: RuleTokenizer) {
    self.tokenizer = tokenizer
  }

  /// Adds a token of a query, unless it is present.
  ///
  /// - Returns: Its index.
  mutating func add(_ text: String, isPrefix: Bool) -> Int {
    let written = ContiguousArray(text.utf8)
    var stem: ContiguousArray<UInt8> = []
    tokenizer.withStem(of: written.span) { stem.append($0) }
    let sieve = Self.sieve(of: stem.span, at: 0)
    var last = -1
    var index = beginnings[sieve]
    while index >= 0 {
      if tokens[index].isPrefix == isPrefix, bytes[tokens[index].range] == stem[...] {
        return index
      }
      (last, index) = (index, tokens[index].next)
    }
    tokens.append(
      Token(
        range: bytes.count..<bytes.count + stem.count, isPrefix: isPrefix,
        key: Self.key(of: stem.span), mask: isPrefix ? Self.mask(stem.count) : UInt64.max,
        textMask: Self.mask(stem[0] < 0x80 ? stem.count - 1 : min(stem.count, 6))))
    bytes += stem
    if stem[0] < 0x80 { seconds[Int(stem[0])] |= Self.seconds(ofWordsWithStem: stem.span) }
    if last < 0 {
      beginnings[sieve] = tokens.count - 1
    } else {
      tokens[last].next = tokens.count - 1
    }
    return tokens.count - 1
  }

  /// The first eight bytes of a token as an integer.
  private static func key(of token: Span<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<min(token.count, 8) {
      key |= UInt64(token[index]) << (UInt64(index) * 8)
    }
    return key
  }

  /// A mask for this number of bytes.
  private static func mask(_ count: Int) -> UInt64 {
    count < 8 ? 1 << (UInt64(count) * 8) - 1 : .max
  }

  /// A hash below 512 for the character at an index, exact for ASCII.
  private static func sieve(of text: Span<UInt8>, at start: Int) -> Int {
    let first = text[start]
    guard first >= 0x80 else { return Int(first) }
    let last = min(start + (first < 0xE0 ? 1 : 2), text.count - 1)
    let hash = text[last] &+ text[start + 1] &* 31 &+ first &* 61
    return 256 + Int(hash)
  }

  /// The second letters of words with this stem: the stem's own, or a `y` that became an `i`.
  private static func seconds(ofWordsWithStem stem: Span<UInt8>) -> UInt32 {
    guard stem.count > 1 else { return .max }
    let isI = stem[1] == UInt8(ascii: "i")
    return bit(of: stem[1]) | (isI ? bit(of: UInt8(ascii: "y")) : 0)
  }

  private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// Whether one of the tokens may begin at an index, ignoring case.
  func mayBegin(_ text: Span<UInt8>, at start: Int) -> Bool {
    let first = text[start]
    guard first < 0x80 else {
      return beginnings[Self.sieve(of: text, at: start)] >= 0
        && (start + 3 >= text.count || text[start + 3] < 0x80 || mayHave(text.extracting(start...)))
    }
    let second = start + 1 < text.count ? text[start + 1] : 0
    return seconds[Int(first | 0x20)] & Self.bit(of: second) != 0
  }

  /// Whether the text may begin with one of the tokens, or with a word that has one as its stem.
  func mayHave(_ text: Span<UInt8>) -> Bool {
    let key = Self.key(of: text)
    var index = beginnings[Self.sieve(of: text, at: 0)]
    while index >= 0 {
      if (key ^ tokens[index].key) & tokens[index].textMask == 0 { return true }
      index = tokens[index].next
    }
    return false
  }

  /// The index of a token that matches a stem or characters of a text.
  ///
  /// - Parameter last: The previous match; `nil` for the first.
  func token(finding stem: Span<UInt8>, after last: Int? = nil) -> Int? {
    let key = Self.key(of: stem)
    var index = last.map { tokens[$0].next } ?? beginnings[Self.sieve(of: stem, at: 0)]
    while index >= 0 {
      let token = tokens[index]
      if key & token.mask == token.key, isFound(token, as: stem) { return index }
      index = token.next
    }
    return nil
  }

  private func isFound(_ wanted: Token, as token: Span<UInt8>) -> Bool {
    let count = wanted.range.count
    guard wanted.isPrefix ? token.count >= count : token.count == count else { return false }
    for index in 0..<count where token[index] != bytes[wanted.range.lowerBound + index] {
      return false
    }
    return true
  }
}
