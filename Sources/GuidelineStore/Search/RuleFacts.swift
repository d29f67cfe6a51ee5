/// What a search must know of a rule to weigh it.
struct RuleFacts {
  /// Of its lead and body, in bytes.
  let size: Int
  let document: Int
  let concept: Int
  /// Whether it gives advice, rather than introducing or defining something.
  let isAdvice: Bool
}

extension RuleStore {
  /// What a search must know of a rule.
  func facts(ofRule row: UInt32) throws -> RuleFacts {
    try facts(ofRules: CollectionOfOne(row))[0]
  }

  /// What a search must know of rules, in their order.
  func facts(ofRules keys: some Sequence<UInt32>) throws -> ContiguousArray<RuleFacts> {
    var facts: ContiguousArray<RuleFacts> = []
    let rows = try connection.rows(
      """
      SELECT lead_size + body_size, document_id, concept_id, kind = 'rule' FROM rule
      WHERE rule_id = ?1
      """)
    for key in keys {
      if let known = cache.ruleFacts[key] {
        facts.append(known)
        continue
      }
      try rows.begin(with: Int(key))
      guard try rows.next() else {
        throw StoreError(
          "the index of the store \(path) has rules that the store does not have",
          hint: "run hig check --repair")
      }
      let read = RuleFacts(
        size: rows.integer(0), document: rows.integer(1), concept: rows.integer(2),
        isAdvice: rows.integer(3) == 1)
      cache.ruleFacts[key] = read
      facts.append(read)
    }
    return facts
  }

  /// Whether a rule has the kind and the platform that a filter asks for.
  func fits(_ row: UInt32, _ filter: SearchFilter) throws -> Bool {
    guard filter.kind != nil || filter.platform != nil else { return true }
    let rows = try connection.rows(
      "SELECT 1 FROM rule WHERE rule_id = ?1 AND " + Self.ruleCondition, .integer(Int(row)),
      SQLValue(filter.kind?.rawValue), SQLValue(filter.platform?.lowercased()))
    return try rows.next()
  }

  /// More than the key of any rule.
  func ruleCapacity() throws -> Int {
    if let known = cache.ruleCapacity { return known }
    let capacity = (try connection.integer("SELECT max(rule_id) FROM rule") ?? 0) + 1
    cache.ruleCapacity = capacity
    return capacity
  }
}
