extension RuleStore {
  /// The broken references, without duplicates and with their number of occurrences, and the topics
  /// that no reference leads to.
  func danglingReferences() throws -> [Finding] {
    var resolver = try ReferenceResolver(in: self)
    var order: [String] = []
    var dangling: [String: (first: Reference, count: Int)] = [:]
    var reached: Set<String> = []
    let documents = try storedDocuments(where: "TRUE").sorted { $0.comesEarlier($1) }
    for document in documents {
      for reference in try crossReferences(in: document) where reference.kind == .topic {
        let found = try resolver.resolved(reference, in: document)
        if found.isResolved {
          if let topic = found.topic, topic != document.topic { reached.insert(topic) }
        } else if !found.namesOtherDocument {
          let known = dangling[found.target]
          if known == nil { order.append(found.target) }
          dangling[found.target] = (known?.first ?? found, (known?.count ?? 0) + 1)
        }
      }
    }
    var findings = try order.compactMap { dangling[$0] }.map { first, count in
      let first = try resolver.suggesting(first)
      let place = "\(first.reference.path):\(first.reference.line)"
      let more = count > 1 ? " (\(count) times)" : ""
      return Finding(
        .note, "“\(first.reference.text)” is a broken reference\(more): \(first.reason)", in: place,
        isRepairable: false)
    }
    let topics = Set(documents.map(\.topic))
    for topic in topics.subtracting(reached).sorted() where !reached.isEmpty {
      findings.append(
        Finding(.note, "no other page points to it", in: topic, isRepairable: false))
    }
    return findings
  }
}

extension Reference {
  /// Whether it is an unknown title without an address, which belongs to a document outside the
  /// guidelines.
  fileprivate var namesOtherDocument: Bool {
    guard case .nowhere(nil, _) = destination else { return false }
    return reference.target == reference.text
  }

  /// The reason it is broken.
  fileprivate var reason: String {
    guard case .nowhere(let topic, let nearest) = destination else { return "" }
    if let topic { return "the store has no page \(topic)" }
    return nearest.isEmpty ? "there is no such page" : "closest pages: \(nearest.list)"
  }
}
