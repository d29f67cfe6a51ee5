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

  private static let languages: [String: [Language]] = {
    var languages: [String: [Language]] = [:]
    for (tag, words) in words {
      guard let language = Language(tag) else { continue }
      for word in words.split(separator: " ") {
        languages[String(word), default: []].append(language)
      }
    }
    return languages
  }()

  private static let longest = languages.keys.map(\.utf8.count).max() ?? 0

  private static let words = [
    "de":
      "aber als auf das dem den der die ein eine einen es für im ist mit nicht oder sie sind um "
      + "und von wenn wird zu",
    "en":
      "a an and are as at be by can for from if in is it of on or that the this to when with you",
    "es":
      "al como con cuando de del el en es la las lo los no o para por que se si son su un una y",
    "fr":
      "à au avec ce dans de des du en est et il la le les ne ou par pas pour que qui sur un une "
      + "vous",
    "id": "agar anda atau dan dapat dari dengan di ini itu jika ke pada saat tidak untuk yang",
    "it": "che con da dei del della di e gli i il in la le non o per quando se si sono un una è",
    "nl": "als de dat die een en het in is je met niet of om op te van voor wordt zijn",
    "pl": "dla do i jest lub na nie o od po się w z że",
    "pt": "a ao as com da de do e em mais não o os ou para por quando que se sua um uma é",
    "sv": "att av den det du eller en ett för i inte med när och om på som till är",
    "tr": "bir bu da de gibi için ile olarak olan veya ve çok",
    "vi": "bạn cho có các của hoặc hãy khi không là một người này trong và với được để",
  ]
}

extension UInt8 {
  /// Whether it is of a letter: all that is not ASCII passes for one.
  fileprivate var isLetterByte: Bool { isASCIILetter || self >= 0x80 }
}
