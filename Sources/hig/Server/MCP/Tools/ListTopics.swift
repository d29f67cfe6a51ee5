import GuidelineStore

extension Tool {
  static let listTopics = Tool(
    name: "list_topics",
    description: """
      List the pages of an edition with their titles in all languages. Use it to see what there is, \
      or to find the name that other tools take as topic.
      """,
    arguments: [
      .edition,
      Argument("query", .text, "Only pages with a name that contains this, in any language."),
    ],
    output: Schema.object(
      [
        "items": Schema.list(
          of: Schema.object(
            [
              "topic": Schema.text, "titles": ["type": "object"], "group": Schema.textOrNull,
            ], required: ["topic", "titles"])),
        "notes": Schema.texts, "nextCursor": Schema.text,
      ], required: ["items"])
  ) { call in
    var topics = try call.store.topics(ofEdition: call.text())
    let groups = try call.store.topicGroups()
    var notes: [String] = []
    if let query = call["query"] {
      let key = query.lowercased()
      topics = topics.filter { topic in
        ([topic.slug] + topic.names.map(\.name)).contains { $0.lowercased().contains(key) }
      }
      if topics.isEmpty, let failure = call.store.failure(ofTopicNamed: query) {
        notes = [failure]
      }
    }
    return ToolAnswer(
      json: [
        "items": JSON(topics) { ListItem($0, in: .ofThisPerson, groups: groups).json },
        "notes": JSON(notes) { .string($0) },
      ], fields: ["topic", "titles", "group"], text: words)
  }

  private static func words(_ list: JSON) -> String {
    let lines = (list["items"]?.elements ?? []).map { item in
      let titles = (item["titles"]?.members ?? []).compactMap { $0.1.string }
        .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return "\(item["topic"]?.string ?? ""): \(titles.joined(separator: ", "))"
    }
    return (lines + RuleText.notes(of: list)).joined(separator: "\n")
  }
}

extension RuleStore {
  /// The topics of a text; by default of the newest edition.
  func topics(ofEdition text: TextQuery?) throws(StoreError) -> [Topic] {
    let newest = try editions().map(\.edition).max().map { TextQuery(edition: $0) }
    return try topics(matching: RuleFilter(texts: [text ?? newest].compactMap(\.self)))
  }

  /// An error message for an unknown topic.
  fileprivate func failure(ofTopicNamed name: String) -> String? {
    do throws(StoreError) {
      let slug = try topic(named: name).slug
      return "the edition has no page \(slug)"
    } catch {
      return CommandFailure(error).sentence
    }
  }
}
