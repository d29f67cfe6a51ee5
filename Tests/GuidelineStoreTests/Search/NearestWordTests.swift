import Testing

@testable import GuidelineStore

/// What words are taken for that no rule has.
@Suite struct NearestWordTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    // What stands in one rule only is worth less.
    for topic in ["t", "u"] {
      try store.add(
        "\(topic).en.md",
        .sample(
          topic, "current:en", "Start the kettle on zero.", "Got one more rule: color the stripes.",
          "Change the secure lid, but sit at both ends.", "Choose a destructive tea, centered.",
          "A polite button shines on sunny days."))
      try store.add(
        "\(topic).ko.md",
        .sample(topic, "current:ko", "그 이유로 유리 주전자를 씻으세요.", "모달 찻잔을 덮으세요.", "생을 마시세요. 서라 하세요."))
    }
    try store.add(
      "ja.md",
      .sample("t", "current:ja", "お茶の受け方を学びます。ナビゲーションもつまでも。ビットを磨きます。", "湯沸かしの方法。", "バレリーナは踊ります。"))
  }

  private static let glossary = """
    term: field
    en: tea field
    ko: 찻잎 거르개
    ja: 茶こし

    term: ghost
    en: startle kettle
    """

  private func word(to written: String) throws -> String? {
    let term = try #require(
      ScriptStretch.stretches(of: written).first.flatMap { SearchTerm($0, isPrefix: false) })
    return try NearestWord(in: store).word(to: term)
  }

  @Test(arguments: [
    ("destuctive", "destructive"), ("buton", "button"), ("secrue", "secure"),
    ("distructive", "destructive"), ("모댈", "모달"), ("찻입거르개", "찻잎 거르개"), ("ナビゲショーン", "ナビゲーション"),
    ("teafeild", "tea field"), ("zerro", "zero"), ("pollite", "polite"), ("パレリーナ", "バレリーナ"),
  ])
  func takesWordsForTheNearest(written: String, meant: String) throws {
    #expect(try word(to: written) == meant)
  }

  @Test(arguments: [
    "star", "skinny", "zebra", "china", "rude", "seizure", "policy", "alt", "birth", "ghost",
    "butter",
    "유료", "생일", "서랍", "分け方", "つまむ", "ドット", "カレリーナ", "PoliteCup",
  ])
  func leavesOtherWordsAlone(written: String) throws {
    let meant = try word(to: written)
    #expect(meant == nil, "\(meant ?? "")")
  }

  @Test func prefersTheWordOfManyRules() throws {
    try store.add("few.md", .sample("few", "current:en", "Semantic teapots.", "A semantic saucer."))
    for number in 1...20 {
      try store.add("\(number).md", .sample("s\(number)", "current:en", "Segment the cake."))
    }
    #expect(try word(to: "segmanted") == "segment")
  }

  @Test func leavesTheFirstWordOfANameAlone() throws {
    let answer = try store.search(SearchQuery("startle"), SearchFilter())
    #expect(answer.total == 0)
    #expect(answer.noteTexts.allSatisfy { $0.hasPrefix("no rule contains “startle”") })
  }

  @Test(arguments: [("skinny", "sunny"), ("star", "start")])
  func namesTheNearestWordToWhoFindsNothing(written: String, nearest: String) throws {
    let answer = try store.search(SearchQuery(written), SearchFilter())
    #expect(answer.total == 0)
    #expect(answer.noteTexts == ["no rule contains “\(written)”; the closest word is “\(nearest)”"])
  }

  @Test(arguments: [("colour", "color"), ("centred", "centered")])
  func readsBritishSpellingsAsForms(written: String, meant: String) throws {
    let found = try store.search(SearchQuery(written), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.lead.contains(meant) == true)
    #expect(found.noteTexts == [])
  }

  @Test(arguments: [("찻자", "찻잔을"), ("쥬전다", "주전자를")])
  func namesWordsAsRulesHaveThem(written: String, named: String) throws {
    let term = try #require(
      ScriptStretch.stretches(of: written).first.flatMap { SearchTerm($0, isPrefix: false) })
    #expect(try NearestWord(in: store, isForNaming: true).word(to: term) == named)
  }
}
