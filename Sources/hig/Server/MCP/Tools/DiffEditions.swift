import GuidelineStore

extension Tool {
  static let diffEditions = Tool(
    name: "diff_editions",
    description: """
      See what changed between two editions, rule by rule, or how a translation differs from its \
      original. Rules that stayed are only counted. Name a topic unless you need all.
      """,
    arguments: [
      Argument(
        "old", .text, "The older text or the original: 2014, 2019/ios13, 2019:en", isRequired: true),
      Argument("new", .text, "The newer text or the translation: current", isRequired: true),
      .topic,
      Argument("language", .text, "en, ko or ja, for texts that name none."),
    ],
    output: Schema.object(
      [
        "old": Schema.text, "new": Schema.text,
        "topics": Schema.list(of: ["type": "object", "required": ["topic", "changes"]]),
        "summary": ["type": "object"], "notes": Schema.texts, "nextCursor": Schema.text,
      ], required: ["old", "new", "topics", "summary"])
  ) { call in
    guard let old = try call.text("old"), let new = try call.text("new") else {
      throw CommandFailure("diff_editions needs old and new")
    }
    let topics = try call.topic().map { [$0] } ?? []
    let differences = try call.store.differences(
      between: old, and: new, topics: topics,
      preferring: try call.language() ?? .ofThisPerson)
    return ToolAnswer(
      json: JSON(differences).withoutUnchanged,
      fields: ["kind", "flags", "id", "origin", "source"], text: words)
  }

  private static func words(_ differences: JSON) -> String {
    let counts = (differences["summary"]?.members ?? []).compactMap { kind, count in
      count.wholeNumber.flatMap { $0 > 0 ? "\($0) \(kind)" : nil }
    }
    let texts = [differences["old"], differences["new"]].compactMap { $0?.string }
    var lines = [texts.joined(separator: " → ") + ": " + counts.joined(separator: ", ")]
    for page in differences["topics"]?.elements ?? [] {
      lines.append("\n# \(page["topic"]?.string ?? "")")
      for change in page["changes"]?.elements ?? [] {
        let flags = change["flags"]?.strings ?? []
        lines.append(([change["kind"]?.string ?? ""] + flags).joined(separator: ", ") + ":")
        for (sign, side) in [("-", "old"), ("+", "new")] {
          for rule in change[side]?.elements ?? [] {
            lines.append("\(sign) \(RuleText.whole(rule, on: nil))")
          }
        }
      }
    }
    return (lines + RuleText.notes(of: differences)).joined(separator: "\n")
  }
}

extension JSON {
  /// Drops unchanged rules, and pages that have no others.
  fileprivate var withoutUnchanged: JSON {
    .object(
      (members ?? []).map { name, value in
        guard name == "topics" else { return (name, value) }
        return (name, .array(value.elements.compactMap(\.pageWithoutUnchanged)))
      })
  }

  private var pageWithoutUnchanged: JSON? {
    let changes = (self["changes"]?.elements ?? []).filter { change in
      change["kind"]?.string != "same" || change["flags"]?.elements.isEmpty == false
    }
    return changes.isEmpty ? nil : ["topic": self["topic"] ?? .null, "changes": .array(changes)]
  }
}
