#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension RuleStore {
  /// In how many rules a phrase stands; no more than a thousand are counted of more than one token.
  func frequency(of phrase: SearchTerm.Phrase) throws -> Int {
    if phrase.tokens.count == 1, !phrase.isPrefix { return try frequency(ofToken: phrase.tokens[0]) }
    for token in phrase.isPrefix ? phrase.tokens.dropLast() : phrase.tokens[...] {
      if try frequency(ofToken: token) == 0 { return 0 }
    }
    return try frequency(ofExpression: phrase.expression)
  }

  /// What a phrase tells: the more, the fewer rules have it.
  func rarity(of phrase: SearchTerm.Phrase) throws -> Double {
    try rarity(ofCount: frequency(of: phrase))
  }

  /// What something tells that stands in so many rules.
  func rarity(ofCount count: Int) throws -> Double {
    let (all, count) = (Double(try ruleCount()), Double(count))
    return max(log((all - count + 0.5) / (count + 0.5)), 0.05)
  }

  /// How many rules there are.
  func ruleCount() throws -> Int {
    if let known = cache.ruleCount { return known }
    let count = try connection.integer("SELECT sum(rule_count) FROM document") ?? 0
    cache.ruleCount = count
    return count
  }

  private func frequency(ofToken token: String) throws -> Int {
    if let known = cache.frequencies[token] { return known }
    let bytes = ContiguousArray(token.utf8)
    // The index has stems.
    let stem = try tokenizer().tokens(in: bytes.span, isQuery: true).first?.bytes ?? []
    let count = try connection.integer(
      "SELECT doc FROM rule_word WHERE term = ?1",
      .text(String(decoding: stem, as: UTF8.self))) ?? 0
    cache.frequencies[token] = count
    return count
  }

  private func frequency(ofExpression expression: String) throws -> Int {
    if let known = cache.frequencies[expression] { return known }
    let count = try connection.integer(
      "SELECT count(*) FROM (SELECT 1 FROM rule_text WHERE rule_text MATCH ?1 LIMIT 1000)",
      .text(expression)) ?? 0
    cache.frequencies[expression] = count
    return count
  }
}
