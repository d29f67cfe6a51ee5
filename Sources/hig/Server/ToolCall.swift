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
    try store.require(text, in: text.language)
    return text
  }

  private var editions: String {
    get throws {
      let editions = Set(try store.editions().map(\.edition)).sorted()
      return "editions are \(editions.map(\.slug).joined(separator: ", "))"
    }
  }

  /// - Throws: The languages there are, if it is none of them.
  func language(beside text: TextQuery? = nil) throws -> Language? {
    guard let written = self["language"] else { return nil }
    guard let language = Language(written) else {
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

/// What a tool has to say: as JSON whose items can be told in parts, and in words.
struct ToolAnswer {
  /// What `--json` prints.
  let json: JSON
  /// The members that items keep; none for all.
  var fields: Set<String> = []
  /// How many items there are, if the JSON has only the first ones.
  var total: Int?
  /// The most items to give.
  var limit = Int.max
  /// Puts a part of the JSON in words.
  let text: (JSON) -> String

  /// The members of a rule that tell what it says, where it stands and whether it still counts.
  static let ruleFields: Set = [
    "id", "concept", "section", "kind", "lead", "body", "platforms", "url", "standing",
    "successors",
  ]

  /// What stands around a result in an answer: the answer's own members, and what the era wants.
  private static let frame = 256

  /// As many items as there is room for, and where to go on.
  ///
  /// - Throws: ``CommandFailure`` that names a budget with room for an item, if this one has none.
  func result(from cursor: Cursor, budget: Int, of question: String) throws -> Era.Result {
    let narrow = fields.isEmpty ? json : json.narrowed(to: fields)
    let held = json.partCount
    let end = total ?? held
    let skip = cursor.skip
    guard skip == 0 || skip < held else {
      throw ProtocolError.invalidParams("the cursor is behind the end of the answer")
    }
    func result(_ count: Int) -> Era.Result {
      let range = skip..<skip + count
      var words = text(json.parts(range))
      var members = narrow.parts(range).members ?? []
      if range.upperBound < end {
        let next = Cursor(behind: range.upperBound, of: question).description
        members.append(("nextCursor", .string(next)))
        words += "\nThere is more: cursor \(next)"
      }
      return Era.Result([
        "content": [["type": "text", "text": .string(words)]],
        "structuredContent": .object(members),
      ])
    }
    func size(_ count: Int) -> Int {
      JSON.object(result(count).members).compactText.utf8.count + Self.frame
    }
    let rest = min(held - skip, limit)
    let count = JSONAnswer.most(upTo: rest) { size($0) <= budget }
    guard count > 0 || rest == 0 && size(0) <= budget else {
      let needed = size(min(1, rest))
      throw CommandFailure("budget is too small", hint: "the next item takes \(needed) bytes")
    }
    return result(count)
  }
}
