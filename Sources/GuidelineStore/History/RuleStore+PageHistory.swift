extension RuleStore {
  /// The history of a page in all editions.
  ///
  /// - Parameters:
  ///   - name: Any name of the topic.
  ///   - wanted: The language of the texts; `nil` for the name's language, or else `fallback`. If
  ///     there are no texts in it, English ones are used, or else any.
  ///   - fallback: The language for names that are English or in no language.
  /// - Throws: ``StoreError`` with the nearest names if there is no such topic.
  package func pageHistory(
    ofTopic name: String, in wanted: Language? = nil, preferring fallback: Language = .english
  ) throws(StoreError) -> PageHistory {
    let topic = try topic(named: name)
    return try reading {
      let language = wanted ?? topic.language(ofName: name) ?? fallback
      let all = try storedTexts(where: "topic.slug = ?1", .text(topic.slug))
      // The history of a project page uses only the project's texts.
      let own = all.filter(\.isOwn)
      let hasOwn = own.contains { wanted == nil || $0.id.language == wanted }
      let texts = hasOwn ? own : all
      let languages = Set(texts.map(\.id.language))
      let wanted = [language, language.withoutRegion, .english] + languages.sorted()
      let told = wanted.first(where: languages.contains) ?? language
      return PageHistory(
        topic: try topics(of: texts).first ?? topic, language: told,
        entries: try PageHistoryBuilder(topic.slug, texts, told, in: self).entries())
    }
  }
}

extension Topic {
  /// The language of the name; `nil` if it is also English, or unknown.
  fileprivate func language(ofName name: String) -> Language? {
    let key = TopicCatalog.key(name)
    let languages = names.filter { TopicCatalog.key($0.name) == key }.map(\.language)
    return languages.contains(nil) || languages.contains(.english) ? nil : languages.first ?? nil
  }
}

private struct PageHistoryBuilder {
  private let topic: String
  private let texts: [StoredText]
  private let language: Language
  private let store: RuleStore
  private let lineage: Lineage
  private let moves: PageMoves

  /// A rule that is advice or a definition.
  private struct Member {
    let place: Lineage.Place
    let concept: Int
    let rule: Rule
  }

  init(
    _ topic: String, _ texts: [StoredText], _ language: Language, in store: RuleStore
  ) throws {
    (self.topic, self.texts, self.language, self.store) = (topic, texts, language, store)
    lineage = Lineage(in: store, language: language, isOwn: texts.allSatisfy(\.isOwn))
    moves = try store.pageMoves()
  }

  func entries() throws -> [PageHistory.Entry] {
    let pages = Dictionary(grouping: texts.filter { $0.id.language == language }, by: \.state)
      .compactMapValues { RuleStore.best(of: $0) }
    guard let first = pages.keys.min() else { return [] }
    let held = Set(
      try store.storedTexts(where: "document.language = ?1", .text(language.tag))
        .filter { $0.isOwn || !texts[0].isOwn }.map(\.state))
    // An edition without the page is represented by its newest revision.
    let absent = try Dictionary(grouping: held, by: \.edition).compactMap { edition, states in
      try edition > first.edition && !pages.keys.contains { $0.edition == edition }
        && store.isAbsent(topic, from: edition) ? states.max() : nil
    }
    var entries: [PageHistory.Entry] = []
    var before: [Member] = []
    for state in (Array(pages.keys) + absent).sorted() {
      let here = try pages[state].map(members) ?? []
      entries.append(try entry(state, pages[state], here, after: before))
      before = here
    }
    return entries
  }

  private func members(of text: StoredText) throws -> [Member] {
    var members: [Member] = []
    for document in text.documents {
      for (key, rule) in zip(document.ruleIDs, try store.rules(of: document))
      where rule.kind == .rule || rule.kind == .definition {
        guard let concept = try store.concept(ofRule: key) else { throw store.damagedText }
        members.append(
          Member(
            place: Lineage.Place(key: key, document: document), concept: concept, rule: rule))
      }
    }
    return members
  }

  private func entry(
    _ state: MatchingPlan.State, _ text: StoredText?, _ here: [Member], after before: [Member]
  ) throws -> PageHistory.Entry {
    let known = Dictionary(before.map { ($0.concept, $0.rule) }) { first, _ in first }
    let concepts = Set(here.map(\.concept))
    var same: [Rule] = []
    var reworded: [Rule] = []
    var came: [PageHistory.Arrival] = []
    for member in here {
      if let old = known[member.concept] {
        let isKept =
          old.saysTheSame(as: member.rule) && levelled(old.body) == levelled(member.rule.body)
        if isKept { same.append(member.rule) } else { reworded.append(member.rule) }
      } else {
        let from = try lineage.sources(of: member.place, concept: member.concept).map(\.id)
        came.append(
          PageHistory.Arrival(
            rule: member.rule, from: try from.isEmpty ? elsewhere(member, before: state) : from))
      }
    }
    let left = try before.filter { !concepts.contains($0.concept) }.map { member in
      PageHistory.Departure(rule: member.rule, became: try heirs(of: member, in: state))
    }
    var titles: [Language: String] = [:]
    for (language, texts) in Dictionary(grouping: texts, by: \.id.language) {
      titles[language] =
        RuleStore.best(of: texts.filter { $0.state.edition == state.edition })?
        .documents[0].title
    }
    return PageHistory.Entry(
      edition: state.edition, text: text?.id, titles: titles,
      successors: text == nil ? moves.successors(of: topic, in: state.edition) : [],
      ruleCount: here.count, same: same, reworded: reworded, came: came, left: left)
  }

  /// The concept's previous rule, if it was on another page.
  private func elsewhere(_ member: Member, before state: MatchingPlan.State) throws -> [RuleID] {
    let earlier = try lineage.members(of: member.concept).filter {
      $0.state < state && $0.document.topic != topic
    }
    return earlier.max { $0.state < $1.state }.map { [$0.id] } ?? []
  }

  /// The rules that took over a rule's advice in a later state.
  private func heirs(of member: Member, in state: MatchingPlan.State) throws -> [Rule] {
    let moved = try lineage.members(of: member.concept).filter {
      $0.state == state && $0.document.topic != topic
    }
    let places =
      try moved.isEmpty
      ? lineage.outcomes(of: member.place, concept: member.concept, in: state)
      : Array(moved.sorted { $0.comesBefore($1) }.prefix(1))
    return try store.rules(withKeys: places.map(\.key))
  }
}
