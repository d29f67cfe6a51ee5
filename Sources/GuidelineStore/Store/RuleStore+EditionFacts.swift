extension RuleStore {
  /// Keeps what a file tells of editions in place of what was known.
  func replaceEditionFacts(with facts: EditionFacts) throws {
    try connection.run("DELETE FROM absence")
    for absence in facts.absences {
      try connection.run(
        "INSERT OR IGNORE INTO absence (edition, topic) VALUES (?1, ?2)",
        .text(absence.edition.slug), .text(absence.topic))
    }
    let known = try pageMoves()
    try connection.run("DELETE FROM page_move")
    for (position, move) in facts.moves.enumerated() {
      try connection.run(
        """
        INSERT OR IGNORE INTO page_move (edition, topic, position, successor)
        VALUES (?1, ?2, ?3, ?4)
        """,
        .text(move.edition.slug), .text(move.topic), .integer(position), .text(move.successor))
    }
    // Pages that went elsewhere than was known are matched anew.
    if try pageMoves() != known {
      try connection.run(
        """
        INSERT OR IGNORE INTO unmatched
        SELECT DISTINCT topic_id, edition, coalesce(revision, ''), language FROM document
        """)
    }
  }

  /// Whether an edition had no page about a topic, whatever was imported.
  func isAbsent(_ topic: String, from edition: Edition) throws -> Bool {
    try connection.integer(
      "SELECT 1 FROM absence WHERE edition = ?1 AND topic = ?2", .text(edition.slug),
      .text(topic)) != nil
  }

  /// What editions did not have.
  func absences() throws -> Set<Absence> {
    let rows = try connection.rows("SELECT edition, topic FROM absence")
    var absences: Set<Absence> = []
    while try rows.next() {
      guard let edition = Edition(rows.text(0)) else { continue }
      absences.insert(Absence(edition: edition, topic: rows.text(1)))
    }
    return absences
  }

  /// Which pages went into others.
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
