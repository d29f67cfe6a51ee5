/// A run of Hangul words: `모달 뷰를` → `모달 달뷰 뷰를`.
///
/// The run goes over the spaces between words, which writers set or leave out as they like. In a
/// document the last syllable also stands alone, with a space for what comes after it, so that a
/// prefix query for one syllable finds it everywhere; and each word stands at its first syllable
/// without its particles, unless it is one of the pairs already.
struct HangulWords {
  private let isDocument: Bool
  private var word: ContiguousArray<Letter> = []
  private var hasEarlierWords = false
  private var token = TokenBuffer()

  /// A longer word is handed on in pieces.
  private static let longestWord = 64

  init(purpose: GuidelineTokenizer.Purpose) {
    isDocument = purpose == .document
  }

  /// Adds a syllable.
  mutating func take(
    _ syllable: Letter, startsWord: Bool, _ text: Span<UInt8>, _ emit: GuidelineTokenizer.Emit
  ) -> Bool {
    if startsWord && !word.isEmpty || word.count == Self.longestWord {
      guard emitWord(before: syllable, text, emit) else { return false }
      hasEarlierWords = true
      word.removeAll(keepingCapacity: true)
    }
    word.append(syllable)
    return true
  }

  /// Emits what is left and makes room for the next run.
  mutating func end(_ text: Span<UInt8>, _ emit: GuidelineTokenizer.Emit) -> Bool {
    defer {
      hasEarlierWords = false
      word.removeAll(keepingCapacity: true)
    }
    return emitWord(before: nil, text, emit)
  }

  private mutating func emitWord(
    before next: Letter?, _ text: Span<UInt8>, _ emit: GuidelineTokenizer.Emit
  ) -> Bool {
    guard !word.isEmpty else { return true }
    if word.count == 1 && next == nil && !hasEarlierWords {
      return emitPrefix(of: 1, isColocated: false, text, emit)
    }
    for index in word.indices {
      let syllable = word[index]
      if let follower = index + 1 < word.count ? word[index + 1] : next {
        let range = syllable.range.lowerBound..<follower.range.upperBound
        let isVerbatim = syllable.standsVerbatim(before: follower)
        guard
          isVerbatim
            ? emit(text.extracting(range), range, false)
            : emitPair(syllable.scalar, follower.scalar, range, isColocated: false, emit)
        else { return false }
      } else if isDocument {
        guard emitPair(syllable.scalar, 0x20, syllable.range, isColocated: true, emit)
        else { return false }
      }
      if index == 0 && isDocument {
        let count = HangulStem.count(of: word.count) { word[$0].scalar }
        guard count == 2 || emitPrefix(of: count, isColocated: true, text, emit) else {
          return false
        }
      }
    }
    return true
  }

  private mutating func emitPair(
    _ first: UInt32, _ second: UInt32, _ range: Range<Int>, isColocated: Bool,
    _ emit: GuidelineTokenizer.Emit
  ) -> Bool {
    token.reset()
    token.append(scalar: first)
    token.append(scalar: second)
    return token.emit(at: range, isColocated: isColocated, emit)
  }

  /// Emits the first syllables of the word.
  private mutating func emitPrefix(
    of count: Int, isColocated: Bool, _ text: Span<UInt8>, _ emit: GuidelineTokenizer.Emit
  ) -> Bool {
    let range = word[0].range.lowerBound..<word[count - 1].range.upperBound
    if word[..<count].allSatisfy(\.isVerbatim) {
      return emit(text.extracting(range), range, isColocated)
    }
    token.reset()
    for syllable in word[..<count] { token.append(scalar: syllable.scalar) }
    return token.emit(at: range, isColocated: isColocated, emit)
  }
}
