extension RuleStore {
  /// Checks that the store has a text, in any language, and a language.
  ///
  /// - Throws: ``StoreError`` with what the store has, if not.
  package func require(_ text: TextQuery?, in language: Language?) throws(StoreError) {
    if let problem = try reading({ try problem(with: text, in: language) }) { throw problem }
  }

  /// Checks that the store has these texts and languages.
  package func require(_ texts: [TextQuery], in languages: [Language]) throws(StoreError) {
    for text in texts { try require(text, in: nil) }
    for language in languages { try require(nil, in: language) }
  }

  /// The error for a text, in any language, or a language that the store lacks; `nil` if it has
  /// both.
  func problem(with text: TextQuery?, in language: Language?) throws -> StoreError? {
    if let text, let problem = try problem(with: meaning(of: text)) { return problem }
    guard let language else { return nil }
    let languages = try connection.texts(
      "SELECT DISTINCT language FROM document ORDER BY language")
    guard !languages.contains(language.tag) else { return nil }
    guard !languages.isEmpty else { return emptyStore }
    return StoreError("there is no text in \(language)", hint: "languages are \(list: languages)")
  }

  /// A platform's name as rules spell it, given any of its names: `mac` for macOS.
  ///
  /// - Throws: ``StoreError`` with the known names if there is no such platform.
  package func platform(named name: String) throws(StoreError) -> String {
    try reading {
      guard let platform = try platformIfKnown(name) else { throw Self.unknownPlatform(name) }
      return platform
    }
  }

  /// The name of one of Apple's platforms, regardless of what the store has.
  package static func platform(named name: String) throws(StoreError) -> String {
    guard let known = PageWords.platforms(in: name), known.count == 1 else {
      throw unknownPlatform(name)
    }
    return known[0]
  }

  func platformIfKnown(_ name: String) throws -> String? {
    if let known = try? Self.platform(named: name) { return known }
    let texts = try connection.texts(
      "SELECT DISTINCT platforms FROM rule WHERE platforms IS NOT NULL")
    return texts.flatMap { $0.split(separator: "\n") }.map(String.init)
      .first { $0.lowercased() == name.lowercased() }
  }

  /// Apple's platforms, sorted by name.
  package static var platforms: [String] { PageWords.allPlatforms }

  static func unknownPlatform(_ name: String) -> StoreError {
    StoreError(
      "there is no platform “\(name)”", hint: "platforms are \(list: PageWords.allPlatforms)")
  }

  private func problem(with text: TextQuery) throws -> StoreError? {
    guard try editionsHeld().contains(text.edition) else { return try unknownEdition(text.edition) }
    guard text.revision != nil || text.origin != nil else { return nil }
    var wanted = text
    wanted.language = nil
    var held: [String] = []
    let rows = try connection.rows(
      "SELECT DISTINCT revision, shown_origin FROM document WHERE edition = ?1",
      .text(text.edition.slug))
    while try rows.next() {
      let id = try TextID(
        edition: text.edition, revision: rows.revision(0), origin: rows.origin(1),
        language: .english)
      if wanted.covers(id) { return nil }
      var query = TextQuery(id)
      query.language = nil
      held.append(query.description)
    }
    let nearest = Nearest.names(to: wanted.description, among: held, limit: 6)
    return StoreError("there is no text \(wanted)", hint: "closest matches: \(list: nearest)")
  }

  /// The error for an edition that the store lacks.
  func unknownEdition(_ edition: Edition) throws -> StoreError {
    let known = try editionsHeld()
    guard !known.isEmpty else { return emptyStore }
    let nearest = try editionNames(nearestTo: edition.slug)
    return StoreError("there is no edition \(edition)", hint: "closest matches: \(list: nearest)")
  }

  /// The error for a topic that the store lacks.
  func unknownTopic(_ name: String) throws -> StoreError {
    guard try hasDocuments() else { return emptyStore }
    let nearest = try topics(withNamesSimilarTo: name)
    return .absence(
      "there is no topic “\(name)”",
      hint: nearest.isEmpty ? nil : "closest matches: \(list: nearest)")
  }

  /// The error for a text that the topic lacks.
  func missingText(
    _ query: TextQuery, topic: String, texts: [StoredText]
  ) throws -> StoreError {
    guard !texts.isEmpty else { return try unknownTopic(topic) }
    if try !editionsHeld().contains(query.edition) { return try unknownEdition(query.edition) }
    let ids = texts.map(\.id).sorted()
    let sameEdition = ids.filter { $0.edition == query.edition }
    if sameEdition.isEmpty, try isAbsent(topic, from: query.edition) {
      return .absence(
        try noPage(topic, in: query.edition),
        hint: "editions with this page: \(list: Set(ids.map(\.edition)).sorted().map(\.slug))")
    }
    let offered = (sameEdition.isEmpty ? ids : sameEdition).map(\.description)
    return .absence(
      "\(topic) has no text \(query)",
      hint: "it has \(list: Nearest.names(to: query.description, among: offered, limit: 6))")
  }

  /// A note on a topic without a page in the newest edition; `nil` if it may have one.
  package func noteOnAbsence(ofTopic topic: String) throws(StoreError) -> Message? {
    try reading {
      guard let newest = try editionsHeld().last, try isAbsent(topic, from: newest),
        try storedTexts(
          where: "topic.slug = ?1 AND document.edition = ?2", .text(topic), .text(newest.slug)
        ).isEmpty
      else { return nil }
      return try noPage(topic, in: newest)
    }
  }

  /// A note on a page that an edition didn't have.
  func noPage(_ topic: String, in edition: Edition) throws -> Message {
    let successors = try pageMoves().successors(of: topic, in: edition)
    return Message("edition \(edition) has no page \(topic)")
      .followed(by: successors.isEmpty ? nil : "its advice is in \(list: successors)")
  }

  /// The stored editions, oldest first.
  func editionsHeld() throws -> [Edition] {
    var editions: [Edition] = []
    let rows = try connection.rows("SELECT DISTINCT edition FROM document")
    while try rows.next() { editions.append(try rows.edition(0)) }
    return editions.sorted()
  }

  /// Whether there are no rules.
  package func isEmpty() throws(StoreError) -> Bool { try reading { try holdsNothing() } }

  func hasDocuments() throws -> Bool {
    try connection.integer("SELECT document_id FROM document LIMIT 1") != nil
  }

  func holdsNothing() throws -> Bool {
    try connection.integer("SELECT rule_id FROM rule LIMIT 1") == nil
  }

  /// The note for a search in an empty store.
  package static let emptyNote = Message("the store is empty")

  /// The error for a name that isn't found because the store is empty.
  var emptyStore: StoreError {
    StoreError("the store \(path) is empty", remedy: .fillStore)
  }
}

extension [String] {
  var list: String { joined(separator: ", ") }
}
