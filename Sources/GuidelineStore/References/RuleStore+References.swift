extension RuleStore {
  /// Finds the references from and to something.
  ///
  /// - Parameters:
  ///   - subject: The subject; a topic by its slug.
  ///   - scope: The texts to include; by default a rule's own edition and language.
  /// - Throws: ``StoreError`` with similar names, if the subject doesn't exist.
  public func references(
    of subject: ReferenceAnswer.Subject, in scope: ReferenceScope = ReferenceScope()
  ) throws(StoreError) -> ReferenceAnswer {
    try references(in: scope) { subject }
  }

  /// Finds the references from and to something by name: the ID of a rule or concept, any name of a
  /// topic, or a symbol.
  package func references(
    named name: String, in scope: ReferenceScope = ReferenceScope()
  ) throws(StoreError) -> ReferenceAnswer {
    try references(in: scope) { try subject(named: name) }
  }

  private func subject(named name: String) throws -> ReferenceAnswer.Subject {
    if let slug = try slug(ofTopicNamed: name) ?? catalog.slug(named: name) {
      return .topic(slug)
    }
    if name.contains("@"), !name.hasPrefix("@") {
      let (document, key) = try place(ofRule: name)
      return .rule(document.ruleID(ofKey: key))
    }
    if name.contains("/"), !name.contains(where: \.isWhitespace) {
      return .concept(try concept(named: name)[0].concept)
    }
    return .symbol(name)
  }

  private func references(
    in scope: ReferenceScope, of subject: () throws -> ReferenceAnswer.Subject
  ) throws(StoreError) -> ReferenceAnswer {
    try require(scope.texts, in: scope.texts.compactMap(\.language))
    return try reading {
      guard try hasDocuments() else { throw emptyStore }
      switch try subject() {
      case .topic(let slug):
        var answer = try references(ofTopic: slug, in: texts(in: scope))
        answer.notes += try notesOnDay(of: scope.texts, topics: [slug])
        return answer
      case .rule(let id):
        let (document, key) = try place(ofRule: RuleQuery(id))
        var scope = scope
        if scope.texts.isEmpty {
          scope.texts = [
            TextQuery(edition: document.place.edition, language: document.place.language)
          ]
        }
        return try references(
          of: .rule(document.ruleID(ofKey: key)), [(document, key...key)], in: texts(in: scope))
      case .concept(let id):
        let rules = try concept(id)
        let places = try rules.map { rule in
          let (document, key) = try place(ofRule: RuleQuery(rule.id))
          return (document, key...key)
        }
        let texts = try texts(in: scope)
        let chosen = places.filter { place, _ in
          texts[place.topic]?.contains { $0.id == place.text } ?? false
        }
        return try references(
          of: .concept(rules[0].concept), chosen.isEmpty ? places : chosen, in: texts)
      case .symbol(let name): return try references(ofSymbol: name, in: scope)
      }
    }
  }

  private func references(
    ofTopic slug: String, in texts: [String: [StoredText]]
  ) throws -> ReferenceAnswer {
    let documents = texts[slug, default: []].flatMap(\.documents)
    return try references(
      of: .topic(slug),
      documents.filter { $0.ruleCount > 0 }.sorted { $0.comesEarlier($1) }
        .map { ($0, $0.ruleIDs.lowerBound...$0.ruleIDs.upperBound - 1) },
      in: texts)
  }

  private func references(
    of subject: ReferenceAnswer.Subject, _ places: [(StoredDocument, ClosedRange<Int>)],
    in texts: [String: [StoredText]]
  ) throws -> ReferenceAnswer {
    var resolver = try ReferenceResolver(in: self)
    var outgoing: [Reference] = []
    var named: [Reference] = []
    for (document, keys) in places {
      let isWhole = keys.count == document.ruleCount
      for reference in try crossReferences(in: document) {
        let reference = try placed(reference, in: document)
        guard isWhole || reference.source.map({ keys.contains(document.key(of: $0)) }) == true
        else { continue }
        let found = try resolver.suggesting(resolver.resolved(reference, in: document))
        // Skip references of a page to itself.
        if case .topic(document.topic, _, []) = found.destination { continue }
        outgoing.append(found)
      }
      named += try mentions(in: document, keys)
    }
    outgoing.append(whereNew: named)

    let documents = texts.values.joined().flatMap(\.documents)
      .sorted { $0.comesEarlier($1) }
    let topics = try self.topics(of: subject)
    var incoming: [Reference] = []
    for document in documents {
      for reference in try crossReferences(in: document)
      where try reference.kind == .topic && resolver.mayLead(reference, to: topics) {
        var found = try resolver.resolved(reference, in: document)
        guard try isAimed(found, at: subject, from: document) else { continue }
        found.reference = try placed(reference, in: document)
        incoming.append(found)
      }
    }
    var notes: [Message] = []
    if case .topic(let slug) = subject {
      if places.isEmpty { notes.append("these texts have no page \(slug)") }
      incoming.append(
        whereNew: try mentions(ofTopic: slug, in: documents.filter { $0.topic != slug }))
    }
    return ReferenceAnswer(subject: subject, outgoing: outgoing, incoming: incoming, notes: notes)
  }

  /// The topics of the pages that have the subject.
  private func topics(of subject: ReferenceAnswer.Subject) throws -> Set<String> {
    switch subject {
    case .topic(let slug): [slug]
    case .rule(let id): [id.topic]
    case .concept(let id): Set(try concept(id).map(\.id.topic))
    case .symbol: []
    }
  }

  private func isAimed(
    _ reference: Reference, at subject: ReferenceAnswer.Subject, from document: StoredDocument
  ) throws -> Bool {
    switch subject {
    case .topic(let slug): return reference.topic == slug && document.topic != slug
    case .rule(let id): return reference.destination == .rule(id)
    case .concept(let concept):
      guard case .rule(let id) = reference.destination else { return false }
      return try rule(id).concept == concept
    case .symbol: return false
    }
  }
}

/// A topic that a rule mentions.
private struct Naming: Hashable {
  let rule: RuleID?
  let topic: String?
}

extension [Reference] {
  /// Appends mentions that aren't already references.
  fileprivate mutating func append(whereNew mentions: [Reference]) {
    let known = Set(map { Naming(rule: $0.reference.source, topic: $0.topic) })
    self += mentions.filter {
      !known.contains(Naming(rule: $0.reference.source, topic: $0.topic))
    }
  }
}

extension StoredDocument {
  /// The key of a rule in this document.
  func key(of id: RuleID) -> Int { ruleIDs.lowerBound + id.ordinal - firstOrdinal }

  /// The order of lists: by topic, then by text.
  func comesEarlier(_ other: StoredDocument) -> Bool {
    if topic != other.topic { return topic < other.topic }
    if text != other.text { return text < other.text }
    return (firstOrdinal, id) < (other.firstOrdinal, other.id)
  }
}

extension ReferenceResolver {
  mutating func resolved(
    _ reference: CrossReference, in document: StoredDocument
  ) throws -> Reference {
    Reference(
      reference: reference, destination: try destination(of: reference, in: document),
      isLinked: reference.kind != .symbol || reference.target != reference.text)
  }
}
