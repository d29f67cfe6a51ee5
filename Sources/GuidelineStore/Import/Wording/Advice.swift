/// What the words of a sentence tell about its part in a guideline page, in three languages.
enum Advice {
  /// Whether a sentence tells its reader to do or not to do something.
  static func isDirective(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutFinalMarks
    if pointers.end(stem) || isPointer(stem, language) || isExample(sentence)
      || isAboutPage(sentence, language)
    {
      return false
    }
    switch language {
    case .korean: return KoreanAdvice.isDirective(sentence)
    case .japanese: return JapaneseAdvice.isDirective(sentence)
    default: return EnglishAdvice.isDirective(sentence)
    }
  }

  /// Endings of sentences that send the reader elsewhere.
  private static let pointers: Endings = [
    "참조하세요", "참고하세요", "참조하십시오", "참고하십시오", "참고하시기 바랍니다", "참조하시기 바랍니다", "참고해 주세요",
    "문서를 확인하세요", "문서들을 확인하세요", "참조해 주세요", "참고해주세요", "참조해주세요", "参照してください", "参照して下さい",
    "ご覧ください", "ご覧下さい", "御覧ください", "御覧下さい", "参照ください", "参照下さい",
    "を参照", "をご確認ください", "見ていきましょう", "見てみましょう", "살펴보자", "살펴보도록 하자", "살펴봅시다", "알아보자",
    "알아보도록 하자", "알아봅시다",
  ]

  /// Whether a sentence asks its reader for something in so many words, so that it needs neither a
  /// mark nor a full stop to be known as advice: `창을 작게 두세요`, `小さく保ちましょう`. A remark in
  /// brackets may follow.
  static func isRequest(_ sentence: String, _ language: Language) -> Bool {
    let stem = sentence.withoutClosingBrackets
    guard isDirective(stem, language) else { return false }
    switch language {
    case .korean: return KoreanAdvice.isRequest(stem)
    case .japanese: return JapaneseAdvice.isRequest(stem)
    default: return false
    }
  }

  /// Whether it advises as notes and titles do, without a verb at its end: `제목을 짧게 유지`, `제목은 짧게`,
  /// `題名を短く保持`.
  static func isTerseAdvice(_ phrase: String, _ language: Language) -> Bool {
    switch language {
    case .korean:
      KoreanAdvice.isNote(phrase) || KoreanAdvice.isDeed(phrase)
        || KoreanAdvice.isTitleOfDeed(phrase) || KoreanAdvice.isManner(phrase)
    case .japanese: JapaneseAdvice.isNote(phrase) || JapaneseAdvice.isDeed(phrase)
    default: false
    }
  }

  /// Whether it asks for a deed without saying to what, as titles do: `시작하세요`, `始めましょう`.
  static func isBareRequest(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean: return sentence.wordCount == 1
    case .japanese:
      return sentence.unicodeScalars.count <= 10
        && !sentence.unicodeScalars.contains(where: "をにはがでへもと、".unicodeScalars.contains)
    default: return false
    }
  }

  /// Whether a phrase is a whole sentence although no full stop may end it.
  static func isSentence(_ phrase: String, _ language: Language) -> Bool {
    if phrase.endsSentence { return true }
    switch language {
    case .korean: return KoreanAdvice.isPredicate(phrase)
    case .japanese: return JapaneseAdvice.isPredicate(phrase)
    default: return EnglishAdvice.isDirective(phrase) && phrase.wordCount >= 3
    }
  }

  /// Whether a phrase names a thing (`Full screen.`, `전체 화면`) rather than stating advice.
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
