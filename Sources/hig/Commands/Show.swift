import ArgumentParser
import GuidelineStore

/// `hig show`: a rule, a concept or a topic.
struct Show: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, a concept in all its texts, a whole topic, or a term.",
    discussion: """
      A rule is modality@2019/ios12:ko.6, a concept modality/keep-tasks-short. A topic has names \
      in every language: modality, 모달리티, モダリティ; a Korean or Japanese name shows the page in \
      that language. If no topic has the name, hig looks it up in the glossary: spinner. \
      term:alert always looks in the glossary. A symbol outside the glossary shows its topic: \
      UINavigationItem.
      """)

  @Argument(
    help: ArgumentHelp("What to show.", valueName: "id|topic|concept|term"),
    completion: StoreCompletion.subject)
  var subject: [String]

  @OptionGroup var textOptions: SeveralTextOptions

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  /// Something to show, and the language of the labels beside it.
  private struct Item {
    let json: JSON
    let language: Language?
    let add: (inout Page) -> Void
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let items = try names(in: store).flatMap { try self.items(named: $0, in: store) }
    let json = items.count == 1 ? items[0].json : ["items": .array(items.map(\.json))]
    try output.print(json, in: items[0].language) { page in
      for (index, item) in items.enumerated() {
        if index > 0 { page.addGap() }
        item.add(&page)
      }
    }
  }

  /// The names among the words: ids by themselves, and of other words as many together as name
  /// something.
  private func names(in store: RuleStore) throws -> [String] {
    var names: [String] = []
    var rest = subject[...]
    while !rest.isEmpty {
      let count = try (1...rest.count).last { count in
        try count == 1 || isName(rest.prefix(count).joined(separator: " "), in: store)
      }
      names.append(rest.prefix(count ?? 1).joined(separator: " "))
      rest = rest.dropFirst(count ?? 1)
    }
    // Words that are nothing in parts are told of as a whole, unless there are ids among them.
    let areKnown = try names.allSatisfy { try isName($0, in: store) }
    return areKnown || names.contains(where: isID) ? names : [subject.joined(separator: " ")]
  }

  /// Whether a word has the form of an id, a text of a topic, or a concept.
  private func isID(_ name: String) -> Bool {
    name.contains { "@/".contains($0) } && !name.contains(where: \.isWhitespace)
  }

  /// Whether something has this name, or may have it as its id.
  private func isName(_ name: String, in store: RuleStore) throws -> Bool {
    if isID(name) { return true }
    return try store.isTopic(name) || term(named: name, in: store) != nil
      || !store.topics(ofSymbol: name).isEmpty
  }

  private func items(named name: String, in store: RuleStore) throws -> [Item] {
    if let term = try term(named: name, in: store) {
      return [Item(json: JSON(term), language: textOptions.languages.first) { $0.add(term) }]
    }
    if let at = name.firstIndex(of: "@") {
      guard isRuleID(name) else {
        return try pages(
          ofTopic: String(name[..<at]), in: store,
          queries: [text(named: name[name.index(after: at)...])])
      }
      guard textOptions.texts.isEmpty, textOptions.languages.isEmpty else {
        throw ValidationError(
          "'\(name)' already names its text; drop --edition and --lang")
      }
      return [try item(for: store.rule(named: name), in: store)]
    }
    if name.contains("/") { return [try concept(name, in: store)] }
    return try pages(
      ofTopic: topic(ofSymbol: name, in: store) ?? name, in: store,
      queries: textOptions.texts.isEmpty ? [nil] : textOptions.texts)
  }

  /// The topic that a symbol stands for; `nil` if a topic has that name.
  private func topic(ofSymbol name: String, in store: RuleStore) throws -> String? {
    guard try !store.isTopic(name) else { return nil }
    let topics = try store.topics(ofSymbol: name)
    guard topics.count > 1 else { return topics.first }
    throw CommandFailure(
      "\(name) belongs to several topics: \(topics.joined(separator: ", "))",
      hint: "show one of them")
  }

  /// The term that is asked for: by `term:`, or by a name that no topic has.
  private func term(named name: String, in store: RuleStore) throws -> Term? {
    if name.hasPrefix("term:") {
      guard textOptions.texts.isEmpty, textOptions.languages.isEmpty else {
        throw ValidationError("'\(name)' covers all texts; drop --edition and --lang")
      }
      return try store.term(named: String(name.dropFirst(5)))
    }
    guard textOptions.texts.isEmpty, textOptions.languages.isEmpty,
      !name.contains(where: { "@/".contains($0) }), try !store.isTopic(name)
    else { return nil }
    return try? store.term(named: name)
  }

  /// `TOPIC@TEXT.N`; without the number it is a topic in a text.
  private func isRuleID(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Int(name[name.index(after: dot)...]) != nil
  }

  private func text(named name: Substring) throws -> TextQuery {
    guard textOptions.texts.isEmpty else {
      throw ValidationError("'@\(name)' already names the text; drop --edition")
    }
    guard let query = TextQuery(argument: String(name)) else {
      throw ValidationError("'\(name)' isn't a text; a text looks like 2019/ios12:ko")
    }
    try [query].requireNoLanguage(beside: textOptions.languages)
    return query
  }

  private func item(for rule: Rule, in store: RuleStore) throws -> Item {
    let title = try store.topic(named: rule.id.topic).title(in: rule.id.text.language)
    return Item(json: JSON(rule), language: nil) { $0.add(rule, inTopicTitled: title) }
  }

  private func concept(_ name: String, in store: RuleStore) throws -> Item {
    let all = try store.concept(named: name)
    let (texts, languages) = (
      try textOptions.texts.map { try store.meaning(of: $0) }, textOptions.languages
    )
    let rules = all.filter { rule in
      (texts.isEmpty || texts.contains { $0.covers(rule.id.text) })
        && (languages.isEmpty || languages.contains(rule.id.text.language))
    }
    guard let concept = rules.first?.concept else {
      let texts = all.map(\.id.text.description).joined(separator: ", ")
      throw CommandFailure("the concept \(name) has no such text", hint: "it has \(texts)")
    }
    let json: JSON = ["concept": JSON(concept), "rules": JSON(rules) { JSON($0) }]
    return Item(json: json, language: languages.first) { page in
      page.add(StyledText(concept.description, .heading))
      if let today = page.today(rules[0].standing) { page.add(StyledText(today, .faint)) }
      for rule in rules { page.add(wording: rule) }
    }
  }

  /// The pages of a topic: for each text in each language that was asked for the one that is meant.
  private func pages(
    ofTopic name: String, in store: RuleStore, queries: [TextQuery?]
  ) throws -> [Item] {
    let topic = try store.topic(named: name)
    let languages =
      textOptions.languages.isEmpty
      ? [try store.language(ofTopicNamed: name, reader: .ofThisPerson)] : textOptions.languages
    var seen: Set<TextID> = []
    return try queries.flatMap { query in
      try languages.compactMap { wanted in
        let (text, fellBack) = try store.resolve(query, topic: topic.slug, preferring: wanted)
        guard seen.insert(text).inserted else { return nil }
        return try page(of: topic, text, wanted, fellBack: fellBack, in: store)
      }
    }
  }

  private func page(
    of topic: Topic, _ text: TextID, _ wanted: Language, fellBack: Bool, in store: RuleStore
  ) throws -> Item {
    let rules = try store.rules(inTopic: topic.slug, text: text)
    let title = topic.title(in: text.language)
    var notes =
      fellBack ? ["there is no such text in \(wanted); showing \(text.language) instead"] : []
    if let note = try store.noteOnAbsence(ofTopic: topic.slug) { notes.append(note) }
    let json: JSON = [
      "topic": .string(topic.slug), "title": .string(title), "text": JSON(text),
      "url": .optional(topic.addresses[text]), "rules": JSON(rules) { JSON($0) },
      "notes": JSON(notes) { .string($0) },
    ]
    return Item(json: json, language: wanted) { page in
      page.add(StyledText(title, .heading, link: topic.addresses[text]))
      page.add(StyledText(place: "\(topic.slug)@\(text)"))
      if let address = topic.addresses[text] { page.add(address: address) }
      for note in notes { page.add(StyledText(note, .warning)) }
      page.add(rules)
    }
  }
}
