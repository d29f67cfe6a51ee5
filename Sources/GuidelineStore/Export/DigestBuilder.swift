/// Builds a digest of texts side by side.
struct DigestBuilder {
  private let store: RuleStore
  private let request: DigestRequest
  private let titles: DigestTitles
  private let debuts: Debuts
  /// For each column, its pages by topic.
  private var pages: [[String: DigestPage]] = []
  /// The concepts the search found; `nil` without a search.
  private var found: Set<ConceptID>?
  private var notes: [Message] = []

  init(_ request: DigestRequest, in store: RuleStore) throws {
    (self.request, self.store) = (request, store)
    titles = try DigestTitles(in: store)
    debuts = try Debuts(in: store)
    pages = try request.texts.map { text in
      try titles.topics.filter { request.takes(topic: $0.slug) }
        .reduce(into: [:]) { pages, topic in
          pages[topic.slug] = try DigestPage(of: topic, text, in: store)
        }
    }
    try search()
  }

  func digest() throws -> Digest {
    let homes = ConceptHomes(pages)
    var resolver = try ReferenceResolver(in: store)
    var topics: [Digest.Topic] = []
    let groups = try store.topicGroups()
    for slug in groups.sorted(Set(pages.flatMap(\.keys))) {
      guard var topic = try topic(slug, homes, &resolver) else { continue }
      topic.group = request.languages.compactMap { language in
        groups.title(ofTopic: slug, in: language).map { Digest.Title(text: $0, language: language) }
      }
      topics.append(topic)
    }
    try addSuccessors(to: &topics)
    let columns = zip(request.texts, pages).map { text, pages in
      Digest.Column(
        edition: text.edition, language: text.language,
        texts: Set(topics.compactMap { pages[$0.slug]?.text }).sorted())
    }
    let notes = notes + (topics.isEmpty ? try reasons() : [])
    return Digest(request: request, columns: columns, topics: topics, notes: notes)
  }

  /// Adds links to the pages that took over the advice of those that the newest edition lacks.
  private func addSuccessors(to topics: inout [Digest.Topic]) throws {
    guard let newest = try store.newestEdition(),
      let oldest = titles.topics.flatMap(\.texts).map(\.edition).min()
    else { return }
    let there = Set(
      titles.topics.filter { $0.texts.contains { $0.edition == newest } }.map(\.slug))
    let moves = try store.pageMoves()
    for index in topics.indices where !there.contains(topics[index].slug) {
      let slug = topics[index].slug
      var successors = moves.successors(of: slug, in: newest).filter(there.contains)
      if successors.isEmpty {
        successors =
          [moves.successor(of: slug, in: oldest...newest, isThere: there.contains)]
          .compactMap(\.self)
      }
      topics[index].successors = request.languages.map { language in
        successors.map { slug in
          let title = titles.title(of: slug, in: language)
          return Digest.Link(
            text: title.text, language: title.language, topic: slug, concept: nil)
        }
      }
    }
  }

  private func topic(
    _ slug: String, _ homes: ConceptHomes, _ resolver: inout ReferenceResolver
  ) throws -> Digest.Topic? {
    let columns = pages.map { $0[slug] }
    guard let main = DigestPage.newest(of: columns) else { return nil }
    var merged = MergedPage(columns[main]?.entries ?? [])
    for (column, page) in columns.enumerated() where column != main {
      merged.add(page?.entries.filter { homes.isAtHome($0.rule, column: column) } ?? [])
    }
    var outline = DigestOutline(titledIn: request.languages)
    let links = try DigestLinks(
      columns.compactMap { $0?.text }, topic: slug, in: store, &resolver)
    for entry in merged.entries {
      let concept = entry.rule.concept
      let cells = pages.indices.map { column in
        columns[column]?.entry(of: concept) ?? homes.entry(of: concept, column: column)
      }
      guard cells.contains(where: { $0.map { request.takes($0.rule) } ?? false }),
        found?.contains(concept) ?? true
      else { continue }
      let row = Digest.Row(
        concept: concept, cells: passages(of: cells), change: nil,
        addedIn: entry.rule.kind == .paragraph ? nil : debuts[concept],
        references: links.links(of: cells.compactMap { $0?.rule.id }))
      outline.add(
        row, section: entry.section,
        wordings: zip(request.texts, cells).map {
          ($0.language, $1)
        })
    }
    guard !outline.sections.isEmpty else { return nil }
    return Digest.Topic(
      slug: slug, titles: request.languages.map { titles.title(of: slug, in: $0) },
      texts: columns.map { $0?.text }, addedIn: debuts[slug], sections: outline.sections)
  }

  /// The wordings, with differences marked against neighboring columns in the same language.
  private func passages(of cells: [DigestPage.Entry?]) -> [[Digest.Passage]] {
    func neighbor(_ index: Int, of rule: Rule) -> Rule? {
      guard cells.indices.contains(index), let other = cells[index]?.rule,
        other.id.text.language == rule.id.text.language, other.id != rule.id
      else { return nil }
      return other
    }
    return cells.enumerated().map { index, entry in
      guard let entry else { return [] }
      let rule = entry.rule
      let (old, new) = (neighbor(index - 1, of: rule), neighbor(index + 1, of: rule))
      guard old != nil || new != nil else {
        return [Digest.Passage(rule, standsIn: entry.standsIn)]
      }
      return [
        Digest.Passage(
          rule, lead: MarkedText(rule.lead, after: old?.lead, before: new?.lead),
          body: MarkedText(rule.body, after: old?.body, before: new?.body),
          standsIn: entry.standsIn)
      ]
    }
  }

  // MARK: Searching

  private mutating func search() throws {
    guard let query = request.query else { return }
    var filter = SearchFilter(kind: request.kind, limit: 0)
    filter.platforms = request.platforms
    filter.topics = request.topics
    let answer = try store.search(SearchQuery(query), filter)
    // Drops results from texts outside the digest.
    let here = Set(pages.flatMap(\.values).flatMap(\.entries).map(\.rule.concept))
    let concepts = answer.results.map(\.rule.concept).filter(here.contains)
    found = Set(request.limit == 0 ? concepts[...] : concepts.prefix(request.limit))
    notes = answer.notes
    if concepts.isEmpty, answer.total > 0 {
      notes.append(Message("“\(query)” only matches rules in other texts"))
    } else if concepts.count > found?.count ?? 0 {
      notes.append(Message("exporting \(found?.count ?? 0) of \(concepts.count) rules"))
    }
  }

  /// Reasons why the digest is empty.
  private func reasons() throws -> [Message] {
    let rules = pages.flatMap(\.values).flatMap(\.entries).map(\.rule)
    guard !rules.isEmpty else {
      let texts = titles.topics.filter { request.takes(topic: $0.slug) }
        .flatMap(\.texts)
      return [
        Message("no rules in \(list: request.texts.compactMap(\.edition))")
          .followed(by: "texts are \(list: Set(texts).sorted())")
      ]
    }
    guard request.query == nil else { return notes.isEmpty ? ["no rules match the search"] : [] }
    let kinds = RuleKind.allCases.filter { kind in rules.contains { $0.kind == kind } }
    let platforms = Set(rules.flatMap(\.platforms)).sorted()
    var reasons: [Message] = []
    if let kind = request.kind {
      reasons.append(
        Message("no rules of kind \(kind.rawValue)")
          .followed(by: "kinds are \(list: kinds.map(\.rawValue))"))
    }
    if !request.platforms.isEmpty {
      reasons.append(
        Message("no rules for platform \(list: request.platforms)").followed(
          by: platforms.isEmpty ? "no rule names a platform" : "platforms are \(list: platforms)"))
    }
    return reasons
  }
}
