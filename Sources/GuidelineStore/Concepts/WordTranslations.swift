/// The written forms of the words in a word table, which contains only hashes.
struct WordTranslations {
  private let table: WordTable
  private var source = Names()
  private var translation = Names()

  /// The maximum number of partners stored per word.
  private static let most = 4
  /// The minimum strength of a pair worth storing.
  private static let least = 0.04

  init(_ table: WordTable) {
    self.table = table
  }

  mutating func add(_ original: [MatchUnit], _ translated: [MatchUnit]) {
    for unit in original { source.add(unit, of: table.source) }
    for unit in translated { translation.add(unit, of: table.translation) }
  }

  /// The pairs of each source word, strongest partner first, and the same in the other direction.
  var pairs: (forward: [Pair], backward: [Pair]) {
    var forward: [Pair] = []
    var backward: [Int: [Pair]] = [:]
    for (word, partners) in table.partners.enumerated() {
      guard let name = source.name(of: word) else { continue }
      let firm = partners.filter { $0.strength >= Self.least }
        .sorted { ($0.strength, $1.word) > ($1.strength, $0.word) }
      for (place, partner) in firm.enumerated() {
        guard let other = translation.name(of: partner.word) else { continue }
        if place < Self.most {
          forward.append(Pair(word: name, partner: other, strength: partner.strength))
        }
        backward[partner.word, default: []].append(
          Pair(word: other, partner: name, strength: partner.strength))
      }
    }
    let best = backward.sorted { $0.key < $1.key }.flatMap { _, pairs in
      pairs.sorted { ($0.strength, $1.partner) > ($1.strength, $0.partner) }.prefix(Self.most)
    }
    return (forward, best)
  }

  /// A word and its counterpart in the other language.
  struct Pair {
    let word: String
    let partner: String
    let strength: Double
  }

  /// The most frequent written form of each word of a language.
  private struct Names {
    private var counts: [Int: [String: Int]] = [:]

    mutating func add(_ unit: MatchUnit, of vocabulary: WordTable.Vocabulary) {
      for text in [unit.lead, unit.body] {
        let bytes = ContiguousArray(text.utf8)
        GuidelineTokenizer().tokenize(bytes.span, for: .document) { token, _, _ in
          if let number = vocabulary.numbers[MatchWord(token: token)] {
            let bytes = token.indices.map { token[$0] }
            counts[number, default: [:]][String(decoding: bytes, as: UTF8.self), default: 0] += 1
          }
          return true
        }
      }
    }

    func name(of word: Int) -> String? {
      counts[word]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }
}

extension RuleStore {
  /// Replaces the stored translations between English and a language.
  func keep(_ translations: WordTranslations, of language: Language) throws {
    try forgetTranslations(of: language.tag)
    let pairs = translations.pairs
    for (list, one, other) in [
      (pairs.forward, Language.english, language), (pairs.backward, language, .english),
    ] {
      for pair in list {
        try connection.run(
          """
          INSERT OR IGNORE INTO word_translation
            (language, word, partner_language, partner, strength)
          VALUES (?1, ?2, ?3, ?4, ?5)
          """, .text(one.tag), .text(try termKey(of: pair.word)), .text(other.tag),
          .text(pair.partner), .real(pair.strength))
      }
    }
  }

  /// Deletes the translations between English and a language.
  func forgetTranslations(of language: String) throws {
    try connection.run(
      "DELETE FROM word_translation WHERE language = ?1 OR partner_language = ?1",
      .text(language))
  }

  /// The counterparts of a word in other languages, learned from the store's texts.
  ///
  /// - Parameter key: See ``termKey(of:)``.
  func translations(
    ofWord key: String, from language: Language, to others: Set<Language>
  ) throws -> [(word: String, strength: Double)] {
    var found: [(word: String, strength: Double)] = []
    let rows = try connection.rows(
      """
      SELECT partner_language, partner, strength FROM word_translation
      WHERE word = ?1 AND language = ?2 ORDER BY strength DESC, partner
      """, .text(key), .text(language.tag))
    while try rows.next() {
      guard let other = Language(rows.text(0)), others.contains(other) else { continue }
      found.append((rows.text(1), rows.real(2)))
    }
    return found
  }
}
