/// A word or phrase of a query, and what it matches.
struct SearchTerm: Hashable {
  let text: String
  /// The alternative phrases, of which one must match; never empty.
  var alternatives: [Phrase]
  /// The stretch of a word that the term was made from; `nil` for a term that must match as
  /// written.
  let stretch: ScriptStretch?
  /// Whether a contrasting stop word such as `or` was removed before it: `sheet or panel`.
  var isSetApart = false
  /// Whether a preposition of place was removed before it: `ellipsis in button`.
  var isBehindPreposition = false

  private init?(_ text: String, _ alternatives: [Phrase], _ stretch: ScriptStretch? = nil) {
    var seen: Set<Phrase> = []
    self.text = text
    self.stretch = stretch
    self.alternatives = alternatives.filter { !$0.tokens.isEmpty && seen.insert($0).inserted }
    guard !self.alternatives.isEmpty else { return nil }
  }

  /// Longer phrases are truncated to this many tokens; the rest hardly ever distinguishes two
  /// texts.
  private static let longestPhrase = 64
}

extension SearchTerm {
  /// The term for quoted text: the text itself, with all its particles.
  init?(phrase text: String, isPrefix: Bool = false) {
    let query = Self.tokens(of: text, for: .query)
    let parts = Self.tokens(of: text, for: .document)
    self.init(
      text,
      [query, parts].map { tokens in
        Phrase(tokens: tokens, isPrefix: isPrefix || Self.isSingleCharacter(tokens.last))
      } + (isPrefix ? Self.completions(of: query) : []))
  }

  /// The term for a name. One Korean syllable matches only as a word, not at the start of others,
  /// as `색` in `검색 막대`.
  init?(name text: String) {
    let phrase = SearchTerm(phrase: text)
    self.init(
      text,
      phrase?.inside.map { [Phrase(tokens: $0.tokens)] } ?? phrase?.alternatives.map(\.asWord) ?? []
    )
  }

  /// If the term is one Korean syllable, the phrase that finds it inside words: `글자색`, but also `검색
  /// 막대`.
  var inside: Phrase? {
    let tokens = alternatives[0].tokens
    guard tokens.count == 1, Self.isSingleCharacter(tokens[0]),
      tokens[0].unicodeScalars.allSatisfy({ ScalarKind(folded: $0.value) == .hangul })
    else { return nil }
    return Phrase(tokens: tokens, isPrefix: true)
  }

  /// The text for display, including the ending of a Japanese verb.
  var shown: String {
    guard let stretch, stretch.kind == .kanji, Okurigana.kana(of: stretch.following) != nil
    else { return text }
    return text + stretch.following
  }

  /// If the term is a Japanese verb with one kanji, the phrase that finds this kanji in any word.
  var kanji: Phrase? {
    guard let stretch, stretch.kind == .kanji, stretch.scalars.count == 1, alternatives.count > 1
    else { return nil }
    return SearchTerm(phrase: stretch.text)?.alternatives.first
  }

  /// The term for a part of a word.
  init?(_ stretch: ScriptStretch, isPrefix: Bool) {
    let inflected = isPrefix ? nil : stretch
    switch stretch.kind {
    case .hangul where !isPrefix:
      self.init(
        stretch.text,
        HangulStem.counts(of: stretch.scalars).flatMap {
          SearchTerm(name: String(scalars: stretch.scalars.prefix($0)))?.alternatives ?? []
        }, inflected)
    case .hiragana:
      // Users who type fast may leave `ぼたん` unconverted.
      let katakana = String(scalars: stretch.scalars.map { 0x3041...0x3096 ~= $0 ? $0 + 0x60 : $0 })
      self.init(
        stretch.text,
        [stretch.text, katakana].flatMap {
          SearchTerm(phrase: $0, isPrefix: isPrefix)?.alternatives ?? []
        }, inflected)
    case .katakana where !isPrefix:
      let alternatives = SearchTerm(phrase: stretch.text)?.alternatives.map(\.asWord)
      self.init(stretch.text, alternatives ?? [], inflected)
    case .kanji where stretch.scalars.count == 1 && !isPrefix:
      // The kanji of a verb occurs in many compounds.
      let kana = Okurigana.kana(of: stretch.following) ?? ""
      let words = kana.isEmpty ? [stretch.text] : kana.map { stretch.text + String($0) }
      self.init(
        stretch.text, words.flatMap { SearchTerm(phrase: $0)?.alternatives ?? [] }, inflected)
    case .word where stretch.otherSpelling != nil && !isPrefix:
      self.init(
        stretch.text,
        [stretch.text, stretch.otherSpelling ?? ""].flatMap {
          SearchTerm(phrase: $0)?.alternatives ?? []
        }, inflected)
    case .word where stretch.text.contains("-") && !stretch.text.contains(where: \.isNumber):
      // `pop-up` is also spelled `popup`, but `3-8` isn't 38.
      self.init(
        stretch.text,
        [stretch.text, stretch.text.filter { $0 != "-" }].flatMap {
          SearchTerm(phrase: $0, isPrefix: isPrefix)?.alternatives ?? []
        }, inflected)
    default:
      let alternatives = SearchTerm(phrase: stretch.text, isPrefix: isPrefix)?.alternatives
      self.init(stretch.text, alternatives ?? [], inflected)
    }
  }

  private static func tokens(
    of text: String, for purpose: GuidelineTokenizer.Purpose
  ) -> [String] {
    GuidelineTokenizer().tokens(in: text, for: purpose).lazy
      .filter { !$0.isColocated }.prefix(longestPhrase).map(\.text)
  }

  /// Whether a token is one Korean or Japanese character, which the index contains only in pairs.
  private static func isSingleCharacter(_ token: String?) -> Bool {
    guard let scalars = token?.unicodeScalars, let first = scalars.first, scalars.count == 1
    else { return false }
    let kind = ScalarKind(folded: first.value)
    return kind == .hangul || kind.isJapanese
  }

  /// Whole words that a prefix such as `navigati*` may begin, because the index has only their
  /// stem, `navig`, which is shorter.
  private static func completions(of tokens: [String]) -> [Phrase] {
    guard let last = tokens.last, last.utf8.count > 3, last.utf8.allSatisfy(\.isASCIILowercase)
    else { return [] }
    var words: [String] = []
    for ending in ["ation", "ating", "ing", "able", "ance", "ence", "ement", "ness", "ity", "ies"] {
      for count in 1...ending.count where last.hasSuffix(ending.prefix(count)) {
        words.append(String(last.dropLast(count)) + ending)
      }
    }
    return words.map { Phrase(tokens: tokens.dropLast() + [$0]) }
  }
}
