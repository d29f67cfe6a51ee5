/// How a sentence says that rules follow.
enum RuleAnnouncement {
  /// By a word for them: `Here are some best practices:`, `다음은 모범 사례입니다.`
  case named
  /// By asking to heed what follows: `다음을 지키세요.`, `次の点に注意しましょう。`
  case asked

  /// - Returns: `nil` if a sentence says no such thing.
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
    case .korean: return ["다음", "아래", "이하"].contains(where: sentence.holds)
    case .japanese: return ["次の", "以下", "下記"].contains(where: sentence.holds)
    default: return false
    }
  }

  /// Whether a sentence that states something says that what follows is what it speaks of.
  private static func pointsAtFacts(_ sentence: String) -> Bool {
    pointersAtFacts.contains(where: sentence.holds)
  }

  private static let pointersAtFacts = [
    "다음과 같", "아래와 같", "다음 방법", "다음의 방법", "다음 경우", "다음 상황", "다음 요소", "다음 항목", "다음 유형", "다음 기능",
    "次のよう", "次の方法", "次の場合", "次の機能", "次の要素", "次の項目", "次の種類", "次の状況", "次の操作", "次の通り", "次のとおり",
    "次のいずれか", "以下の", "下記の",
  ]

  private static func namesRules(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .english:
      let words = EnglishAdvice.words(of: sentence)
      return words.contains(where: englishNames.contains)
        || words.contains("points") && (words.contains("key") || words.contains("mind"))
    case .korean: return koreanNames.contains(where: sentence.holds)
    case .japanese: return japaneseNames.contains(where: sentence.holds)
    default: return false
    }
  }

  private static func asksToHeed(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .english: EnglishAdvice.words(of: sentence).contains(where: englishVerbs.contains)
    case .korean: koreanVerbs.contains(where: sentence.holds)
    case .japanese: japaneseVerbs.contains(where: sentence.holds)
    default: false
    }
  }

  private static let englishNames: Set<String> = [
    "considerations", "guidelines", "practices", "principles", "recommendations", "rules",
    "suggestions", "tips",
  ]

  /// `mind` is that of `keep in mind`.
  private static let englishVerbs: Set<String> = [
    "consider", "follow", "heed", "mind", "observe", "prioritize", "remember",
  ]

  private static let koreanNames = [
    "가이드라인", "고려 사항", "고려사항", "규칙", "권장 사항", "권장사항", "모범 사례", "원칙", "유의 사항", "유의사항",
    "주의 사항", "주의사항", "지침",
  ]

  private static let koreanVerbs = [
    "고려", "기억", "따라", "따르", "명심", "우선", "유의", "주의", "준수", "지켜", "지키",
  ]

  private static let japaneseNames = [
    "ガイドライン", "ベストプラクティス", "ルール", "原則", "推奨事項", "注意事項", "注意点",
  ]

  private static let japaneseVerbs = [
    "優先", "守", "従", "心がけ", "心掛け", "意識", "注意", "留意", "考慮", "覚え",
  ]
}

extension RuleAnnouncement {
  /// What the last sentence of a text says. Behind a sentence that advises, what follows is about that
  /// one.
  init?(endOf text: [UInt8], _ language: Language) {
    guard text.count <= Self.longest else { return nil }
    let sentences = Sentence.all(in: text)
    guard let last = sentences.last, let announcement = RuleAnnouncement(last, language),
      !sentences.dropLast().contains(where: { Advice.isDirective($0, language) })
    else { return nil }
    self = announcement
  }

  /// Whether the last sentence of a text in Korean or Japanese says that facts are listed below it,
  /// where one in English has a colon: `카드를 닫는 방법은 다음과 같습니다.`
  ///
  /// - Parameter line: The text as one line.
  static func isOfFacts(atEndOf text: [UInt8], _ line: String, _ language: Language) -> Bool {
    guard language == .korean || language == .japanese, text.count <= longest,
      ["다음", "아래", "次の", "以下の", "下記の"].contains(where: line.holds),
      RuleAnnouncement(endOf: text, language) == nil, let last = Sentence.all(in: text).last
    else { return false }
    return last.endsSentence && pointsAtFacts(last)
      && !Advice.isDirective(last.withoutFinalMarks, language)
  }

  /// In bytes.
  private static let longest = 1500
}

extension Block {
  /// How its last sentence says that rules follow.
  var announcement: RuleAnnouncement? { RuleAnnouncement(endOf: text.text, language) }
}
