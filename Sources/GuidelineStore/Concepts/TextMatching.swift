/// Matches the texts of a plan as far as they changed, and writes what was found into the store.
struct TextMatching {
  private let store: RuleStore
  private var pages: [PageID: MatchPage] = [:]

  private struct PageID: Hashable {
    let text: TextID
    let topic: String
  }

  init(in store: RuleStore) {
    self.store = store
  }

  mutating func run(_ plan: MatchingPlan, for places: [UnmatchedPlace]) throws {
    for version in plan.versions {
      let isKnown = !places.contains {
        $0.language == version.language && $0.state <= version.state
      }
      if isKnown { continue }
      let old = try MatchPage(joining: version.old.map { try page($0) })
      let new = try MatchPage(joining: version.new.map { try page($0) })
      let beads = VersionMatcher().beads(old.units, new.units)
      try write(beads, old, new, as: .version)
    }
    for copy in plan.copies where places.contains(where: { $0.isPlace(of: copy.second) }) {
      let (first, second) = (try page(copy.first), try page(copy.second))
      try write(VersionMatcher().beads(first.units, second.units), first, second, as: .copy)
    }
    try matchTranslations(plan, places)
  }

  // MARK: Translations

  private mutating func matchTranslations(
    _ plan: MatchingPlan, _ places: [UnmatchedPlace]
  ) throws {
    let languages = Dictionary(grouping: plan.translations, by: \.second.id.language)
    for (language, pairs) in languages.sorted(by: { $0.key < $1.key }) {
      let changed = pairs.filter { pair in
        places.contains {
          $0.topic == pair.first.topic && [.english, language].contains($0.language)
        }
      }
      guard !changed.isEmpty else { continue }
      let (words, areNew) = try words(of: language, taughtBy: pairs)
      let matcher = TranslationMatcher(words: words)
      for pair in areNew ? pairs : changed {
        let (source, translation) = (try page(pair.first), try page(pair.second))
        try write(
          matcher.beads(source.units, translation.units), source, translation, as: .translation)
      }
    }
  }

  /// The words that the pages of a language teach, and whether they are others than before.
  private mutating func words(
    of language: Language, taughtBy pairs: [MatchingPlan.Pair]
  ) throws -> (WordTable, areNew: Bool) {
    var fingerprint = Fingerprint()
    for pair in pairs {
      fingerprint.take(try page(pair.first).fingerprint.value)
      fingerprint.take(try page(pair.second).fingerprint.value)
    }
    let known = try store.wordTable(of: language)
    if let known, known.fingerprint == fingerprint, let table = WordTable(bytes: known.bytes) {
      return (table, false)
    }
    var learner = WordTableLearner()
    for pair in pairs {
      learner.add(page: try page(pair.first).units, translation: try page(pair.second).units)
    }
    let table = learner.table()
    let bytes = table.bytes
    try store.keep(bytes, fingerprint, asWordTableOf: language)
    return (table, known?.bytes != bytes)
  }

  // MARK: Pages

  /// What a page holds for the matchers.
  private mutating func page(_ text: StoredText) throws -> MatchPage {
    let id = PageID(text: text.id, topic: text.topic)
    if let known = pages[id] { return known }
    let page = try store.matchPage(text)
    pages[id] = page
    return page
  }

  // MARK: Beads

  private enum Step: String {
    case version, copy, translation
  }

  private func write(
    _ beads: [Bead], _ old: MatchPage, _ new: MatchPage, as step: Step
  ) throws {
    for range in new.ranges {
      try store.connection.run(
        "DELETE FROM bead WHERE new_rule_id BETWEEN ?1 AND ?2 AND step = ?3",
        .integer(range.lowerBound), .integer(range.upperBound), .text(step.rawValue))
    }
    let insert = try store.connection.rows(
      """
      INSERT INTO bead (new_rule_id, step, old_rule_id, is_part, confidence)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """)
    for bead in beads where !bead.old.isEmpty && !bead.new.isEmpty {
      let main = MainPair(of: bead, old.units, new.units)
      for oldUnit in bead.old {
        for newUnit in bead.new {
          try insert.run(
            .integer(new.rules[newUnit]), .text(step.rawValue), .integer(old.rules[oldUnit]),
            .integer(main.old == oldUnit && main.new == newUnit ? 0 : 1), .real(bead.confidence))
        }
      }
    }
  }
}

extension UnmatchedPlace {
  fileprivate func isPlace(of text: StoredText) -> Bool {
    topic == text.topic && state == text.state && language == text.id.language
  }
}
