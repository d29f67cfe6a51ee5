import GuidelineStore

extension JSON {
  init(_ term: Term) {
    self = JSON(item: [
      "term": .string(term.slug),
      "topic": .optional(term.topic),
      "names": .object(
        term.names.sorted { $0.key < $1.key }.map { language, names in
          (
            language.tag,
            [
              "preferred": .optional(names.preferred),
              "others": JSON(names.others) { .string($0) },
              "outdated": JSON(names.outdated) { .string($0) },
            ]
          )
        }),
      "symbols": JSON(term.symbols) { .string($0) },
      "related": JSON(term.related) { .string($0) },
    ])
  }
}

extension Page {
  /// Adds a term with its names in the reader's language, or in all languages if it has none.
  mutating func add(_ term: Term) {
    add(StyledText(term.slug, .heading))
    let own = term.names.filter { $0.key == labels.language.withoutRegion }
    for (language, names) in (own.isEmpty ? term.names : own).sorted(by: { $0.key < $1.key }) {
      let parts = [
        names.preferred.map { [$0] } ?? [], names.others,
        names.outdated.map { labels("\($0) (outdated)") },
      ]
      add(StyledText("\(language.tag)  \(labels.list(Array(parts.joined())))", .plain))
    }
    if !term.symbols.isEmpty {
      add(StyledText("\(labels("code"))  \(labels.list(term.symbols))", .plain))
    }
    if !term.related.isEmpty {
      add(StyledText("\(labels("see also"))  \(labels.list(term.related))", .plain))
    }
    if let topic = term.topic { add(StyledText("\(labels("topic"))  \(topic)", .name)) }
  }
}
