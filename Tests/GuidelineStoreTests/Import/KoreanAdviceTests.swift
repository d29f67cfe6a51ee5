import Testing

@testable import GuidelineStore

/// Sentences in Korean that advise, in the endings of notes and of speech.
@Suite struct KoreanAdviceTests {
  @Test(arguments: [
    "작게 그려라.", "향만 남겨라.", "손님에게 맡겨라.", "먼저 물어봐라.", "물을 넉넉히 둘 것.", "한 번에 한 잔만 따라줄 것.",
    "작은 잔을 쓰는 편이 낫다.", "물을 끓이는 것을 피한다.", "찻잎을 섞지 말아요.", "잔을 데울 필요가 있다.",
    "사용자가 직접 고를 수 있게 한다.", "사람들이 차를 고를 수 있도록 합니다.",
  ])
  func knowsThem(sentence: String) {
    #expect(Advice.isDirective(sentence, .korean))
  }

  @Test(arguments: [
    "새 카메라.", "차가 끓을 것.", "차에 도움이 될 것.", "꼭 알아야 할 것", "주전자는 손님이 차를 고를 수 있게 한다.",
    "이 주전자는 사람이 고를 수 있게 한다.", "찻잔을 데울 필요가 없다.",
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
}
