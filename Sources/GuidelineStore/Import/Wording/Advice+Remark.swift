extension Advice {
  /// Whether a sentence speaks of the page itself, as those that open or close one do: `By following
  /// these guidelines, you can …`, `다음은 제목의 예시입니다.`, `次は例です。`
  static func isAboutPage(_ sentence: String, _ language: Language) -> Bool {
    if announces(sentence, language) || asksReadersOfPost(sentence, language) { return true }
    let sentence = withoutOpeningMarks(sentence)
    switch language {
    case .korean:
      if koreanOpeners.begin(sentence) {
        return koreanEnds.end(String(sentence).withoutFinalMarks)
      }
      return koreanPosts.begin(sentence)
        && koreanDeedsOfWriters.contains { sentence.contains($0) }
    case .japanese:
      if japaneseOpeners.begin(sentence) {
        return japaneseEnds.end(String(sentence).withoutFinalMarks)
      }
      return japanesePosts.begin(sentence)
        && japaneseDeedsOfWriters.contains { sentence.contains($0) }
        || ["和訳", "翻訳"].contains { sentence.contains($0) }
          && ["ガイドライン", "Guidelines", "記事", "ページ", "サイト"].contains { sentence.contains($0) }
    default:
      if englishOpeners.begin(sentence) { return true }
      let sentence = String(sentence)
      guard sentence.holds("hese ") || sentence.holds("his summary") else { return false }
      let words = sentence.lowercased()
      return namesOfPages.contains { words.holds($0) }
    }
  }

  /// Whether whoever wrote a post asks its readers for an answer, as no page asks those who make apps:
  /// `오역은 댓글로 알려주세요`, `いいねしてください`.
  private static func asksReadersOfPost(_ sentence: String, _ language: Language) -> Bool {
    switch language {
    case .korean: koreanAnswers.contains { sentence.holds($0) }
    case .japanese: japaneseAnswers.contains { sentence.holds($0) }
    default: englishAnswers.contains { sentence.holds($0) }
    }
  }

  private static let englishAnswers = [
    "let me know in the comments", "in the comments below", "leave a comment below",
  ]
  private static let koreanAnswers = [
    "댓글로 알려", "댓글로 남겨", "댓글 남겨", "댓글 부탁", "댓글로 지적", "하트를 눌러", "하트 눌러", "좋아요를 눌러",
    "좋아요 눌러", "구독을 눌러", "구독 부탁",
  ]
  private static let japaneseAnswers = [
    "コメントで教えて", "コメントでお知らせ", "コメントください", "コメントをください", "コメントいただ", "いいねして", "いいねをお願い",
    "フォローをお願い", "ご指摘ください", "ご指摘いただ",
  ]

  private static let namesOfPages = [
    "this summary", "these guidelines", "these best practices", "these practices",
    "these principles", "these recommendations", "by following these", "by adhering to these",
  ]
  private static let englishOpeners: Beginnings = [
    "in summary", "in conclusion", "to sum up", "to summarize", "remember to consult",
    "remember to refer to", "remember to review the", "be sure to consult", "in this article",
    "in this post",
  ]
  private static let koreanOpeners: Beginnings = ["다음은 ", "아래는 ", "이상은 ", "이상으로 "]
  private static let koreanEnds: Endings = ["입니다", "이다", "같습니다", "같다", "예시다", "마칩니다", "치겠습니다"]
  private static let japaneseOpeners: Beginnings = ["次は", "以下は", "以上が", "以上は"]
  private static let japaneseEnds: Endings = ["です", "である", "なります"]

  /// How whoever writes about a page starts what their text is about.
  private static let koreanPosts: Beginnings = [
    "이 글", "이번 글", "본 글", "이 포스트", "이번 포스트", "이 포스팅", "이번 포스팅", "본 포스팅", "이번 시간", "오늘은",
  ]
  private static let koreanDeedsOfWriters = [
    "정리", "소개", "알아보", "살펴보", "번역", "다루", "다룬", "다룹", "설명", "공부",
  ]
  private static let japanesePosts: Beginnings = [
    "この記事", "本記事", "当記事", "今回は", "今回の記事", "本稿", "このブログ",
  ]
  private static let japaneseDeedsOfWriters = [
    "まとめ", "紹介", "解説", "説明", "翻訳", "訳し", "取り上げ", "書き", "書い", "見てい",
  ]
}
