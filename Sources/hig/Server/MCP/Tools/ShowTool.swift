import GuidelineStore

extension Tool {
  static let show = Tool(
    name: "show",
    description: """
      Read in full a rule (alerts@current/2026:en.4), a concept in all its wordings \
      (alerts/not-at-launch), a topic's page (alerts, 경고, its address) or a glossary term \
      (term:alert).
      """,
    arguments: [
      Argument("id", .text, "A rule's id, a concept, a topic or a term.", isRequired: true),
      .edition, .language,
    ],
    output: Schema.object([
      "topic": Schema.text, "title": Schema.text, "text": Schema.text,
      "checked": Schema.textOrNull, "url": Schema.textOrNull, "platforms": Schema.texts,
      "withoutConsiderations": Schema.texts, "concept": Schema.text,
      "rules": Schema.list(of: Schema.rule), "term": ["type": "object"], "notes": Schema.texts,
      "nextCursor": Schema.text,
    ])
  ) { call in
    let (name, implied) = named(by: call["id"] ?? "")
    let edition = try call.text()
    var language = try call.language(beside: edition)
    if name.contains("@") || name.hasPrefix("term:"), edition != nil || language != nil {
      throw CommandFailure("\(name) needs no edition and no language; leave them out")
    }
    if language == nil, edition?.language == nil { language = implied }
    let request = ShowRequest(
      texts: edition.map { [$0] } ?? [], languages: language.map { [$0] } ?? [],
      presetText: call.presetText(beside: language))
    let json = try request.items(named: name, in: call.store).map(\.json).merged
    return ToolAnswer(
      json: json, fields: json["term"] == nil ? ["id", "origin", "source"] : [], text: RuleText.page
    )
  }

  /// The name in an address, and the language that a web address implies.
  private static func named(by address: String) -> (name: String, language: Language?) {
    if let name = Resources.name(in: address) { return (name, nil) }
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
      return (address, nil)
    }
    let path = address.prefix { !"?#".contains($0) }.split(separator: "/").dropFirst(2)
    let name = path.last.map { String($0).percentDecoded } ?? address
    let file = name.lowercased().hasSuffix(".html") ? String(name.dropLast(5)) : name
    return (file, PageAddress(address)?.language)
  }
}

extension [JSON] {
  /// The shown items as one object: rules and a term as members; several pages with all their
  /// rules.
  var merged: JSON {
    guard let first else { return [:] }
    if first["term"] != nil { return ["term": first] }
    if first["rules"] == nil { return ["rules": .array(self)] }
    guard count > 1 else { return first }
    var members = first.members ?? []
    for (index, (name, _)) in members.enumerated() where name == "rules" || name == "notes" {
      members[index].1 = .array(flatMap { $0[name]?.elements ?? [] })
    }
    return .object(members)
  }
}

extension RuleText {
  /// The Markdown for what ``Tool/show`` returns.
  static func page(_ shown: JSON) -> String {
    if let term = shown["term"] { return words(of: term) }
    let url = shown["url"]?.string
    var blocks: [String] = []
    if let title = shown["title"]?.string ?? shown["concept"]?.string {
      let place = [shown["topic"]?.string, shown["text"]?.string].compactMap(\.self)
      blocks.append(
        (["# \(title)", place.joined(separator: "@"), url ?? ""] + notes(of: shown))
          .filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    var section: [String] = []
    for rule in shown["rules"]?.elements ?? [] {
      let headings = rule["section"]?.strings ?? []
      if headings != section, shown["title"] != nil, !headings.isEmpty {
        blocks.append("## " + headings.joined(separator: " › "))
      }
      section = headings
      blocks.append(whole(rule, on: url))
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func words(of term: JSON) -> String {
    var lines = [term["term"]?.string ?? ""]
    for (language, names) in term["names"]?.members ?? [] {
      let all = [names["preferred"]?.string].compactMap(\.self) + (names["others"]?.strings ?? [])
      let outdated = (names["outdated"]?.strings ?? []).map { "\($0) (outdated)" }
      lines.append("\(language): " + (all + outdated).joined(separator: ", "))
    }
    for (label, list) in [("code", term["symbols"]), ("see also", term["related"])] {
      let words = list?.strings ?? []
      if !words.isEmpty { lines.append("\(label): \(words.joined(separator: ", "))") }
    }
    if let topic = term["topic"]?.string { lines.append("topic: \(topic)") }
    return lines.joined(separator: "\n")
  }
}
