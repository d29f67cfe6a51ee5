import GuidelineStore

extension Tool {
  static let lookUpValue = Tool(
    name: "look_up_value",
    description: """
      Look up a number that the guidelines state: a size, color, font, ratio or count. Gives the \
      value with its row or sentence, and what earlier editions said.
      """,
    arguments: [
      Argument("query", .text, "systemBlue dark, or a color: #0088FF", isRequired: true),
      .edition, .language, .topic,
      Argument("limit", .number(1...20), "The most statements. Default: 3."),
    ],
    output: Schema.object(
      [
        "values": Schema.list(of: ["type": "object"]), "notes": Schema.texts,
        "nextCursor": Schema.text,
      ], required: ["values"])
  ) { call in
    let edition = try call.text()
    let language = try call.language(beside: edition)
    var filter = SearchFilter(
      edition: edition, language: language, topic: try call.topic(), reader: .ofThisPerson)
    filter.presetText = call.presetText(beside: language)
    filter.limit = call.skip + (call.number("limit") ?? 3)
    let answer = try call.store.values(for: SearchQuery(call["query"] ?? ""), filter)
    return ToolAnswer(
      json: JSON(answer),
      fields: ["values", "row", "edition", "url", "earlier", "id"],
      text: words)
  }

  private static func words(_ answer: JSON) -> String {
    var lines: [String] = []
    for item in answer["values"]?.elements ?? [] {
      let (id, address) = (item["rule"]?["id"]?.string ?? "", item["url"]?.string ?? "")
      lines.append("\(values(of: item)): \(item["statement"]?.string ?? "")")
      lines.append("   \(id) \(address)")
      for earlier in item["earlier"]?.elements ?? [] {
        lines.append("   \(earlier["edition"]?.string ?? ""): \(values(of: earlier))")
      }
    }
    return (lines + RuleText.notes(of: answer)).joined(separator: "\n")
  }

  private static func values(of item: JSON) -> String {
    let values = (item["values"]?.elements ?? []).map { value in
      let (text, hex) = (value["value"]?.string ?? "", value["hex"]?.string ?? "")
      return hex.isEmpty || hex == text ? text : "\(text) (\(hex))"
    }
    return values.joined(separator: ", ")
  }
}
