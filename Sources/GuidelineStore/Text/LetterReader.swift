/// A folded scalar and the byte range it came from.
struct Letter {
  var scalar: UInt32
  var kind: ScalarKind
  var range: Range<Int>
  /// Whether the letter is a capital in the text.
  var isUppercase = false
  /// Whether the text contains the folded scalar itself.
  var isVerbatim = false

  /// Whether the text contains the two folded scalars side by side.
  func standsVerbatim(before next: Letter) -> Bool {
    isVerbatim && next.isVerbatim && range.upperBound == next.range.lowerBound
  }
}

/// Reads text as folded scalars.
struct LetterReader {
  private var folder = ScalarFolder()

  /// Reads the scalar at `start` and all that must be folded together with it.
  ///
  /// - Parameter take: Receives the result: usually one letter, sometimes none or several, all with
  ///   the range of the whole. Returns whether to go on.
  /// - Returns: The end of the range read; `nil` if `take` returned false.
  mutating func read(
    _ text: Span<UInt8>, from start: Int, _ take: (Letter) -> Bool
  ) -> Int? {
    let base = text.scalar(at: start)
    let end = pieceEnd(in: text, from: start, base)
    if end == start + base.count, let kind = ScalarKind(plain: base.value) {
      let letter = Letter(scalar: base.value, kind: kind, range: start..<end, isVerbatim: true)
      return take(letter) ? end : nil
    }
    if base.value < 0x80 && end == start + 1 {
      let letter = Letter(
        scalar: base.value | 0x20, kind: .latin, range: start..<end, isUppercase: true)
      return take(letter) ? end : nil
    }
    if ScalarKind.isTrademark(base.value) {
      return take(Letter(scalar: base.value, kind: .separator, range: start..<end)) ? end : nil
    }
    let isUppercase = ScalarFolder.isUppercase(base.value)
    for index in 0..<folder.fold(text.extracting(start..<end)) {
      let scalar = UInt32(bitPattern: folder.scalars[index])
      let letter = Letter(
        scalar: scalar, kind: ScalarKind(folded: scalar), range: start..<end,
        isUppercase: isUppercase && index == 0)
      guard take(letter) else { return nil }
    }
    return end
  }

  private func pieceEnd(in text: Span<UInt8>, from start: Int, _ base: DecodedScalar) -> Int {
    var end = start + base.count
    guard end < text.count, text[end] >= 0x80, base.value != 0xFFFD else { return end }
    // U+4000 to U+9FFF and U+B000 to U+CFFF, most kanji and Hangul: none of them combines with the
    // scalar before it.
    if case 0xE4...0xE9 = text[end] { return end }
    if case 0xEB...0xEC = text[end] { return end }
    let takesJamo = ScalarExtension.takesJamo(base.value)
    // More marks on one letter don't occur, and sorting them takes quadratic time.
    var room = 62
    while end < text.count, room > 0 {
      let next = text.scalar(at: end)
      guard ScalarExtension.clings(next.value, toHangul: takesJamo) else { break }
      end += next.count
      room -= 1
    }
    return end
  }
}
