import GuidelineStore

/// A stretch of a document, as editors count: lines and units of UTF-16 from 0.
struct DocumentRange {
  let start: (line: Int, character: Int)
  let end: (line: Int, character: Int)

  /// - Parameter json: A `Range`.
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

  init(_ use: ScanReport.Use) {
    start = (use.line - 1, use.column - 1)
    // What goes on in another line is shown by its beginning.
    end = (start.line, max(use.endColumn - 1, start.character + 1))
  }

  /// Whether a cursor stands in it, or right behind it.
  func contains(line: Int, character: Int) -> Bool {
    (line, character) >= start && (line, character) <= end
  }

  /// Whether it shares anything with another, be it a place between two letters.
  func touches(_ other: Self) -> Bool { start <= other.end && other.start <= end }

  var json: JSON {
    func position(_ place: (line: Int, character: Int)) -> JSON {
      ["line": .int(place.line), "character": .int(place.character)]
    }
    return ["start": position(start), "end": position(end)]
  }
}

extension ScanReport.Use {
  var range: DocumentRange { DocumentRange(self) }
}
