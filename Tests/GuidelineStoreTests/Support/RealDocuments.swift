import FoundationEssentials

/// Real documents that may lie beside the checkout. They are no part of the project.
enum RealDocuments {
  static let folder: String? = {
    var root = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
    root = "/" + root + "/shared/documents"
    return FileManager.default.fileExists(atPath: root) ? root : nil
  }()

  static let isMissing = "skipped: there are no real documents in ../shared/documents"

  /// The labelled leads: document → its rows in order.
  static func leads() throws -> [String: [(kind: String, lead: String)]] {
    var leads: [String: [(kind: String, lead: String)]] = [:]
    for cells in try rows(ofTable: path("../gold/leads.tsv")) {
      leads[cells[0], default: []].append((cells[2], cells[3]))
    }
    return leads
  }

  /// Documents of kinds that no part of the reader was made for; `nil` where there are none.
  static let unseen: String? = folder.map { $0 + "/../fresh" }.flatMap {
    FileManager.default.fileExists(atPath: $0 + "/leads.tsv") ? $0 : nil
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  private static func path(_ name: String) -> String { (folder ?? "") + "/" + name }
}
