/// Detects changes that replace a name of a glossary term: *activity view* → *share sheet*.
final class TermChanges {
  private let store: RuleStore
  /// A cache of the terms with each name key.
  private var known: [String: Set<Int>] = [:]

  private static let longestName = 4

  init(in store: RuleStore) {
    self.store = store
  }

  /// Whether the deleted words contain a term that the inserted words name differently.
  func rename(_ changes: [WordChange]) throws -> Bool {
    let (old, new) = (try names(in: changes, .delete), try names(in: changes, .insert))
    return old.contains { term, names in new[term].map { $0.isDisjoint(with: names) } ?? false }
  }

  /// The name keys in all changes of a kind, by term.
  private func names(
    in changes: [WordChange], _ kind: WordChange.Kind
  ) throws -> [Int: Set<String>] {
    var names: [Int: Set<String>] = [:]
    for change in changes where change.kind == kind {
      let tokens = try store.termKey(of: change.text).split(separator: " ").map(String.init)
      for start in tokens.indices {
        for count in 1...min(Self.longestName, tokens.count - start) {
          let key = tokens[start..<start + count].joined(separator: " ")
          for term in try terms(named: key) { names[term, default: []].insert(key) }
        }
      }
    }
    return names
  }

  /// Excludes ordinary words, which the glossary contains for searches only.
  private func terms(named key: String) throws -> Set<Int> {
    if let found = known[key] { return found }
    var terms: Set<Int> = []
    let rows = try store.connection.rows(
      """
      SELECT term_id FROM term_name JOIN term USING (term_id)
      WHERE key = ?1 AND (topic IS NOT NULL OR EXISTS (
        SELECT 1 FROM term_name AS symbol
        WHERE symbol.term_id = term.term_id AND symbol.standing = 'symbol'))
      """, .text(key))
    while try rows.next() { try terms.insert(rows.integer(0)) }
    known[key] = terms
    return terms
  }
}
