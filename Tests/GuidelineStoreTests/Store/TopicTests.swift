import Testing

@testable import GuidelineStore

@Suite struct TopicTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(
      catalog: """
        action-sheets\t\t\tアクションシート\tsheets-of-actions
        tab-bars\tTab bars\t탭 막대\t
        """)
    try store.add(
      "1", .sample("action-sheets", "2014:en", title: "Action Sheet", "One."))
    try store.add("2", .sample("action-sheets", "2019:ko", title: "액션 시트", "하나."))
    try store.add("3", .sample("settings", "2019:en", "One."))
  }

  @Test(arguments: [
    "action-sheets", "Action Sheets", "actionsheet", "ACTION-SHEET", "액션시트", "액션 시트",
    "アクションシート", "ｱｸｼｮﾝｼｰﾄ", "Ａction sheet", "sheets-of-actions",
  ])
  func findsATopicByAnyName(name: String) throws {
    #expect(try store.topic(named: name).slug == "action-sheets")
  }

  @Test func namesTheNearestTopics() throws {
    #expect(
      throws: StoreError.absence(
        "there is no topic “setings”", hint: "closest matches: settings")
    ) {
      try store.topic(named: "setings")
    }
    #expect(throws: StoreError.self) { try store.topic(named: "탭 막대") }
  }

  @Test func listsTheNamesOfATopic() throws {
    let topic = try store.topic(named: "action-sheets")
    #expect(
      topic.names.map(\.name) == ["sheets-of-actions", "Action Sheet", "アクションシート", "액션 시트"])
    #expect(topic.title(in: .korean) == "액션 시트")
    #expect(topic.title(in: .japanese) == "Action Sheet")
    #expect(topic.texts.map(\.description) == ["2014:en", "2019:ko"])
  }

  @Test func takesNoFilesNameForATitle() throws {
    try store.add("4", .sample("action-sheets", "current:ko", title: "action-sheets", "하나."))
    try store.add("5", .sample("action-sheets", "current:ja", title: "action-sheets", "一。"))
    try store.add("6", .sample("tab-bars", "current:ko", title: "tab-bars", "하나."))
    try store.add("7", .sample("lamps", "current:ko", title: "lamps", "하나."))
    for (slug, language, title) in [
      ("action-sheets", Language.korean, "액션 시트"), ("action-sheets", .japanese, "アクションシート"),
      ("tab-bars", .korean, "탭 막대"), ("tab-bars", .japanese, "탭 막대"), ("lamps", .korean, "lamps"),
    ] {
      #expect(try store.topic(named: slug).title(in: language) == title)
      #expect(try store.title(ofTopic: slug, in: language) == title)
    }
  }
}
