import GuidelineStore

/// An LSP range: lines and UTF-16 code units, counted from 0.
struct DocumentRange {
  let start: (line: Int, character: Int)
  let end: (line: Int, character: Int)

  init?(_ json: JSON) {
    func position(_ name: String) -> (Int, Int)? {
      guard let line = json[name]?["line"]?.wholeNumber,
        let character = json[name]?["character"]?.wholeNumber
      else { return nil }
      return (line, character)
    }
    guard let start = position("start"), let end = position("end") else { return nil }
    self.start = start
    self.end = end
  }

  /// Lines and columns are counted from 1.
  fileprivate init(line: Int, column: Int, endColumn: Int) {
    start = (line - 1, column - 1)
    // A range that spans lines is reduced to its beginning.
    end = (start.line, max(endColumn - 1, start.character + 1))
  }

  /// Whether the cursor is inside the range, or directly after it.
  func contains(line: Int, character: Int) -> Bool {
    (line, character) >= start && (line, character) <= end
  }

  /// Whether the ranges overlap or meet.
  func touches(_ other: Self) -> Bool { start <= other.end && other.start <= end }

  var json: JSON {
    func position(_ place: (line: Int, character: Int)) -> JSON {
      ["line": .int(place.line), "character": .int(place.character)]
    }
    return ["start": position(start), "end": position(end)]
  }
}

extension ScanReport.Use {
  var range: DocumentRange { DocumentRange(line: line, column: column, endColumn: endColumn) }
}

extension ScanReport.Finding {
  var range: DocumentRange { DocumentRange(line: line, column: column, endColumn: endColumn) }
}
