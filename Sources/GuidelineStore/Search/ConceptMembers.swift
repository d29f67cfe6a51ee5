/// A rule as a wording of its concept.
struct ConceptMember {
  let key: Int
  fileprivate let head: DocumentHead

  var id: RuleID { head.ruleID(ofKey: key) }

  /// Whether it stands in an older text, or in the same one before another.
  fileprivate func precedes(_ other: ConceptMember) -> Bool {
    head === other.head ? key < other.key : head.precedes(other.head)
  }
}

extension RuleStore {
  /// The rules of a concept, those of the oldest text first.
  func members(ofConcept concept: Int) throws -> [ConceptMember] {
    try readMembers(ofConcepts: [concept])
    return cache.members[concept] ?? []
  }

  /// Reads at once what ``members(ofConcept:)`` would read one by one.
  func readMembers(ofConcepts concepts: [Int]) throws {
    let missing = try concepts.filter { cache.members[$0] == nil }
      .map { concept in
        let keys = try keys(ofConcept: concept)
        return (concept: concept, members: zip(keys, try facts(ofRules: keys)))
      }
    try readHeads(ofDocuments: missing.flatMap { $0.members.map(\.1.document) })
    for (concept, members) in missing {
      cache.members[concept] = try members.map { key, facts in
        ConceptMember(key: Int(key), head: try head(ofDocument: facts.document))
      }.sorted { $0.precedes($1) }
    }
  }

  private func keys(ofConcept concept: Int) throws -> [UInt32] {
    let rows = try connection.rows(
      "SELECT rule_id FROM rule WHERE concept_id = ?1", .integer(concept))
    var keys: [UInt32] = []
    while try rows.next() { keys.append(UInt32(rows.integer(0))) }
    return keys
  }
}
