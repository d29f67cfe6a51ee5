/// The terms of the field, as a file has them that people edit: records of `key: value` lines, apart
/// by blank lines, several names apart by semicolons; lines that start with `#` are remarks.
public struct Glossary: Sendable {
  /// In the order of the file.
  public private(set) var terms: [Term] = []

  /// The bytes of the glossary that the program carries with it.
  static var carried: [UInt8] { PackageResources.glossary }

  /// Reads a glossary.
  ///
  /// - Parameter bytes: What the file holds, in UTF-8.
  /// - Throws: ``ImportError`` with the line of what makes no sense.
  public init(_ bytes: [UInt8]) throws(ImportError) {
    var slugs: Set<String> = []
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    var isInRecord = false
    for (index, line) in lines.enumerated() where line.first != UInt8(ascii: "#") {
      let text = String(decoding: line, as: UTF8.self).trimmed
      guard !text.isEmpty else {
        isInRecord = false
        continue
      }
      func error(_ message: String, _ hint: String) -> ImportError {
        ImportError(message, hint: hint, line: index + 1)
      }
      let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !parts[1].isEmpty else {
        throw error("“\(text)” says nothing", "a line is a key, a colon and a value")
      }
      if parts[0] == "term" {
        guard !isInRecord else {
          throw error("a second term in one record", "put a blank line before it")
        }
        guard slugs.insert(parts[1]).inserted else {
          throw error("there are two terms \(parts[1])", "each term has one record")
        }
        terms.append(Term(slug: parts[1]))
        isInRecord = true
      } else {
        guard isInRecord else {
          throw error("a record without its term", "a record begins with term: and its name")
        }
        guard terms[terms.count - 1].take(parts[0], parts[1]) else {
          throw error(
            "the key \(parts[0]) is not known",
            "keys are term, topic, symbols, related, and a language such as ko, ko-other, ko-outdated"
          )
        }
      }
    }
  }
}

extension Term {
  /// Takes in a line of the record; `false` if it has no such key.
  fileprivate mutating func take(_ key: String, _ value: String) -> Bool {
    let values = value.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    if key == "topic" {
      topic = value
    } else if key == "symbols" {
      symbols = values
    } else if key == "related" {
      related = values
    } else if key.utf8.count == 2, let language = Language(key) {
      names[language, default: Names()].preferred = value
    } else if key.hasSuffix("-other"), let language = Language(String(key.dropLast(6))) {
      names[language, default: Names()].others = values
    } else if key.hasSuffix("-outdated"), let language = Language(String(key.dropLast(9))) {
      names[language, default: Names()].outdated = values
    } else {
      return false
    }
    return true
  }
}
