import GuidelineStore

extension JSON {
  /// A rule with all that is known of it.
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
      "source": JSON(rule.source),
    ])
  }

  /// Lines of a file.
  init(_ location: SourceLocation) {
    self = [
      "path": .string(location.path),
      "line": .int(location.line),
      "endLine": .int(location.endLine),
    ]
  }

  /// A value in the form that people write and read.
  init(_ value: some CustomStringConvertible) {
    self = .string(value.description)
  }

  /// Values in order, each made a document of its own.
  init<Element>(_ elements: [Element], _ make: (Element) -> JSON) {
    self = .array(elements.map(make))
  }
}
