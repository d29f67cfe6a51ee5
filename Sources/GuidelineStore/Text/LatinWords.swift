/// A word of an alphabetic script, or a number, and its CamelCase parts.
struct LatinWord {
  private let isDocument: Bool
  private var folded = TokenBuffer()
  private var range = 0..<0
  /// The start of each part after the first.
  private var cuts: ContiguousArray<Cut> = []
  private var letters = 0
  /// The position of the previous letter.
  private var last = Cut(letter: 0, folded: 0, source: 0)
  /// Whether the last two letters are capitals, the later one first.
  private var capitals = (false, false)

  private struct Cut {
    var letter: Int
    var folded: Int
    var source: Int
  }

  init(purpose: GuidelineTokenizer.Purpose) {
    isDocument = purpose == .document
  }

  func hasRoom(for letter: Letter) -> Bool {
    folded.count + (letter.scalar < 0x80 ? 1 : 4) <= TokenRun.longestWord
  }

  mutating func take(_ letter: Letter) {
    if letters == 0 { range = letter.range }
    let here = Cut(letter: letters, folded: folded.count, source: letter.range.lowerBound)
    if isDocument && letters > 0 {
      if letter.isUppercase && !capitals.0 { cuts.append(here) }
      // In `UIPage`, the part begins one letter before the change of case.
      if !letter.isUppercase && capitals.0 && capitals.1 { cuts.append(last) }
    }
    capitals = (letter.isUppercase, capitals.0)
    last = here
    letters += 1
    folded.append(scalar: letter.scalar)
    range = range.lowerBound..<letter.range.upperBound
  }

  /// Emits the word and prepares for the next.
  mutating func end(_ visitor: inout some TokenVisitor) -> Bool {
    defer {
      folded.reset()
      if !cuts.isEmpty { cuts.removeAll(keepingCapacity: true) }
      letters = 0
      capitals = (false, false)
    }
    guard letters > 0 else { return true }
    joinSingleLetters()
    guard let first = cuts.first else { return folded.emit(at: range, &visitor) }
    var start = Cut(letter: 0, folded: 0, source: range.lowerBound)
    for cut in cuts {
      guard emitPart(start, cut, &visitor) else { return false }
      if cut.letter == first.letter {
        guard folded.emit(at: range, isColocated: true, &visitor) else { return false }
      }
      start = cut
    }
    return emitPart(
      start, Cut(letter: letters, folded: folded.count, source: range.upperBound), &visitor)
  }

  /// Emits a word with nothing attached to it.
  mutating func emit(
    _ plain: PlainWord, _ text: Span<UInt8>, _ visitor: inout some TokenVisitor
  ) -> Bool {
    let range = plain.range
    if isDocument && plain.hasCapitalsInside {
      for index in range {
        take(
          Letter(
            scalar: UInt32(text[index] | 0x20), kind: .latin, range: index..<index + 1,
            isUppercase: text[index].isASCIIUppercase))
      }
      return end(&visitor)
    }
    guard plain.isCapitalized || plain.hasCapitalsInside else {
      return visitor.take(text.extracting(range), range, isColocated: false)
    }
    folded.reset()
    for index in range { folded.append(text[index] | 0x20) }
    defer { folded.reset() }
    return folded.emit(at: range, &visitor)
  }

  /// Removes the cuts that would isolate a letter (`iPad|OS`) or separate the `s` of `PDFs`.
  private mutating func joinSingleLetters() {
    guard let lastCut = cuts.last else { return }
    if letters - lastCut.letter == 1
      || letters - lastCut.letter == 2 && !capitals.0 && capitals.1
        && folded.endsInS
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

  private func emitPart(_ start: Cut, _ end: Cut, _ visitor: inout some TokenVisitor) -> Bool {
    folded.emit(start.folded..<end.folded, at: start.source..<end.source, &visitor)
  }
}
