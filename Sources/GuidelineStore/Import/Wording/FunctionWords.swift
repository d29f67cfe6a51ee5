/// Tells languages in Latin letters apart by the small words that every text has.
struct FunctionWords {
  private var counts: [Language: Int] = [:]
  private var wordCount = 0

  /// As many words tell the language of a page.
  private static let mostWords = 600
  /// As many bytes of one block hold enough of them.
  private static let mostBytes = 1 << 13

  /// Whether no more text is needed.
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

  /// The language that far more of the words belong to than to English; English if none does.
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

  /// The languages of each word in a file of records: a language, with `words: …; …`.
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
  /// Whether it is of a letter: all that is not ASCII passes for one.
  fileprivate var isLetterByte: Bool { isASCIILetter || self >= 0x80 }
}
