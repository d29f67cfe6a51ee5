import FoundationEssentials
import Testing

@testable import GuidelineStore

/// How well rules are told from everything else in documents of kinds that nothing was made for: people's
/// notes, skills for assistants, text that a browser copied.
@Suite struct UnseenKindsTests {
  @Test(
    .enabled(
      if: RealDocuments.unseen != nil, "skipped: there are no labelled documents in ../shared/fresh"
    ))
  func tellsRulesWhereAReaderSeesThem() throws {
    let folder = try #require(RealDocuments.unseen)
    let editions = try rows(of: folder + "/options.tsv").reduce(into: [:]) { editions, row in
      editions[row[0]] = row[1].split(separator: " ").last.map(String.init)
    }
    let labels = Dictionary(grouping: try rows(of: folder + "/leads.tsv")) { $0[0] }
    var kinds: [String: Score] = [:]
    for (name, rows) in labels {
      let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/documents/\(name)")))
      var options = ImportOptions()
      options.edition = editions[name].flatMap(Edition.init)
      let documents = try DocumentReader().documents(in: bytes, path: name, options: options)
      let found = Set(
        documents.flatMap(\.rules).filter { $0.kind == .rule }.map(\.lines.lowerBound))
      func lines(_ kind: String) -> Set<Int> {
        Set(rows.filter { $0[2] == kind }.compactMap { Int($0[1]) })
      }
      let score = Score(
        right: found.intersection(lines("rule")).count,
        wrong: found.subtracting(lines("rule")).subtracting(lines("neutral")).count,
        missed: lines("rule").subtracting(found).count)
      kinds[String(name.prefix { $0 != "-" }), default: Score()] += score
      kinds["all", default: Score()] += score
    }
    for (kind, score) in kinds.sorted(by: { $0.key < $1.key }) { print("unseen", kind, score) }
    #expect(kinds["skill", default: Score()].f >= 0.85)
    #expect(kinds["notes", default: Score()].f >= 0.8)
    #expect(kinds["all", default: Score()].f >= 0.85)
  }

  private func rows(of path: String) throws -> [[String]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

private struct Score: CustomStringConvertible {
  var right = 0
  var wrong = 0
  var missed = 0

  /// The harmonic mean of precision and recall.
  var f: Double { Double(2 * right) / Double(max(1, 2 * right + wrong + missed)) }

  var description: String {
    "F \((f * 1000).rounded() / 1000): \(right) right, \(wrong) wrong, \(missed) missed"
  }

  static func += (sum: inout Score, other: Score) {
    sum = Score(
      right: sum.right + other.right, wrong: sum.wrong + other.wrong,
      missed: sum.missed + other.missed)
  }
}
