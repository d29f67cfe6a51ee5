import Testing

@testable import GuidelineStore

/// Sentences in Korean that advise, in the endings of notes and of speech.
@Suite struct KoreanAdviceTests {
  @Test(arguments: [
    "작게 그려라.", "향만 남겨라.", "손님에게 맡겨라.", "먼저 물어봐라.", "물을 넉넉히 둘 것.", "한 번에 한 잔만 따라줄 것.",
    "작은 잔을 쓰는 편이 낫다.", "물을 끓이는 것을 피한다.", "찻잎을 섞지 말아요.", "잔을 데울 필요가 있다.",
    "사람들이 차를 고를 수 있도록 합니다.", "설탕은 적게 사용한다.", "찻잔은 되도록 작게 만든다.",
    "잔의 이름을 짧게 짓는다.", "식은 차는 더운 날에도 표시하지 않도록 한다.", "다 우린 찻잎은 다시 쓰지 않는다.",
    "사람들은 기다리는 것을 싫어하기 때문에 뚜껑을 열지 않도록 한다.", "손님이 물으면 차의 이름을 적는다.",
  ])
  func knowsThem(sentence: String) {
    #expect(Advice.isDirective(sentence, .korean))
  }

  @Test(arguments: [
    "새 카메라.", "차가 끓을 것.", "차에 도움이 될 것.", "꼭 알아야 할 것", "주전자는 손님이 차를 고를 수 있게 한다.",
    "이 주전자는 사람이 고를 수 있게 한다.", "찻잔을 데울 필요가 없다.", "찻잔은 손잡이를 작게 제공한다.", "주전자는 물을 끓일 때 사용한다.",
    "시스템은 항상 위에 표시한다.", "다도란 차를 천천히 마시는 것을 말한다.", "합니다.",
  ])
  func tellsThemFromDescriptions(sentence: String) {
    #expect(!Advice.isDirective(sentence, .korean))
  }

  @Test func takesAListOfNotesForRules() throws {
    let leads = try leads(
      """
      # 모달리티

      ## 차

      - 향만 남겨라
      - 물을 넉넉히 둘 것
      - 뜨거운 물을 피한다
      """, path: "current/modality.ko.md")
    #expect(leads == ["향만 남겨라", "물을 넉넉히 둘 것", "뜨거운 물을 피한다"])
  }

  @Test(arguments: ["아이콘은 작게 그릴 것", "서랍에는 이름을 붙일 것"])
  func takesWhatADemandIsAboutForItsObject(demand: String) {
    #expect(KoreanAdvice.isRequest(demand))
  }
}
