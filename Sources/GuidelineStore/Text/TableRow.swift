/// A row of a table, read from the line that import makes of it: `Body — Size: 17; Weight: Regular`.
struct TableRow {
  /// The head of the first cell; `nil` if that cell is a name.
  let firstHead: String?
  /// The first cell.
  let name: String
  /// The other cells, with the heads of their columns.
  let cells: [(head: String, text: String)]

  /// - Returns: `nil` for any other line.
  init?(_ line: String) {
    guard let (first, rest) = line.parted(at: " — ") else { return nil }
    var cells: [(head: String, text: String)] = []
    for part in rest.parts(between: "; ") {
      guard let cell = part.parted(at: ": ") else { return nil }
      cells.append(cell)
    }
    let labelled = first.parted(at: ": ")
    (firstHead, name, self.cells) = (labelled?.0, labelled?.1 ?? first, cells)
  }
}

extension String {
  /// The text before and after the first separator.
  fileprivate func parted(at mark: String) -> (String, String)? {
    let parts = parts(between: mark)
    guard parts.count > 1, !parts[0].isEmpty else { return nil }
    return (parts[0], parts.dropFirst().joined(separator: mark))
  }

  fileprivate func parts(between mark: String) -> [String] {
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
