import Testing

@testable import GuidelineStore

/// Matching must not get worse on real pages that people matched by hand.
@Suite(
  .enabled(if: AlignmentSamples.folder != nil, AlignmentSamples.isMissing))
struct AlignmentFiguresTests {
  @Test(arguments: [
    ("VERSION-en-14-19", 0.92), ("VERSION-en-19-22", 0.95), ("VERSION-en-19-cur", 0.85),
    ("VERSION-en-22-cur", 0.975), ("VERSION-en-wide", 0.98),
  ])
  func findsAsManyBeadsAsBefore(set: String, floor: Double) throws {
    var documents: [String: [(id: String, unit: MatchUnit)]] = [:]
    for row in try AlignmentSamples.rows("units.tsv") {
      let unit = MatchUnit(
        page: row[2], section: row[6].split(separator: " > ").map(String.init), lead: row[7],
        body: row[8])
      documents[row[1], default: []].append((row[0], unit))
    }
    let units = { (cell: String) in
      cell.split(separator: ",").flatMap { documents[String($0)] ?? [] }
    }
    let tasks = try AlignmentSamples.rows("tasks.tsv")
    let editions = Set(tasks.filter { $0[0].hasPrefix("VERSION") }.flatMap { $0[2...3] })
    let names = Set(editions.flatMap { $0.split(separator: ",").map(String.init) }).sorted()
    let background = MatchText(names.flatMap { documents[$0] ?? [] }.map(\.unit)).vocabulary
    let matcher = VersionMatcher(background: background)
    let gold = Set(
      try AlignmentSamples.rows("gold.tsv").filter {
        $0[0] == set && !$0[3].isEmpty && !$0[5].isEmpty
      }
      .map { [$0[1], sorted($0[3]), sorted($0[5])] })
    var predicted: Set<[String]> = []
    for task in tasks where task[0] == set {
      let (old, new) = (units(task[2]), units(task[3]))
      for bead in matcher.beads(old.map(\.unit), new.map(\.unit))
      where !bead.old.isEmpty && !bead.new.isEmpty {
        predicted.insert([
          task[1], bead.old.map { old[$0].id }.sorted().joined(separator: ","),
          bead.new.map { new[$0].id }.sorted().joined(separator: ","),
        ])
      }
    }
    let found = predicted.intersection(gold).count
    #expect(Double(2 * found) / Double(predicted.count + gold.count) >= floor)
  }

  private func sorted(_ cell: String) -> String {
    cell.split(separator: ",").sorted().joined(separator: ",")
  }
}
