/// The entries of a comment at the end of a page, invisible to its readers.
///
///     <!-- asked
///     keep-tasks-short: too many steps in a pop-up; long form in a dialog
///     -->
struct CommentEntries {
  /// The text before and after each colon, in the order of the lines.
  private(set) var entries: [(key: String, value: String, line: Int)] = []
  /// The lines without a colon that aren't blank.
  private(set) var others: [SourceLine] = []

  /// - Parameter name: The comment's first word; of several such comments, the last counts.
  init(_ name: String, in lines: [SourceLine]) {
    let start = lines.lastIndex { $0.bytes.elementsEqual("<!-- \(name)".utf8) }
    guard let start else { return }
    for line in lines[(start + 1)...] {
      if line.bytes.starts(with: "-->".utf8) { return }
      let parts = line.bytes.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        if !String(decoding: line.bytes, as: UTF8.self).trimmed.isEmpty { others.append(line) }
        continue
      }
      let key = String(decoding: parts[0], as: UTF8.self).trimmed
      entries.append((key, String(decoding: parts[1], as: UTF8.self).trimmed, line.number))
    }
  }
}

/// Data that a page's comments add to its documents.
struct PageComments {
  /// Concept → how people ask for its rule in their own words.
  private var asked: [String: String] = [:]
  private var changes: [PageChange] = []

  /// No comments.
  init() {}

  /// - Throws: ``ImportError`` at the first line of the history that isn't a day and what changed.
  init(_ lines: [SourceLine]) throws(ImportError) {
    for entry in CommentEntries("asked", in: lines).entries { asked[entry.key] = entry.value }
    let history = CommentEntries("history", in: lines)
    if let line = history.others.first {
      throw Self.notADay(String(decoding: line.bytes, as: UTF8.self).trimmed, line: line.number)
    }
    for entry in history.entries {
      guard TextPeriod.day(entry.key) != nil,
        let change = PageChange(day: entry.key, summary: entry.value)
      else { throw Self.notADay(entry.key, line: entry.line) }
      guard !entry.value.isEmpty, !changes.contains(where: { $0.day == entry.key }) else {
        throw ImportError(
          "the history doesn't say once what changed on \(entry.key)",
          hint: "write one line for each day", line: entry.line)
      }
      changes.append(change)
    }
  }

  private static func notADay(_ text: String, line: Int) -> ImportError {
    ImportError("“\(text)” isn't a day", hint: "write it as in 2026-09-28", line: line)
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
