/// A page whose advice is on another page in an edition.
struct PageMove: Hashable {
  let edition: Edition
  /// The slug of the missing topic.
  let topic: String
  /// The slug of the topic that has its advice.
  let successor: String
}

/// Facts about editions: missing topics, where their advice went, and when texts were last compared
/// with Apple's.
struct EditionFacts {
  private(set) var absences: [Absence] = []
  /// For a topic that went into several pages, the one with most of its advice comes first.
  private(set) var moves: [PageMove] = []
  private(set) var checkedDays: [Edition: String] = [:]

  /// Reads a file of records: an edition, then `without: topic; …`, `moved: topic > page, page; …`
  /// and `checked: 2026-09-28`.
  init(_ bytes: [UInt8]) throws(ImportError) {
    for record in try Record.records(in: bytes, named: "edition") {
      guard let edition = Edition(record.name.value) else {
        throw ImportError(
          "“\(record.name.value)” isn't an edition",
          hint: "an edition is 2014, 2019 or current",
          line: record.name.line)
      }
      for field in record.fields {
        switch field.key {
        case "without":
          absences += field.values.map { Absence(edition: edition, topic: $0) }
        case "moved":
          for value in field.values { try addMove(value, edition, line: field.line) }
        case "checked":
          guard let day = field.values.last, TextPeriod.day(day) != nil else {
            throw ImportError(
              "“\(field.values.joined(separator: "; "))” isn't a day",
              hint: "write it as in 2026-09-28", line: field.line)
          }
          checkedDays[edition] = day
        default:
          throw ImportError(
            "unknown key \(field.key)", hint: "keys are edition, checked, without and moved",
            line: field.line)
        }
      }
    }
  }

  private mutating func addMove(
    _ text: String, _ edition: Edition, line: Int
  ) throws(ImportError) {
    let sides = text.split(separator: ">", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    let successors =
      sides.count == 2 ? sides[1].split(separator: ",").map { String($0).trimmed } : []
    guard !successors.isEmpty, (successors + [sides[0]]).allSatisfy(\.isTopicSlug),
      !successors.contains(sides[0])
    else {
      throw ImportError(
        "“\(text)” doesn't say which page moved where",
        hint: "write the topic, > and the new pages, such as navigation-bars > toolbars",
        line: line)
    }
    absences.append(Absence(edition: edition, topic: sides[0]))
    moves += successors.map { PageMove(edition: edition, topic: sides[0], successor: $0) }
  }
}

extension EditionSummary {
  /// The day the text was last compared with Apple's; `nil` for an imported text.
  package func checkedDay(in days: [Edition: String]) -> String? { isOwn ? days[edition] : nil }
}
