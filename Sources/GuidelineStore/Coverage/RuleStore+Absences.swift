extension RuleStore {
  func replaceAbsences(with absences: [Absence]) throws {
    try connection.run("DELETE FROM absence")
    for absence in absences {
      try connection.run(
        "INSERT OR IGNORE INTO absence (edition, topic) VALUES (?1, ?2)",
        .text(absence.edition), .text(absence.topic))
    }
  }

  /// What editions did not have.
  func absences() throws -> Set<Absence> {
    let rows = try connection.rows("SELECT edition, topic FROM absence")
    var absences: Set<Absence> = []
    while try rows.next() { absences.insert(Absence(edition: rows.text(0), topic: rows.text(1))) }
    return absences
  }
}
