/// The glossary, read from an editable file of records.
struct Glossary: Sendable {
  /// The terms, in file order.
  package private(set) var terms: [Term] = []

  /// Reads a glossary.
  ///
  /// - Parameter bytes: The file's contents, in UTF-8.
  /// - Throws: ``ImportError`` at the first invalid line.
  init(_ bytes: [UInt8]) throws(ImportError) {
    for record in try Record.records(in: bytes, named: "term") {
      var term = Term(slug: record.name.value)
      for field in record.fields {
        guard term.take(field) else {
          throw ImportError(
            "unknown key \(field.key)",
            hint:
              "keys are term, topic, symbols, related, and a language such as ko, ko-other, ko-outdated",
            line: field.line)
        }
      }
      terms.append(term)
    }
  }
}

extension Term {
  /// Reads a field; returns false for an unknown key.
  fileprivate mutating func take(_ field: Record.Field) -> Bool {
    let key = field.key
    if key == "topic" {
      topic = field.value
    } else if key == "symbols" {
      symbols = field.values
    } else if key == "related" {
      related = field.values
    } else if key.utf8.count == 2, let language = Language(key) {
      names[language, default: Names()].preferred = field.value
    } else if key.hasSuffix("-other"), let language = Language(String(key.dropLast(6))) {
      names[language, default: Names()].others = field.values
    } else if key.hasSuffix("-outdated"), let language = Language(String(key.dropLast(9))) {
      names[language, default: Names()].outdated = field.values
    } else {
      return false
    }
    return true
  }
}
