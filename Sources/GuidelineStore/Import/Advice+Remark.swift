extension Advice {
  /// Whether a sentence speaks of the page itself, as those that open or close one do: `By following
  /// these guidelines, you can …`, `다음은 제목의 예시입니다.`, `次は例です。`
  static func isAboutPage(_ sentence: String, _ language: Language) -> Bool {
    if announces(sentence, language) { return true }
    let sentence = withoutOpeningMarks(sentence)
    switch language {
    case .korean:
      return koreanOpeners.begin(sentence)
        && koreanEnds.end(String(sentence).withoutFinalMarks)
    case .japanese:
      return japaneseOpeners.begin(sentence)
        && japaneseEnds.end(String(sentence).withoutFinalMarks)
    default:
      if englishOpeners.begin(sentence) { return true }
      let sentence = String(sentence)
      guard sentence.holds("hese ") || sentence.holds("his summary") else { return false }
      let words = sentence.lowercased()
      return namesOfPages.contains { words.holds($0) }
    }
  }

  private static let namesOfPages = [
    "this summary", "these guidelines", "these best practices", "these practices",
    "these principles", "these recommendations", "by following these", "by adhering to these",
  ]
  private static let englishOpeners: Beginnings = [
    "in summary", "in conclusion", "to sum up", "to summarize", "remember to consult",
    "remember to refer to", "remember to review the", "be sure to consult",
  ]
  private static let koreanOpeners: Beginnings = ["다음은 ", "아래는 ", "이상은 ", "이상으로 "]
  private static let koreanEnds: Endings = ["입니다", "이다", "같습니다", "같다", "예시다", "마칩니다", "치겠습니다"]
  private static let japaneseOpeners: Beginnings = ["次は", "以下は", "以上が", "以上は"]
  private static let japaneseEnds: Endings = ["です", "である", "なります"]
}
