import GuidelineStore

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
    "successors", "origin", "source",
  ]

  /// What stands around a result in an answer: the answer's own members, and what the era wants.
  private static let frame = 256

  /// As many items as there is room for, and where to go on.
  ///
  /// - Throws: ``CommandFailure`` that names a budget with room for an item, if this one has none.
  func result(from cursor: Cursor, budget: Int, of question: String) throws -> Era.Result {
    let narrow = (fields.isEmpty ? json : json.narrowed(to: fields)).withoutOwnSources
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

extension JSON {
  /// Without the files of the project's own rules, which would cost an assistant a tenth of an answer
  /// to learn nothing.
  fileprivate var withoutOwnSources: JSON {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutOwnSources))
    case .object(let members): return .object(members.map { ($0, $1.withoutOwnSources) })
    case .item(let members):
      let isOwn = if case .null? = self["origin"] { true } else { false }
      return .item(
        members.compactMap { name, value in
          isOwn && ["origin", "source"].contains(name) ? nil : (name, value.withoutOwnSources)
        })
    default: return self
    }
  }
}
