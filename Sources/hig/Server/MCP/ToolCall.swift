import GuidelineStore

/// A call of a tool, whose arguments are what it takes.
struct ToolCall {
  let arguments: JSON
  let store: RuleStore
  let roots: Roots
  /// How many items were given before.
  let skip: Int

  subscript(name: String) -> String? { arguments[name]?.string }

  func number(_ name: String) -> Int? { arguments[name]?.wholeNumber }

  /// The text that an argument names.
  ///
  /// - Throws: What the store holds, if it has none such.
  func text(_ name: String = "edition") throws -> TextQuery? {
    guard let written = self[name] else { return nil }
    guard let text = TextQuery(argument: written) else {
      throw CommandFailure("\(name) '\(written)' isn't an edition", hint: try editions)
    }
    guard !text.isAny else { return nil }
    try store.require(text, in: text.language)
    return text
  }

  /// The text of the config files, where no edition was asked for.
  func presetText(beside language: Language?) -> Preset<TextQuery>? {
    self["edition"] == nil
      ? Settings.ofThisPerson.text?.beside([language].compactMap(\.self)) : nil
  }

  private var editions: Message {
    get throws {
      let editions = Set(try store.editions().map(\.edition)).sorted()
      return "editions are \(list: editions.map(\.slug))"
    }
  }

  /// - Throws: The languages there are, if it is none of them.
  func language(beside text: TextQuery? = nil) throws -> Language? {
    guard let written = self["language"] else { return nil }
    guard let language = Language(named: written) else {
      throw CommandFailure("language '\(written)' isn't a language", hint: "use en, ko or ja")
    }
    try store.require(nil, in: language)
    if let named = text?.language, named != language {
      throw CommandFailure("the edition names the language \(named), not \(language)")
    }
    return language
  }

  /// The slug of the topic that is named.
  ///
  /// - Throws: The nearest names, if there is no such topic.
  func topic() throws -> String? { try self["topic"].map { try store.topic(named: $0).slug } }
}
