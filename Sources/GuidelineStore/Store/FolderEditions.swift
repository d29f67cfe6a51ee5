/// The editions of the stored files in each folder.
struct FolderEditions {
  private let root: String
  private var counts: [String: [Era: Int]] = [:]

  /// The minimum number of files, and the fraction of them that must agree.
  private static let fewestFiles = 3
  private static let share = (agree: 9, of: 10)

  /// - Parameter identities: The files imported together; only files in their common folder are
  ///   considered.
  init(beside identities: [String], in connection: Connection) throws(SQLiteError) {
    root = Self.commonFolder(of: identities)
    let rows = try connection.rows(
      """
      SELECT DISTINCT source.identity, document.edition, document.revision
      FROM document JOIN source USING (source_id) WHERE NOT source.is_own
      """)
    while try rows.next() {
      guard let edition = Edition(rows.text(1)) else { continue }
      let found = Era(edition, rows.optionalText(2).flatMap { Revision($0) })
      for folder in folders(around: rows.text(0)) {
        counts[folder, default: [:]][found, default: 0] += 1
      }
    }
  }

  /// The era of nearly all files in the nearest folder that has some; `nil` if no folder up to the
  /// common one agrees.
  func era(beside identity: String) -> Era? {
    for folder in folders(around: identity) {
      guard let counts = counts[folder] else { continue }
      let editions = Dictionary(grouping: counts, by: \.key.edition)
        .mapValues { $0.reduce(0) { $0 + $1.value } }
      guard let edition = Self.agreed(editions) else { continue }
      return Self.agreed(counts) ?? Era(edition, nil)
    }
    return nil
  }

  private static func agreed<Key>(_ counts: [Key: Int]) -> Key? {
    let all = counts.values.reduce(0, +)
    return counts.first { $0.value >= fewestFiles && $0.value * share.of >= all * share.agree }?.key
  }

  /// The folders around a file, from the nearest to the common one.
  private func folders(around identity: String) -> [String] {
    var folders: [String] = []
    var folder = Self.parent(of: identity)
    while !folder.isEmpty, Self.lies(folder, in: root) {
      folders.append(folder)
      folder = Self.parent(of: folder)
    }
    return folders
  }

  private static func commonFolder(of identities: [String]) -> String {
    let folders = Set(identities.map(parent))
    guard let first = folders.min(), let last = folders.max() else { return "" }
    var common = first
    while !common.isEmpty, !lies(last, in: common) { common = parent(of: common) }
    return common
  }

  private static func lies(_ folder: String, in other: String) -> Bool {
    (folder + "/").hasPrefix(other + "/")
  }

  /// The parent folder; empty at the top.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }
}
