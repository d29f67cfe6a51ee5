/// How a sentence announces rules.
enum RuleAnnouncement {
  /// By naming them: `Here are some best practices:`, `다음은 모범 사례입니다.`
  case named
  /// By asking readers to heed what follows: `다음을 지키세요.`, `次の点に注意しましょう。`
  case asked

  /// `nil` if the sentence doesn't announce rules.
  init?(_ sentence: String, _ language: Language) {
    guard Self.points(sentence, language) else { return nil }
    if Self.namesRules(sentence, language) {
      self = .named
    } else if Self.asksToHeed(sentence, language),
      Advice.isDirective(sentence.withoutFinalMarks, language)
    {
      self = .asked
    } else {
      return nil
    }
  }

  private static func points(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .english:
      let words = EnglishAdvice.words(of: sentence)
      return words.contains { $0 == "following" || $0 == "these" } || words.last == "below"
        || zip(words, words.dropFirst()).contains { $0 == "here" && $1 == "are" }
    default: return pointers[language].contains(where: sentence.holds)
    }
  }

  private static func namesRules(_ sentence: String, _ language: Language) -> Bool {
    guard language == .english else { return nouns[language].contains(where: sentence.holds) }
    let words = EnglishAdvice.words(of: sentence)
    return words.contains(where: nouns[.english].contains)
      || words.contains("points") && (words.contains("key") || words.contains("mind"))
  }

  private static func asksToHeed(_ sentence: String, _ language: Language) -> Bool {
    guard language == .english else { return verbs[language].contains(where: sentence.holds) }
    return EnglishAdvice.words(of: sentence).contains(where: verbs[.english].contains)
  }

  private static let pointers = LocalizedWords<[String]>(.announcementPointers)
  private static let nouns = LocalizedWords<[String]>(.ruleNouns)
  private static let verbs = LocalizedWords<[String]>(.heedingVerbs)
}

extension RuleAnnouncement {
  /// The announcement in a text's last sentence, unless an earlier one gives advice.
  init?(endOf text: [UInt8], _ language: Language) {
    guard text.count <= Self.longest else { return nil }
    let sentences = Sentence.all(in: text)
    guard let last = sentences.last, let announcement = RuleAnnouncement(last, language),
      !sentences.dropLast().contains(where: { Advice.isDirective($0, language) })
    else { return nil }
    self = announcement
  }

  /// Whether a text in Korean or Japanese ends by announcing facts, where English has a colon:
  /// `카드를 닫는 방법은 다음과 같습니다.`
  static func isOfFacts(atEndOf text: [UInt8], _ line: String, _ language: Language) -> Bool {
    guard language == .korean || language == .japanese, text.count <= longest,
      pointers[language].contains(where: line.holds),
      RuleAnnouncement(endOf: text, language) == nil, let last = Sentence.all(in: text).last
    else { return false }
    return last.endsSentence && pointersAtFacts.contains(where: last.holds)
      && !Advice.isDirective(last.withoutFinalMarks, language)
  }

  private static let pointersAtFacts = [String](.factPointers)

  /// In bytes.
  private static let longest = 1500
}

extension Block {
  var announcement: RuleAnnouncement? { RuleAnnouncement(endOf: text.text, language) }
}
