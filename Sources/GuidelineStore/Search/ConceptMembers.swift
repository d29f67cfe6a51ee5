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
    if let known = cache.members[concept] { return known }
    let keys = try keys(ofConcept: concept)
    let members = try zip(keys, facts(ofRules: keys)).map { key, facts in
      ConceptMember(key: Int(key), head: try head(ofDocument: facts.document))
    }.sorted { $0.precedes($1) }
    cache.members[concept] = members
    return members
  }

  /// Reads at once the documents that ``members(ofConcept:)`` would read one by one.
  func readMembers(ofConcepts concepts: [Int]) throws {
    let keys = try concepts.filter { cache.members[$0] == nil }.flatMap(keys)
    try readHeads(ofDocuments: facts(ofRules: keys).map(\.document))
  }

  private func keys(ofConcept concept: Int) throws -> [UInt32] {
    let rows = try connection.rows(
      "SELECT rule_id FROM rule WHERE concept_id = ?1", .integer(concept))
    var keys: [UInt32] = []
    while try rows.next() { keys.append(UInt32(rows.integer(0))) }
    return keys
  }
}
