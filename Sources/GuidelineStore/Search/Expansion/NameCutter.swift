/// Splits Korean and Japanese words that no rule contains: between two names of the glossary
/// (`흰색배경` → `흰색 배경`, `画面閉じる` → `画面 閉じる`), and before suffixes and stop words (`起動時` → `起動`,
/// `취소할수있게` → `취소할`).
struct NameCutter {
  let store: RuleStore
  /// The language that rules must be in; `nil` for any.
  let target: Language?

  /// Lengths of names, in characters.
  private static let nameLengths = 1...16
  /// The minimum length of the longer of two names. Two single characters seldom mean what each
  /// means by itself.
  private static let longerName = 2

  /// Suffixes for time, place or purpose.
  private static let suffixes =
    "時 中 後 前 用 的 等 数 시 후 전 중 용 때 위 밑 옆 안 밖 앞 뒤 속 아래 별"
    .split(separator: " ").map { $0.unicodeScalars.map(\.value) }

  /// The names that the word consists of, or the word itself.
  func words(of term: SearchTerm) throws -> [SearchTerm] {
    guard let stretch = term.stretch, stretch.kind != .word, stretch.kind != .hiragana,
      stretch.mayBeWord
    else { return [term] }
    let isWritten = try isFound(term)
    if let telling = try beforeStopWords(in: stretch, isName: isWritten) { return [telling] }
    guard !isWritten else { return try isRare(term) ? names(in: stretch) ?? [term] : [term] }
    if let parts = try halves(of: stretch, stretch.scalars) ?? names(in: stretch) {
      return try parts.count > 1 && NearestName(in: store).isSlip(stretch) ? [term] : parts
    }
    var stem = stretch.kind == .hangul ? HangulStem.stem(of: stretch.scalars) : stretch.scalars
    guard let suffix = Self.suffix(of: stem) else { return [term] }
    stem.removeLast(suffix)
    if let whole = part(of: stretch, stem[...]), try isName(whole) { return [whole] }
    return try halves(of: stretch, stem) ?? [term]
  }

  /// The length of the suffix for time, place or purpose.
  private static func suffix(of stem: [UInt32]) -> Int? {
    suffixes.first { stem.count >= longerName + $0.count && stem.suffix($0.count) == $0[...] }?
      .count
  }

  /// The part of a Korean word before stop words: `취소할수있게` → `취소할`, `눌렀을때` → `눌렀을`.
  ///
  /// - Parameter isName: Whether the part must be a name, since the word itself occurs in rules.
  private func beforeStopWords(in stretch: ScriptStretch, isName mustBeName: Bool) throws
    -> SearchTerm?
  {
    guard stretch.kind == .hangul, stretch.scalars.count > Self.longerName else { return nil }
    for count in (Self.longerName..<stretch.scalars.count).reversed()
    where StopWords.end(word: Array(stretch.scalars.dropFirst(count))) {
      guard let part = part(of: stretch, stretch.scalars[..<count]), !part.isStopWord else {
        continue
      }
      if try isName(part) || !mustBeName && isFound(part) { return part }
    }
    return nil
  }

  /// The two names that the letters consist of. One may be a single character. A verb's kanji
  /// includes the hiragana after it, so `色変える` is split as well.
  private func halves(of stretch: ScriptStretch, _ letters: [UInt32]) throws -> [SearchTerm]? {
    let shortest = Self.nameLengths.lowerBound
    guard 2 * shortest...2 * Self.nameLengths.upperBound ~= letters.count else { return nil }
    for cut in (shortest...letters.count - shortest).reversed() {
      let halves = [letters[..<cut], letters[cut...]].compactMap { part(of: stretch, $0) }
      let lengths = try halves.compactMap(lengthOfName)
      if lengths.count == 2, lengths.contains(where: { $0 >= Self.longerName }) { return halves }
    }
    return try syllables(of: stretch, letters)
  }

  /// The names, of at least two syllables each, that a Korean word consists of. One may be just a
  /// word of the texts: `전체화면전환`, `위젯업데이트주기`.
  private func names(in stretch: ScriptStretch) throws -> [SearchTerm]? {
    guard stretch.kind == .hangul, Self.nameLengths ~= stretch.scalars.count else { return nil }
    let names = try names(in: HangulStem.stem(of: stretch.scalars)[...], of: stretch, others: 1)
    return names.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// - Parameter others: The number of words that needn't be names.
  private func names(
    in letters: ArraySlice<UInt32>, of stretch: ScriptStretch, others: Int
  ) throws -> [SearchTerm]? {
    guard letters.count >= Self.longerName else { return letters.isEmpty ? [] : nil }
    for others in 0...others {
      for count in (Self.longerName...letters.count).reversed() {
        guard let first = part(of: stretch, letters.prefix(count)), !first.isStopWord else {
          continue
        }
        let isName = try isName(first)
        guard try isName || others > 0 && isCommon(first),
          let rest = try names(
            in: letters.dropFirst(count), of: stretch, others: isName ? others : others - 1)
        else { continue }
        return [first] + rest
      }
    }
    return nil
  }

  /// The two one-syllable names that a Korean word consists of. Occurrence in texts isn't enough: 셋
  /// occurs in many as part of 셋업.
  private func syllables(of stretch: ScriptStretch, _ letters: [UInt32]) throws -> [SearchTerm]? {
    let letters = stretch.kind == .hangul ? HangulStem.stem(of: letters) : letters
    guard stretch.kind == .hangul, letters.count == 2, letters[0] != letters[1],
      let first = part(of: stretch, letters[..<1]), let second = part(of: stretch, letters[1...]),
      !first.isStopWord, try isName(first) && isName(second)
    else { return nil }
    return [first, second]
  }

  /// A part of a word as a word of its own.
  private func part(of stretch: ScriptStretch, _ letters: ArraySlice<UInt32>) -> SearchTerm? {
    SearchTerm(
      ScriptStretch(
        kind: stretch.kind, text: String(scalars: letters), scalars: Array(letters),
        following: letters.endIndex == stretch.scalars.count ? stretch.following : ""),
      isPrefix: false)
  }

  private func isName(_ term: SearchTerm) throws -> Bool { try lengthOfName(term) != nil }

  /// The length of the name that the word spells, in characters; `nil` if it is no name.
  private func lengthOfName(_ term: SearchTerm) throws -> Int? {
    try GlossarySpans([term], in: store).named(from: 0).first?.text.unicodeScalars.count
  }

  private func isFound(_ term: SearchTerm) throws -> Bool {
    try term.alternatives.contains { try frequency(of: $0) > 0 }
  }

  /// Whether hardly any rule contains the word.
  private func isRare(_ term: SearchTerm) throws -> Bool {
    try term.alternatives.allSatisfy { try frequency(of: $0) <= Self.mostOfRare }
  }

  /// Whether enough rules contain the word that it isn't just a fragment.
  private func isCommon(_ term: SearchTerm) throws -> Bool {
    try frequency(of: term.alternatives[0]) >= Self.leastOfCommon
  }

  private func frequency(of phrase: SearchTerm.Phrase) throws -> Int {
    target == nil || phrase.language == target ? try store.frequency(of: phrase) : 0
  }
}
