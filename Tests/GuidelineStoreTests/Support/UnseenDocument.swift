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
    let editions = try rows(ofTable: folder + "/options.tsv").reduce(into: [:]) { editions, row in
      editions[row[0]] = row[1].split(separator: " ").last.map(String.init)
    }
    let labels = Dictionary(grouping: try rows(ofTable: folder + "/leads.tsv")) { $0[0] }
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
}
