/// Carries out a matching plan for texts that changed, and stores the matches.
struct TextMatching {
  private let store: RuleStore
  private var pages: [StoredText.PageID: MatchPage] = [:]
  private var countedPages: [StoredText.PageID: MatchText] = [:]

  init(in store: RuleStore) {
    self.store = store
  }

  mutating func run(_ plan: MatchingPlan, for places: [UnmatchedPlace]) throws {
    try forgetFirstPages(plan, places)
    var language: Language?
    let changed = Set(plan.versions.filter { $0.isChanged(by: places) }.map(\.place))
    let ownPlaces = places.filter(\.isOwn)
    let changedOwn = Set(
      plan.versions.filter { $0.isOwn && $0.isChanged(by: ownPlaces) }.map(\.place))
    for version in plan.versions where changed.contains(version.place) {
      if version.isOwn {
        // An imported page that replaced a missing page of the project's may no longer do so.
        for text in version.new { try forgetBeads(of: text, as: .import) }
        guard changedOwn.contains(version.place) else { continue }
      }
      if version.language != language { forgetPages() }
      language = version.language
      let old = try MatchPage(joining: version.old.map { try page($0) })
      let new = try MatchPage(joining: version.new.map { try page($0) })
      let beads = VersionMatcher(moves: version.moves).beads(
        MatchText(joining: try version.old.map { try countedPage($0) }),
        MatchText(joining: try version.new.map { try countedPage($0) }))
      let step = version.isOwn ? Step.version : .import
      try forgetBeads(of: new, as: step)
      // Matches among the project's own rules are already stored.
      let own = version.isOwn ? [] : Set((version.old + version.new).flatMap(\.ownRules))
      try write(beads, old, new, as: step) { !own.contains($0) || !own.contains($1) }
    }
    for (comparisons, step) in [(plan.copies, Step.copy), (plan.crossings, .crossing)] {
      var topic: String?
      for comparison in comparisons {
        let isChanged = places.contains { $0.mayChangeWhatIsBefore(comparison.new) }
        guard isChanged else { continue }
        if comparison.new.topic != topic { forgetPages() }
        topic = comparison.new.topic
        try match(comparison, as: step) { matching, old, new in
          try VersionMatcher().beads(matching.countedPage(old), matching.countedPage(new))
        }
      }
    }
    forgetPages()
    try matchTranslations(plan, places)
  }

  /// Deletes the beads of changed pages, because another page may be the first of its place now.
  private func forgetFirstPages(_ plan: MatchingPlan, _ places: [UnmatchedPlace]) throws {
    let own = Set(places.lazy.filter(\.isOwn).map(\.page))
    let all = Set(places.map(\.page))
    for text in plan.copies.lazy.map(\.new) where all.contains(UnmatchedPlace.Page(of: text)) {
      try forgetBeads(of: text, as: .import)
      try forgetBeads(of: text, as: .translation)
      // Imports change nothing among the project's own texts.
      if !text.isOwn || own.contains(UnmatchedPlace.Page(of: text)) {
        try forgetBeads(of: text, as: .version)
      }
    }
  }

  private mutating func match(
    _ comparison: MatchingPlan.Comparison, as step: Step,
    by beads: (inout Self, _ old: StoredText, _ new: StoredText) throws -> [Bead]
  ) throws {
    let new = try page(comparison.new)
    try forgetBeads(of: new, as: step)
    for text in comparison.old {
      try write(beads(&self, text, comparison.new), page(text), new, as: step)
    }
  }

  // MARK: Translations

  private mutating func matchTranslations(
    _ plan: MatchingPlan, _ places: [UnmatchedPlace]
  ) throws {
    let languages = Dictionary(grouping: plan.translations, by: \.new.id.language)
    try store.forgetWords(ofAllBut: languages.keys.map(\.tag))
    let present = Set(plan.copies.map { UnmatchedPlace.Page(of: $0.new) })
    for (language, comparisons) in languages.sorted(by: { $0.key < $1.key }) {
      let changed = comparisons.filter { comparison in
        places.contains {
          $0.topic == comparison.new.topic && [.english, language].contains($0.language)
        }
      }
      // Deleted pages contributed words, too.
      let hasFewer = places.contains {
        [.english, language].contains($0.language) && !present.contains($0.page)
      }
      guard hasFewer || !changed.isEmpty else { continue }
      let (words, areNew) = try words(of: language, taughtBy: comparisons)
      let matcher = TranslationMatcher(words: words)
      for comparison in areNew ? comparisons : changed {
        try match(comparison, as: .translation) { matching, old, new in
          try matcher.beads(matching.page(old).units, matching.page(new).units)
        }
      }
    }
  }

  /// The word table learned from a language's pages, and whether it changed. Uses only the
  /// project's pages if it has some in both languages.
  private mutating func words(
    of language: Language, taughtBy comparisons: [MatchingPlan.Comparison]
  ) throws -> (WordTable, areNew: Bool) {
    let own = comparisons.filter(\.new.isOwn)
    let isOwnTaught = own.contains { !$0.old.isEmpty }
    let pairs = (isOwnTaught ? own : comparisons).flatMap { comparison in
      comparison.old.map { (original: $0, translation: comparison.new) }
    }
    var fingerprint = StableHash()
    for pair in pairs {
      fingerprint.take(try store.fingerprint(of: pair.original).value)
      fingerprint.take(try store.fingerprint(of: pair.translation).value)
    }
    let known = try store.wordTable(of: language)
    if let known, known.fingerprint == fingerprint, let table = WordTable(bytes: known.bytes) {
      return (table, false)
    }
    var learner = WordTableLearner()
    for pair in pairs {
      learner.add(
        page: try page(pair.original).units, translation: try page(pair.translation).units)
    }
    let table = learner.table()
    let bytes = table.bytes
    try store.keep(bytes, fingerprint, asWordTableOf: language)
    return (table, known?.bytes != bytes)
  }

  // MARK: Pages

  /// Frees memory between groups of pages that aren't compared with each other.
  private mutating func forgetPages() {
    pages = [:]
    countedPages = [:]
  }

  /// The rules of a page, cached.
  private mutating func page(_ text: StoredText) throws -> MatchPage {
    let id = text.pageID
    if let known = pages[id] { return known }
    let page = try store.matchPage(text)
    pages[id] = page
    return page
  }

  /// A page with its words counted, cached for several comparisons.
  private mutating func countedPage(_ text: StoredText) throws -> MatchText {
    let id = text.pageID
    if let known = countedPages[id] { return known }
    let counted = MatchText(try page(text).units)
    countedPages[id] = counted
    return counted
  }

  // MARK: Beads

  private enum Step: String {
    /// `version` is between the project's own texts; `import` is the same where an imported page
    /// replaces one that the project lacks.
    case version, `import`, copy, crossing, translation
  }

  private func forgetBeads(of text: StoredText, as step: Step) throws {
    for rules in text.documents.map(\.ruleIDs) where !rules.isEmpty {
      try forgetBeads(of: rules.lowerBound...rules.upperBound - 1, as: step)
    }
  }

  private func forgetBeads(of new: MatchPage, as step: Step) throws {
    for range in new.ranges { try forgetBeads(of: range, as: step) }
  }

  private func forgetBeads(of rules: ClosedRange<Int>, as step: Step) throws {
    try store.connection.run(
      "DELETE FROM bead WHERE new_rule_id BETWEEN ?1 AND ?2 AND step = ?3",
      .integer(rules.lowerBound), .integer(rules.upperBound), .text(step.rawValue))
  }

  private func write(
    _ beads: [Bead], _ old: MatchPage, _ new: MatchPage, as step: Step,
    if isWanted: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) throws {
    let insert = try store.connection.rows(
      """
      INSERT INTO bead (new_rule_id, step, old_rule_id, is_part, confidence)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """)
    for bead in beads where !bead.old.isEmpty && !bead.new.isEmpty {
      let main = MainPair(of: bead, old.units, new.units)
      for oldUnit in bead.old {
        for newUnit in bead.new where isWanted(old.rules[oldUnit], new.rules[newUnit]) {
          try insert.run(
            .integer(new.rules[newUnit]), .text(step.rawValue), .integer(old.rules[oldUnit]),
            .integer(main.old == oldUnit && main.new == newUnit ? 0 : 1), .real(bead.confidence))
        }
      }
    }
  }
}

extension MatchingPlan.Version {
  /// The unit of matching: an edition or revision in a language.
  struct Place: Hashable {
    let language: Language
    let state: MatchingPlan.State
  }

  fileprivate var place: Place { Place(language: language, state: state) }

  /// Whether any of its pages, or of those in force before, has changed.
  fileprivate func isChanged(by places: [UnmatchedPlace]) -> Bool {
    let before = Dictionary(old.map { ($0.topic, $0.state) }) { first, _ in first }
    return places.contains { place in
      place.language == language
        && (place.state == state || isFirstPage(at: place)
          || place.state < state && before[place.topic].map { $0 <= place.state } ?? true)
    }
  }

  /// Whether a place may have, or may have had, the first page of the edition on its topic.
  private func isFirstPage(at place: UnmatchedPlace) -> Bool {
    state.revision == nil && place.state.edition == state.edition
      && !new.contains { $0.topic == place.topic && $0.state < place.state }
  }
}

extension UnmatchedPlace {
  fileprivate struct Page: Hashable {
    let topic: String
    let state: MatchingPlan.State
    let language: Language
  }

  fileprivate var page: Page { Page(topic: topic, state: state, language: language) }

  /// Whether a change here may affect which pages are beside or before a page.
  fileprivate func mayChangeWhatIsBefore(_ text: StoredText) -> Bool {
    topic == text.topic && state <= text.state && language == text.id.language
  }
}

extension UnmatchedPlace.Page {
  fileprivate init(of text: StoredText) {
    self.init(topic: text.topic, state: text.state, language: text.id.language)
  }
}
