internal import Synchronization

/// Carries out a matching plan for texts that changed, and stores the matches.
struct TextMatching {
  let store: RuleStore

  func run(_ plan: MatchingPlan, for places: [UnmatchedPlace]) throws {
    try forgetFirstPages(plan, places)
    try store.forgetWords(ofAllBut: Set(plan.translations.map(\.new.id.language.tag)))
    let languages = Set(plan.copies.map(\.new.id.language)).sorted()
    let source = SharedStore(store)
    // The parts that take longest begin first.
    let parts = [true, false].flatMap { part in languages.map { (isOfTranslations: part, $0) } }
    let found = try parts.concurrentMap { isOfTranslations, language in
      var matching = LanguageMatching(language, plan, places, source)
      if isOfTranslations { try matching.matchTranslations() } else { try matching.matchVersions() }
      return (language, matching.matches, matching.newWords)
    }
    for (language, matches, words) in found {
      for matches in matches { try write(matches) }
      if let words { try store.keep(words.bytes, words.fingerprint, asWordTableOf: language) }
    }
  }

  /// Deletes the beads of changed pages, because another page may be the first of its place now.
  private func forgetFirstPages(_ plan: MatchingPlan, _ places: [UnmatchedPlace]) throws {
    let own = Set(places.lazy.filter(\.isOwn).map(\.page))
    let all = Set(places.map(\.page))
    for text in plan.copies.lazy.map(\.new) where all.contains(UnmatchedPlace.Page(of: text)) {
      try forgetBeads(of: text.ruleRanges, as: .import)
      try forgetBeads(of: text.ruleRanges, as: .translation)
      // Imports change nothing among the project's own texts.
      if !text.isOwn || own.contains(UnmatchedPlace.Page(of: text)) {
        try forgetBeads(of: text.ruleRanges, as: .version)
      }
    }
  }

  private func write(_ matches: StepMatches) throws {
    try forgetBeads(of: matches.rules, as: matches.step)
    let insert = try store.connection.rows(
      """
      INSERT INTO bead (new_rule_id, step, old_rule_id, is_part, confidence)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """)
    for pair in matches.pairs {
      try insert.run(
        .integer(pair.new), .text(matches.step.rawValue), .integer(pair.old),
        .integer(pair.isPart ? 1 : 0), .real(pair.confidence))
    }
  }

  private func forgetBeads(of rules: [ClosedRange<Int>], as step: StepMatches.Step) throws {
    for rules in rules {
      try store.connection.run(
        "DELETE FROM bead WHERE new_rule_id BETWEEN ?1 AND ?2 AND step = ?3",
        .integer(rules.lowerBound), .integer(rules.upperBound), .text(step.rawValue))
    }
  }
}

/// The matches of some rules in a step, which replace those stored.
struct StepMatches: Sendable {
  enum Step: String {
    /// `version` is between the project's own texts; `import` is the same where an imported page
    /// replaces one that the project lacks.
    case version, `import`, copy, crossing, translation
  }

  struct Pair: Sendable {
    let old: Int
    let new: Int
    let isPart: Bool
    let confidence: Double
  }

  let step: Step
  /// The keys of the newer rules.
  let rules: [ClosedRange<Int>]
  var pairs: [Pair] = []
}

/// Carries out the part of a matching plan that is about the texts of one language.
private struct LanguageMatching {
  private let language: Language
  private let plan: MatchingPlan
  private let places: [UnmatchedPlace]
  private let source: SharedStore
  private var pages: [StoredText.PageID: MatchPage] = [:]
  private var countedPages: [StoredText.PageID: MatchText] = [:]
  private var parallelPages: [[StoredText.PageID]: ParallelStretches] = [:]

  private(set) var matches: [StepMatches] = []
  /// The word table of the language, if it was learned again.
  private(set) var newWords: (bytes: [UInt8], fingerprint: StableHash)?

  init(
    _ language: Language, _ plan: MatchingPlan, _ places: [UnmatchedPlace], _ source: SharedStore
  ) {
    (self.language, self.plan, self.places, self.source) = (language, plan, places, source)
  }

  /// Matches versions of pages, and copies from other sources.
  mutating func matchVersions() throws {
    try matchEditions()
    for (comparisons, step) in [(plan.copies, StepMatches.Step.copy), (plan.crossings, .crossing)] {
      var topic: String?
      for comparison in comparisons where comparison.new.id.language == language {
        guard places.contains(where: { $0.mayChangeWhatIsBefore(comparison.new) }) else { continue }
        if comparison.new.topic != topic { forgetPages() }
        topic = comparison.new.topic
        try match(comparison, as: step) { matching, old, new in
          try VersionMatcher().beads(matching.countedPage(old), matching.countedPage(new))
        }
      }
    }
  }

  private mutating func matchEditions() throws {
    let versions = plan.versions.filter { $0.language == language }
    let changed = Set(versions.filter { $0.isChanged(by: places) }.map(\.state))
    let ownPlaces = places.filter(\.isOwn)
    let changedOwn = Set(
      versions.filter { $0.isOwn && $0.isChanged(by: ownPlaces) }.map(\.state))
    for version in versions where changed.contains(version.state) {
      if version.isOwn {
        // An imported page that replaced a missing page of the project's may no longer do so.
        matches.append(StepMatches(step: .import, rules: version.new.flatMap(\.ruleRanges)))
        guard changedOwn.contains(version.state) else { continue }
      }
      let old = try MatchPage(joining: version.old.map { try page($0) })
      let new = try MatchPage(joining: version.new.map { try page($0) })
      let beads = VersionMatcher(moves: version.moves).beads(
        MatchText(joining: try version.old.map { try countedPage($0) }),
        MatchText(joining: try version.new.map { try countedPage($0) }))
      // Matches among the project's own rules are already stored.
      let own = version.isOwn ? [] : Set((version.old + version.new).flatMap(\.ownRules))
      var found = StepMatches(step: version.isOwn ? .version : .import, rules: new.ranges)
      found.add(beads, old, new) { !own.contains($0) || !own.contains($1) }
      matches.append(found)
    }
  }

  private mutating func match(
    _ comparison: MatchingPlan.Comparison, as step: StepMatches.Step,
    by beads: (inout Self, _ old: StoredText, _ new: StoredText) throws -> [Bead]
  ) throws {
    let new = try page(comparison.new)
    var found = StepMatches(step: step, rules: new.ranges)
    for text in comparison.old {
      found.add(try beads(&self, text, comparison.new), try page(text), new)
    }
    matches.append(found)
  }

  // MARK: Translations

  mutating func matchTranslations() throws {
    let comparisons = plan.translations.filter { $0.new.id.language == language }
    guard !comparisons.isEmpty else { return }
    let changed = comparisons.filter { comparison in
      places.contains {
        $0.topic == comparison.new.topic && [.english, language].contains($0.language)
      }
    }
    // Deleted pages contributed words, too.
    let present = Set(plan.copies.map { UnmatchedPlace.Page(of: $0.new) })
    let hasFewer = places.contains {
      [.english, language].contains($0.language) && !present.contains($0.page)
    }
    guard hasFewer || !changed.isEmpty else { return }
    let (words, areNew) = try words(taughtBy: comparisons)
    let matcher = TranslationMatcher(words: words)
    for comparison in areNew ? comparisons : changed {
      try match(comparison, as: .translation) { matching, old, new in
        try matcher.beads(matching.stretches(old, new))
      }
    }
  }

  /// The word table learned from a language's pages, and whether it changed. Uses only the
  /// project's pages if it has some in both languages.
  private mutating func words(
    taughtBy comparisons: [MatchingPlan.Comparison]
  ) throws -> (WordTable, areNew: Bool) {
    let own = comparisons.filter(\.new.isOwn)
    let isOwnTaught = own.contains { !$0.old.isEmpty }
    let pairs = (isOwnTaught ? own : comparisons).flatMap { comparison in
      comparison.old.map { (original: $0, translation: comparison.new) }
    }
    let (fingerprint, known) = try source.reading { store in
      var fingerprint = StableHash()
      for pair in pairs {
        fingerprint.take(try store.fingerprint(of: pair.original).value)
        fingerprint.take(try store.fingerprint(of: pair.translation).value)
      }
      return (fingerprint, try store.wordTable(of: language))
    }
    if let known, known.fingerprint == fingerprint, let table = WordTable(bytes: known.bytes) {
      return (table, false)
    }
    var learner = WordTableLearner()
    for pair in pairs { learner.add(try stretches(pair.original, pair.translation)) }
    let table = learner.table()
    let bytes = table.bytes
    newWords = (bytes, fingerprint)
    return (table, known?.bytes != bytes)
  }

  // MARK: Pages

  /// More pages would take more memory than reading them again takes time.
  private static let mostPages = 1000

  /// Frees memory between groups of pages that aren't compared with each other.
  private mutating func forgetPages() {
    pages = [:]
    countedPages = [:]
    parallelPages = [:]
  }

  /// The rules of a page, cached.
  private mutating func page(_ text: StoredText) throws -> MatchPage {
    let id = text.pageID
    if let known = pages[id] { return known }
    let page = try source.reading { try $0.matchPage(text) }
    if pages.count >= Self.mostPages { forgetPages() }
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

  /// A page and its original with their words, cached for learning and matching.
  private mutating func stretches(
    _ original: StoredText, _ translation: StoredText
  ) throws -> ParallelStretches {
    let id = [original.pageID, translation.pageID]
    if let known = parallelPages[id] { return known }
    let stretches = ParallelStretches(try page(original).units, try page(translation).units)
    parallelPages[id] = stretches
    return stretches
  }
}

/// A store that several threads read, one at a time.
private final class SharedStore: @unchecked Sendable {
  private let store: RuleStore
  private let turn = Mutex(())

  init(_ store: RuleStore) { self.store = store }

  func reading<T>(_ body: (RuleStore) throws -> T) throws -> T {
    try turn.withLock { _ in try body(store) }
  }
}

extension StepMatches {
  fileprivate mutating func add(
    _ beads: [Bead], _ old: MatchPage, _ new: MatchPage,
    where isWanted: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) {
    for bead in beads where !bead.old.isEmpty && !bead.new.isEmpty {
      let main = MainPair(of: bead, old.units, new.units)
      for oldUnit in bead.old {
        for newUnit in bead.new where isWanted(old.rules[oldUnit], new.rules[newUnit]) {
          pairs.append(
            Pair(
              old: old.rules[oldUnit], new: new.rules[newUnit],
              isPart: main.old != oldUnit || main.new != newUnit, confidence: bead.confidence))
        }
      }
    }
  }
}

extension StoredText {
  /// The keys of its documents' rules.
  fileprivate var ruleRanges: [ClosedRange<Int>] {
    documents.map(\.ruleIDs).filter { !$0.isEmpty }.map { $0.lowerBound...$0.upperBound - 1 }
  }
}

extension MatchingPlan.Version {
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
