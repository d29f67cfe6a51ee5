import GuidelineStore

extension Tool {
  static let ruleHistory = Tool(
    name: "rule_history",
    description: """
      See what became of a rule (by id or concept) or of a whole page (by topic) through all \
      editions: first seen, reworded, moved, dropped, and where its advice is now.
      """,
    arguments: [
      Argument("id", .text, "A rule's id or a concept; or else name a topic."),
      .topic,
      Argument("language", .text, "Only wordings in en, ko or ja."),
    ],
    output: Schema.object(
      [
        "concept": Schema.text, "topic": Schema.text, "title": Schema.text,
        "language": Schema.textOrNull, "names": Schema.list(of: ["type": "object"]),
        "successors": Schema.texts,
        "entries": Schema.list(of: ["type": "object"]), "nextCursor": Schema.text,
      ], required: ["entries"])
  ) { call in
    let language = try call.language()
    guard let name = call["id"] ?? call["topic"], call["id"] == nil || call["topic"] == nil else {
      throw CommandFailure(
        "rule_history needs either id or topic", hint: "id: alerts/not-at-launch, topic: alerts")
    }
    if name.contains("@") || name.contains("/") {
      let history = try call.store.history(named: name, in: language.map { [$0] } ?? [])
      return ToolAnswer(
        json: JSON(history),
        fields: ["text", "change", "flags", "from", "became", "id", "origin", "source"],
        text: words(ofConcept:))
    }
    let history = try call.store.pageHistory(
      ofTopic: name, in: language, preferring: .ofThisPerson)
    return ToolAnswer(
      json: JSON(history), fields: ["id", "origin", "source"], text: words(ofPage:))
  }

  private static func words(ofConcept history: JSON) -> String {
    var lines = [history["concept"]?.string ?? ""]
    for entry in history["entries"]?.elements ?? [] {
      let flags = entry["flags"]?.strings ?? []
      let change = ([entry["change"]?.string ?? ""] + flags).joined(separator: ", ")
      let others = [("from", entry["from"]), ("became", entry["became"])].compactMap { word, ids in
        let ids = ids?.strings ?? []
        return ids.isEmpty ? nil : "\(word) \(ids.joined(separator: ", "))"
      }
      let fate = ([change] + others).joined(separator: "; ")
      lines.append("\(entry["text"]?.string ?? ""): \(fate)")
      if let rule = entry["rule"], rule["id"] != nil { lines.append(RuleText.whole(rule, on: nil)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(ofPage history: JSON) -> String {
    var lines = ["\(history["title"]?.string ?? "") (\(history["topic"]?.string ?? ""))"]
    for entry in history["entries"]?.elements ?? [] {
      let successors = entry["successors"]?.strings ?? []
      let place = entry["text"]?.string ?? entry["edition"]?.string ?? ""
      let count = entry["rules"]?.wholeNumber ?? 0
      let page = entry["text"]?.string == nil ? "no such page" : "\(count) rules"
      let fate =
        successors.isEmpty ? "" : "; its advice is in \(successors.joined(separator: ", "))"
      lines.append("\(place): \(page)\(fate)")
      let changes = [("+", "came"), ("~", "reworded"), ("-", "left")].flatMap { sign, side in
        (entry[side]?.elements ?? []).map { (sign: sign, rule: $0["rule"] ?? $0) }
      }
      let url = changes.first?.rule["url"]?.string
      if let url { lines.append(url) }
      lines += changes.map { "\($0.sign) \(RuleText.summary(of: $0.rule, on: url))" }
    }
    return lines.joined(separator: "\n")
  }
}
