enum KoreanAdvice {
  static func isDirective(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    if isRequest(sentence) || isDeedOfReader(sentence) { return true }
    // `표준 스타일을 사용합니다`: a deed that nobody is named for is the reader's.
    return plainEndings.end(sentence) && sentence.holds(" ") && !isDefinition(sentence)
      && (!hasSubject(sentence) || enablesPeople(sentence))
  }

  static func isRequest(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    return directiveEndings.end(sentence) || isPlainImperative(sentence) || isDemand(sentence)
      || isProposal(sentence)
  }

  private static func hasSubject(_ sentence: String) -> Bool {
    sentence.split(separator: " ").dropLast().contains(where: isSubject)
  }

  static func isSubject(_ word: Substring) -> Bool {
    subjectMarks.end(word) && !adnominals.end(word) && !places.end(word)
  }

  static let plainEndings: Endings = [
    "합니다", "둡니다", "줍니다", "만듭니다", "씁니다", "마십시오", "한다", "둔다", "만든다", "쓴다", "않습니다",
    "않는다",
  ]

  private static let subjectMarks: Endings = ["은", "는", "이", "가"]

  /// Endings of verbs and adjectives before a noun that look like a subject's mark.
  private static let adnominals: Endings = [
    "하는", "있는", "없는", "되는", "또는", "같은", "많은", "작은", "적은", "높은", "좋은", "넓은", "않은", "짧은",
    "않는", "시키는", "주는", "보는", "쓰는", "려는", "없이", "많이", "같이", "깊이", "높이", "길이", "사이", "이",
    "추가", "평가", "허가", "크는", "오는", "가는", "지는", "받은", "맞는", "맞은", "다는", "라는", "어가", "다가",
  ]

  /// Topics that are no part of what is done: `목록에서는`.
  private static let places: Endings = [
    "에서는", "에는", "로는", "때는", "경우는", "하려는", "까지는", "부터는", "보다는",
  ]

  /// Whether a phrase ends in a verb or an adjective rather than in a noun.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if isRequest(phrase) { return true }
    if phrase.hasSuffix("다"), !phrase.hasSuffix("바다") { return true }
    return phrase.wordCount >= 3 && nominalEndings.end(phrase)
  }

  /// `모범 사례를 따르라`, but not a noun that ends alike.
  private static func isPlainImperative(_ phrase: String) -> Bool {
    guard phrase.hasSuffix("라"), !nounsInRa.end(phrase) else { return false }
    let words = phrase.wordCount
    return words >= 3 || words == 2 && isContracted(phrase.dropLast())
  }

  private static let nounsInRa: Endings = ["카메라", "나라", "오페라", "아우라"]

  private static let directiveEndings: Endings = [
    "십시오", "십시요", "시오", "세요", "셔요", "마요", "봐요", "해요", "줘요", "둬요", "하라", "해라", "어라",
    "아라", "여라", "마라", "으라", "두라", "주라", "추라", "리라", "키라", "시키라", "하자", "보자", "말자",
    "두자", "주자", "쓰자", "지자", "시키자", "추자", "만들자", "않도록", "하도록", "되도록", "야 한다", "야한다",
    "야 합니다", "야합니다", "야 해요", "야 됩니다", "안 된다", "안된다", "안 됩니다", "안됩니다", "좋다", "좋습니다",
    "말 것", "말것", "마세요", "말아야 함", "해야 함", "해야함", "됩시다", "합시다", "맙시다",
    "봅시다", "바랍니다", "권장합니다", "권장한다", "권장됩니다", "피합니다", "피한다", "말아요",
    "편이 낫다", "편이 낫습니다", "것이 낫다", "것이 낫습니다", "게 낫다", "게 낫습니다", "필요가 있다", "필요가 있습니다",
  ]

  /// Whether a phrase is a clause made a noun, as titles and notes are written.
  static func isNominal(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return phrase.wordCount >= 2 && phrase.hasSuffix("기")
  }

  /// Whether a phrase is such a clause, and no name of a measure that ends alike: `글자 크기`.
  static func isTitleOfDeed(_ phrase: String) -> Bool {
    isNominal(phrase) && !nounsInGi.contains(phrase.split(separator: " ").last ?? "")
  }

  static let deeds: Endings = [
    "유지", "작성", "제공", "확보", "저장", "삽입", "제한", "방지", "최소화", "사용", "표시", "고려", "적용", "설정",
    "지원", "배치", "확인",
  ]

  static let objectMarks: Endings = ["을", "를"]

  /// Whether a phrase advises as notes do, without a verb at its end: `제목은 한 줄로 유지`, `결과를
  /// 알려주기`, `시작하자마자 띄우기 금지`.
  static func isNote(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if verdicts.end(phrase) { return phrase.wordCount >= 2 }
    let words = phrase.split(separator: " ")
    guard words.count >= 3 || words.dropLast().contains(where: { objectMarks.end($0) }) else {
      return false
    }
    return deeds.end(phrase) || isDeedInTitle(words)
      || phrase.hasSuffix("기") && !nounsInGi.contains(words[words.count - 1])
  }

  private static let verdicts: Endings = ["금지", "지양", "지향", "자제", "권장", "비권장", "필수", "불필요"]

  private static let nounsInGi: Set<Substring> = [
    "크기", "밝기", "굵기", "세기", "기기", "분위기", "주기", "후기", "초기", "전기", "보기",
  ]

  /// Endings of notes and of speech that a sentence without a full stop may have.
  private static let nominalEndings: Endings = [
    "지 않기", "말기", "함", "됨", "않음",
    "있음", "없음", "좋음", "것", "죠", "나요", "까요", "네요", "에요", "예요", "아요", "어요", "지요",
  ]
}
