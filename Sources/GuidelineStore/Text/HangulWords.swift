/// A run of Hangul words: `모달 뷰를` → `모달 달뷰 뷰를`.
///
/// The run continues across the spaces between words, which writers use inconsistently. In a
/// document, the last syllable is also indexed alone, followed by a space for whatever comes next,
/// so that a prefix query for one syllable finds it everywhere. Each word without its particles is
/// indexed at its first syllable, too, unless it is already one of the pairs.
struct HangulWords {
  private let isDocument: Bool
  /// The syllables of the word; empty if `plain` holds it.
  private var word: ContiguousArray<Letter> = []
  /// The byte range of a word whose syllables are a plain stretch.
  private var plain = 0..<0
  private var hasEarlierWords = false
  private var token = TokenBuffer()

  /// A longer word is split into pieces, each with room for a plain stretch.
  private static let longestWord = PlainStretch.longest

  init(purpose: GuidelineTokenizer.Purpose) {
    isDocument = purpose == .document
  }

  mutating func take(
    _ syllable: Letter, startsWord: Bool, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    if startsWord || count == Self.longestWord {
      guard endWord(before: syllable, text, &visitor) else { return false }
    }
    if !plain.isEmpty {
      for index in 0..<count { word.append(self.syllable(index, in: text)) }
      plain = 0..<0
    }
    word.append(syllable)
    return true
  }

  mutating func take(
    _ stretch: Range<Int>, startsWord: Bool, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    if startsWord || count == Self.longestWord {
      let first = PlainStretch.letter(in: text, at: stretch.lowerBound)
      guard endWord(before: first, text, &visitor) else { return false }
    }
    if count == 0 {
      plain = stretch
      return true
    }
    for start in stride(
      from: stretch.lowerBound, to: stretch.upperBound, by: PlainStretch.bytesPerCharacter)
    {
      let syllable = PlainStretch.letter(in: text, at: start)
      guard take(syllable, startsWord: false, text, &visitor) else { return false }
    }
    return true
  }

  /// The number of syllables of the word.
  private var count: Int {
    plain.isEmpty ? word.count : plain.count / PlainStretch.bytesPerCharacter
  }

  private func syllable(_ index: Int, in text: Span<UInt8>) -> Letter {
    plain.isEmpty ? word[index] : PlainStretch.letter(in: text, at: start(ofPlain: index))
  }

  /// The offset of a syllable of a plain word.
  private func start(ofPlain index: Int) -> Int {
    plain.lowerBound + index * PlainStretch.bytesPerCharacter
  }

  /// Emits the remaining tokens and prepares for the next run.
  mutating func end(_ text: Span<UInt8>, _ visitor: inout some TokenVisitor) -> Bool {
    defer { hasEarlierWords = false }
    return endWord(before: nil, text, &visitor)
  }

  /// Emits the word, if any, and prepares for the next.
  private mutating func endWord(
    before next: Letter?, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    let count = count
    guard count > 0 else { return true }
    defer {
      hasEarlierWords = true
      plain = 0..<0
      if !word.isEmpty { word.removeAll(keepingCapacity: true) }
    }
    if count == 1 && next == nil && !hasEarlierWords {
      return emitPrefix(of: 1, isColocated: false, text, &visitor)
    }
    for index in 0..<count {
      guard emitPair(at: index, before: next, text, &visitor) else { return false }
      if index == 0 && isDocument {
        let stem = HangulStem.count(of: count) { self.syllable($0, in: text).scalar }
        guard stem == 2 || emitPrefix(of: stem, isColocated: true, text, &visitor) else {
          return false
        }
      }
    }
    return true
  }

  /// Emits a syllable of the word paired with the next one, or alone if it is the run's last.
  private mutating func emitPair(
    at index: Int, before next: Letter?, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    if !plain.isEmpty && index + 1 < count {
      let range = start(ofPlain: index)..<start(ofPlain: index + 2)
      return visitor.take(text.extracting(range), range, isColocated: false)
    }
    let syllable = syllable(index, in: text)
    guard let follower = index + 1 < count ? self.syllable(index + 1, in: text) : next else {
      return !isDocument
        || emitPair(syllable.scalar, 0x20, syllable.range, isColocated: true, &visitor)
    }
    let range = syllable.range.lowerBound..<follower.range.upperBound
    if syllable.standsVerbatim(before: follower) {
      return visitor.take(text.extracting(range), range, isColocated: false)
    }
    return emitPair(syllable.scalar, follower.scalar, range, isColocated: false, &visitor)
  }

  private mutating func emitPair(
    _ first: UInt32, _ second: UInt32, _ range: Range<Int>, isColocated: Bool,
    _ visitor: inout some TokenVisitor
  ) -> Bool {
    token.reset()
    token.append(scalar: first)
    token.append(scalar: second)
    return token.emit(at: range, isColocated: isColocated, &visitor)
  }

  private mutating func emitPrefix(
    of count: Int, isColocated: Bool, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    let range =
      syllable(0, in: text).range.lowerBound..<syllable(count - 1, in: text).range.upperBound
    if word.prefix(count).allSatisfy(\.isVerbatim) {
      return visitor.take(text.extracting(range), range, isColocated: isColocated)
    }
    token.reset()
    for syllable in word[..<count] { token.append(scalar: syllable.scalar) }
    return token.emit(at: range, isColocated: isColocated, &visitor)
  }
}
