extension RuleStore {
  /// Resolves a query that may name a revision without its edition: `ios13` is `2019/ios13`.
  ///
  /// - Returns: The query itself if the store has such an edition, or has no such revision.
  /// - Throws: ``StoreError`` with the candidates if several editions have such a revision.
  package func meaning(of query: TextQuery) throws(StoreError) -> TextQuery {
    try reading {
      let meanings = try meanings(of: query)
      guard meanings.count < 2 else {
        throw StoreError(
          "“\(query.edition)” is in several editions: \(list: meanings.map(\.edition.slug))",
          hint: "add the edition: \(list: meanings)")
      }
      return meanings.first ?? query
    }
  }

  /// The possible meanings of an edition or a revision without its edition, oldest first.
  ///
  /// For a day whose edition the store lacks, the edition before it is meant, or else the first
  /// one.
  func meanings(of query: TextQuery) throws -> [TextQuery] {
    if query.day != nil {
      let held = try editionsHeld()
      var query = query
      query.edition = held.last { $0 <= query.edition } ?? held.first ?? query.edition
      return [query]
    }
    guard query.revision == nil, let revision = Revision(query.edition.slug) else { return [query] }
    let states = try statesHeld()
    guard !states.contains(where: { $0.edition == query.edition }) else { return [query] }
    let exact = states.filter { $0.revision == revision }
    let named =
      exact.isEmpty ? states.filter { $0.revision?.continues(revision) == true } : exact
    guard !named.isEmpty else { return [query] }
    return Set(named.map(\.edition)).sorted().map { edition in
      TextQuery(
        edition: edition, revision: revision, origin: query.origin, language: query.language)
    }
  }

  /// The nearest names of editions, preceded by a revision's if that is nearer.
  func editionNames(nearestTo name: String) throws -> [String] {
    let states = try statesHeld()
    let editions = Set(states.map(\.edition.slug))
    let revisions = states.compactMap { $0.revision?.slug }
    let nearest = Nearest.names(to: name, among: editions + revisions, limit: 1)
    let dated = states.first { nearest == [$0.revision?.slug] && !editions.contains(nearest[0]) }
    return (dated.map { [$0.description] } ?? [])
      + Nearest.names(to: name, among: Array(editions))
  }

  /// The stored editions with their revisions.
  private func statesHeld() throws -> [TextQuery] {
    var states: [TextQuery] = []
    let rows = try connection.rows("SELECT DISTINCT edition, revision FROM document")
    while try rows.next() {
      states.append(TextQuery(edition: try rows.edition(0), revision: try rows.revision(1)))
    }
    return states
  }
}
