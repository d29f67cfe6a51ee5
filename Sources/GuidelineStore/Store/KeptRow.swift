/// An entry in the list of user data, which reveals when a row is lost from another table.
struct KeptRow {
  enum Kind: String {
    case source
    case dataFile = "data file"
    case carriedFile = "carried file"
    case link, unlink
  }

  struct Name: Hashable {
    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

    /// The name shown to users.
    var shown: String {
      switch kind {
      case .dataFile, .carriedFile: "Data/\(text)"
      case .source: text.hasPrefix("data:") ? "Data/\(text.dropFirst(5))" : text
      case .link, .unlink: text
      }
    }
  }

  let name: Name
  let seal: SQLValue

  init(_ kind: Kind, _ name: String, seal: SQLValue) {
    (self.name, self.seal) = (Name(kind, name), seal)
  }

  /// Reads the columns of a row; `nil` if they are from another table.
  init?(_ values: [SQLValue]) {
    guard values.count == 3, case .text(let text) = values[0], let kind = Kind(rawValue: text),
      case .text(let name) = values[1]
    else { return nil }
    self.init(kind, name, seal: values[2])
  }
}

extension RuleStore {
  func list(_ row: KeptRow) throws {
    try connection.run(
      "INSERT OR REPLACE INTO kept_row VALUES (?1, ?2, ?3)", .text(row.name.kind.rawValue),
      .text(row.name.text), row.seal)
  }

  func unlist(_ name: KeptRow.Name) throws {
    try connection.run(
      "DELETE FROM kept_row WHERE kind = ?1 AND name = ?2", .text(name.kind.rawValue),
      .text(name.text))
  }
}
