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
      // The longer and surer pairs teach the words by which the others are matched.
      var learner = WordTableLearner()
      for pair in pairs where pair.first.state == pair.second.state {
        learner.add(page: try page(pair.first).units, translation: try page(pair.second).units)
      }
      let matcher = TranslationMatcher(words: learner.table())
      for pair in pairs {
        let (source, translation) = (try page(pair.first), try page(pair.second))
        try write(
          matcher.beads(source.units, translation.units), source, translation, as: .translation)
      }
    }
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

/// The rules of one page, or of several, as matching sees them.
struct MatchPage {
  private(set) var units: [MatchUnit] = []
  /// The keys of the rules that the units are.
  private(set) var rules: [Int] = []
  /// The keys of all rules, from the first to the last of each document.
  private(set) var ranges: [ClosedRange<Int>] = []

  init() {}

  init(joining pages: [MatchPage]) {
    for page in pages {
      units += page.units
      rules += page.rules
      ranges += page.ranges
    }
  }

  mutating func add(_ unit: MatchUnit, rule: Int) {
    units.append(unit)
    rules.append(rule)
  }

  mutating func add(_ range: ClosedRange<Int>) {
    ranges.append(range)
  }
}

extension RuleStore {
  /// The rules of a text's page as matching sees them.
  func matchPage(_ text: StoredText) throws -> MatchPage {
    var page = MatchPage()
    for document in text.documents where document.ruleCount > 0 {
      page.add(document.ruleIDs.lowerBound...document.ruleIDs.upperBound - 1)
      let content = try content(ofDocument: document.id)
      let rows = try connection.rows(
        """
        SELECT rule_id, path, text_start, lead_size, body_size, stated.concept_id
        FROM rule LEFT JOIN section USING (document_id, section)
          LEFT JOIN concept AS stated
            ON stated.concept_id = coalesce(claim_id, rule.concept_id) AND is_found = 0
        WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id
        """, document.firstKey, document.lastKey)
      while try rows.next() {
        let start = rows.integer(2)
        let middle = start + rows.integer(3)
        let end = middle + rows.integer(4)
        guard 0...end ~= start, start...end ~= middle, end <= content.count else {
          throw damagedText
        }
        page.add(
          MatchUnit(
            page: document.topic, section: rows.optionalText(1).map(SectionPath.headings) ?? [],
            lead: String(decoding: content[start..<middle], as: UTF8.self),
            body: String(decoding: content[middle..<end], as: UTF8.self),
            concept: rows.isNull(5) ? nil : String(rows.integer(5))),
          rule: rows.integer(0))
      }
    }
    return page
  }
}

/// The pair of a bead that carries most of it: the one whose texts share the most words, else the
/// longest.
struct MainPair {
  let old: Int
  let new: Int

  /// - Parameter bead: With units on both sides.
  init(of bead: Bead, _ old: [MatchUnit], _ new: [MatchUnit]) {
    guard bead.old.count > 1 || bead.new.count > 1 else {
      (self.old, self.new) = (bead.old[0], bead.new[0])
      return
    }
    let oldWords = bead.old.map { Self.words(of: old[$0]) }
    let newWords = bead.new.map { Self.words(of: new[$0]) }
    var best = (shared: -1, size: -1, old: 0, new: 0)
    for (one, words) in oldWords.enumerated() {
      for (other, otherWords) in newWords.enumerated() {
        let shared = words.intersection(otherWords).count
        let size = words.count + otherWords.count
        if (shared, size) > (best.shared, best.size) { best = (shared, size, one, other) }
      }
    }
    (self.old, self.new) = (bead.old[best.old], bead.new[best.new])
  }

  private static func words(of unit: MatchUnit) -> Set<[UInt8]> {
    let tokenizer = GuidelineTokenizer()
    return Set(tokenizer.tokens(in: unit.lead + "\n" + unit.body, for: .query).map(\.bytes))
  }
}
