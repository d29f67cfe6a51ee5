import Testing

@testable import GuidelineStore

/// Words that no rule has, beside known ones and alone.
@Suite struct UnknownWordsTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "widgets.en.md",
      .sample("widgets", "current:en", "Hang a widget above the gate.", "Light each widget."))
    try store.add(
      "widgets.ko.md", .sample("widgets", "current:ko", "문 위에 위젯을 거세요.", "위젯마다 불을 켜세요."))
    try store.add(
      "widgets.ja.md", .sample("widgets", "current:ja", "門にウィジェットを掛けます。", "ウィジェットを灯します。"))
    for (language, leads) in Self.others {
      for (number, lead) in leads.enumerated() {
        try store.add(
          "\(number).\(language).md", .sample("other-\(number)", "current:\(language)", lead))
      }
    }
  }

  private static let glossary = """
    term: widget
    topic: widgets
    en: widget
    ko: 위젯
    ja: ウィジェット
    """

  private static let others = [
    "en": [
      "Pour the tea.", "Adjust the lid.", "Warm the cups.", "Rinse the kettle.", "Steep it twice.",
    ],
    "ko": ["차를 따르세요.", "뚜껑을 조정하세요.", "잔을 데우세요.", "주전자를 헹구세요.", "두 번 우리세요."],
    "ja": ["お茶を注ぎます。", "蓋を調整します。", "茶碗を温めます。", "急須を洗います。", "二度淹れます。"],
  ]

  @Test(arguments: [
    ("widgets zzyzx", "zzyzx", "widgets@current:en"), ("위젯 뷁뷁", "뷁뷁", "widgets@current:ko"),
    ("ウィジェット 来世紀", "来世紀", "widgets@current:ja"),
  ])
  func leaveTheRulesOnATopicWhereTheyAre(query: String, word: String, text: String) throws {
    let answer = try store.search(SearchQuery(query))
    #expect(answer.results.first?.rule.id.description.hasPrefix(text) == true)
    #expect(answer.noteTexts.contains("no rule contains “\(word)”"), "\(answer.noteTexts)")
  }

  @Test(arguments: ["初調整 年末", "年末調整", "蓋然調査", "주전부리"])
  func areNotFoundByTheirPieces(query: String) throws {
    let answer = try store.search(SearchQuery(query))
    #expect(answer.total == 0, "\(answer.results.map(\.rule.lead))")
  }

  @Test(arguments: [
    ("quarterly tax on tea", "Other-0"), ("종합소득세 뚜껑", "Other-1"), ("確定申告 急須", "Other-3"),
  ])
  func leaveOnlyTheNearestTopicsOfWhatIsAboutSomethingElse(query: String, topic: String) throws {
    let answer = try store.search(SearchQuery(query))
    #expect(answer.total == 0, "\(answer.results.map(\.rule.lead))")
    #expect(
      answer.noteTexts.last == "no guideline is about this; the closest topics are \(topic)",
      "\(answer.noteTexts)")
  }

  @Test(arguments: [
    "위젯 뭐임", "위젯 어케 되나여", "위젯 ㅋㅋㅋ", "위젯 시켜", "위젯 땐", "widgets plz", "put widgets",
    "widgets lol", "ウィジェット ｗｗ", "ウィジェット 去年", "ウィジェットお願い",
  ])
  func areNoneThatOnlyTalk(query: String) throws {
    let answer = try store.search(SearchQuery(query))
    #expect(answer.results.first?.rule.id.topic == "widgets")
    #expect(!answer.noteTexts.contains { $0.hasPrefix("no rule contains") }, "\(answer.noteTexts)")
  }

  @Test(arguments: ["2010", "4321"])
  func areNotTakenForOtherNumbers(query: String) throws {
    try store.add(
      "years.en.md", .sample("years", "current:en", "Hang 2013 flags.", "Hang 4320 flags."))
    #expect(try store.search(SearchQuery(query)).total == 0)
  }
}
