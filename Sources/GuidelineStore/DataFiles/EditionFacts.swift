/// A page whose advice an edition has on another page.
struct PageMove: Hashable {
  let edition: Edition
  /// The slug of the topic that the edition does not have.
  let topic: String
  /// The slug of the one that has its advice.
  let successor: String
}

/// What a file tells of editions: the topics that each was without, and those of them that went into
/// other pages.
struct EditionFacts {
  private(set) var absences: [Absence] = []
  /// Of a topic that went into several pages, the one with most of its advice first.
  private(set) var moves: [PageMove] = []

  /// Reads a file of records: an edition, then `without: topic; …` and `moved: topic > page, page; …`.
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
        default:
          throw ImportError(
            "unknown key \(field.key)", hint: "keys are edition, without and moved",
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
