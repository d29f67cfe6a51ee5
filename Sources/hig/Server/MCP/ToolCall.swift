import GuidelineStore

/// A call of a tool with valid arguments.
struct ToolCall {
  let arguments: JSON
  let store: RuleStore
  let roots: Roots
  /// The number of items to skip.
  let skip: Int

  subscript(name: String) -> String? { arguments[name]?.string }

  func number(_ name: String) -> Int? { arguments[name]?.wholeNumber }

  /// The text in an argument.
  ///
  /// - Throws: An error that lists the editions, if it doesn't exist.
  func text(_ name: String = "edition") throws -> TextQuery? {
    guard let written = self[name] else { return nil }
    guard let text = TextQuery(argument: written) else {
      throw CommandFailure("\(name) '\(written)' isn't an edition", hint: try editions)
    }
    guard !text.isAny else { return nil }
    try store.require(text, in: text.language)
    return text
  }

  /// The configured text, used if no edition was given.
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

  /// - Throws: An error that lists the languages, if it isn't one of them.
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

  /// The slug of the topic argument.
  ///
  /// - Throws: An error with similar names, if the topic doesn't exist.
  func topic() throws -> String? { try self["topic"].map { try store.topic(named: $0).slug } }
}
