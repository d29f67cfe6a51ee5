/// Finds names of the glossary in a query's hiragana, most of which is endings and particles:
/// `タブをかくす` has `かくす`.
///
/// A name attached to other words is only optional: as often as not, it comments on the thing
/// instead of naming it.
struct HiraganaNames {
  let store: RuleStore

  /// Particles that may precede a word in hiragana without a space.
  private static let particles = Set("のをにがはもでとへや".unicodeScalars.map(\.value))
  /// The length of the shortest name.
  private static let shortest = 2
  /// The length from which on a beginning is a word rather than an ending.
  private static let surelyAWord = 3
  private static let longestEnding = 4

  /// The query's terms, plus the names between them.
  func terms(of query: SearchQuery) throws -> [SearchTerm] {
    var terms = query.terms
    for aside in query.asides.reversed() {
      if let next = aside.next, aside.place < terms.count, terms[aside.place] == next,
        let name = try name(from: aside, to: next),
        try !isInside(aside.place, of: terms)
      {
        terms[aside.place] = name
      } else if let name = try name(in: aside) {
        terms.insert(name, at: aside.place)
      }
    }
    return terms
  }

  /// The name that starts in the hiragana and continues in the next word: `すりガラス`, `画面からはみ出す`.
  private func name(from aside: SearchQuery.Aside, to next: SearchTerm) throws -> SearchTerm? {
    guard let letters = aside.term.stretch?.scalars, aside.term.stretch?.kind == .hiragana,
      let stretch = next.stretch
    else { return nil }
    for count in (1...min(Self.longestBeginning, letters.count)).reversed() {
      let beginning = String(scalars: letters.suffix(count))
      guard count > 1 || Self.honorifics.contains(beginning),
        try store.hasTerm(beginningWith: [beginning + stretch.text])
      else { continue }
      var whole = stretch
      whole.text = beginning + stretch.text
      whole.scalars = letters.suffix(count) + stretch.scalars
      if let term = SearchTerm(whole, isPrefix: false),
        try GlossarySpans([term], in: store).hasName(at: 0)
      {
        return term
      }
    }
    return nil
  }

  /// Whether the word is the second one of a name: `レビューのお願い`.
  private func isInside(_ place: Int, of terms: [SearchTerm]) throws -> Bool {
    try place > 0
      && GlossarySpans(Array(terms[place - 1...place]), in: store).named(from: 0).first?.count == 2
  }

  private static let longestBeginning = 4
  private static let honorifics: Set<String> = ["お", "ご"]

  private func name(in aside: SearchQuery.Aside) throws -> SearchTerm? {
    guard let stretch = aside.term.stretch, stretch.kind == .hiragana else { return nil }
    var letters = stretch.scalars[...]
    // After a kanji, the first hiragana belong to it.
    if !aside.isAttached, let name = try name(at: letters) { return name }
    guard let first = letters.popFirst(), Self.particles.contains(first),
      var name = try name(at: letters)
    else { return nil }
    name.isBonus = aside.isAttached
    return name
  }

  /// The name that the letters are or start with.
  private func name(at letters: ArraySlice<UInt32>) throws -> SearchTerm? {
    guard letters.count >= Self.shortest,
      try store.hasTerm(
        beginningWith: [String(scalars: letters.prefix(Self.surelyAWord))])
    else { return nil }
    let shortest = min(letters.count, max(Self.surelyAWord, letters.count - Self.longestEnding))
    for count in (shortest...letters.count).reversed() {
      let text = String(scalars: letters.prefix(count))
      let stretch = ScriptStretch(
        kind: .hiragana, text: text, scalars: Array(letters.prefix(count)))
      if let term = SearchTerm(stretch, isPrefix: false), !term.isStopWord,
        try GlossarySpans([term], in: store).hasName(at: 0)
      {
        return term
      }
    }
    return nil
  }
}
