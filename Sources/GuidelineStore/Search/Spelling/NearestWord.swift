/// Finds the word of the texts that is nearest to a word that no rule contains.
struct NearestWord {
  private let store: RuleStore
  private let tokenizer: RuleTokenizer
  /// The factor for the maximum distance; 1 for a word that is searched for instead.
  private let leniency: Double

  private struct Candidate {
    var text: String
    var distance: Double
    /// The number of rules that contain it.
    var count: Int
  }

  /// - Parameter isForNaming: True if the word is only suggested, so a larger distance is fine.
  init(in store: RuleStore, isForNaming: Bool = false) throws {
    self.store = store
    tokenizer = try store.tokenizer()
    leniency = isForNaming ? .infinity : 1
  }

  /// The nearest word; `nil` if none is near.
  func word(to term: SearchTerm) throws -> String? {
    // Different readings of a query look for the same word.
    if leniency == 1, let known = store.cache.nearestWords[term.text] { return known }
    let word = try nearestWord(to: term)
    if leniency == 1 { store.cache.remember(word, nearestTo: term.text) }
    return word
  }

  private func nearestWord(to term: SearchTerm) throws -> String? {
    let stretches = ScriptStretch.stretches(of: term.text)
    // Numbers aren't corrected.
    guard let stretch = stretches.first, stretches.count == 1, stretch.mayBeWord,
      !stretch.scalars.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    let name = NearestName(in: store)
    return switch stretch.kind {
    case .word: try name.name(to: stretch) ?? latinWord(to: stretch)
    case .hangul:
      try (name.name(to: stretch) ?? hangulWord(to: stretch.scalars)).map {
        leniency > 1 ? try written($0) : $0
      }
    case .kanji, .katakana, .hiragana:
      try name.name(to: stretch) ?? japaneseWord(to: stretch, term)
    }
  }

  // MARK: Words that are in the index as a whole

  private func latinWord(to written: ScriptStretch) throws -> String? {
    let tokens = tokens(of: written.text, isQuery: true)
    guard let stem = tokens.first, tokens.count == 1, let first = stem.unicodeScalars.first
    else { return nil }
    let letters = stem.unicodeScalars.map(\.value)
    guard letters.count >= SpellingLimit.shortest || leniency > 1 else { return nil }
    let range = String(first)..<String(first) + "\u{10FFFF}"
    let most = SpellingLimit.latin(letters.count) * leniency
    // A symbol's first words are something else: `SwiftData`.
    let mayEndEarlier = letters.count > SpellingLimit.long && !written.text.isOfNoLanguage
    let nearest = try nearest(in: range, within: most) { candidate in
      let scalars = candidate.unicodeScalars.map(\.value)
      // The index has stems, which are shorter than words, but not by that much.
      let isStem = mayEndEarlier && scalars.count * 2 > letters.count
      guard abs(Double(scalars.count - letters.count)) <= most || isStem,
        scalars.count > 1, leniency > 1 || !SpellingDistance.areOther(scalars, written.scalars),
        !StopWords.contain(candidate)
      else { return nil }
      return isStem
        ? SpellingDistance.betweenBeginnings(scalars, letters)
        : SpellingDistance.between(scalars, letters)
    }
    return try nearest.map { try original(of: $0) }
  }

  /// The nearest whole word of the index or, for two syllables, the nearest pair.
  private func hangulWord(to syllables: [UInt32]) throws -> String? {
    let stem = HangulStem.stem(of: syllables)
    guard stem.count > 1 else { return nil }
    let letters = HangulLetters.letters(of: stem)
    // All syllables with the same first consonant.
    let first = stem[0] - (stem[0] - 0xAC00) % 588
    let range = String(scalars: [first])..<String(scalars: [first + 588])
    return try nearest(in: range, within: SpellingLimit.hangul(stem.count) * leniency) {
      candidate in
      let scalars = candidate.unicodeScalars.map(\.value)
      guard !scalars.contains(0x20), (scalars.count > 2) == (stem.count > 2) else { return nil }
      return SpellingDistance.between(HangulLetters.letters(of: scalars), letters)
    }
  }

  private func nearest(
    in range: Range<String>, within most: Double, _ distance: (String) -> Double?
  ) throws -> String? {
    var best: Candidate?
    let fewest = leniency > 1 ? 1 : try store.ruleCount() / Self.rulesOfOneByChance
    let rows = try store.connection.rows(
      "SELECT term, doc FROM rule_word WHERE term >= ?1 AND term < ?2",
      .text(range.lowerBound), .text(range.upperBound))
    while try rows.next() {
      guard let distance = distance(rows.text(0)), distance <= most else { continue }
      // A word in a single rule may be misspelled itself; one in many rules is likelier to be
      // meant.
      let count = try rows.integer(1)
      let candidate = Candidate(
        text: rows.text(0), distance: distance + Self.distance(ofWordInRules: count), count: count)
      if let best, (best.distance, -best.count) <= (candidate.distance, -count) { continue }
      guard candidate.distance <= most, count >= fewest, try isWord(candidate.text) else {
        continue
      }
      best = candidate
    }
    return best?.text
  }

  /// The distance to add for a rare word, or to subtract for a frequent one.
  private static func distance(ofWordInRules count: Int) -> Double {
    let doublings = Int.bitWidth - 1 - max(1, count).leadingZeroBitCount
    return count > 1 ? -nearerForDoubled * Double(doublings) : fartherInOneRule
  }

  /// Whether the pair of syllables occurs as a word rather than inside a word or across two: `이유로`
  /// doesn't contain `유로`.
  private func isWord(_ pair: String) throws -> Bool {
    let syllables = pair.unicodeScalars.map(\.value)
    guard syllables.count == 2, ScalarKind(folded: syllables[0]) == .hangul else { return true }
    return try texts(with: pair, limit: 8).contains { text in
      ScriptStretch.stretches(of: text).contains {
        $0.kind == .hangul && HangulStem.counts(of: $0.scalars).contains(2)
          && $0.scalars.starts(with: syllables)
      }
    }
  }

  /// The texts of some rules that contain a word of the index.
  private func texts(with word: String, limit: Int) throws -> [String] {
    try store.connection.texts(
      "SELECT lead || char(10) || body FROM rule_text WHERE rule_text MATCH ?1 LIMIT ?2",
      .text("{lead body}: \"\(word)\""), .integer(limit))
  }

  /// A word with this stem, from a rule's text.
  private func original(of stem: String) throws -> String {
    guard let rule = try texts(with: stem, limit: 1).first else { return stem }
    let text = ContiguousArray(rule.utf8)
    var word = stem
    _ = tokenizer.tokenize(text.span, isQuery: false) { token, range, _ in
      guard token.count == stem.utf8.count,
        zip(token.indices, stem.utf8).allSatisfy({ token[$0] == $1 })
      else { return 0 }
      word = String(decoding: text[range], as: UTF8.self).lowercased()
      return 1
    }
    return word
  }

  /// The word of a rule that starts with a Korean stem, unless the stem occurs by itself: `누르세요`
  /// for `누르`.
  private func written(_ word: String) throws -> String {
    let words = try texts(with: word, limit: 16).flatMap { text in
      ScriptStretch.stretches(of: text).map(\.text).filter { $0.hasPrefix(word) }
    }
    return words.contains(word) ? word : words.first ?? word
  }

  // MARK: Words that are in the index as pairs

  /// The nearest word in the same script, from the rules with most of the pairs.
  private func japaneseWord(to written: ScriptStretch, _ term: SearchTerm) throws -> String? {
    let letters = written.scalars
    guard letters.count >= SpellingLimit.shortest || written.kind != .hiragana else { return nil }
    var best: Candidate?
    for text in try texts(withPairsOf: term) {
      for stretch in ScriptStretch.stretches(of: text) where stretch.kind == written.kind {
        // A short word with another first letter is another word: ドット, ビット, or イージング, ページング.
        let isLong = letters.count >= SpellingLimit.shortest
        guard
          stretch.scalars[0] == letters[0] || letters.count > SpellingLimit.long
            || isLong && SpellingDistance.areAlike(stretch.scalars[0], letters[0])
        else { continue }
        let distance = SpellingDistance.betweenBeginnings(stretch.scalars, letters)
        guard distance * 3 <= Double(letters.count) * leniency,
          distance < best?.distance ?? .infinity
        else { continue }
        best = Candidate(text: stretch.text, distance: distance, count: 1)
      }
    }
    return best?.text
  }

  /// The texts of the rules with most of a word's pairs of characters.
  private func texts(withPairsOf term: SearchTerm) throws -> [String] {
    let pairs = Set(term.alternatives.flatMap(\.tokens)).sorted()
    let group = ExpandedTerm.Group(
      origin: .parts, weight: 1, phrases: pairs.map { SearchTerm.Phrase(tokens: [$0]) })
    let expanded = ExpandedTerm(text: term.text, groups: [group])
    guard let scored = try ScoredTerm(expanded, in: store) else { return [] }
    let rules = SearchPlan([scored], finding: [0]).rules(capacity: try store.ruleCapacity())
    let matches = try store.matches(in: Array(rules), for: [scored], isPlatformNamed: true)
    return try matches.sorted { ($0.score, $1.rule) > ($1.score, $0.rule) }.prefix(5).map {
      try store.connection.texts(
        "SELECT heading || char(10) || lead || char(10) || body FROM rule_text WHERE rowid = ?1",
        .integer($0.rule)
      ).joined()
    }
  }

  private func tokens(of text: String, isQuery: Bool) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    return tokenizer.tokens(in: bytes.span, isQuery: isQuery)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
