import ArgumentParser
import GuidelineStore

/// `hig show`: a rule, a concept or a topic.
struct Show: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, a concept in all its texts, a whole topic, or a term.",
    discussion: """
      A rule is modality@2019/ios12:ko.6, a concept modality/keep-tasks-short, and a topic has \
      any of its names: modality, 모달리티, モダリティ. What names no topic is looked up in the \
      glossary: spinner; term:alert does so where there is such a topic, too. A symbol that no \
      term has shows the topic that it stands for: UINavigationItem.
      """)

  @Argument(
    help: ArgumentHelp("What to show.", valueName: "id|topic|concept|term"),
    completion: StoreCompletion.subject)
  var subject: [String]

  @OptionGroup var textOptions: TextOptions

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let name = subject.joined(separator: " ")
    if let term = try term(named: name, in: store) {
      try output.print(JSON(term), in: textOptions.language) { $0.add(term) }
    } else if let at = name.firstIndex(of: "@") {
      if isRuleID(name) {
        guard textOptions.edition == nil, textOptions.language == nil else {
          throw ValidationError(
            "'\(name)' names its text; --edition and --lang go with a topic or a concept.")
        }
        try show(try store.rule(name), in: store)
      } else {
        try showTopic(
          String(name[..<at]), in: store, query: try text(named: name[name.index(after: at)...]))
      }
    } else if name.contains("/") {
      try showConcept(name, in: store)
    } else {
      try showTopic(
        try topic(ofSymbol: name, in: store) ?? name, in: store, query: textOptions.edition)
    }
  }

  /// The topic that a symbol stands for; `nil` if a topic has that name.
  private func topic(ofSymbol name: String, in store: RuleStore) throws -> String? {
    guard (try? store.topic(named: name)) == nil else { return nil }
    let topics = try store.topics(ofSymbol: name)
    guard topics.count > 1 else { return topics.first }
    throw CommandFailure(
      "\(name) stands for \(topics.joined(separator: ", "))", hint: "show one of these")
  }

  /// The term that is asked for: by `term:`, or by a name that no topic has.
  private func term(named name: String, in store: RuleStore) throws -> Term? {
    if name.hasPrefix("term:") { return try store.term(named: String(name.dropFirst(5))) }
    guard textOptions.edition == nil, textOptions.language == nil,
      !name.contains(where: { "@/".contains($0) }),
      (try? store.topic(named: name)) == nil
    else { return nil }
    return try? store.term(named: name)
  }

  /// `TOPIC@TEXT.N`; without the number it is a topic in a text.
  private func isRuleID(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Int(name[name.index(after: dot)...]) != nil
  }

  private func text(named name: Substring) throws -> TextQuery {
    guard textOptions.edition == nil else {
      throw ValidationError("'@\(name)' names the text already; leave --edition out.")
    }
    guard let query = TextQuery(String(name)) else {
      throw ValidationError("'\(name)' is no text: a text looks like 2019/ios12:ko.")
    }
    return query
  }

  private func show(_ rule: Rule, in store: RuleStore) throws {
    let title = try store.topic(named: rule.id.topic).title(in: rule.id.text.language)
    try output.print(JSON(rule)) { $0.add(rule, inTopicTitled: title) }
  }

  private func showConcept(_ name: String, in store: RuleStore) throws {
    let all = try store.concept(name)
    let rules = all.filter { rule in
      (textOptions.edition?.covers(rule.id.text) ?? true)
        && (textOptions.language == nil || textOptions.language == rule.id.text.language)
    }
    guard let concept = rules.first?.concept else {
      let texts = all.map(\.id.text.description).joined(separator: ", ")
      throw CommandFailure("the concept \(name) has no such text", hint: "it has \(texts)")
    }
    let json: JSON = ["concept": JSON(concept), "rules": JSON(rules) { JSON($0) }]
    try output.print(json, in: textOptions.language) { page in
      page.add(StyledText(concept.description, .heading))
      if let today = page.today(rules[0].standing) { page.add(StyledText(today, .faint)) }
      for rule in rules { page.add(wording: rule) }
    }
  }

  private func showTopic(_ name: String, in store: RuleStore, query: TextQuery?) throws {
    let topic = try store.topic(named: name)
    let wanted = textOptions.language ?? .ofThisPerson
    for (text, fellBack) in try store.resolve(query, topic: topic.slug, preferring: wanted) {
      let rules = try store.rules(inTopic: topic.slug, text: text)
      let title = topic.title(in: text.language)
      var notes =
        fellBack ? ["there is no such text in \(wanted); \(text.language) serves instead"] : []
      if let note = try store.noteOnAbsence(ofTopic: topic.slug) { notes.append(note) }
      let json: JSON = [
        "topic": .string(topic.slug), "title": .string(title), "text": JSON(text),
        "rules": JSON(rules) { JSON($0) }, "notes": JSON(notes) { .string($0) },
      ]
      try output.print(json, in: textOptions.language) { page in
        page.add(StyledText(title, .heading, link: Self.address(of: topic, text)))
        page.add(StyledText("\(topic.slug)@\(text)", .name))
        for note in notes { page.add(StyledText(note, .warning)) }
        page.add(rules)
      }
    }
  }

  /// Where the real page of today stands.
  private static func address(of topic: Topic, _ text: TextID) -> String? {
    guard text.edition == .current, TopicCatalog.shared.slug(named: topic.slug) == topic.slug else {
      return nil
    }
    return "https://developer.apple.com/design/human-interface-guidelines/\(topic.slug)"
  }
}
