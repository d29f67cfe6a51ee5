import Testing

@testable import GuidelineStore

/// Sentences that ask for nothing but to read on.
@Suite struct AnnouncementTests {
  @Test(arguments: [
    ("Consider the following goals as you brew.", Language.english),
    ("As you pour for many guests, consider the following tips.", .english),
    ("If you blend your own tea, follow the guidelines below.", .english),
    ("Keep the following in mind when you brew.", .english),
    ("차를 고르면서 다음 목표를 고려하세요.", .korean),
    ("모두를 위한 차를 끓일 때 다음 사항을 기억하세요.", .korean),
    ("차를 끓일 때 다음과 같은 특성을 이해하는 것부터 시작하세요.", .korean),
    ("주전자는 차를 끓이는 동안 다음과 같은 기능을 제공합니다.", .korean),
    ("茶を選ぶときは、次の目標を考慮してください。", .japanese),
    ("茶を入れるときは、以下の点に注意しましょう。", .japanese),
  ])
  func takesThemForNoAdvice(sentence: String, language: Language) {
    #expect(!Advice.isDirective(sentence, language))
    #expect(Advice.announces(sentence, language))
  }

  @Test(arguments: [
    ("Use the following cup only for guests.", Language.english),
    ("Keep the lid below the handle.", .english),
    ("Consider the guests at these tables first.", .english),
    ("다음 잔을 따르기 전에 물을 버리세요.", .korean),
    ("다음 손님을 고려하세요.", .korean),
    ("다음과 같은 잔을 먼저 데우세요.", .korean),
    ("次の湯呑みを温めてください。", .japanese),
    ("次の客の好みに注意しましょう。", .japanese),
  ])
  func keepsAdviceOnWhatComesNext(sentence: String, language: Language) {
    #expect(Advice.isDirective(sentence, language))
  }

  @Test(arguments: [
    ("詳しくは茶葉の頁を御覧ください。", Language.japanese), ("湯呑みの頁もご覧ください。", .japanese),
    ("詳しくは茶葉をご覧下さい。", .japanese), ("もっと知りたい方は、茶葉の頁を開いてください。", .japanese),
    ("자세한 내용은 찻잎 문서에서 확인하세요.", .korean),
  ])
  func takesAPointerToAnotherPageForNoAdvice(sentence: String, language: Language) {
    #expect(!Advice.isDirective(sentence, language))
  }

  @Test func keepsAdviceToTryThingsInPlaces() {
    #expect(Advice.isDirective("차의 색을 햇빛에서 확인하세요.", .korean))
  }

  @Test func takesAHeadingThatAnnouncesForASection() throws {
    let pieces = try pieces(
      """
      # 모달리티

      ## 차를 즐기도록 다음과 같은 방법을 고려하세요.

      ### 잔을 데우세요.

      차가 식지 않습니다.

      ### 물을 버리세요.

      향이 좋아집니다.
      """)
    #expect(pieces.map(\.lead) == ["잔을 데우세요.", "물을 버리세요."])
    #expect(pieces.map(\.section) == [["차를 즐기도록 다음과 같은 방법을 고려하세요"], ["차를 즐기도록 다음과 같은 방법을 고려하세요"]])
  }
}
