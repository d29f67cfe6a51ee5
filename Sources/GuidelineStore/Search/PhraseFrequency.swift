#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension RuleStore {
  /// In how many rules a phrase stands; no more than some hundreds are counted of more than one token.
  func frequency(of phrase: SearchTerm.Phrase) throws -> Int {
    if phrase.tokens.count == 1, !phrase.isPrefix {
      return try frequency(ofToken: phrase.tokens[0])
    }
    for token in phrase.isPrefix ? phrase.tokens.dropLast() : phrase.tokens[...] {
      if try frequency(ofToken: token) == 0 { return 0 }
    }
    return try frequency(ofExpression: phrase.expression)
  }

  /// What a phrase tells: the more, the fewer rules of its language have it.
  func rarity(of phrase: SearchTerm.Phrase) throws -> Double {
    try rarity(ofCount: frequency(of: phrase), like: phrase)
  }

  /// What something tells that stands in so many rules, in the language of a phrase.
  func rarity(ofCount count: Int, like phrase: SearchTerm.Phrase) throws -> Double {
    let (all, count) = (Double(try ruleCount(inLanguageOf: phrase)), Double(count))
    return max(log((max(all, count) - count + 0.5) / (count + 0.5)), Self.leastRarity)
  }

  private static var leastRarity: Double { 0.3 }

  /// How many rules there are.
  func ruleCount() throws -> Int { try ruleCounts().values.reduce(0, +) }

  private func ruleCount(inLanguageOf phrase: SearchTerm.Phrase) throws -> Int {
    try ruleCounts()[phrase.language] ?? 0
  }

  private func ruleCounts() throws -> [Language: Int] {
    if !cache.ruleCounts.isEmpty { return cache.ruleCounts }
    let rows = try connection.rows(
      "SELECT language, sum(rule_count) FROM document GROUP BY language")
    while try rows.next() {
      guard let language = Language(rows.text(0))?.withoutRegion else { continue }
      cache.ruleCounts[language, default: 0] += rows.integer(1)
    }
    return cache.ruleCounts
  }

  private func frequency(ofToken token: String) throws -> Int {
    if let known = cache.frequencies[token] { return known }
    // The index's vocabulary would take a third longer to answer.
    let count =
      try connection.integer(
        "SELECT count(*) FROM rule_text WHERE rule_text MATCH ?1",
        .text(SearchTerm.Phrase(tokens: [token]).expression)) ?? 0
    cache.frequencies[token] = count
    return count
  }

  private func frequency(ofExpression expression: String) throws -> Int {
    if let known = cache.frequencies[expression] { return known }
    let count =
      try connection.integer(
        "SELECT count(*) FROM (SELECT 1 FROM rule_text WHERE rule_text MATCH ?1 LIMIT 400)",
        .text(expression)) ?? 0
    cache.frequencies[expression] = count
    return count
  }
}

extension SearchTerm.Phrase {
  /// The language whose script it is in.
  var language: Language {
    guard let first = tokens.first?.unicodeScalars.first else { return .english }
    let kind = ScalarKind(folded: first.value)
    return kind == .hangul ? .korean : kind.isJapanese ? .japanese : .english
  }
}
