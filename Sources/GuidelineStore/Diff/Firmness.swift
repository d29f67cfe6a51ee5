/// The strength of a lead's advice, and whether it is positive or negative.
struct Firmness: Hashable {
  private let isFirm: Bool
  private let isLoose: Bool
  private let forbids: Bool
  /// Whether the lead advises against something.
  private let isNegative: Bool

  init(_ lead: String, _ language: Language) {
    let language = language.withoutRegion
    let lead = AdviceWords.neutral[language].removed(from: lead)
    let advice = language == .english ? MainClause.text(of: lead) : lead
    isFirm = AdviceWords.firm[language].occur(in: advice)
    isLoose =
      AdviceWords.loose[language].occur(in: advice) || AdviceWords.hedges[language].occur(in: lead)
    forbids = AdviceWords.forbidding[language].occur(in: advice)
    isNegative = forbids || AdviceWords.discouraging[language].occur(in: advice)
  }

  /// Whether a newer wording is firmer or weaker; *don't* is firmer than *avoid*, but not than
  /// *use*.
  func change(to newer: Self) -> ChangeFlag? {
    let counts = isNegative == newer.isNegative
    func degree(_ wording: Self) -> Int {
      (wording.isFirm || counts && wording.forbids ? 1 : 0) - (wording.isLoose ? 1 : 0)
    }
    let (here, there) = (degree(self), degree(newer))
    return here == there ? nil : here < there ? .stronger : .weaker
  }
}

/// Words that mark firm advice, weak advice and exceptions.
enum AdviceWords {
  static let firm = LocalizedWords<Phrases>(.firmAdvice)
  static let loose = LocalizedWords<Phrases>(.looseAdvice)
  static let hedges = LocalizedWords<Phrases>(.hedges)
  static let forbidding = LocalizedWords<Phrases>(.forbiddingAdvice)
  static let discouraging = LocalizedWords<Phrases>(.discouragingAdvice)
  static let neutral = LocalizedWords<Phrases>(.neutralPhrases)
  static let units = LocalizedWords<[String]>(.measureUnits)

  private static let exceptions = LocalizedWords<Phrases>(.exceptionWords)
  private static let conditions = LocalizedWords<Phrases>(.negativeConditions)

  /// Whether a text makes an exception, also by a sentence such as `비가 오지 않으면 켜지 마세요`.
  static func makeException(in text: String, _ language: Language) -> Bool {
    let language = language.withoutRegion
    return exceptions[language].occur(in: text)
      || text.split(whereSeparator: { ".。\n".contains($0) }).contains { sentence in
        conditions[language].occur(in: String(sentence))
          && forbidding[language].occur(in: String(sentence))
      }
  }
}

/// A phrase matcher that ignores case and apostrophe style; English phrases match whole words.
struct Phrases: WordList {
  private let phrases: [[UInt8]]

  init(_ words: [String]) {
    phrases = words.map { Array($0.utf8) }
  }

  func occur(in text: String) -> Bool {
    let text = Self.folded(text)
    return phrases.contains { Self.range(of: $0, in: text) != nil }
  }

  /// The text in lower case, with phrases removed.
  func removed(from text: String) -> String {
    var text = Self.folded(text)
    for phrase in phrases {
      while let range = Self.range(of: phrase, in: text) {
        text.replaceSubrange(range, with: [.space])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func folded(_ text: String) -> [UInt8] {
    Array(text.lowercased().replacing("’", with: "'").utf8)
  }

  private static func range(of phrase: [UInt8], in text: [UInt8]) -> Range<Int>? {
    guard phrase.count <= text.count else { return nil }
    return (0...text.count - phrase.count).lazy.map { $0..<$0 + phrase.count }.first { range in
      text[range.lowerBound] == phrase[0] && text[range].elementsEqual(phrase)
        && !(range.lowerBound > 0 && phrase[0].isASCIILetter
          && text[range.lowerBound - 1].isASCIILetter)
        && !(range.upperBound < text.count && phrase[phrase.count - 1].isASCIILetter
          && text[range.upperBound].isASCIILetter)
    }
  }
}
