/// Reads names, which become parts of IDs, paths, links and markup. An invalid one means that the
/// store is damaged.
extension Rows {
  func topic(_ column: Int32) throws(SQLiteError) -> String {
    try name(column, "topic") { $0.isTopicSlug ? $0 : nil }
  }

  /// The concept's slug; `nil` for NULL.
  func concept(_ column: Int32) throws(SQLiteError) -> String? {
    try optionalName(column, "concept") { $0.isSlug ? $0 : nil }
  }

  func edition(_ column: Int32) throws(SQLiteError) -> Edition {
    try name(column, "edition") { Edition($0) }
  }

  /// The revision; `nil` for NULL.
  func revision(_ column: Int32) throws(SQLiteError) -> Revision? {
    try optionalName(column, "revision") { Revision($0) }
  }

  /// The source's name; `nil` for NULL.
  func origin(_ column: Int32) throws(SQLiteError) -> String? {
    try optionalName(column, "source") { $0.isSlug ? $0 : nil }
  }

  func language(_ column: Int32) throws(SQLiteError) -> Language {
    try name(column, "language") { Language($0) }
  }

  /// Names separated by line feeds; empty for NULL.
  func lines(_ column: Int32) -> [String] {
    text(column).utf8.split(separator: .lineFeed).map { String(Substring($0)) }
  }

  private func optionalName<Name>(
    _ column: Int32, _ kind: String, _ make: (String) -> Name?
  ) throws(SQLiteError) -> Name? {
    isNull(column) ? nil : try name(column, kind, make)
  }

  private func name<Name>(
    _ column: Int32, _ kind: String, _ make: (String) -> Name?
  ) throws(SQLiteError) -> Name {
    let text = text(column)
    guard let name = make(text) else {
      throw .corrupt("the store has an invalid \(kind) “\(text)”")
    }
    return name
  }
}
