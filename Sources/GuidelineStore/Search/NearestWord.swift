/// Finds the word that someone may have meant who wrote one that no rule has.
struct NearestWord {
  private let store: RuleStore
  private let tokenizer: FTS5TokenizerChain

  private struct Candidate {
    var text: String
    var distance: Double
    /// In how many rules it stands.
    var count: Int
  }

  init(in store: RuleStore, tokenizer: FTS5TokenizerChain) {
    self.store = store
    self.tokenizer = tokenizer
  }

  /// The nearest word; `nil` if none is near.
  func word(to term: SearchTerm) throws -> String? {
    let stretches = ScriptStretch.stretches(of: term.text)
    guard let stretch = stretches.first, stretches.count == 1 else { return nil }
    return switch stretch.kind {
    case .word: try latinWord(to: stretch.text) ?? name(to: stretch)
    case .hangul: try hangulWord(to: stretch.scalars) ?? name(to: stretch)
    case .kanji, .katakana, .hiragana: try name(to: stretch) ?? japaneseWord(to: stretch, term)
    }
  }

  // MARK: Names of the glossary

  /// The name that is written with all but one or two of the same letters.
  private func name(to written: ScriptStretch) throws -> String? {
    let letters = Self.letters(of: written)
    guard letters.count > 4 else { return nil }
    let most = letters.count > 8 ? 2.0 : 1.0
    var best: Candidate?
    let rows = try store.connection.rows(
      """
      SELECT DISTINCT name FROM term_name
      WHERE language = ?1 AND length(name) BETWEEN ?2 - 2 AND ?2 + 2 ORDER BY name
      """, .text(written.language.tag), .integer(written.scalars.count))
    while try rows.next() {
      let stretches = ScriptStretch.stretches(of: rows.text(0))
      guard let name = stretches.first, stretches.count == 1, name.kind == written.kind else {
        continue
      }
      let distance = Nearest.distance(Self.letters(of: name), letters)
      guard distance <= most, distance < best?.distance ?? .infinity else { continue }
      best = Candidate(text: name.text, distance: distance, count: 1)
    }
    return best?.text
  }

  // MARK: Words that the index has whole

  private func latinWord(to written: String) throws -> String? {
    let tokens = tokens(of: written, isQuery: true)
    guard let stem = tokens.first, tokens.count == 1, let first = stem.unicodeScalars.first
    else { return nil }
    let letters = Array(stem.unicodeScalars)
    guard letters.count > 2 else { return nil }
    let most = letters.count > 4 ? 2 : 1
    let range = String(first)..<String(first) + "\u{10FFFF}"
    let nearest = try nearest(in: range, within: Double(most)) { candidate in
      let scalars = Array(candidate.unicodeScalars)
      // The index has stems, which are shorter than words, but not by that much.
      guard scalars.count * 2 > letters.count, scalars.count <= letters.count + most else {
        return nil
      }
      return Nearest.distance(scalars, letters)
    }
    return try nearest.map { try original(of: $0) }
  }

  /// The whole words of the index and, of those with two syllables, the pairs; two syllables are near
  /// if they are written with nearly the same letters.
  private func hangulWord(to syllables: [UInt32]) throws -> String? {
    let stem = Self.stem(of: syllables)
    guard stem.count > 1 else { return nil }
    let letters = Self.letters(of: stem)
    // All syllables with the same first consonant.
    let first = stem[0] - (stem[0] - 0xAC00) % 588
    let range = String(scalars: [first])..<String(scalars: [first + 588])
    return try nearest(in: range, within: stem.count > 2 ? 2 : 1) { candidate in
      let scalars = candidate.unicodeScalars.map(\.value)
      guard !scalars.contains(0x20), (scalars.count > 2) == (stem.count > 2) else { return nil }
      return Nearest.distance(Self.letters(of: scalars), letters)
    }
  }

  private func nearest(
    in range: Range<String>, within most: Double, _ distance: (String) -> Double?
  ) throws -> String? {
    var best: Candidate?
    let rows = try store.connection.rows(
      "SELECT term, doc FROM rule_word WHERE term >= ?1 AND term < ?2",
      .text(range.lowerBound), .text(range.upperBound))
    while try rows.next() {
      guard let distance = distance(rows.text(0)), distance <= most else { continue }
      let candidate = Candidate(text: rows.text(0), distance: distance, count: rows.integer(1))
      if let best, (best.distance, -best.count) <= (distance, -candidate.count) { continue }
      best = candidate
    }
    return best?.text
  }

  /// The word of a rule that has this stem.
  private func original(of stem: String) throws -> String {
    let rows = try store.connection.rows(
      "SELECT lead || char(10) || body FROM rule_text WHERE rule_text MATCH ?1 LIMIT 1",
      .text("{lead body}: \"\(stem)\""))
    guard try rows.next() else { return stem }
    let text = ContiguousArray(rows.text(0).utf8)
    var word = stem
    tokenizer.visit(text.span, isQuery: false) { token, range, _ in
      guard token.count == stem.utf8.count,
        zip(token.indices, stem.utf8).allSatisfy({ token[$0] == $1 })
      else { return true }
      word = String(decoding: text[range], as: UTF8.self).lowercased()
      return false
    }
    return word
  }

  // MARK: Words that the index has in pairs

  /// A word in the same script of one of the rules that have most of the pairs.
  private func japaneseWord(to written: ScriptStretch, _ term: SearchTerm) throws -> String? {
    let scalars = written.scalars.compactMap(Unicode.Scalar.init)
    var best: Candidate?
    for text in try texts(withPairsOf: term) {
      for stretch in ScriptStretch.stretches(of: text) where stretch.kind == written.kind {
        let distance = Nearest.distance(
          stretch.scalars.compactMap(Unicode.Scalar.init), scalars)
        guard distance * 3 <= Double(scalars.count), distance < best?.distance ?? .infinity
        else { continue }
        best = Candidate(text: stretch.text, distance: distance, count: 1)
      }
    }
    return best?.text
  }

  /// What the few rules say that have most of a word's pairs of characters.
  private func texts(withPairsOf term: SearchTerm) throws -> [String] {
    let pairs = Set(term.alternatives.flatMap(\.tokens)).sorted()
    let group = WeighedTerm.Group(
      origin: .parts, weight: 1, phrases: pairs.map { SearchTerm.Phrase(tokens: [$0]) })
    let weighed = WeighedTerm(text: term.text, groups: [group])
    guard let rated = try RatedTerm(weighed, in: store) else { return [] }
    let rules = SearchPlan([rated], finding: [0]).rules(capacity: try store.ruleCapacity())
    let matches = try store.matches(in: rules, for: [rated])
    return try matches.sorted { ($0.score, $1.rule) > ($1.score, $0.rule) }.prefix(5).map {
      try store.connection.texts(
        "SELECT heading || char(10) || lead || char(10) || body FROM rule_text WHERE rowid = ?1",
        .integer($0.rule)
      ).joined()
    }
  }

  // MARK: Letters

  /// Those of a Korean word without its particles.
  private static func letters(of stretch: ScriptStretch) -> [Unicode.Scalar] {
    guard stretch.kind == .hangul else { return stretch.scalars.compactMap(Unicode.Scalar.init) }
    return letters(of: stem(of: stretch.scalars))
  }

  private static func stem(of syllables: [UInt32]) -> [UInt32] {
    Array(syllables.prefix(HangulStem.counts(of: syllables).last ?? 0))
  }

  private func tokens(of text: String, isQuery: Bool) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    return tokenizer.tokens(in: bytes.span, isQuery: isQuery)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The consonants and vowels of syllables.
  private static func letters(of syllables: [UInt32]) -> [Unicode.Scalar] {
    // https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646
    syllables.flatMap { syllable -> [UInt32] in
      let index = syllable &- 0xAC00
      return [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
        .filter { $0 != 0x11A7 }
    }.compactMap(Unicode.Scalar.init)
  }
}
