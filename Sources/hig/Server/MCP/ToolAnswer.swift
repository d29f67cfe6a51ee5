import GuidelineStore

/// The answer of a tool: JSON that can be split at items, and text.
struct ToolAnswer {
  /// The JSON that `--json` prints.
  let json: JSON
  /// The fields of items that a program needs beside the text; empty for all.
  var fields: Set<String> = []
  /// The number of items, if the JSON has only the first ones.
  var total: Int?
  /// The maximum number of items to return.
  var limit = Int.max
  /// Makes text of a part of the JSON.
  let text: (JSON) -> String

  /// The estimated size in bytes of the response around a result.
  private static let frame = 256

  /// A result with as many items as fit, and a cursor to continue.
  ///
  /// - Throws: ``CommandFailure`` with the required budget, if no item fits.
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
      var words = text(json.parts(range)).withVisibleControls
      var members = (narrow.parts(range).members ?? []).filter { $0.0 != "query" }
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
  /// Drops the source files of the project's own rules, which are a tenth of an answer and don't
  /// help an assistant.
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
