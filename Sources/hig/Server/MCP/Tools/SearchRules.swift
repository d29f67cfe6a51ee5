import GuidelineStore

extension Tool {
  static let searchRules = Tool(
    name: "search_rules",
    description: """
      Find what Apple's Human Interface Guidelines advise, by words in English, Korean or Japanese. \
      Start here. Gives the advice of today, best first; older advice says what became of it. \
      show reads a rule in full.
      """,
    arguments: [
      Argument("query", .text, "A question or words: when to show an alert", isRequired: true),
      Argument("edition", .text, "Only this edition: 2014, 2019, current. Default: all."),
      .language, .topic,
      Argument("platform", .text, "iOS, iPadOS, macOS, tvOS, visionOS or watchOS."),
      Argument("limit", .number(1...100), "The most rules. Default: 10."),
    ],
    output: Schema.object(
      [
        "total": Schema.number, "topic": ["type": ["object", "null"]],
        "results": Schema.list(
          of: Schema.object(["rank": Schema.number, "rule": Schema.rule], required: ["rule"])),
        "notes": Schema.texts, "nextCursor": Schema.text,
      ], required: ["total", "results"])
  ) { call in
    let limit = call.number("limit") ?? 10
    let edition = try call.text()
    let language = try call.language(beside: edition)
    let platform = call["platform"].flatMap { $0.lowercased() == "any" ? nil : $0 }
    var filter = SearchFilter(
      edition: edition, language: language, topic: try call.topic(),
      platform: try platform.map { try call.store.platform(named: $0) }, reader: .ofThisPerson)
    filter.presetText = call.presetText(beside: language)
    filter.presetPlatforms = call["platform"] == nil ? Settings.ofThisPerson.namedPlatforms : nil
    filter.limit = call.skip + limit
    let answer = try call.store.search(SearchQuery(call["query"] ?? ""), filter)
    return ToolAnswer(
      json: JSON(answer, groups: try call.store.topicGroups()),
      fields: ["rank", "id", "url", "origin", "source"], total: answer.total, limit: limit
    ) { words($0, for: answer) }
  }

  /// - Parameter whole: The whole answer, of which the JSON is a part.
  private static func words(_ answer: JSON, for whole: SearchAnswer) -> String {
    let total = answer["total"]?.wholeNumber ?? 0
    var lines = [total == 1 ? "1 rule" : "\(total) rules"]
    if let topic = answer["topic"], let name = topic["topic"]?.string {
      let introduction = topic["introduction"]?.string.map { ": \($0)" } ?? ""
      lines.append("Topic \(name)\(introduction)")
    }
    for result in answer["results"]?.elements ?? [] {
      guard let rule = result["rule"], let rank = result["rank"]?.wholeNumber else { continue }
      lines.append(
        "\(rank). " + RuleText.summary(of: rule, with: whole.results[rank - 1].rest))
    }
    return (lines + RuleText.notes(of: answer)).joined(separator: "\n")
  }
}

extension SearchResult {
  /// The snippet without the lead.
  fileprivate var rest: String {
    let text = snippet.runs.map(\.text).joined()
    let rest = text.hasPrefix(rule.lead) ? text.dropFirst(rule.lead.count) : text[...]
    return String(rest.drop(while: \.isWhitespace))
  }
}
