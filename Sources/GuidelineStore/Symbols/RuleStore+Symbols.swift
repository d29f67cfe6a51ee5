extension RuleStore {
  func replaceSymbols(with symbols: [Symbol]) throws {
    try connection.run("DELETE FROM symbol")
    for symbol in symbols {
      try connection.run(
        "INSERT OR IGNORE INTO symbol (name, framework, topic) VALUES (?1, ?2, ?3)",
        .text(symbol.name), .text(symbol.framework), .text(symbol.topic))
    }
  }

  /// The topics that symbols stand for, by the symbol's name.
  public func topicsOfSymbols() throws(StoreError) -> [String: [String]] {
    try reading {
      try symbols().reduce(into: [:]) { topics, symbol in
        let name = SymbolPattern(symbol.name)?.name ?? symbol.name
        if topics[name]?.contains(symbol.topic) != true {
          topics[name, default: []].append(symbol.topic)
        }
      }
    }
  }

  /// What in code stands for topics, by name.
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
