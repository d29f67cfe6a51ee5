/// Finds the names of the glossary in the hiragana of a query, which is mostly endings and particles:
/// `タブをかくす` has `かくす`.
///
/// What is written together with other words counts beside these only: it tells how somebody feels about
/// the thing as often as what to look for.
struct HiraganaNames {
  let store: RuleStore

  /// What may stand before a word in hiragana, without a space.
  private static let particles = Set("のをにがはもでとへや".unicodeScalars.map(\.value))
  /// Less may be anything.
  private static let shortest = 2
  /// As much of a word tells it from its endings.
  private static let surelyAWord = 3
  private static let longestEnding = 4

  /// The terms of a query with the names in what stands between them.
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

  /// The name that begins in hiragana and goes on in the word behind: `すりガラス`, `画面からはみ出す`.
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

  /// Whether a word is the second of a name: `レビューのお願い`.
  private func isInside(_ place: Int, of terms: [SearchTerm]) throws -> Bool {
    try place > 0
      && GlossarySpans(Array(terms[place - 1...place]), in: store).named(from: 0).first?.count == 2
  }

  private static let longestBeginning = 4
  private static let honorifics: Set<String> = ["お", "ご"]

  private func name(in aside: SearchQuery.Aside) throws -> SearchTerm? {
    guard let stretch = aside.term.stretch, stretch.kind == .hiragana else { return nil }
    var letters = stretch.scalars[...]
    // After a kanji, the first hiragana are its own.
    if !aside.isAttached, let name = try name(at: letters) { return name }
    guard let first = letters.popFirst(), Self.particles.contains(first),
      var name = try name(at: letters)
    else { return nil }
    name.isBonus = aside.isAttached
    return name
  }

  /// The name that letters are, or begin with.
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
