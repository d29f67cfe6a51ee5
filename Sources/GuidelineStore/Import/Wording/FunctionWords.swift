/// Distinguishes languages in Latin letters by small words that every text has.
struct FunctionWords {
  private var counts: [Language: Int] = [:]
  private var wordCount = 0

  /// Enough to recognize the language of a page.
  private static let mostWords = 600
  /// Per block.
  private static let mostBytes = 1 << 13

  var isEnough: Bool { wordCount >= Self.mostWords }

  mutating func count(_ text: [UInt8]) {
    for word in text.prefix(Self.mostBytes).split(whereSeparator: { !$0.isLetterByte }) {
      guard !isEnough else { return }
      wordCount += 1
      guard word.count <= Self.longest else { continue }
      for language in Self.languages[String(decoding: word, as: UTF8.self).lowercased()] ?? [] {
        counts[language, default: 0] += 1
      }
    }
  }

  /// The language with far more of the words than English has, or else English.
  var language: Language {
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value >= 8, best.value * 8 >= wordCount,
      best.value > 2 * counts[.english, default: 0]
    else { return .english }
    return best.key
  }

  private static let languages = Wording.carried("languages") { () throws(ImportError) in
    try languages(in: Resources.functionWords)
  }

  /// Word → its languages, from records with a language and `words: …; …`.
  static func languages(in bytes: [UInt8]) throws(ImportError) -> [String: [Language]] {
    var languages: [String: [Language]] = [:]
    for record in try Record.records(in: bytes, named: "language") {
      guard let language = Language(record.name.value) else {
        throw ImportError("“\(record.name.value)” isn't a language", line: record.name.line)
      }
      for word in record.values(of: "words") {
        languages[word, default: []].append(language)
      }
    }
    return languages
  }

  private static let longest = languages.keys.map(\.utf8.count).max() ?? 0
}

extension UInt8 {
  /// Any byte beyond ASCII counts as part of a letter.
  fileprivate var isLetterByte: Bool { isASCIILetter || self >= 0x80 }
}
