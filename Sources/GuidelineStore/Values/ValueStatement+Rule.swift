extension ValueStatement {
  /// The sentences and rows of a rule that state values, in the order of its text.
  static func statements(of rule: Rule) -> [ValueStatement] {
    let lines = rule.body.split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0 == "-" }).trimmed
    }
    let statements = ([rule.lead] + lines).flatMap { line -> [ValueStatement] in
      if let row = row(line, of: rule) { return [row] }
      return Sentence.all(in: Array(line.utf8)).map { sentence in
        ValueStatement(
          rule: rule, text: sentence, cells: [], values: ValueReader.values(in: sentence))
      }
    }
    return statements.filter { !$0.values.isEmpty }
  }

  /// Reads a line that import made of a row: `Body — Size: 17; Leading: 22`.
  private static func row(_ line: String, of rule: Rule) -> ValueStatement? {
    guard let dash = line.firstRange(of: " — ") else { return nil }
    var cells: [Cell] = []
    // A first cell that is no name has its head, too.
    let name = line[..<dash.lowerBound]
    let first = name.firstRange(of: ": ") == nil ? [] : [name]
    for part in first + line[dash.upperBound...].split(separator: "; ") {
      guard let colon = part.firstRange(of: ": ") else { return nil }
      let (head, text) = (String(part[..<colon.lowerBound]), String(part[colon.upperBound...]))
      cells.append(
        Cell(head: head, text: text, values: ValueReader.values(in: text, under: head)))
    }
    return ValueStatement(rule: rule, text: line, cells: cells, values: cells.flatMap(\.values))
  }
}
