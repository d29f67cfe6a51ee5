extension RuleStore {
  /// Whether an edition had no page about a topic, regardless of imports.
  func isAbsent(_ topic: String, from edition: Edition) throws -> Bool {
    try connection.integer(
      "SELECT 1 FROM absence WHERE edition = ?1 AND topic = ?2", .text(edition.slug),
      .text(topic)) != nil
  }

  /// The topics that editions didn't have.
  func absences() throws -> Set<Absence> {
    let rows = try connection.rows("SELECT edition, topic FROM absence")
    var absences: Set<Absence> = []
    while try rows.next() {
      guard let edition = Edition(rows.text(0)) else { continue }
      absences.insert(Absence(edition: edition, topic: rows.text(1)))
    }
    return absences
  }

  /// The days on which the project's texts were last compared with Apple's: `2026-09-28`.
  package func checkedDays() throws(StoreError) -> [Edition: String] {
    try reading {
      let rows = try connection.rows("SELECT edition, day FROM edition_check")
      var days: [Edition: String] = [:]
      while try rows.next() { days[try rows.edition(0)] = rows.text(1) }
      return days
    }
  }

  /// The pages that were merged into others.
  func pageMoves() throws -> PageMoves {
    let rows = try connection.rows(
      "SELECT edition, topic, successor FROM page_move ORDER BY edition, topic, position")
    var moves = PageMoves()
    while try rows.next() {
      guard let edition = Edition(rows.text(0)) else { continue }
      moves.add(rows.text(1), in: edition, to: rows.text(2))
    }
    return moves
  }
}
