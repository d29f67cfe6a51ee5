import GuidelineStore

extension JSON {
  init(_ rule: Rule) {
    let text = rule.id.text
    self = JSON(item: [
      "id": JSON(rule.id),
      "concept": JSON(rule.concept),
      "topic": .string(rule.id.topic),
      "edition": JSON(text.edition),
      "revision": .optional(text.revision),
      "origin": .optional(text.origin),
      "language": JSON(text.language),
      "section": .array(rule.section.map(JSON.string)),
      "ordinal": .int(rule.id.ordinal),
      "kind": .string(rule.kind.rawValue),
      "lead": .string(rule.lead),
      "body": .string(rule.body),
      "platforms": .array(rule.platforms.map(JSON.string)),
      "url": .optional(rule.address),
      "standing": .string(rule.standing.name),
      "successors": JSON(rule.standing.successors) { JSON($0) },
      "updated": .optional(rule.updated),
      "table": rule.table.map { table in
        [
          "columns": JSON(table.columns) { .string($0) },
          "rows": JSON(table.rows) { JSON($0) { .string($0) } },
        ]
      } ?? .null,
      "source": JSON(rule.source),
    ])
  }

  init(_ location: SourceLocation) {
    self = [
      "path": .string(location.path),
      "line": .int(location.line),
      "endLine": .int(location.endLine),
    ]
  }

  /// The description of a value.
  init(_ value: some CustomStringConvertible) {
    self = .string(value.description)
  }

  /// An array of converted elements.
  init<Element>(_ elements: [Element], _ make: (Element) -> JSON) {
    self = .array(elements.map(make))
  }
}
