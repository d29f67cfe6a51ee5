/// The words of other languages that the store's own texts and their translations have for words.
struct LearnedTranslations {
  let store: RuleStore
  /// The languages in whose texts something is looked for.
  let languages: Set<Language>

  /// Adds to a term what may stand for its word.
  func add(to term: inout ExpandedTerm, for written: SearchTerm) throws {
    // Numbers are the same everywhere.
    guard let stretch = written.stretch, languages.count > 1, !stretch.hasDigit else { return }
    let strengths = try strengths(of: written, in: stretch.language)
    let best = strengths.filter { $0.value >= Self.leastStrength }
      .sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.most)
    for (word, strength) in best {
      term.add(.translation(word), word, weight: Self.weight * strength)
    }
  }

  private func strengths(
    of written: SearchTerm, in language: Language
  ) throws -> [String: Double] {
    let others = languages.subtracting([language])
    var strengths: [String: Double] = [:]
    func take(_ keys: [String], share: Double) throws {
      for key in keys {
        for (word, strength) in try store.translations(ofWord: key, from: language, to: others)
        where !word.isInsideAWord {
          strengths[word, default: 0] += strength * share
        }
      }
    }
    try take(written.alternatives.prefix(1).map { try store.termKey(of: $0) }, share: 1)
    // The pieces of a word that no text has say nothing of it.
    if strengths.isEmpty,
      let longest = written.alternatives.max(by: { $0.tokens.count < $1.tokens.count }),
      try written.alternatives.contains(where: { try store.frequency(of: $0) > 0 })
    {
      try take(longest.tokens, share: 1 / Double(longest.tokens.count))
    }
    return strengths
  }
}

extension ScriptStretch {
  fileprivate var hasDigit: Bool { scalars.contains { 0x30...0x39 ~= $0 } }
}

extension String {
  /// Whether it is a pair of characters, as the index has them, that begins no word: in hiragana, with
  /// what stands inside words only, out of a katakana word, or at the end of a Korean verb: `るよ`, `ック`,
  /// `ルの`, `용할`.
  fileprivate var isInsideAWord: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return true }
    let (one, other) = (ScalarKind(folded: first.value), ScalarKind(folded: last.value))
    return one == .hiragana || Self.neverFirst.contains(first)
      || one == .katakana && other.isJapanese && other != .katakana
      || one == .hangul && unicodeScalars.count == 2 && Self.endings.contains(last)
  }

  private static let neverFirst = Set("ァィゥェォッャュョヮン".unicodeScalars)
  /// What follows a verb of two syllables or more, or a noun of as many.
  private static let endings = Set("할될으를".unicodeScalars)
}
