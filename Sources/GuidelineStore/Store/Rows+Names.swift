/// Names, which become parts of ids, paths, links and markup: one that the program itself could not have
/// stored is damage.
extension Rows {
  /// The slug of a topic.
  func topic(_ column: Int32) throws(SQLiteError) -> String {
    try name(column, "topic") { $0.isTopicSlug ? $0 : nil }
  }

  /// The slug of a concept; `nil` for NULL.
  func concept(_ column: Int32) throws(SQLiteError) -> String? {
    try optionalName(column, "concept") { $0.isSlug ? $0 : nil }
  }

  /// The name of an edition.
  func edition(_ column: Int32) throws(SQLiteError) -> Edition {
    try name(column, "edition") { Edition($0) }
  }

  /// The name of a revision; `nil` for NULL.
  func revision(_ column: Int32) throws(SQLiteError) -> Revision? {
    try optionalName(column, "revision") { Revision($0) }
  }

  /// The name of a source; `nil` for NULL.
  func origin(_ column: Int32) throws(SQLiteError) -> String? {
    try optionalName(column, "source") { $0.isSlug ? $0 : nil }
  }

  /// The tag of a language.
  func language(_ column: Int32) throws(SQLiteError) -> Language {
    try name(column, "language") { Language($0) }
  }

  /// Names, one a line; none for NULL.
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
