/// Resolves references by title, other name, current or former address, anchor and slug; prefers
/// the same edition and language.
struct ReferenceResolver {
  private let store: RuleStore
  private let texts: [String: [StoredText]]
  private let symbols: Set<String>
  /// The documents by lowercase file name without extension.
  private let files: [String: [StoredDocument]]
  private lazy var anchors = Result { try AnchorPlaces(in: store) }
  /// The paths of each document's sections by key; the first of equal ones.
  private var sections: [Int: [String: [String]]] = [:]
  private var slugs: [String: String?] = [:]
  private var books: [TextID: [StoredText]] = [:]
  private var nearest: [String: [String]] = [:]
  private var known: [Query: Reference.Destination] = [:]

  /// The cache key of a destination.
  private struct Query: Hashable {
    let kind: ParsedReference.Kind
    let text: String
    let target: String
    let document: Int
  }

  init(in store: RuleStore) throws {
    self.store = store
    let texts = try store.storedTexts(where: "TRUE")
    self.texts = Dictionary(grouping: texts, by: \.topic)
    files = Dictionary(grouping: texts.flatMap(\.documents), by: \.fileName)
    symbols = Set(try store.symbols().map { SymbolName.key($0.name) })
  }

  /// - Parameter document: The document that contains the reference.
  mutating func destination(
    of reference: CrossReference, in document: StoredDocument
  ) throws -> Reference.Destination {
    switch reference.kind {
    case .url: return .web(reference.target)
    case .symbol:
      let isKnown =
        reference.target != reference.text || symbols.contains(SymbolName.key(reference.symbol))
      return .symbol(reference.symbol, isKnown: isKnown)
    case .topic, .rule:
      let query = Query(
        kind: reference.kind, text: reference.text, target: reference.target,
        document: document.id)
      if let known = known[query] { return known }
      let destination = try destination(ofPage: reference, in: document)
      known[query] = destination
      return destination
    }
  }

  private mutating func destination(
    ofPage reference: CrossReference, in document: StoredDocument
  ) throws -> Reference.Destination {
    let target = Target(reference)
    if reference.target.hasPrefix("#"), let name = target.fragment {
      if let place = try anchors.get().place(named: name, for: document, in: store) {
        return place
      }
      if let section = try section(name, in: [document]) {
        return .topic(document.topic, text: document.text, section: section)
      }
    }
    let file = file(target, for: document)
    if let file, target.isPath { return try place(target.fragment, in: [file]) }
    for name in target.names {
      guard let slug = try slug(named: name) else { continue }
      guard let text = text(ofTopic: slug, for: document) else {
        return .nowhere(topic: slug, nearest: [])
      }
      return try place(target.fragment, in: text.documents)
    }
    if let file { return try place(target.fragment, in: [file]) }
    // In a printed book, pages and sections are known only by title.
    let pages = book(of: document.text)
    for name in target.names where !name.isEmpty {
      for page in pages {
        if let section = try section(name, in: page.documents) {
          return .topic(page.topic, text: page.id, section: section)
        }
      }
    }
    return .nowhere(topic: nil, nearest: [])
  }

  /// The reference with the names of similar topics, if it leads to none.
  mutating func suggesting(_ reference: Reference) throws -> Reference {
    guard case .nowhere(nil, _) = reference.destination else { return reference }
    let name = Target(reference.reference).names.last ?? ""
    let topics = try nearest[name] ?? store.topics(withNamesSimilarTo: name)
    nearest[name] = topics
    return Reference(
      reference: reference.reference, destination: .nowhere(topic: nil, nearest: topics),
      isLinked: reference.isLinked)
  }

  /// Whether a reference may lead to a topic or into its pages, by its names alone.
  mutating func mayLead(_ reference: CrossReference, to topics: Set<String>) throws -> Bool {
    let target = Target(reference)
    if reference.target.hasPrefix("#") { return true }
    if let file = target.file, files[file]?.contains(where: { topics.contains($0.topic) }) == true {
      return true
    }
    for name in target.names {
      if let slug = try slug(named: name) { return topics.contains(slug) }
    }
    let documents = topics.flatMap { texts[$0] ?? [] }.flatMap(\.documents)
    return try target.names.contains { try section($0, in: documents) != nil }
  }

  /// All pages of a text, by topic.
  private mutating func book(of text: TextID) -> [StoredText] {
    if let known = books[text] { return known }
    let pages = texts.values.joined().filter { $0.id == text }.sorted { $0.topic < $1.topic }
    books[text] = pages
    return pages
  }

  /// The documents' page, or the place a fragment names in it.
  private mutating func place(
    _ fragment: String?, in documents: [StoredDocument]
  ) throws -> Reference.Destination {
    let page = documents[0]
    guard let fragment else { return .topic(page.topic, text: page.text, section: []) }
    if let rule = try rule(fragment, in: documents) { return .rule(rule) }
    let section = try section(fragment, in: documents)
    return .topic(page.topic, text: page.text, section: section ?? [])
  }

  /// The nearest document with a file's name, if it is unambiguous.
  private func file(_ target: Target, for reader: StoredDocument) -> StoredDocument? {
    guard let name = target.file, !name.isEmpty else { return nil }
    func nearness(_ document: StoredDocument) -> Int {
      zip(document.identity.split(separator: "/"), reader.identity.split(separator: "/"))
        .prefix { $0 == $1 }.count
    }
    let found = (files[name] ?? []).filter { $0.place.language == reader.place.language }
    guard let nearest = found.map(nearness).max() else { return nil }
    let best = found.filter { nearness($0) == nearest }
    return best.count == 1 ? best[0] : nil
  }

  /// The topic with a name, in the store or in the catalog.
  private mutating func slug(named name: String) throws -> String? {
    if let known = slugs[name] { return known }
    let slug = try store.slug(ofTopicNamed: name) ?? store.catalog.slug(titled: name)
    slugs[name] = .some(slug)
    return slug
  }

  /// The topic's text that best suits a document's readers.
  private func text(ofTopic slug: String, for document: StoredDocument) -> StoredText? {
    guard let texts = texts[slug] else { return nil }
    let reader = document.text
    func nearness(_ text: TextID) -> [Bool] {
      [
        text.edition == reader.edition, text.language == reader.language,
        text.revision == reader.revision, text.origin == reader.origin,
        text.language == .english,
      ]
    }
    return texts.max { one, other in
      let (left, right) = (nearness(one.id), nearness(other.id))
      if left != right { return left.lexicographicallyPrecedes(right) { !$0 && $1 } }
      return one.id < other.id
    }
  }

  /// The path of the section that a fragment or title names.
  private mutating func section(
    _ name: String, in documents: [StoredDocument]
  ) throws -> [String]? {
    let key = TopicCatalog.key(name)
    for document in documents {
      if let path = try sections(of: document)[key] { return path }
    }
    return nil
  }

  private mutating func sections(of document: StoredDocument) throws -> [String: [String]] {
    if let known = sections[document.id] { return known }
    var paths: [String: [String]] = [:]
    let rows = try store.connection.rows(
      "SELECT path FROM section WHERE document_id = ?1 ORDER BY section", .integer(document.id))
    while try rows.next() {
      let headings = SectionPath.headings(in: rows.text(0))
      for (index, heading) in headings.enumerated() {
        let key = TopicCatalog.key(heading)
        if paths[key] == nil { paths[key] = Array(headings[...index]) }
      }
    }
    sections[document.id] = paths
    return paths
  }

  /// The rule whose concept a fragment names.
  private func rule(_ name: String, in documents: [StoredDocument]) throws -> RuleID? {
    for document in documents {
      let key = try store.connection.integer(
        """
        SELECT rule_id FROM rule JOIN concept USING (concept_id)
        WHERE rule_id BETWEEN ?1 AND ?2 AND concept.slug = ?3
        """, document.firstKey, document.lastKey, .text(name))
      if let key { return document.ruleID(ofKey: key) }
    }
    return nil
  }
}

extension StoredDocument {
  /// The lowercase name of its file, without extension.
  fileprivate var fileName: String {
    Target.fileName(path.split(separator: "/").last.map { String($0) } ?? "").lowercased()
  }
}
