/// Finds the names of the glossary in the hiragana of a query, which is mostly endings and particles:
/// `タブをかくす` has `かくす`.
///
/// What is written together with other words counts beside these only: it tells how somebody feels about
/// the thing as often as what to look for.
struct HiraganaNames {
  let store: RuleStore

  /// What may stand before a word in hiragana, without a space.
  private static let particles = Set("のをにがはもでとへや".unicodeScalars.map(\.value))
  /// Those that stand between a verb, or a noun, and the noun after it.
  private static let linkingParticles = Set("のがを".unicodeScalars.map(\.value))
  /// Less may be anything.
  private static let shortest = 2
  /// As much of a word tells it from its endings.
  private static let surelyAWord = 3
  private static let longestEnding = 4

  /// The terms of a query with the names in what stands between them.
  func terms(of query: SearchQuery) throws -> [SearchTerm] {
    var terms = query.terms
    for aside in query.asides.reversed() {
      if let name = try name(in: aside) { terms.insert(name, at: aside.place) }
    }
    return terms
  }

  private func name(in aside: SearchQuery.Aside) throws -> SearchTerm? {
    guard let stretch = aside.term.stretch, stretch.kind == .hiragana else { return nil }
    var letters = stretch.scalars[...]
    // After a kanji, the first hiragana are its own.
    if !aside.isAttached, let name = try name(at: letters) { return name }
    guard let first = letters.popFirst(), Self.particles.contains(first),
      var name = try name(at: letters)
    else { return try lastName(in: stretch.scalars) }
    name.isBonus = aside.isAttached
    return name
  }

  /// The name that letters end in, behind a particle: `止まったままのくるくる`.
  private func lastName(in letters: [UInt32]) throws -> SearchTerm? {
    guard
      let particle = letters.lastIndex(where: Self.linkingParticles.contains),
      letters.count - particle > Self.surelyAWord
    else { return nil }
    let text = String(scalars: letters[(particle + 1)...])
    let stretch = ScriptStretch(
      kind: .hiragana, text: text, scalars: Array(letters[(particle + 1)...]))
    guard var term = SearchTerm(stretch, isPrefix: false), !term.isFiller,
      try GlossarySpans([term], in: store).hasName(at: 0)
    else { return nil }
    term.isBonus = true
    return term
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
      if let term = SearchTerm(stretch, isPrefix: false), !term.isFiller,
        try GlossarySpans([term], in: store).hasName(at: 0)
      {
        return term
      }
    }
    return nil
  }
}
