/// Titles that advise without a verb at their end.
extension KoreanAdvice {
  /// Whether a phrase names what is to be done to something: `중요한 내용을 늘 같은 곳에 유지`.
  static func isDeed(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return (deeds.end(phrase) || deedsInTitles.end(phrase))
      && phrase.split(separator: " ").dropLast().contains { objectMarks.end($0) }
  }

  /// Whether a phrase leaves the verb of its advice out, or makes a noun of it: `명확하게`,
  /// `꼭 필요할 때만`, `나가는 길 알려주기`. Names of things may end alike.
  static func isElliptic(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if isNote(phrase) || manners.end(phrase) { return true }
    return phrase.wordCount >= 3 && deedsInTitles.end(phrase)
  }

  /// Whether a noun at the end of a phrase stands for a verb, because an object stands before it that
  /// nothing else takes: `목록을 따로 제시`, but not `목록을 나누는 선`.
  static func isDeedInTitle(_ words: [Substring]) -> Bool {
    guard let object = words.dropLast().lastIndex(where: objectMarks.end), let noun = words.last,
      noun.unicodeScalars.count >= 2, noun.unicodeScalars.allSatisfy({ HangulSyllable($0) != nil })
    else { return false }
    return words[(object + 1)...].dropLast().allSatisfy { word in
      let last = word.unicodeScalars.last.flatMap(HangulSyllable.init)
      return last.map { !$0.endsAttribute } ?? false
    } && !attributes.end(noun) && !noun.hasSuffix("다")
  }

  /// What an object is the object of without telling a deed.
  private static let attributes: Endings = [
    "위한", "통한", "위해", "통해", "대한", "관한", "포함", "경우", "때문", "때", "위함", "용이", "가능", "불가능", "유용", "적합",
    "편리",
    "필요",
  ]

  private static let deedsInTitles: Endings = [
    "회피", "설명", "알림", "복구", "보존", "통일", "표기", "생성", "선택", "활용", "요청", "명시", "안내", "강조",
    "구분", "배려", "준수", "분리", "정렬", "전달", "축소", "허용", "검토", "보장", "보호", "제거", "반영", "공개", "절제",
  ]

  /// Endings of words that tell how, when or where something is to be done.
  private static let manners: Endings = [
    "하게", "롭게", "답게", "쉽게", "있게", "없게", "짧게", "크게", "작게", "늦게", "맞게", "넓게", "적게", "히", "빨리",
    "때만", "것만", "에만", "으로만", "까지만", "으로", "에서만",
  ]
}
