/// The entries of a comment at the end of a page, invisible to its readers.
///
///     <!-- asked
///     keep-tasks-short: too many steps in a pop-up; long form in a dialog
///     -->
struct CommentEntries {
  /// The text before and after each colon, in the order of the lines.
  private(set) var entries: [(key: String, value: String)] = []

  /// - Parameter name: The comment's first word; of several such comments, the last counts.
  init(_ name: String, in lines: [SourceLine]) {
    let start = lines.lastIndex { $0.bytes.elementsEqual("<!-- \(name)".utf8) }
    guard let start else { return }
    for line in lines[(start + 1)...] {
      if line.bytes.starts(with: "-->".utf8) { return }
      let parts = line.bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = String(decoding: parts[0], as: UTF8.self).trimmed
      entries.append((key, String(decoding: parts[1], as: UTF8.self).trimmed))
    }
  }
}

/// Data that a page's comments add to its documents.
struct PageComments {
  /// Concept → how people ask for its rule in their own words.
  private var asked: [String: String] = [:]
  private var changes: [PageChange] = []

  init(_ lines: [SourceLine]) {
    for (concept, phrases) in CommentEntries("asked", in: lines).entries {
      asked[concept] = phrases
    }
    changes = CommentEntries("history", in: lines).entries.compactMap {
      PageChange(day: $0.key, summary: $0.value)
    }
  }

  func added(to documents: [ParsedDocument]) -> [ParsedDocument] {
    var documents = documents
    for document in documents.indices {
      documents[document].changes = changes
      for rule in documents[document].rules.indices {
        guard let concept = documents[document].rules[rule].concept else { continue }
        documents[document].rules[rule].asked = asked[concept] ?? ""
      }
    }
    return documents
  }
}
