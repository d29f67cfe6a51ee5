import GuidelineStore
import ArgumentParser

/// What a program gets that asked with `--json`: the version of its form first, then as much of an
/// answer as was asked for.
struct JSONAnswer {
  /// Counts up when a member goes, or means something else; new ones come without notice.
  static let schemaVersion = 1

  /// The most bytes it may take; `nil` for any number.
  var budget: Int?
  /// How many of its parts were printed before.
  var skip = 0
  /// The arguments that ask for what follows, by the parts to skip and the budget.
  var arguments: (_ skip: Int, _ budget: Int) -> [String] = { _, _ in [] }

  /// A document with a line break at its end.
  ///
  /// Within a budget it is written without white space, and tells how to go on as `next`. Where there
  /// is no room for one part, that names a budget that has it, so that whoever follows it comes to an
  /// end.
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
    // The larger number may take another digit.
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

  /// The most parts that fit, if fewer always fit, too; 0 where none do.
  static func most(upTo limit: Int, fit: (Int) -> Bool) -> Int {
    // Most budgets have room for a small part of a large answer.
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
  /// All parts but the first ones.
  fileprivate func parts(from skip: Int) -> JSON { skip == 0 ? self : parts(skip..<Int.max) }

  /// An object that says first what version of its form this is.
  var versioned: JSON {
    switch self {
    case .object(let members), .item(let members):
      .object([("schemaVersion", .int(JSONAnswer.schemaVersion))] + members)
    default: self
    }
  }

  /// Adds a note to an answer that has notes.
  mutating func add(note: String) {
    guard case .object(var members) = self,
      let place = members.firstIndex(where: { $0.0 == "notes" })
    else { return }
    members[place].1 = .array(members[place].1.elements + [.string(note)])
    self = .object(members)
  }

  fileprivate mutating func add(_ name: String, _ value: JSON) {
    if case .object(let members) = self { self = .object(members + [(name, value)]) }
  }
}
