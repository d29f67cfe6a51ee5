extension RuleStore {
  func replaceSymbols(with symbols: [Symbol]) throws {
    try connection.run("DELETE FROM symbol")
    for symbol in symbols {
      try connection.run(
        "INSERT OR IGNORE INTO symbol (name, framework, topic) VALUES (?1, ?2, ?3)",
        .text(symbol.name), .text(symbol.framework), .text(symbol.topic))
    }
  }

  /// The topics of symbols, by symbol name.
  package func topicsOfSymbols() throws(StoreError) -> [String: [String]] {
    try reading {
      try symbols().reduce(into: [:]) { topics, symbol in
        let name = SymbolPattern(symbol.name)?.name ?? symbol.name
        if topics[name]?.contains(symbol.topic) != true {
          topics[name, default: []].append(symbol.topic)
        }
      }
    }
  }

  /// The topics of a symbol in the store, ordered by name.
  ///
  /// - Parameter name: The name as in code, with or without a leading dot.
  package func topics(ofSymbol name: String) throws(StoreError) -> [String] {
    let all = try topicsOfSymbols()
    guard let topics = all[name] ?? all["." + name] else { return [] }
    return try reading {
      let known = Set(
        try connection.texts("SELECT DISTINCT slug FROM topic JOIN document USING (topic_id)"))
      return topics.filter(known.contains)
    }
  }

  /// A deprecated symbol with its replacements; `nil` for any other.
  func deprecatedSymbol(named name: String) throws -> SymbolPattern? {
    let rows = try connection.rows(
      """
      SELECT name FROM symbol
      WHERE name >= ?1 AND name < ?2 OR name >= '.' || ?1 AND name < '.' || ?2 ORDER BY name
      """, .text(name + " -> "), .text(name + " ->!"))
    return try rows.next() ? SymbolPattern(rows.text(0)) : nil
  }

  /// The symbols it replaces, and its replacements if it is deprecated.
  package func replacements(
    ofSymbol name: String
  ) throws(StoreError) -> (older: [String], newer: [String]) {
    let patterns = try reading { try symbols().compactMap { SymbolPattern($0.name) } }
    let names = [name, "." + name]
    var (older, newer): ([String], [String]) = ([], [])
    for pattern in patterns where !pattern.replacements.isEmpty {
      if names.contains(pattern.name) { newer += pattern.replacements }
      if pattern.replacements.contains(where: names.contains) { older.append(pattern.name) }
    }
    return (older.unique, newer.unique)
  }

  /// All symbols, ordered by name.
  func symbols() throws -> [Symbol] {
    let rows = try connection.rows(
      "SELECT name, framework, topic FROM symbol ORDER BY name, framework, topic")
    var symbols: [Symbol] = []
    while try rows.next() {
      symbols.append(Symbol(name: rows.text(0), framework: rows.text(1), topic: rows.text(2)))
    }
    return symbols
  }
}

extension [String] {
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
