extension RuleStore {
  /// Whether a word occurs in a rule, in a name of the glossary, or in a topic's name.
  package func knowsWord(_ word: String) throws(StoreError) -> Bool {
    try reading {
      if let term = SearchTerm(phrase: word) {
        for phrase in term.alternatives where try frequency(of: phrase) > 0 { return true }
      }
      return try slug(ofTopicNamed: word) != nil
        || connection.integer(
          "SELECT 1 FROM term_name WHERE key = ?1", .text(termKey(of: word))) != nil
    }
  }
}
