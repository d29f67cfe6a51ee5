/// Translations of words, learned from the store's texts and their translations.
struct LearnedTranslations {
  let store: RuleStore
  /// The languages of the texts that are searched.
  let languages: Set<Language>

  /// Adds the translations of a word to its term.
  func add(to term: inout ExpandedTerm, for written: SearchTerm) throws {
    // Numbers need no translation.
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
    // If no text has the word, its pieces say nothing about it.
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
  /// Whether it is a pair of characters of the index that can't start a word: hiragana, a pair that
  /// only occurs inside words, one that runs out of a katakana word, or the end of a Korean verb:
  /// `るよ`, `ック`, `ルの`, `용할`.
  fileprivate var isInsideAWord: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return true }
    let (one, other) = (ScalarKind(folded: first.value), ScalarKind(folded: last.value))
    return one == .hiragana || Self.neverFirst.contains(first)
      || one == .katakana && other.isJapanese && other != .katakana
      || one == .hangul && unicodeScalars.count == 2 && Self.endings.contains(last)
  }

  private static let neverFirst = Set("ァィゥェォッャュョヮン".unicodeScalars)
  /// The final syllable of verbs with at least two syllables, or a particle after such nouns.
  private static let endings = Set("할될으를".unicodeScalars)
}
