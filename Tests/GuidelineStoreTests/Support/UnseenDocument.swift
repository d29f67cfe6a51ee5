import FoundationEssentials

@testable import GuidelineStore

/// A document of a kind that nothing was made for, with the lines in which a reader sees rules.
struct UnseenDocument {
  let name: String
  let bytes: [UInt8]
  let edition: Edition?
  let rules: Set<Int>
  /// Lines that a reader may see a rule in, or not.
  let unclear: Set<Int>

  /// None where there are no such documents.
  static func all() throws -> [UnseenDocument] {
    guard let folder = RealDocuments.unseen else { return [] }
    let editions = try rows(of: folder + "/options.tsv").reduce(into: [:]) { editions, row in
      editions[row[0]] = row[1].split(separator: " ").last.map(String.init)
    }
    let labels = Dictionary(grouping: try rows(of: folder + "/leads.tsv")) { $0[0] }
    return try labels.sorted { $0.key < $1.key }.map { name, rows in
      func lines(_ kind: String) -> Set<Int> {
        Set(rows.filter { $0[2] == kind }.compactMap { Int($0[1]) })
      }
      return UnseenDocument(
        name: name,
        bytes: Array(try Data(contentsOf: URL(filePath: "\(folder)/documents/\(name)"))),
        edition: editions[name].flatMap(Edition.init), rules: lines("rule"),
        unclear: lines("neutral"))
    }
  }

  private static func rows(of path: String) throws -> [[String]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// What was found of what is to be found.
struct Found: CustomStringConvertible {
  var right = 0
  var wrong = 0
  var missed = 0

  /// The harmonic mean of precision and recall.
  var f: Double { Double(2 * right) / Double(max(1, 2 * right + wrong + missed)) }

  var description: String {
    "F \((f * 1000).rounded() / 1000): \(right) right, \(wrong) wrong, \(missed) missed"
  }

  static func += (sum: inout Found, other: Found) {
    sum = Found(
      right: sum.right + other.right, wrong: sum.wrong + other.wrong,
      missed: sum.missed + other.missed)
  }
}
