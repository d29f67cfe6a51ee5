struct HitSearch: TokenVisitor {
  /// A token of the text that matches a token of the pattern.
  struct Find {
    /// The index of the pattern's token.
    var token: Int
    /// The index in the text's tokens, not counting colocated ones.
    var position: Int
    /// In bytes of the text.
    var range: Range<Int>
    /// Whether half of a pair of characters was wanted.
    var isHalf: Bool
  }

  private(set) var finds: [Find] = []
  private let pattern: HitPattern
  private var position = -1
  /// The position of the last half of a pair found.
  private var lastHalf = -2

  init(pattern: HitPattern) {
    self.pattern = pattern
  }

  func wants(tokensAt start: Int, of text: Span<UInt8>) -> Bool {
    pattern.mayBegin(text, at: start)
  }

  mutating func pass(_ start: Int, isColocated: Bool) {
    if !isColocated { position += 1 }
    if lastHalf >= position - 1 { endHalves(at: start) }
  }

  mutating func take(_ token: Span<UInt8>, _ range: Range<Int>, isColocated: Bool) -> Bool {
    if !isColocated { position += 1 }
    if lastHalf >= position - 1 { endHalves(at: range.lowerBound) }
    // This rules out most tokens, so that they needn't be stemmed.
    if token[0] >= 0x80 {
      compare(token, range)
    } else if pattern.mayHave(token) {
      pattern.tokenizer.withStem(of: token) { compare($0, range) }
    }
    return true
  }

  private mutating func compare(_ stem: Span<UInt8>, _ range: Range<Int>) {
    var found = pattern.token(finding: stem)
    while let index = found {
      let isHalf = stem[0] >= 0x80 && stem.count > pattern.tokens[index].range.count
      finds.append(Find(token: index, position: position, range: range, isHalf: isHalf))
      if isHalf { lastHalf = position }
      found = pattern.token(finding: stem, after: index)
    }
  }

  /// Ends a half of a pair where the other half begins.
  private mutating func endHalves(at start: Int) {
    var index = finds.count - 1
    while index >= 0, finds[index].position >= position - 1 {
      let range = finds[index].range
      if finds[index].isHalf, range.contains(start), range.lowerBound < start {
        finds[index].range = range.lowerBound..<start
      }
      index -= 1
    }
  }
}
