extension RuleStore {
  func replaceAbsences(with absences: [Absence]) throws {
    try connection.run("DELETE FROM absence")
    for absence in absences {
      try connection.run(
        "INSERT OR IGNORE INTO absence (edition, topic) VALUES (?1, ?2)",
        .text(absence.edition.slug), .text(absence.topic))
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
}
