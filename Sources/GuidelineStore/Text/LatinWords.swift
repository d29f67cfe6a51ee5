/// A word of an alphabet, or a number, and the parts that CamelCase shows in it.
struct LatinWord {
  private let isDocument: Bool
  private var folded: ContiguousArray<UInt8> = []
  private var range = 0..<0
  /// Where each part after the first begins.
  private var cuts: ContiguousArray<Cut> = []
  private var letters = 0
  /// The letter before the next one.
  private var last = Cut(letter: 0, folded: 0, source: 0)
  /// Whether the last two letters are capitals, the latest first.
  private var capitals = (false, false)

  private struct Cut {
    var letter: Int
    var folded: Int
    var source: Int
  }

  init(purpose: GuidelineTokenizer.Purpose) {
    isDocument = purpose == .document
  }

  /// Whether a letter still fits.
  func hasRoom(for letter: Letter) -> Bool {
    folded.count + (letter.scalar < 0x80 ? 1 : 4) <= TokenRun.longestWord
  }

  /// Adds a letter.
  mutating func take(_ letter: Letter) {
    if letters == 0 { range = letter.range }
    let here = Cut(letter: letters, folded: folded.count, source: letter.range.lowerBound)
    if isDocument && letters > 0 {
      if letter.isUppercase && !capitals.0 { cuts.append(here) }
      // In UIPage the part begins one letter before the change.
      if !letter.isUppercase && capitals.0 && capitals.1 { cuts.append(last) }
    }
    capitals = (letter.isUppercase, capitals.0)
    last = here
    letters += 1
    folded.append(scalar: letter.scalar)
    range = range.lowerBound..<letter.range.upperBound
  }

  /// Emits the word and makes room for the next.
  mutating func end(_ emit: GuidelineTokenizer.Emit) -> Bool {
    defer {
      folded.removeAll(keepingCapacity: true)
      cuts.removeAll(keepingCapacity: true)
      letters = 0
      capitals = (false, false)
    }
    guard letters > 0 else { return true }
    joinSingleLetters()
    guard let first = cuts.first else { return emit(folded.span, range, false) }
    var start = Cut(letter: 0, folded: 0, source: range.lowerBound)
    for cut in cuts {
      guard emitPart(start, cut, emit) else { return false }
      if cut.letter == first.letter {
        guard emit(folded.span, range, true) else { return false }
      }
      start = cut
    }
    return emitPart(
      start, Cut(letter: letters, folded: folded.count, source: range.upperBound), emit)
  }

  /// Emits a word or number in ASCII that stands alone in `text`.
  mutating func emitPlain(
    _ text: Span<UInt8>, _ range: Range<Int>, _ emit: GuidelineTokenizer.Emit
  ) -> Bool {
    var hasCapitalInside = false
    for index in range {
      let byte = text[index]
      if byte.isASCIIUppercase && index > range.lowerBound { hasCapitalInside = true }
      folded.append(byte.isASCIIUppercase ? byte | 0x20 : byte)
    }
    guard hasCapitalInside && isDocument else {
      defer { folded.removeAll(keepingCapacity: true) }
      return emit(folded.span, range, false)
    }
    folded.removeAll(keepingCapacity: true)
    for index in range {
      let byte = text[index]
      take(
        Letter(
          scalar: UInt32(byte | 0x20), kind: .latin, range: index..<index + 1,
          isUppercase: byte.isASCIIUppercase))
    }
    return end(emit)
  }

  /// Removes the cuts that would leave a letter alone (`iPad|OS`), or the `s` of `PDFs` with a part.
  private mutating func joinSingleLetters() {
    guard let lastCut = cuts.last else { return }
    if letters - lastCut.letter == 1
      || letters - lastCut.letter == 2 && !capitals.0 && capitals.1
        && folded.last == UInt8(ascii: "s")
    {
      cuts.removeLast()
    }
    var start = 0
    cuts.removeAll { cut in
      if cut.letter - start == 1 { return true }
      start = cut.letter
      return false
    }
  }

  private func emitPart(_ start: Cut, _ end: Cut, _ emit: GuidelineTokenizer.Emit) -> Bool {
    emit(
      folded.span.extracting(start.folded..<end.folded), start.source..<end.source, false)
  }
}
