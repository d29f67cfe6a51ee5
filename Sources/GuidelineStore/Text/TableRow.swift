/// A row of a table as the line that import makes of it: `Body — Size: 17; Weight: Regular`.
///
/// A no-break space marks what is no separator: the colon in a head, or a semicolon in a cell.
struct TableRow {
  /// The head of the first cell; `nil` if that cell is a name.
  let firstHead: String?
  /// The first cell.
  let name: String
  /// The other cells, with the heads of their columns; empty for a column without one.
  let cells: [(head: String, text: String)]

  init(firstHead: String?, name: String, cells: [(head: String, text: String)]) {
    (self.firstHead, self.name, self.cells) = (firstHead, name, cells)
  }

  /// - Returns: `nil` for any other line.
  init?(_ line: String) {
    guard let (first, rest) = line.parted(at: Separator.name) else { return nil }
    let labelled = first.parted(at: Separator.head)
    firstHead = labelled.map { Separator.removeMarks(from: $0.0) }
    name = Separator.removeMarks(from: labelled?.1 ?? first)
    cells = rest.parts(between: Separator.cell).map { part in
      let (head, text) = part.parted(at: Separator.head) ?? ("", part)
      return (Separator.removeMarks(from: head), Separator.removeMarks(from: text))
    }
    guard cells.contains(where: { !$0.head.isEmpty }) else { return nil }
  }

  /// Whether a text may have rows; cheap.
  static func mayBegin(in text: String) -> Bool { text.contains(Separator.name) }

  /// The row as a line.
  var line: String {
    let name = Separator.mark(Separator.all, in: name)
    let first =
      firstHead.map { Separator.mark(Separator.all, in: $0) + Separator.head + name } ?? name
    guard !cells.isEmpty else { return first }
    return first + Separator.name
      + cells.map { head, text in
        head.isEmpty
          ? Separator.mark([Separator.cell, Separator.head], in: text)
          : Separator.mark(Separator.all, in: head) + Separator.head
            + Separator.mark([Separator.cell], in: text)
      }.joined(separator: Separator.cell)
  }

  private enum Separator {
    static let (name, head, cell) = (" — ", ": ", "; ")
    static let all = [name, head, cell]

    /// Replaces the last space of separators with a no-break space.
    static func mark(_ separators: [String], in text: String) -> String {
      separators.reduce(text) { text, separator in
        text.parts(between: separator).joined(separator: separator.dropLast() + "\u{A0}")
      }
    }

    static func removeMarks(from text: String) -> String {
      all.reduce(text) { text, separator in
        text.parts(between: separator.dropLast() + "\u{A0}").joined(separator: separator)
      }
    }
  }
}

extension String {
  /// The text before and after the first separator.
  fileprivate func parted(at mark: String) -> (String, String)? {
    let parts = parts(between: mark)
    guard parts.count > 1, !parts[0].isEmpty else { return nil }
    return (parts[0], parts.dropFirst().joined(separator: mark))
  }

  fileprivate func parts(between mark: some StringProtocol) -> [String] {
    let (bytes, markBytes) = (Array(utf8), Array(mark.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index + markBytes.count <= bytes.count {
      if bytes[index...].starts(with: markBytes) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += markBytes.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
