extension Advice {
  /// Whether a sentence sends its reader to another page, in words that advice may end with as well:
  /// `자세한 내용은 문서에서 확인하세요`, `もっと知りたい方は…`.
  ///
  /// - Parameter sentence: It has no final marks.
  static func isPointer(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean:
      koreanEnds.end(sentence) && whatIsFound.contains { sentence.holds($0) }
        || koreanLooks.end(sentence) && koreanDetails.contains { sentence.holds($0) }
    case .japanese:
      japaneseReaders.contains { sentence.holds($0) }
        || japaneseEnds.end(sentence) && japaneseDetails.begin(sentence)
    default: false
    }
  }

  private static let koreanEnds: Endings = [
    "에서 확인하세요", "에서 확인하십시오", "에서 확인해 주세요", "에서 확인해주세요", "에서 확인해 보세요", "에서 찾아보세요",
    "에서 알아보세요",
  ]
  private static let whatIsFound = [
    "자세한", "자세히", "내용은", "정보는", "방법은", "지침은", "가이드는", "가이드라인은", "설명은", "예시는", "추가 ",
  ]
  private static let koreanLooks: Endings = [
    "을 보세요", "를 보세요", "을 확인하세요", "를 확인하세요", "을 확인하십시오", "를 확인하십시오",
  ]
  private static let koreanDetails = ["자세한 내용은", "자세한 사항은", "정보는"]
  private static let japaneseDetails: Beginnings = ["詳しくは", "くわしくは", "詳細は", "詳しい"]
  private static let japaneseEnds: Endings = [
    "を見てください", "を見て下さい", "を確認してください", "を確認して下さい", "を読んでください", "で確認してください",
  ]
  private static let japaneseReaders = [
    "知りたい方は", "知りたい場合は", "知りたい人は", "学びたい方は", "学びたい場合は", "学びたい人は", "詳細を知りたい",
  ]
}
