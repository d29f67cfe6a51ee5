/// Keeps the facts that searches weigh rules by as the table of rules has them.
extension Connection {
  /// Stores the facts of blocks anew.
  func packFacts(ofBlocks blocks: some Sequence<Int>) throws(SQLiteError) {
    for block in blocks {
      if let bytes = try packedFacts(ofBlock: block) {
        try run("INSERT OR REPLACE INTO rule_facts VALUES (?1, ?2)", .integer(block), .blob(bytes))
      } else {
        try run("DELETE FROM rule_facts WHERE block = ?1", .integer(block))
      }
    }
  }

  /// Whether a block has other facts than its rules.
  func hasWrongFacts() throws(SQLiteError) -> Bool {
    for block in try blocksOfFacts() {
      let stored = try rows("SELECT content FROM rule_facts WHERE block = ?1", .integer(block))
      let bytes = try stored.next() ? stored.bytes(0) : nil
      if try bytes != packedFacts(ofBlock: block) { return true }
    }
    return false
  }

  /// All blocks that have facts, or should have.
  func blocksOfFacts() throws(SQLiteError) -> [Int] {
    let rows = try rows(
      """
      SELECT rule_id / \(RuleFactsBlock.ruleCount) FROM rule UNION SELECT block FROM rule_facts
      """)
    var blocks: [Int] = []
    while try rows.next() { blocks.append(rows.integer(0)) }
    return blocks
  }

  private static let counts = "SELECT language, sum(rule_count) FROM document GROUP BY language"

  /// Counts the rules of each language anew, which triggers keep otherwise.
  func countRules() throws(SQLiteError) {
    try run("DELETE FROM language")
    try run("INSERT INTO language " + Self.counts)
  }

  /// Whether a language has another number of rules than its documents.
  func hasWrongCounts() throws(SQLiteError) -> Bool {
    let counted = "SELECT * FROM language WHERE rule_count <> 0"
    return try integer(
      """
      SELECT EXISTS (SELECT * FROM (\(counted)) EXCEPT \(Self.counts))
        OR EXISTS (\(Self.counts) EXCEPT \(counted))
      """) == 1
  }

  /// - Returns: `nil` for a block without rules.
  private func packedFacts(ofBlock block: Int) throws(SQLiteError) -> [UInt8]? {
    let keys = RuleFactsBlock.keys(ofBlock: block)
    let rules = try rows(
      """
      SELECT rule_id, concept_id, document_id, lead_size + body_size, kind = 'rule' FROM rule
      WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id
      """, .integer(keys.lowerBound), .integer(keys.upperBound))
    var bytes: [UInt8] = []
    while try rules.next() {
      let facts = RuleFacts(
        concept: rules.integer(1), document: rules.integer(2), size: rules.integer(3),
        isAdvice: rules.integer(4) == 1)
      RuleFactsBlock.append(facts, ofRule: rules.integer(0), to: &bytes)
    }
    return bytes.isEmpty ? nil : bytes
  }
}
