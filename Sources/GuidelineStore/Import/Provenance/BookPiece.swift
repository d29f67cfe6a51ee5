/// A comment in a file that is one piece of a book: `<!-- Chunk 139 | Source: ….pdf -->`.
struct BookPiece {
  let number: Int
  let origin: String
  let era: Era?

  init?(_ lines: [SourceLine], catalog: TopicCatalog) {
    for line in lines.prefix(5) {
      guard line.bytes.starts(with: "<!--".utf8) else { continue }
      var number: Int?
      var source: String?
      for part in String(decoding: line.bytes.dropFirst(4), as: UTF8.self).split(separator: "|") {
        let words = part.split { " :#-".contains($0) }
        guard let key = words.first?.lowercased() else { continue }
        if ["chunk", "piece", "part", "section", "page"].contains(key), words.count > 1 {
          number = Int(words[1])
        } else if ["source", "book", "file"].contains(key), let colon = part.firstIndex(of: ":") {
          source = String(part[part.index(after: colon)...]).trimmed
        }
      }
      if let number, let source, source.utf8.count <= 250 {
        let names = PathEvidence(source, catalog: catalog)
        self.number = number
        origin = names.origins.first ?? "book"
        era = names.era
        return
      }
    }
    return nil
  }
}

/// The piece of a book that another piece continues.
struct PieceBefore: Hashable, Sendable {
  let book: String
  let number: Int
}

extension Block {
  /// Whether a page that starts with this block continues a topic, as an item or a remark does.
  var goesOn: Bool {
    if isItem || statesRule { return true }
    guard !isHeading, let first = line.unicodeScalars.first else { return false }
    if let lead, lead.meaning == .rule || lead.meaning == .note { return true }
    // `iOS` may start a sentence.
    let word = line.unicodeScalars.prefix { $0 != " " }
    return first == "(" || first == "●" || word.allSatisfy(\.properties.isLowercase)
  }
}
