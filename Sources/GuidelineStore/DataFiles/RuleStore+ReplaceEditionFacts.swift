extension RuleStore {
  /// Keeps what a file tells of editions in place of what was known.
  ///
  /// - Parameter isCarried: Whether the file is the program's own, which doesn't say when other texts
  ///   were checked.
  func replaceEditionFacts(with facts: EditionFacts, isCarried: Bool) throws {
    try connection.run("DELETE FROM absence")
    for absence in facts.absences {
      try connection.run(
        "INSERT OR IGNORE INTO absence (edition, topic) VALUES (?1, ?2)",
        .text(absence.edition.slug), .text(absence.topic))
    }
    try connection.run("DELETE FROM edition_check")
    for (edition, day) in isCarried ? [:] : facts.checkedDays {
      try connection.run(
        "INSERT INTO edition_check (edition, day) VALUES (?1, ?2)", .text(edition.slug), .text(day))
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
    // Pages that moved elsewhere than before must be matched again.
    if try pageMoves() != known {
      try connection.run(
        """
        INSERT OR REPLACE INTO unmatched
        SELECT DISTINCT topic_id, edition, coalesce(revision, ''), language, 1 FROM document
        """)
    }
  }
}
