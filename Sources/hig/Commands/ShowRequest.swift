import ArgumentParser
import GuidelineStore

/// A request to show something in certain texts.
struct ShowRequest {
  /// The requested texts; empty for the default.
  var texts: [TextQuery] = []
  /// The requested languages; empty for the language of the name, or the user's.
  var languages: [Language] = []
  /// The configured text of a topic, used if no text was requested; `nil` for the newest.
  var presetText: Preset<TextQuery>?
  /// The platforms to limit topics and concepts to; empty for all.
  var platforms: [String] = []

  /// An item to show, and the language of its labels.
  struct Item {
    let json: JSON
    let language: Language?
    /// The citation to print; `nil` if it is for assistants only.
    var citation: ((Labels) -> String)?
    let add: (inout Page) -> Void
  }

  /// The rule, concept, term, or pages of a topic with a name.
  func items(named name: String, in store: RuleStore) throws -> [Item] {
    let topic = try topic(ofSymbol: name, in: store)
    if topic == nil || !name.isWrittenAsCode, let term = try term(named: name, in: store) {
      return [Item(json: JSON(term), language: languages.first) { $0.add(term) }]
    }
    if let at = name.firstIndex(of: "@") {
      guard isRuleID(name) else {
        return try pages(
          ofTopic: String(name[..<at]), in: store,
          queries: [text(named: name[name.index(after: at)...])])
      }
      guard texts.isEmpty else {
        throw wrongUsage("'\(name)' already names its text; drop --edition")
      }
      guard platforms.isEmpty else { throw wrongUsage("'\(name)' is one rule; drop --platform") }
      return try rules(named: name, in: store).map { try item(for: $0, in: store) }
    }
    if name.contains("/") { return [try concept(name, in: store)] }
    return try pages(
      ofTopic: topic ?? name, in: store, queries: texts.isEmpty ? [presetText?.value] : texts,
      symbol: topic.map { _ in name })
  }

  /// The topic of a symbol; `nil` if a topic has the same name.
  private func topic(ofSymbol name: String, in store: RuleStore) throws -> String? {
    guard try !store.isTopic(name) else { return nil }
    let topics = try store.topics(ofSymbol: name)
    guard topics.count > 1 else { return topics.first }
    throw CommandFailure(
      "\(name) belongs to several topics: \(list: topics)",
      hint: "show one of them")
  }

  /// The term with a name, given as `term:NAME`, or as a name that no topic has.
  func term(named name: String, in store: RuleStore) throws -> Term? {
    if name.hasPrefix("term:") {
      guard texts.isEmpty, languages.isEmpty else {
        throw wrongUsage("'\(name)' covers all texts; drop --edition and --lang")
      }
      return try store.term(named: String(name.dropFirst(5)))
    }
    guard texts.isEmpty, languages.isEmpty,
      !name.contains(where: { "@/".contains($0) }), try !store.isTopic(name)
    else { return nil }
    return try store.knownTerm(named: name)
  }

  /// Whether the name has the form `TOPIC@TEXT.N`; without a number, it is a topic in a text.
  private func isRuleID(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Int(name[name.index(after: dot)...]) != nil
  }

  private func text(named name: Substring) throws -> TextQuery {
    guard texts.isEmpty else {
      throw wrongUsage("'@\(name)' already names the text; drop --edition")
    }
    guard let query = TextQuery(argument: String(name)) else {
      throw wrongUsage("'\(name)' isn't a text; a text looks like 2019/ios12:ko")
    }
    try [query].requireNoLanguage(beside: languages)
    return query
  }

  /// The rule with an ID, or its counterparts in the requested languages, in the same edition if
  /// possible, otherwise the newest.
  private func rules(named name: String, in store: RuleStore) throws -> [Rule] {
    let rule = try store.rule(named: name, preferring: .ofThisPerson)
    let counterparts = try languages.isEmpty ? [] : store.concept(named: rule.concept.description)
    let held = counterparts.map(\.id.text)
    return try languages.isEmpty
      ? [rule]
      : languages.map { language in
        if rule.id.text.language == language { return rule }
        let inLanguage = counterparts.filter { $0.id.text.language == language }
        let sameEdition = inLanguage.filter { $0.id.text.edition == rule.id.text.edition }
        guard let found = sameEdition.last ?? inLanguage.last else {
          throw CommandFailure(
            "the concept \(rule.concept) has no such text", hint: "it has \(list: held)")
        }
        return found
      }
  }

  private func item(for rule: Rule, in store: RuleStore) throws -> Item {
    let title = try store.topic(named: rule.id.topic).title(in: rule.id.text.language)
    return Item(
      json: JSON(rule), language: nil,
      citation: { rule.citation(inTopicTitled: title, remark: $0.today(rule.standing)) },
      add: { $0.add(rule, inTopicTitled: title) })
  }

  private func concept(_ name: String, in store: RuleStore) throws -> Item {
    let all = try store.concept(named: name)
    let rules = try store.rules(all, inAnyOf: texts).filter { rule in
      (languages.isEmpty || languages.contains(rule.id.text.language))
        && rule.isMeant(forAnyOf: platforms)
    }
    guard let concept = rules.first?.concept, let newest = rules.newest(in: .ofThisPerson) else {
      guard platforms.isEmpty else {
        throw CommandFailure(
          "the concept \(name) isn't for \(list: platforms)", status: .nothingFound)
      }
      throw CommandFailure(
        "the concept \(name) has no such text", hint: "it has \(list: all.map(\.id.text))")
    }
    let json: JSON = ["concept": JSON(concept), "rules": JSON(rules) { JSON($0) }]
    let title = try store.topic(named: newest.id.topic).title(in: newest.id.text.language)
    let citation = { (labels: Labels) in
      newest.citation(inTopicTitled: title, remark: labels.today(newest.standing))
    }
    return Item(json: json, language: languages.first, citation: citation) { page in
      page.add(StyledText(concept.description, .heading))
      if let today = page.labels.today(rules[0].standing) { page.add(StyledText(today, .faint)) }
      for rule in rules { page.add(wording: rule) }
    }
  }

  /// The pages of a topic, one for each requested text and language.
  private func pages(
    ofTopic name: String, in store: RuleStore, queries: [TextQuery?], symbol: String? = nil
  ) throws -> [Item] {
    let topic = try store.topic(named: name)
    let languages =
      languages.isEmpty
      ? [try store.language(ofTopicNamed: name, reader: .ofThisPerson)] : languages
    var seen: Set<TextID> = []
    return try queries.flatMap { query in
      try languages.compactMap { wanted in
        let preset = query == presetText?.value ? presetText : nil
        let (text, fellBack) = try preset.explaining {
          try store.resolve(query, topic: topic.slug, preferring: wanted)
        }
        guard seen.insert(text).inserted else { return nil }
        var notes = try store.notesOnDay(of: [query].compactMap(\.self), topics: [topic.slug])
        if fellBack {
          notes.append(
            Message("there is no such text in \(wanted)")
              .followed(by: "showing \(text.language) instead"))
        }
        return try page(
          of: topic, text, wanted, notes, isNamed: query?.origin != nil, symbol, in: store)
      }
    }
  }

  private func page(
    of topic: Topic, _ text: TextID, _ wanted: Language, _ notes: [Message], isNamed: Bool,
    _ symbol: String?, in store: RuleStore
  ) throws -> Item {
    let rules = try store.rules(inTopic: topic.slug, text: text)
      .filter { $0.isMeant(forAnyOf: platforms) }
    let title = topic.title(in: text.language)
    var notes = notes
    if let note = try store.noteOnAbsence(ofTopic: topic.slug) { notes.append(note) }
    let checkedDays = try store.checkedDays()
    if !isNamed, let note = text.noteOnPlace(beside: topic.texts, checkedDays: checkedDays) {
      notes.append(note)
    }
    if let symbol {
      let (older, newer) = try store.replacements(ofSymbol: symbol)
      if !older.isEmpty { notes.append("\(symbol) replaces \(list: older)") }
      if !newer.isEmpty { notes.append("\(symbol) is deprecated, use \(list: newer)") }
    }
    let ofPage = try store.platforms(ofTopic: topic.slug, text: text)
    let json: JSON = [
      "topic": .string(topic.slug), "title": .string(title), "text": JSON(text),
      "checked": .optional(text.origin == nil ? checkedDays[text.edition] : nil),
      "url": .optional(topic.addresses[text]),
      "platforms": JSON(ofPage.supported) { .string($0) },
      "withoutConsiderations": JSON(ofPage.withoutConsiderations) { .string($0) },
      "rules": JSON(rules) { JSON($0) }, "notes": JSON(notes) { .string($0.words) },
    ]
    return Item(json: json, language: wanted) { page in
      page.add(StyledText(title, .heading, link: topic.addresses[text]))
      page.add(StyledText(place: "\(topic.slug)@\(text)"))
      if let address = topic.addresses[text] { page.add(address: address) }
      for note in notes { page.add(StyledText(page.labels(note), .warning)) }
      page.add(rules, ofPageFor: ofPage.supported)
      page.addGap()
      for note in ofPage.notes { page.add(StyledText(page.labels(note), .faint)) }
    }
  }
}

extension [Rule] {
  /// The newest wording in a language, otherwise in English, otherwise in any.
  fileprivate func newest(in language: Language) -> Rule? {
    last { $0.id.text.language == language } ?? last { $0.id.text.language == .english } ?? last
  }
}

extension String {
  /// Whether the name has capitals or punctuation as in code: `UIAlertController`, `.sheet`.
  fileprivate var isWrittenAsCode: Bool {
    dropFirst().contains(where: \.isUppercase) || contains { ".\\(<".contains($0) }
  }
}
