extension ValueStatement {
  /// The sentences and rows of a rule that state values, in the order of its text.
  ///
  /// - Parameter isWanted: Whether to read the values of a text, which takes most of the time; no part
  ///   of an unwanted text is wanted.
  package static func statements(
    of rule: Rule, where isWanted: (_ text: String) -> Bool = { _ in true }
  ) -> [ValueStatement] {
    let lines = rule.body.split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0 == "-" }).trimmed
    }
    let statements = ([rule.lead] + lines).flatMap { line -> [ValueStatement] in
      guard isWanted(line) else { return [] }
      if let row = row(line, of: rule) { return [row] }
      return Sentence.all(in: Array(line.utf8)).filter(isWanted).map { sentence in
        ValueStatement(
          rule: rule, text: sentence, name: "", cells: [], values: ValueReader.values(in: sentence))
      }
    }
    return statements.filter { !$0.values.isEmpty }
  }

  /// Reads a row of a table; a first cell that is no name counts as the others do.
  private static func row(_ line: String, of rule: Rule) -> ValueStatement? {
    guard let row = TableRow(line) else { return nil }
    let first = row.firstHead.map { [(head: $0, text: row.name)] } ?? []
    let cells = (first + row.cells).map { head, text in
      Cell(head: head, text: text, values: ValueReader.values(in: text, under: head))
    }
    return ValueStatement(
      rule: rule, text: line, name: row.firstHead.map { "\($0): \(row.name)" } ?? row.name,
      cells: cells, values: cells.flatMap(\.values))
  }
}
