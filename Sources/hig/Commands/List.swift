import ArgumentParser
import GuidelineStore

struct List: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what the store holds, one line each.",
    discussion: "On a terminal, fields are in columns; otherwise they are separated by tabs.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case editions, topics, documents, rules, values, terms, symbols, links

    /// Whether the word alone is a command: `hig topics`. Guidelines are about symbols, documents
    /// and links, so those words are searched for instead.
    static func isListed(byNoun word: String) -> Bool {
      ["editions", "topics", "terms"].contains(word)
    }
  }

  @Argument(help: "What to list.")
  var subject: Subject

  @OptionGroup var filterOptions: FilterOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    let filters = filterOptions
    if !filters.platformOptions.platform.isEmpty || filters.kindName != nil,
      subject != .rules && subject != .values
    {
      throw wrongUsage("--platform and --kind are for rules and values, not for \(subject)")
    }
    if let kind = filters.valueKind, subject == .rules {
      throw wrongUsage("--kind \(kind.rawValue) is for hig list values")
    }
    let narrowsTexts = !filters.edition.isEmpty || !filters.languages.isEmpty
    if subject == .editions || subject == .links,
      narrowsTexts || !filters.topicOptions.topic.isEmpty
    {
      throw wrongUsage("hig list \(subject) doesn't take filters")
    }
    if subject == .terms, narrowsTexts {
      throw wrongUsage(
        "hig list terms covers all languages and editions; only --topic narrows it")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let text = [.editions, .links, .terms].contains(subject) ? nil : filterOptions.presetText
    let isOfRules = subject == .rules || subject == .values
    let platforms = isOfRules ? filterOptions.platformOptions.preset : nil
    try text.explaining { try store.require(text?.value, in: nil) }
    var filter = RuleFilter(
      topics: try filterOptions.checkedTopics(in: store),
      texts: text.map { [$0.value] } ?? filterOptions.texts, languages: filterOptions.languages,
      platforms: try platforms?.value ?? filterOptions.platformOptions.names(in: store),
      kind: filterOptions.kind)
    // Rules are listed in the reader's language, with English as the fallback.
    var (own, languages): ([TextQuery], [Language]) = ([], [])
    if subject == .values, filter.texts.isEmpty {
      filter.texts = [TextQuery(edition: .current)]
    }
    if isOfRules, filter.languages.isEmpty,
      filter.texts.allSatisfy({ $0.language == nil })
    {
      let texts = try store.documents(matching: filter).map(\.text)
      languages = Set(texts.map(\.language)).sorted()
      if languages.count > 1 {
        own = Self.texts(texts, in: .ofThisPerson, orAny: !filter.texts.isEmpty)
        filter.texts = own.isEmpty ? filter.texts : own
      }
    }
    let items = try items(in: store, filter)
    let topics = try filterOptions.dayOptions.day == nil ? [] : store.topics(matching: filter)
    let notes = try store.notesOnDay(of: filterOptions.texts, topics: topics.map(\.slug))
    try output.print(
      ["items": .array(items.map(\.json)), "notes": JSON(notes) { .string($0.words) }],
      lines: Table(rows: items.map(\.fields)).lines(for: output.terminal))
    for note in notes + [filterOptions.dayOptions.note].compactMap(\.self) { output.note(note) }
    if !own.isEmpty {
      let listed = Set(own.compactMap(\.language)).sorted().map(\.tag)
      output.note(
        Message("only rules in \(listed.joined(separator: ","))")
          .followed(by: "--lang \(languages.map(\.tag).joined(separator: ",")) lists all"))
    }
    guard !items.isEmpty else {
      output.note(try store.isEmpty() ? RuleStore.emptyNote : "nothing to list")
      for note in [text?.note, platforms?.note].compactMap(\.self) { output.note(note) }
      throw ExitStatus.nothingFound.error
    }
  }

  /// Each edition's texts in a language; its English texts if it has none, or any if allowed.
  private static func texts(
    _ texts: [TextID], in language: Language, orAny takesAny: Bool
  ) -> [TextQuery] {
    Dictionary(grouping: Set(texts), by: \.edition).values.flatMap { texts in
      let own = [language.withoutRegion, .english].lazy
        .map { wanted in texts.filter { $0.language == wanted } }.first { !$0.isEmpty }
      return (own ?? (takesAny ? texts : [])).map {
        TextQuery(
          edition: $0.edition, revision: $0.revision, origin: $0.origin, language: $0.language)
      }
    }
  }

  private func items(in store: RuleStore, _ filter: RuleFilter) throws -> [ListItem] {
    switch subject {
    case .editions:
      let days = try store.checkedDays()
      return try store.editions().map { ListItem($0, checked: $0.checkedDay(in: days)) }
    case .topics:
      let groups = try store.topicGroups()
      return try store.topics(matching: filter).map {
        ListItem($0, in: filter.languages.first ?? .ofThisPerson, groups: groups)
      }
    case .documents: return try store.documents(matching: filter).map { ListItem($0) }
    case .rules: return try store.rules(matching: filter).map { ListItem($0) }
    case .values:
      return try store.values(matching: filter, ofKind: filterOptions.valueKind).map {
        ListItem($0.value, in: $0.statement)
      }
    case .terms: return try store.terms(ofTopics: filter.topics).map { ListItem($0) }
    case .links: return try store.corrections().map { ListItem($0) }
    case .symbols:
      return try ListItem.symbols(
        store.references(to: .symbol, matching: filter), topics: store.topicsOfSymbols())
    }
  }
}
