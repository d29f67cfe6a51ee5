/// Derives the tables of rule facts from the table of rules.
extension Connection {
  /// Updates the facts of these blocks.
  func packFacts(ofBlocks blocks: some Sequence<Int>) throws(SQLiteError) {
    for block in blocks {
      if let bytes = try packedFacts(ofBlock: block) {
        try run("INSERT OR REPLACE INTO rule_facts VALUES (?1, ?2)", .integer(block), .blob(bytes))
      } else {
        try run("DELETE FROM rule_facts WHERE block = ?1", .integer(block))
      }
    }
  }

  /// Whether stored facts differ from the rules.
  func hasWrongFacts() throws(SQLiteError) -> Bool {
    for block in try blocksOfFacts() {
      let stored = try rows("SELECT content FROM rule_facts WHERE block = ?1", .integer(block))
      let bytes = try stored.next() ? stored.bytes(0) : nil
      if try bytes != packedFacts(ofBlock: block) { return true }
    }
    return false
  }

  /// All blocks that have facts or should have them.
  func blocksOfFacts() throws(SQLiteError) -> [Int] {
    let rows = try rows(
      """
      SELECT rule_id / \(RuleFactsBlock.ruleCount) FROM rule UNION SELECT block FROM rule_facts
      """)
    var blocks: [Int] = []
    while try rows.next() { try blocks.append(rows.integer(0)) }
    return blocks
  }

  /// Updates the sets of rules by language.
  func packLanguages() throws(SQLiteError) {
    try run("DELETE FROM language")
    for (language, rules) in try rulesOfLanguages() {
      try run(
        "INSERT INTO language VALUES (?1, ?2, ?3)", .text(language), .integer(rules.count),
        .blob(rules.bytes))
    }
  }

  /// Whether the stored sets differ from the documents.
  func hasWrongLanguages() throws(SQLiteError) -> Bool {
    var missing = try rulesOfLanguages()
    let stored = try rows("SELECT language, rule_count, rules FROM language")
    while try stored.next() {
      guard let rules = missing.removeValue(forKey: stored.text(0)),
        try rules.count == stored.integer(1), rules.bytes == stored.bytes(2)
      else { return true }
    }
    return !missing.isEmpty
  }

  private func rulesOfLanguages() throws(SQLiteError) -> [String: RowSet] {
    let last = try integer("SELECT max(rule_id) FROM rule") ?? 0
    // A damaged key must not allocate memory for a billion rules.
    let end = try integer("SELECT max(first_rule_id + rule_count) FROM document") ?? 0
    var rules: [String: RowSet] = [:]
    let documents = try rows(
      """
      SELECT language, first_rule_id, min(first_rule_id + rule_count, ?1 + 1) FROM document
      WHERE first_rule_id BETWEEN 0 AND ?1 AND rule_count > 0
      """, .integer(last))
    while try documents.next() {
      rules[documents.text(0), default: RowSet(capacity: min(end, last + 1))]
        .insert(try documents.integer(1)..<documents.integer(2))
    }
    return rules
  }

  /// - Returns: `nil` for a block without rules.
  private func packedFacts(ofBlock block: Int) throws(SQLiteError) -> [UInt8]? {
    let keys = RuleFactsBlock.keys(ofBlock: block)
    let rules = try rows(
      """
      SELECT rule_id, concept_id, document_id, lead_size + body_size, kind = 'rule',
        platforms IS NOT NULL AND platforms IS NOT supported, may_state_value
      FROM rule LEFT JOIN page_platforms USING (document_id)
      WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id
      """, .integer(keys.lowerBound), .integer(keys.upperBound))
    var bytes: [UInt8] = []
    var last = keys.lowerBound - 1
    while try rules.next() {
      let key = try rules.key(0, above: &last)
      guard keys.contains(key) else { throw .corrupt("the rule \(key) is out of order") }
      let facts = RuleFacts(
        concept: rules.bits(1), document: try rules.integer(2), size: try rules.integer(3),
        isAdvice: try rules.integer(4) == 1, isForPlatforms: try rules.integer(5) == 1,
        mayStateValue: try rules.integer(6) == 1)
      RuleFactsBlock.append(facts, ofRule: key, to: &bytes)
    }
    return bytes.isEmpty ? nil : bytes
  }
}
