/// The terms of the field, as a file of records has them that people edit.
struct Glossary: Sendable {
  /// In the order of the file.
  package private(set) var terms: [Term] = []

  /// Reads a glossary.
  ///
  /// - Parameter bytes: What the file holds, in UTF-8.
  /// - Throws: ``ImportError`` with the line of what makes no sense.
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
  /// Takes in a line of the record; `false` if it has no such key.
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
