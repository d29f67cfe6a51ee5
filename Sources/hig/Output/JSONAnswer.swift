import GuidelineStore
import ArgumentParser

/// The answer to `--json`: a schema version, then the requested part of the answer.
struct JSONAnswer {
  /// Increases when a member is removed or changes its meaning; new members don't count.
  static let schemaVersion = 1

  /// The maximum size in bytes; `nil` for any.
  var budget: Int?
  /// The number of parts to skip.
  var skip = 0
  /// The arguments to continue with, given the parts to skip and the budget.
  var arguments: (_ skip: Int, _ budget: Int) -> [String] = { _, _ in [] }

  /// The document, with a final line break.
  ///
  /// With a budget, it has no white space, and `next` has the arguments to continue with. If not
  /// even one part fits, `next` raises the budget, so that following it always ends.
  func text(of answer: JSON) throws -> String {
    guard let budget else {
      return answer.parts(from: skip).versioned.text + "\n"
    }
    let rest = max(answer.partCount - skip, 0)
    func text(_ count: Int, budget: Int) -> String {
      var part = answer.parts(skip..<skip + count).versioned
      if count < rest { part.add("next", JSON(arguments(skip + count, budget)) { .string($0) }) }
      return part.compactText + "\n"
    }
    let count = Self.most(upTo: rest) { text($0, budget: budget).utf8.count <= budget }
    if count > 0 || rest == 0 && text(0, budget: budget).utf8.count <= budget {
      return text(count, budget: budget)
    }
    // Leaves room for another digit in the larger number.
    let needed = text(min(1, rest), budget: budget * 10).utf8.count + 20
    let empty = text(0, budget: needed)
    guard rest > 0, empty.utf8.count <= budget else {
      throw wrongUsage(
        """
        --budget \(budget) is too small: this answer takes at least \(max(needed, budget + 1)) \
        bytes; raise it, or use --fields, such as --fields id,lead,url
        """)
    }
    return empty
  }

  /// The highest count that fits, assuming that lower counts fit, too; 0 if none does.
  static func most(upTo limit: Int, fit: (Int) -> Bool) -> Int {
    // Starts low, because the budget is usually small compared to the answer.
    var (least, most) = (0, min(1, limit))
    while most > least, fit(most) { (least, most) = (most, min(most * 2, limit)) }
    while least + 1 < most {
      let middle = (least + most) / 2
      if fit(middle) { least = middle } else { most = middle }
    }
    return least
  }
}

extension JSON {
  fileprivate func parts(from skip: Int) -> JSON { skip == 0 ? self : parts(skip..<Int.max) }

  /// The object with a schema version as the first member.
  var versioned: JSON {
    switch self {
    case .object(let members), .item(let members):
      .object([("schemaVersion", .int(JSONAnswer.schemaVersion))] + members)
    default: self
    }
  }

  /// Adds a note if the answer has notes.
  mutating func add(note: String) {
    guard case .object(var members) = self else { return }
    if let place = members.firstIndex(where: { $0.0 == "notes" }) {
      members[place].1 = .array(members[place].1.elements + [.string(note)])
    } else {
      members.append(("notes", [.string(note)]))
    }
    self = .object(members)
  }

  fileprivate mutating func add(_ name: String, _ value: JSON) {
    if case .object(let members) = self { self = .object(members + [(name, value)]) }
  }
}
