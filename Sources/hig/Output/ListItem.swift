import GuidelineStore

/// A line of a list, as fields and as JSON.
struct ListItem {
  let fields: [String]
  let json: JSON
}

extension ListItem {
  /// - Parameter checked: The day the edition was last compared with Apple's, if known.
  init(_ edition: EditionSummary, checked: String?) {
    let name = edition.edition.slug + (edition.revision.map { "/\($0)" } ?? "")
    let labels = Labels.ofThisPerson
    let asOf = checked.map { labels("as of \($0)") }
    fields =
      [
        name, edition.languages.map(\.tag).joined(separator: ","),
        labels(edition.topicCount == 1 ? "1 topic" : "\(edition.topicCount) topics"),
        labels(edition.documentCount == 1 ? "1 document" : "\(edition.documentCount) documents"),
        Self.count(ofRules: edition.ruleCount),
      ] + [asOf].compactMap(\.self)
    json = JSON(item: [
      "edition": JSON(edition.edition),
      "revision": .optional(edition.revision),
      "languages": JSON(edition.languages) { JSON($0) },
      "topics": .int(edition.topicCount),
      "documents": .int(edition.documentCount),
      "rules": .int(edition.ruleCount),
      "checked": .optional(checked),
    ])
  }

  init(_ correction: Correction) {
    let kind = correction.isLink ? "link" : "unlink"
    fields =
      [kind] + correction.rules.map { $0?.description ?? Labels.ofThisPerson("(not in the store)") }
    json = JSON(item: [
      "kind": .string(kind),
      "rules": JSON(correction.rules) { .optional($0) },
    ])
  }

  init(_ value: StatedValue, in statement: ValueStatement) {
    let rule = statement.rule
    fields = [value.words, value.kind.rawValue, rule.id.description, statement.text]
    json = JSON(item: [
      "value": .string(value.text),
      "kind": .string(value.kind.rawValue),
      "hex": .optional(value.hex),
      "statement": .string(statement.text),
      "id": JSON(rule.id),
      "concept": JSON(rule.concept),
      "edition": JSON(rule.id.text.edition),
      "url": .optional(rule.address),
    ])
  }

  init(_ topic: Topic, in language: Language, groups: TopicGroups) {
    let titles = topic.titles.sorted { $0.key < $1.key }
    let title = topic.title(in: language)
    let others = titles.map(\.value).filter { $0 != title }
    let group = groups.title(ofTopic: topic.slug, in: language)
    fields = [topic.slug, title, others.joined(separator: ", "), group ?? ""]
    json = JSON(item: [
      "topic": .string(topic.slug),
      "titles": .object(titles.map { ($0.key.tag, .string($0.value)) }),
      "names": JSON(topic.names) { name in
        ["language": .optional(name.language), "name": .string(name.name)]
      },
      "texts": JSON(topic.texts) { JSON($0) },
      "group": .optional(groups.path(ofTopic: topic.slug).last?.slug),
      "groupTitle": .optional(group),
      "url": .optional(topic.address(in: language)),
      "updated": .optional(topic.updated),
    ])
  }

  init(_ document: DocumentSummary) {
    let text = document.text
    fields = [
      document.path, document.topic, text.description, document.shape,
      document.kinds.map { Labels.ofThisPerson($0.words) }
        ?? Self.count(ofRules: document.ruleCount),
    ]
    json = JSON(item: [
      "path": .string(document.path),
      "topic": .string(document.topic),
      "title": .string(document.title),
      "text": JSON(text),
      "edition": JSON(text.edition),
      "revision": .optional(text.revision),
      "origin": .optional(text.origin),
      "language": JSON(text.language),
      "url": .optional(document.address),
      "shape": .string(document.shape),
      "rules": .int(document.ruleCount),
      "isOwn": .bool(document.isOwn),
    ])
  }

  init(_ rule: Rule) {
    fields = [rule.id.description, rule.kind.rawValue, rule.lead.isEmpty ? rule.body : rule.lead]
    json = JSON(rule)
  }

  init(_ term: Term) {
    let languages = term.names.sorted { $0.key < $1.key }
    fields =
      [term.slug, term.topic ?? ""] + languages.map { $0.value.all.joined(separator: ", ") }
      + [term.symbols.joined(separator: ", ")]
    json = JSON(term)
  }

  /// Symbols by name, with the rules that mention them; for mentions between rules, the file and
  /// line.
  ///
  /// - Parameter topics: The topics of symbols, by name.
  static func symbols(
    _ references: [CrossReference], topics: [String: [String]]
  ) -> [ListItem] {
    Dictionary(grouping: references, by: \.symbol).sorted { $0.key < $1.key }
      .map { symbol, references in
        var rules: [String] = []
        for rule in references.compactMap({ $0.source?.description }) where !rules.contains(rule) {
          rules.append(rule)
        }
        let places = references.map { "\($0.path):\($0.line)" }
        return ListItem(
          fields: [
            symbol, (rules.isEmpty ? places : rules).joined(separator: " "),
            (topics[symbol] ?? []).joined(separator: " "),
          ],
          json: JSON(item: [
            "symbol": .string(symbol),
            "rules": JSON(rules) { .string($0) },
            "places": JSON(places) { .string($0) },
            "topics": JSON(topics[symbol] ?? []) { .string($0) },
          ]))
      }
  }

  private static func count(ofRules number: Int) -> String {
    Labels.ofThisPerson(number == 1 ? "1 rule" : "\(number) rules")
  }
}
