/// A run of kanji and kana: `タブバーの色` → `タブ ブバ バの の色`.
///
/// The run continues across one space or `・`. Writers disagree on the long mark at a word's end, so
/// pairs are made of characters without it (`ユーザー` → `ユザ`). A character that has the mark is also
/// indexed alone with it, since `バー` is a word. In a document, the last character is also indexed
/// alone, followed by a space for whatever comes next, so that a prefix query for one character
/// finds it everywhere.
struct JapaneseBigrams {
  private let isDocument: Bool
  private var last: Letter?
  private var isLong = false
  private var hasPairs = false
  private var token = TokenBuffer()

  private static let longMark: UInt32 = 0x30FC

  init(purpose: GuidelineTokenizer.Purpose) {
    isDocument = purpose == .document
  }

  mutating func take(_ letter: Letter, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor)
    -> Bool
  {
    if let last {
      let range = last.range.lowerBound..<letter.range.upperBound
      let isVerbatim = last.standsVerbatim(before: letter)
      guard
        isVerbatim
          ? visitor.take(text.extracting(range), range, isColocated: false)
          : emitPair(last.scalar, letter.scalar, range, isColocated: false, &visitor)
      else { return false }
      if isLong && isDocument {
        guard emitPair(last.scalar, Self.longMark, last.range, isColocated: true, &visitor)
        else { return false }
      }
      hasPairs = true
    }
    last = letter
    isLong = false
    return true
  }

  mutating func take(
    _ stretch: Range<Int>, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    let step = PlainStretch.bytesPerCharacter
    guard take(PlainStretch.letter(in: text, at: stretch.lowerBound), text, &visitor) else {
      return false
    }
    let end = stretch.upperBound - step
    guard stretch.lowerBound < end else { return true }
    for start in stride(from: stretch.lowerBound, to: end, by: step) {
      let range = start..<start + 2 * step
      guard visitor.take(text.extracting(range), range, isColocated: false) else { return false }
    }
    last = PlainStretch.letter(in: text, at: end)
    hasPairs = true
    return true
  }

  /// Adds a long mark that directly follows the last character.
  mutating func lengthen(to end: Int) {
    guard let letter = last else { return }
    last?.range = letter.range.lowerBound..<end
    last?.isVerbatim = false
    isLong = letter.kind != .ideograph
  }

  /// Emits the remaining tokens and prepares for the next run.
  mutating func end(_ visitor: inout some TokenVisitor) -> Bool {
    defer {
      last = nil
      hasPairs = false
    }
    guard let last, isDocument || !hasPairs else { return true }
    let follower: UInt32? = isLong ? Self.longMark : hasPairs ? 0x20 : nil
    return emitPair(last.scalar, follower, last.range, isColocated: hasPairs, &visitor)
  }

  private mutating func emitPair(
    _ first: UInt32, _ second: UInt32?, _ range: Range<Int>, isColocated: Bool,
    _ visitor: inout some TokenVisitor
  ) -> Bool {
    token.reset()
    token.append(scalar: first)
    if let second { token.append(scalar: second) }
    return token.emit(at: range, isColocated: isColocated, &visitor)
  }
}
