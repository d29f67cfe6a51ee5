extension RuleStore {
  /// Makes sure that there is anything in an edition and in a language.
  ///
  /// - Throws: ``StoreError`` with those that the store holds, if not.
  public func require(_ edition: Edition?, in language: Language?) throws(StoreError) {
    try reading {
      if let edition, try !editionsHeld().contains(edition) { throw try unknownEdition(edition) }
      guard let language else { return }
      var languages: [String] = []
      let rows = try connection.rows("SELECT DISTINCT language FROM document ORDER BY language")
      while try rows.next() { languages.append(rows.text(0)) }
      guard !languages.contains(language.tag) else { return }
      guard !languages.isEmpty else { throw emptyStore }
      throw StoreError("there is no text in \(language)", hint: "there are \(languages.list)")
    }
  }

  /// What to say about an edition that the store does not hold.
  func unknownEdition(_ edition: Edition) throws -> StoreError {
    let known = try editionsHeld()
    guard !known.isEmpty else { return emptyStore }
    let nearest = Nearest.names(to: edition.slug, among: known.map(\.slug))
    return StoreError("there is no edition \(edition)", hint: "the nearest: " + nearest.list)
  }

  /// What to say about a topic that the store does not hold under any name.
  func unknownTopic(_ name: String) throws -> StoreError {
    let names = try topicNames()
    guard !names.isEmpty else { return emptyStore }
    return StoreError(
      "there is no topic “\(name)”", hint: "the nearest: " + names.nearest(to: name).list)
  }

  /// What to say about a text that a topic does not have.
  func missingText(
    _ query: TextQuery, topic: String, texts: [StoredText]
  ) throws -> StoreError {
    guard !texts.isEmpty else { return try unknownTopic(topic) }
    if try !editionsHeld().contains(query.edition) { return try unknownEdition(query.edition) }
    let ids = texts.map(\.id).sorted()
    let sameEdition = ids.filter { $0.edition == query.edition }
    if sameEdition.isEmpty, try isAbsent(topic, from: query.edition) {
      return StoreError(
        noPage(topic, in: query.edition),
        hint: "there is one in \(Set(ids.map(\.edition)).sorted().map(\.slug).list)")
    }
    let offered = (sameEdition.isEmpty ? ids : sameEdition).map(\.description)
    return StoreError(
      "\(topic) has no text \(query)",
      hint: "it has \(Nearest.names(to: query.description, among: offered, limit: 6).list)")
  }

  /// What to say about a page that an edition itself did not have.
  func noPage(_ topic: String, in edition: Edition) -> String {
    "the edition \(edition) itself has no page \(topic)"
  }

  private func editionsHeld() throws -> [Edition] {
    var editions: [Edition] = []
    let rows = try connection.rows("SELECT DISTINCT edition FROM document")
    while try rows.next() {
      if let edition = Edition(rows.text(0)) { editions.append(edition) }
    }
    return editions.sorted()
  }

  /// What to say about a store that holds nothing.
  var emptyStore: StoreError {
    StoreError("the store \(path) is empty", hint: "fill it with hig build or hig import")
  }
}

extension TextQuery {
  /// Asks for exactly this text.
  init(_ text: TextID) {
    self.init(
      edition: text.edition, revision: text.revision, origin: text.origin, language: text.language)
  }
}

extension TextQuery: CustomStringConvertible {
  /// The form that people write and read.
  public var description: String {
    let revision = revision.map { "/\($0)" } ?? ""
    let origin = origin.map { "+\($0)" } ?? ""
    return "\(edition)\(revision)\(origin)" + (language.map { ":\($0)" } ?? "")
  }
}

extension [String] {
  /// The strings as people list them.
  var list: String { joined(separator: ", ") }
}
