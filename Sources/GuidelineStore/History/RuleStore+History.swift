extension RuleStore {
  /// The history of a concept in all editions and languages. For the project's concepts, it uses
  /// only the project's texts, unless the ID is of an imported rule.
  ///
  /// - Parameters:
  ///   - concept: The concept, or one merged into it.
  ///   - languages: The languages to include; empty for all.
  /// - Throws: ``StoreError`` with the nearest concepts if it doesn't exist, or with its languages
  ///   if it lacks a requested one.
  public func history(
    of concept: ConceptID, in languages: [Language] = []
  ) throws(StoreError) -> ConceptHistory {
    try reading {
      try history(
        ofConcept: key(ofConcept: concept), named: concept.description, in: languages,
        preferring: .english, withImports: false)
    }
  }

  /// The history of a concept, or of a rule's concept, by an ID as a user types it.
  ///
  /// - Parameter language: The language listed first, with all its wordings, if there are any.
  package func history(
    named id: String, in languages: [Language] = [], preferring language: Language = .english
  ) throws(StoreError) -> ConceptHistory {
    let rule = try id.contains("@") ? rule(named: id) : nil
    return try reading {
      try history(
        ofConcept: rule.map { try key(ofConcept: $0.concept) } ?? key(ofConcept: id),
        named: rule?.concept.description ?? id, in: languages, preferring: language,
        withImports: rule?.id.text.origin != nil)
    }
  }

  private func history(
    ofConcept key: Int, named name: String, in languages: [Language],
    preferring language: Language, withImports: Bool
  ) throws -> ConceptHistory {
    let history = try HistoryBuilder(
      concept: key, in: self, preferring: language, withImports: withImports)
    if let language = languages.first(where: { !history.languages.contains($0) }) {
      throw StoreError(
        "\(name) has no wording in \(language)",
        hint: "it has \(list: history.languages)")
    }
    var told: Set<Int> = []
    return try history.told(in: languages, &told)
  }
}

private struct HistoryBuilder {
  private let store: RuleStore
  private let concept: Int
  private let lines: [WordingLine]
  private let texts: [String: [StoredText]]
  private let moves: PageMoves
  /// Whether only the project's own texts are used.
  private let isOwn: Bool
  private let language: Language

  init(
    concept: Int, in store: RuleStore, preferring language: Language, withImports: Bool
  ) throws {
    (self.store, self.concept, self.language) = (store, concept, language)
    var keys: [Int] = []
    do {
      let rows = try store.connection.rows(
        "SELECT rule_id FROM rule WHERE concept_id = ?1", .integer(concept))
      while try rows.next() { try keys.append(rows.integer(0)) }
    }
    let all = try keys.map {
      Lineage.Place(key: $0, document: try store.document(ofRule: $0))
    }
    let isOwn = !withImports && all.contains(where: \.document.isOwn)
    self.isOwn = isOwn
    let places = isOwn ? all.filter(\.document.isOwn) : all
    let moves = try store.pageMoves()
    self.moves = moves
    var texts: [String: [StoredText]] = [:]
    let topics = Set(places.map(\.document.topic))
    for topic in topics.union(topics.flatMap(moves.successors(of:))) {
      texts[topic] = try store.storedTexts(where: "topic.slug = ?1", .text(topic))
        .filter { $0.isOwn || !isOwn }
    }
    self.texts = texts
    let pages = texts.values.joined()
    lines = Dictionary(grouping: places, by: \.document.place.language).map { language, places in
      WordingLine(
        places, pages: pages.filter { $0.id.language == language }, language: language,
        moves: moves)
    }.sorted { one, other in
      func key(_ line: WordingLine) -> (Int, Language) {
        let own = line.language
        return (own.withoutRegion == language.withoutRegion ? 0 : own == .english ? 1 : 2, own)
      }
      return key(one) < key(other)
    }
  }

  var languages: [Language] { lines.map(\.language) }

  /// - Parameters:
  ///   - told: The concepts already listed; this one is added.
  ///   - first: The first state to include.
  func told(
    in languages: [Language], _ told: inout Set<Int>, since first: MatchingPlan.State? = nil
  ) throws -> ConceptHistory {
    told.insert(concept)
    let lines = lines.filter { languages.isEmpty || languages.contains($0.language) }
    var entries: [(state: MatchingPlan.State, line: Int, entry: ConceptHistory.Entry)] = []
    for (index, line) in lines.enumerated() {
      for step in line.steps {
        guard index == 0 || step.isTold(beside: lines[0]) else { continue }
        let rendering = index == 0 ? nil : try rendering(step, of: lines[0])
        let state = rendering?.state ?? step.state
        if let first, state < first { continue }
        entries.append((state, index, try entry(step, of: line, rendering)))
      }
    }
    entries.sort { $0.state == $1.state ? $0.line < $1.line : $0.state < $1.state }
    guard let place = lines[0].steps.lazy.flatMap(\.places).last else {
      preconditionFailure("a concept without a rule has no key")
    }
    let sequels = try sequels(of: lines[0], in: languages, &told)
    // A concept that continues unchanged under another name hasn't ended.
    if let end = lines[0].steps.last, sequels.count == 1,
      let heir = sequels[0].entries.first, heir.from.count == 1, heir.change != .split,
      heir.change != .merged
    {
      entries.removeAll { $0.line == 0 && $0.state == end.state }
    }
    return ConceptHistory(
      concept: try rule(place).concept, language: lines[0].language,
      entries: entries.map(\.entry), sequels: sequels)
  }

  /// The histories of the concepts that this one became in the end.
  private func sequels(
    of line: WordingLine, in languages: [Language], _ told: inout Set<Int>
  ) throws -> [ConceptHistory] {
    guard let end = line.steps.last, end.places.isEmpty, let previous = end.previous else {
      return []
    }
    let lineage = Lineage(in: store, language: line.language, isOwn: isOwn)
    var sequels: [ConceptHistory] = []
    for place in try lineage.outcomes(of: previous, concept: concept, in: end.state) {
      guard let key = try store.concept(ofRule: place.key), !told.contains(key) else { continue }
      sequels.append(
        try HistoryBuilder(
          concept: key, in: store, preferring: language, withImports: !isOwn
        )
        .told(in: languages, &told, since: end.state))
    }
    return sequels
  }

  // MARK: Entries

  private func entry(
    _ step: WordingLine.Step, of line: WordingLine, _ rendering: Rendering?
  ) throws -> ConceptHistory.Entry {
    let lineage = Lineage(in: store, language: line.language, isOwn: isOwn)
    var became: [Lineage.Place] = []
    if let previous = step.previous {
      became = try lineage.outcomes(of: previous, concept: concept, in: step.state)
    }
    guard let place = step.places.first else {
      return ConceptHistory.Entry(
        text: step.text,
        change: became.isEmpty ? .removed : became.count > 1 ? .split : .merged, rule: nil,
        flags: [], from: [], became: became.map(\.id), copies: [], follows: nil, lead: [], body: [])
    }
    let sources = try lineage.sources(of: place, concept: concept)
    let rule = try rule(place)
    let isWhole = try step.previous == nil && self.isWhole(sources, of: place, lineage)
    let previous = try (step.previous ?? (isWhole ? sources.first : nil)).map(rule(_:))
    var change = try kind(of: rule, after: previous, isWhole ? [] : sources, became, lineage)
    var flags =
      previous.map { ChangeFlags(old: [$0], new: [rule], isSameLanguage: true) }?
      .flags(for: change) ?? []
    if let rendering {
      let (here, there) = (try self.rule(rendering.followed), try self.rule(rendering.current))
      change = here.saysTheSame(as: there) ? .same : .reworded
      flags = ChangeFlags(old: [here], new: [there], isSameLanguage: true).flags(for: change)
    }
    let (lead, body) = Self.marked(previous, rule)
    return ConceptHistory.Entry(
      text: step.text, change: change, rule: rule, flags: flags, from: sources.map(\.id),
      became: became.map(\.id), copies: step.places.dropFirst().map(\.id),
      follows: rendering?.followed.id, lead: lead, body: body)
  }

  /// Whether a rule is the only successor of another, and has no other source: the same advice
  /// under another concept.
  private func isWhole(
    _ sources: [Lineage.Place], of place: Lineage.Place, _ lineage: Lineage
  ) throws -> Bool {
    guard sources.count == 1, let other = try store.concept(ofRule: sources[0].key) else {
      return false
    }
    return try lineage.members(of: concept).allSatisfy { $0.state >= place.state }
      && lineage.members(of: other).allSatisfy { $0.state < place.state }
      && lineage.outcomes(of: sources[0], concept: other, in: place.state).count == 1
  }

  /// - Parameters:
  ///   - previous: The previous wording; `nil` if the rule came from others.
  ///   - sources: The rules of other concepts that went into it.
  private func kind(
    of rule: Rule, after previous: Rule?, _ sources: [Lineage.Place], _ became: [Lineage.Place],
    _ lineage: Lineage
  ) throws -> ChangeKind {
    guard let previous else {
      guard let source = sources.first else { return .added }
      let goesOn = try store.concept(ofRule: source.key).map { other in
        try lineage.members(of: other).contains {
          $0.state.edition == rule.id.text.edition && $0.state.revision == rule.id.text.revision
        }
      }
      return goesOn == true ? .split : .merged
    }
    if !sources.isEmpty { return .merged }
    if !became.isEmpty { return .split }
    if rule.id.topic != previous.id.topic, !hasTakenThePlace(rule.id, of: previous.id) {
      return .moved
    }
    return previous.saysTheSame(as: rule) ? .same : .reworded
  }

  /// Whether one page replaced the other, so that the rule hasn't moved.
  private func hasTakenThePlace(_ new: RuleID, of old: RuleID) -> Bool {
    func has(_ topic: String, _ text: TextID) -> Bool {
      texts[topic, default: []].contains {
        $0.id.edition == text.edition && $0.id.language == text.language
      }
    }
    if moves.successors(of: old.topic, in: new.text.edition).contains(new.topic) { return true }
    return !has(old.topic, new.text) && !has(new.topic, old.text)
  }

  /// The original of a translation's wording.
  private struct Rendering {
    /// The wording that it translates.
    let followed: Lineage.Place
    /// The original's wording at that time.
    let current: Lineage.Place
    /// The state that it belongs to. If undated, the state of the wording that it follows.
    let state: MatchingPlan.State
  }

  private func rendering(
    _ step: WordingLine.Step, of original: WordingLine
  ) throws -> Rendering? {
    guard original.language == .english, let place = step.places.first,
      let texts = texts[place.document.topic],
      let text = texts.first(where: { $0.documents.contains { $0.id == place.document.id } })
    else { return nil }
    var originals = Originals(in: store)
    let found = try originals.original(of: text, among: texts)?.text.documents.map(\.id) ?? []
    let wordings = original.steps.lazy.flatMap(\.places)
    guard let followed = wordings.first(where: { found.contains($0.document.id) }) else {
      return nil
    }
    let isUndated = step.state.revision == nil && step.state.edition == followed.state.edition
    let state = isUndated ? followed.state : step.state
    return Rendering(
      followed: followed, current: original.wording(in: state) ?? followed, state: state)
  }

  private func rule(_ place: Lineage.Place) throws -> Rule {
    guard let rule = try store.rules(withKeys: [place.key]).first else { throw store.damagedText }
    return rule
  }

  private static func marked(
    _ old: Rule?, _ new: Rule
  ) -> (lead: [WordChange], body: [WordChange]) {
    guard let old else { return ([], []) }
    let parts = (WordDiff(old.lead, new.lead).changes, WordDiff(old.body, new.body).changes)
    let hasMarks = (parts.0 + parts.1).contains { $0.kind != .equal }
    return hasMarks ? parts : ([], [])
  }
}

extension WordingLine.Step {
  /// Whether the step adds something to the original's. A text without the rule does if the
  /// original has the rule.
  fileprivate func isTold(beside original: WordingLine) -> Bool {
    !places.isEmpty || original.wording(in: state) != nil
  }
}

extension Rule {
  /// Whether the leads, or the bodies if there are no leads, are equal apart from case, quotes,
  /// dashes and white space.
  func saysTheSame(as other: Rule) -> Bool {
    MatchUnit(self).saysTheSame(as: MatchUnit(other))
  }
}

extension MatchUnit {
  fileprivate init(_ rule: Rule) {
    self.init(page: rule.id.topic, lead: rule.lead, body: rule.body)
  }
}
