extension RuleStore {
  /// The values that rules state, in the order of the rules.
  package func values(
    matching filter: RuleFilter, ofKind kind: StatedValue.Kind? = nil
  ) throws(StoreError) -> [(value: StatedValue, statement: ValueStatement)] {
    try rules(matching: filter).flatMap { ValueStatement.statements(of: $0) }.flatMap { statement in
      statement.values.filter { kind == nil || $0.kind == kind }.map { ($0, statement) }
    }
  }

  /// The values that answer a query, such as `body font size watchOS`, or the statements that have a
  /// color: `#0088FF`, `0 136 255`.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: Limits the rules. Its limit is the greatest number of statements; 0 for all.
  package func values(
    for query: SearchQuery, _ filter: SearchFilter = SearchFilter()
  ) throws(StoreError) -> ValueAnswer {
    try reading {
      if let color = StatedValue.color(in: query.text) {
        return try statements(of: color, query, filter)
      }
      var wide = filter
      wide.texts = try filter.texts.flatMap { try meanings(of: $0) }
      if wide.platforms.isEmpty {
        wide.platforms = query.terms.compactMap { try? Self.platform(named: $0.text) }
      }
      var search = try Search(query, wide, in: self)
      let (total, ranked) = try search.run(limit: 0, isBroad: true)
      let ranking = try ValueRanking(search)
      let limit = filter.limit == 0 ? Int.max : filter.limit
      let items = try search.statements(in: ranked, ranking, limit: limit).map { item in
        try item.answer(earlier: earlier(than: item.statement.rule, ranking))
      }
      return ValueAnswer(
        query: query.text, items: items,
        notes: (items.isEmpty ? ["no text states this value"] : []) + (try search.notes(on: total)))
    }
  }

  /// What older editions say in the same language, from the newest.
  private func earlier(
    than rule: Rule, _ ranking: ValueRanking
  ) throws -> [ValueAnswer.Item] {
    let older = try concept(rule.concept).filter {
      $0.id.text.language == rule.id.text.language && $0.id.text.edition < rule.id.text.edition
    }
    return older.reversed().compactMap { rule in
      ranking.items(of: rule).max { $0.score < $1.score }?.answer(earlier: [])
    }
  }

  /// The statements that have a color, those of the newest edition first.
  private func statements(
    of color: StatedValue, _ query: SearchQuery, _ filter: SearchFilter
  ) throws -> ValueAnswer {
    var rules = RuleFilter(
      topics: filter.topics, texts: filter.texts, languages: filter.languages,
      platforms: filter.platforms, kind: filter.kind)
    if rules.languages.isEmpty { rules.languages = [filter.reader?.withoutRegion ?? .english] }
    let items = try values(matching: rules, ofKind: .color)
      .filter { $0.value.hex == color.hex }
      .sorted { $0.statement.rule.id.text.edition > $1.statement.rule.id.text.edition }
      .map { ValueAnswer.Item(statement: $0.statement, values: [$0.value], earlier: []) }
    return ValueAnswer(
      query: query.text, items: items,
      notes: items.isEmpty ? ["no text states this value"] : [])
  }
}

extension StatedValue {
  /// The color that a text is, `#0088FF`, `#08F`, `0088ff`, `rgb(0, 136, 255)`, `0 136 255`, or the one
  /// that it asks about after a sign: `which color is #0088FF?`
  fileprivate static func color(in text: String) -> StatedValue? {
    var text = text.trimmed
    if text.first != "#", let sign = text.firstIndex(of: "#") { text = String(text[sign...]) }
    if text.first == "#", let end = text.dropFirst().firstIndex(where: { !$0.isHexDigit }) {
      text = String(text[..<end])
    }
    let digits = text.first == "#" ? String(text.dropFirst()) : text
    if digits.utf8.allSatisfy(\.isASCIIHexDigit) {
      switch digits.utf8.count {
      case 6: return StatedValue(.color, "#" + digits)
      case 3 where digits != text:
        return StatedValue(.color, "#" + digits.map { "\($0)\($0)" }.joined())
      // The last two are the opacity.
      case 8 where digits != text: return StatedValue(.color, "#" + digits.prefix(6))
      default: break
      }
    }
    let inside =
      text.lowercased().hasPrefix("rgb(") ? text.dropFirst(4).prefix { $0 != ")" } : text[...]
    let parts = inside.split { $0 == "," || $0 == " " }
    guard parts.count == 3, parts.allSatisfy({ UInt8($0) != nil }) else { return nil }
    return StatedValue(.color, parts.joined(separator: ", "))
  }
}
