/// The translations in `Data/wording/messages`.
///
/// English messages need no lookup, so only other languages pay for loading the table.
package enum MessageTable {
  /// Maps English text to a language's text; `nil` if the language has no translations.
  static func translations(into language: Language) -> [String: String]? {
    switch language.withoutRegion {
    case .korean: korean
    case .japanese: japanese
    default: nil
    }
  }

  private static let korean = words(of: .korean)
  private static let japanese = words(of: .japanese)

  private static func words(of language: Language) -> [String: String] {
    var words: [String: String] = [:]
    for row in rows(in: Resources.messages) {
      guard let translation = row[language.tag] else { continue }
      for english in row.english { words[english] = translation }
    }
    return words
  }

  /// A record of the file.
  package struct Row {
    /// The English text; two if singular and plural differ.
    package fileprivate(set) var english: [String] = []
    fileprivate var others: [(tag: String, words: String)] = []

    /// The text in another language.
    package subscript(tag: String) -> String? { others.first { $0.tag == tag }?.words }
  }

  /// All rows, for checks.
  package static var rows: [Row] { rows(in: Resources.messages) }

  private static func rows(in bytes: [UInt8]) -> [Row] {
    var rows = [Row()]
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line.first != UInt8(ascii: "#")
      else {
        if line.isEmpty, !rows[rows.count - 1].english.isEmpty { rows.append(Row()) }
        continue
      }
      let tag = String(decoding: line[..<colon], as: UTF8.self)
      let words = String(decoding: line[colon...].dropFirst(2), as: UTF8.self)
      if tag == "en" {
        rows[rows.count - 1].english.append(words)
      } else {
        rows[rows.count - 1].others.append((tag, words))
      }
    }
    return rows.filter { !$0.english.isEmpty }
  }
}
