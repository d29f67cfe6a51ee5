/// How people ask for the rules of a page in other words than its own, by concept.
///
/// A page may hold it in a comment at its end, which no reader of the page sees:
///
///     <!-- asked
///     keep-tasks-short: too many steps in a pop-up; long form in a dialog
///     -->
struct AskedPhrases {
  private var phrases: [String: String] = [:]

  init(_ lines: [SourceLine]) {
    let start = lines.lastIndex { $0.bytes.elementsEqual("<!-- asked".utf8) }
    guard let start else { return }
    for line in lines[(start + 1)...] {
      if line.bytes.starts(with: "-->".utf8) { return }
      let parts = line.bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let concept = String(decoding: parts[0], as: UTF8.self).trimmed
      phrases[concept] = String(decoding: parts[1], as: UTF8.self).trimmed
    }
  }

  /// The documents with what is asked for beside each rule that states its concept.
  func added(to documents: [ParsedDocument]) -> [ParsedDocument] {
    guard !phrases.isEmpty else { return documents }
    var documents = documents
    for document in documents.indices {
      for rule in documents[document].rules.indices {
        guard let concept = documents[document].rules[rule].concept else { continue }
        documents[document].rules[rule].asked = phrases[concept] ?? ""
      }
    }
    return documents
  }
}
