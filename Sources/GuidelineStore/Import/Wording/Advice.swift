/// Judges by its words what a sentence does in a guideline page, in three languages.
enum Advice {
  /// Whether a sentence tells the reader to do or not to do something.
  static func isDirective(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutFinalMarks
    if referrals.end(stem) || isPointer(stem, language) || isExample(sentence)
      || announces(sentence, language)
    {
      return false
    }
    switch language {
    case .korean: return KoreanAdvice.isDirective(sentence)
    case .japanese: return JapaneseAdvice.isDirective(sentence)
    default: return EnglishAdvice.isDirective(sentence)
    }
  }

  private static let referrals = Endings(.referralEndings)

  /// Whether a sentence says what not to do: `Don't use tiny text`, `글자를 작게 쓰지 마세요`, `文字を小さくしない`.
  static func isProhibition(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutFinalMarks
    let signs = prohibitions[language]
    if language == .korean || language == .japanese { return signs.contains(where: stem.holds) }
    let words = EnglishAdvice.words(of: stem)
    return words.first.map(signs.contains) ?? false || words.starts(with: ["do", "not"])
  }

  private static let prohibitions = LocalizedWords<[String]>(.prohibitions)

  /// Whether the wording of a sentence makes it a request even without a mark or a full stop:
  /// `창을 작게 두세요`, `小さく保ちましょう`. A remark in brackets may follow.
  static func isRequest(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutClosingBrackets
    guard isDirective(stem, language) else { return false }
    switch language {
    case .korean: return KoreanAdvice.isRequest(stem)
    case .japanese: return JapaneseAdvice.isRequest(stem)
    default: return false
    }
  }

  /// Whether it gives advice without a final verb: `제목을 짧게 유지`, `제목은 짧게`, `題名を短く保持`.
  static func isTerseAdvice(_ phrase: String, _ language: Language) -> Bool {
    switch language {
    case .korean:
      KoreanAdvice.isNote(phrase) || KoreanAdvice.isDeed(phrase)
        || KoreanAdvice.isTitleOfDeed(phrase) || KoreanAdvice.isManner(phrase)
    case .japanese: JapaneseAdvice.isNote(phrase) || JapaneseAdvice.isDeed(phrase)
    default: false
    }
  }

  /// Whether it asks for an action without an object, as titles do: `시작하세요`, `始めましょう`.
  static func isBareRequest(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean: return sentence.wordCount == 1
    case .japanese:
      return sentence.unicodeScalars.count <= 10
        && !sentence.unicodeScalars.contains(where: "をにはがでへもと、".unicodeScalars.contains)
    default: return false
    }
  }

  /// Whether a phrase is a whole sentence, even without a full stop.
  static func isSentence(_ phrase: String, _ language: Language) -> Bool {
    if phrase.endsSentence { return true }
    switch language {
    case .korean: return KoreanAdvice.isPredicate(phrase)
    case .japanese: return JapaneseAdvice.isPredicate(phrase)
    default: return EnglishAdvice.isDirective(phrase) && phrase.wordCount >= 3
    }
  }

  /// Whether a phrase names a thing (`Full screen.`, `전체 화면`) rather than giving advice.
  static func isName(_ phrase: String, _ language: Language) -> Bool {
    switch language {
    case .korean: return !KoreanAdvice.isPredicate(phrase)
    case .japanese: return !JapaneseAdvice.isPredicate(phrase)
    case .english: return EnglishAdvice.isName(phrase)
    default:
      let characters = ScriptCounts(Array(phrase.utf8)).ideograph
      guard characters > 0 else { return EnglishAdvice.isName(phrase) }
      return !phrase.endsSentence || characters < shortestChineseSentence
    }
  }

  private static let shortestChineseSentence = 6
}
