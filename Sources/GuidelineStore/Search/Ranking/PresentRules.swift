/// The rules of the newest edition that a store holds: what is advised now.
struct PresentRules {
  private let store: RuleStore
  private let rules: RowSet
  /// The concepts that have one of them, as far as they were looked at.
  private var concepts: Set<Int> = []

  /// - Returns: `nil` if the store holds but one edition.
  init?(in store: RuleStore) throws {
    guard let rules = try store.presentRules() else { return nil }
    self.store = store
    self.rules = rules
  }

  /// Whether a rule is one of them.
  func contains(_ rule: Int) -> Bool { rules.contains(UInt32(rule)) }

  /// Whether a concept that was looked at has one of them.
  func holds(_ concept: Int) -> Bool { concepts.contains(concept) }

  /// Looks which concepts have one of them.
  mutating func look(at concepts: some Sequence<Int>) throws {
    let rows = try store.connection.rows(
      """
      SELECT rule_id, concept_id FROM rule
      WHERE concept_id IN (SELECT value FROM json_each(?1))
      """, .list(Set(concepts).sorted()))
    while try rows.next() {
      if try contains(rows.integer(0)) { self.concepts.insert(rows.bits(1)) }
    }
  }
}

extension RuleStore {
  /// The rules of the newest edition; `nil` if there is no other.
  func presentRules() throws -> RowSet? {
    if let known = cache.presentRules { return known }
    let editions = try editionsHeld()
    guard editions.count > 1, let newest = editions.max() else { return nil }
    let capacity = try ruleCapacity()
    var rules = RowSet(capacity: capacity)
    let rows = try connection.rows(
      "SELECT first_rule_id, rule_count FROM document WHERE edition = ?1", .text(newest.slug))
    while try rows.next() {
      let first = try rows.integer(0)
      rules.insert(min(first, capacity)..<min(first + (try rows.integer(1)), capacity))
    }
    cache.presentRules = rules
    return rules
  }
}
