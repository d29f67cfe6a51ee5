/// What one word or phrase of a query looks for.
struct SearchTerm: Hashable {
  /// The text as written.
  let text: String
  /// The phrases of which one must be there; never empty.
  var alternatives: [Phrase]
  /// The part of a word that it is; `nil` for what must be found as it is written.
  let stretch: ScriptStretch?
  /// Whether a rule without it lacks nothing.
  var isBonus = false
  /// Whether a word that sets things against each other was left out before it: `sheet or panel`.
  var isSetApart = false
  /// Whether a preposition was left out before it that says where something is: `ellipsis in button`.
  var isBehindPreposition = false
  /// What was written for it by mistake.
  var misspelling: String?

  private init?(_ text: String, _ alternatives: [Phrase], _ stretch: ScriptStretch? = nil) {
    var seen: Set<Phrase> = []
    self.text = text
    self.stretch = stretch
    self.alternatives = alternatives.filter { !$0.tokens.isEmpty && seen.insert($0).inserted }
    guard !self.alternatives.isEmpty else { return nil }
  }

  /// A longer phrase is cut: what follows hardly ever tells two texts apart.
  private static let longestPhrase = 64
}

extension SearchTerm {
  /// What a text between quotes looks for: itself, with all its particles.
  init?(phrase text: String, isPrefix: Bool = false) {
    let query = Self.tokens(of: text, for: .query)
    let parts = Self.tokens(of: text, for: .document)
    self.init(
      text,
      [query, parts].map { tokens in
        Phrase(tokens: tokens, isPrefix: isPrefix || Self.isSingleCharacter(tokens.last))
      } + (isPrefix ? Self.completions(of: query) : []))
  }

  /// What a name looks for: of one Korean syllable, the word and not what begins so somewhere in
  /// another, as `색` is in `검색 막대`.
  init?(name text: String) {
    let phrase = SearchTerm(phrase: text)
    self.init(
      text,
      phrase?.inside.map { [Phrase(tokens: $0.tokens)] } ?? phrase?.alternatives.map(\.asWord) ?? []
    )
  }

  /// Where the one Korean syllable that it is stands in words: `글자색`, but also `검색 막대`.
  var inside: Phrase? {
    let tokens = alternatives[0].tokens
    guard tokens.count == 1, Self.isSingleCharacter(tokens[0]),
      tokens[0].unicodeScalars.allSatisfy({ ScalarKind(folded: $0.value) == .hangul })
    else { return nil }
    return Phrase(tokens: tokens, isPrefix: true)
  }

  /// The text as it is shown: a Japanese verb with its ending, which no other term has.
  var shown: String {
    guard let stretch, stretch.kind == .kanji, Okurigana.kana(of: stretch.following) != nil
    else { return text }
    return text + stretch.following
  }

  /// Where the kanji of the Japanese verb that it is stands in any word.
  var kanji: Phrase? {
    guard let stretch, stretch.kind == .kanji, stretch.scalars.count == 1, alternatives.count > 1
    else { return nil }
    return SearchTerm(phrase: stretch.text)?.alternatives.first
  }

  /// Where the short katakana word that it is stands in any word.
  var katakana: Phrase? {
    guard let stretch, stretch.kind == .katakana, alternatives[0].isWord else { return nil }
    return Phrase(tokens: alternatives[0].tokens)
  }

  /// What a part of a word looks for.
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
      // Someone who types fast may leave `ぼたん` unconverted.
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
      // The kanji of a verb stands in many compounds.
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
      // `pop-up` is also written `popup`, but `3-8` is not 38.
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

  /// Whether a token is one Korean or Japanese character, which the index has only in pairs.
  private static func isSingleCharacter(_ token: String?) -> Bool {
    guard let scalars = token?.unicodeScalars, let first = scalars.first, scalars.count == 1
    else { return false }
    let kind = ScalarKind(folded: first.value)
    return kind == .hangul || kind.isJapanese
  }

  /// Whole words that `navigati*` may be the beginning of, where the index has only the stem of the
  /// whole word, `navig`, which is shorter.
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
