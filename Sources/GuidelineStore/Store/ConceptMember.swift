/// A rule as a wording of its concept.
struct ConceptMember {
  let key: Int
  let document: Int
  let head: DocumentHead

  var id: RuleID { head.ruleID(ofKey: key) }

  /// Whether it is in an older text, or earlier in the same one.
  fileprivate func precedes(_ other: ConceptMember) -> Bool {
    head === other.head ? key < other.key : head.precedes(other.head)
  }
}

extension RuleStore {
  /// The rules of a concept, oldest text first.
  func members(ofConcept concept: Int) throws -> [ConceptMember] {
    try readMembers(ofConcepts: [concept])
    return cache.members[concept] ?? []
  }

  /// Preloads the results of ``members(ofConcept:)``.
  func readMembers(ofConcepts concepts: [Int]) throws {
    let missing = Set(concepts.filter { cache.members[$0] == nil })
    guard !missing.isEmpty else { return }
    var found: [(concept: Int, key: UInt32)] = []
    let rows = try connection.rows(
      """
      SELECT concept_id, rule_id FROM rule
      WHERE concept_id IN (SELECT value FROM json_each(?1)) ORDER BY rule_id
      """, .list(missing))
    while try rows.next() {
      found.append((rows.bits(0), UInt32(try rows.integer(1))))
    }
    let facts = try facts(ofRules: found.lazy.map(\.key))
    try readHeads(ofDocuments: facts.map(\.document))
    var members: [Int: [ConceptMember]] = [:]
    for (index, (concept, key)) in found.enumerated() {
      members[concept, default: []].append(
        ConceptMember(
          key: Int(key), document: facts[index].document,
          head: try head(ofDocument: facts[index].document)))
    }
    for (concept, members) in members {
      cache.members[concept] = members.sorted { $0.precedes($1) }
    }
  }
}
