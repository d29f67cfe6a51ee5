/// Cuts Korean and Japanese words that no rule has where one name of the glossary ends and another
/// begins, or what says when: `흰색배경` → `흰색 배경`, `画面閉じる` → `画面 閉じる`, `起動時` → `起動`.
struct NameCutter {
  let store: RuleStore
  /// The language that rules must be in; `nil` for any.
  let target: Language?

  /// How long a name is that is looked for in a word, in characters.
  private static let nameLengths = 1...16
  /// How long one of two names is at least: what two characters are made of is seldom said by each.
  private static let longerName = 2

  /// What says when or for what behind a name.
  private static let suffixes = Set("時中後前用的等시후전중용때".unicodeScalars.map(\.value))

  /// The names that a word is made of that is no name; itself, if it is not made of any.
  func words(of term: SearchTerm) throws -> [SearchTerm] {
    guard let stretch = term.stretch, stretch.kind != .word, stretch.kind != .hiragana,
      try !isFound(term)
    else { return [term] }
    if let halves = try halves(of: stretch, stretch.scalars) ?? words(of: stretch) { return halves }
    var stem = stretch.scalars
    if stretch.kind == .hangul {
      stem = HangulStem.stem(of: stem)
    }
    guard let last = stem.popLast(), Self.suffixes.contains(last),
      stem.count >= Self.longerName
    else { return [term] }
    if let whole = part(of: stretch, stem[...]), try isName(whole) { return [whole] }
    return try halves(of: stretch, stem) ?? [term]
  }

  /// Two names that letters of a word are made of. One may be a single character; a verb's kanji counts
  /// with the hiragana after it, so `色変える` is cut as well.
  private func halves(of stretch: ScriptStretch, _ letters: [UInt32]) throws -> [SearchTerm]? {
    let shortest = Self.nameLengths.lowerBound
    guard 2 * shortest...2 * Self.nameLengths.upperBound ~= letters.count else { return nil }
    for cut in (shortest...letters.count - shortest).reversed() {
      let halves = [letters[..<cut], letters[cut...]].compactMap { part(of: stretch, $0) }
      let lengths = try halves.compactMap(lengthOfName)
      if lengths.count == 2, lengths.contains(where: { $0 >= Self.longerName }) { return halves }
    }
    return nil
  }

  /// The two words that only seem to be a compound verb, if rules have both: `細い字` → `細 字`.
  private func words(of stretch: ScriptStretch) throws -> [SearchTerm]? {
    guard stretch.kind == .kanji,
      let kana = stretch.scalars.firstIndex(where: { ScalarKind(folded: $0) == .hiragana }),
      var adjective = part(of: stretch, stretch.scalars[..<kana])?.stretch,
      let noun = part(of: stretch, stretch.scalars[(kana + 1)...])
    else { return nil }
    adjective.following = String(scalars: [stretch.scalars[kana]])
    guard let adjective = SearchTerm(adjective, isPrefix: false),
      try [adjective, noun].allSatisfy({ try isName($0) || isFound($0) })
    else { return nil }
    return [adjective, noun].filter { !$0.isFiller }
  }

  /// Some letters of a word as a word of their own.
  private func part(of stretch: ScriptStretch, _ letters: ArraySlice<UInt32>) -> SearchTerm? {
    SearchTerm(
      ScriptStretch(
        kind: stretch.kind, text: String(scalars: letters), scalars: Array(letters),
        following: letters.endIndex == stretch.scalars.count ? stretch.following : ""),
      isPrefix: false)
  }

  private func isName(_ term: SearchTerm) throws -> Bool { try lengthOfName(term) != nil }

  /// How many characters the name has that a word is.
  private func lengthOfName(_ term: SearchTerm) throws -> Int? {
    try GlossarySpans([term], in: store).named(from: 0).first?.text.unicodeScalars.count
  }

  private func isFound(_ term: SearchTerm) throws -> Bool {
    try term.alternatives.contains { phrase in
      try (target == nil || phrase.language == target) && store.frequency(of: phrase) > 0
    }
  }
}
