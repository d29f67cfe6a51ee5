import Testing

@testable import GuidelineStore

/// Queries that ask how many there may be.
@Suite struct AskedNumberTests {
  private func asked(_ query: String) -> AskedNumber {
    let query = SearchQuery(query)
    return AskedNumber(query.terms, beside: query.asides)
  }

  @Test(arguments: [
    ("how many lanterns", ["lanterns"]), ("초롱 몇 개", ["초롱"]), ("초롱 몇개까지", ["초롱"]),
    ("초롱 몇 가지", ["초롱"]), ("提灯は何個まで", ["提灯"]), ("提灯はいくつ", ["提灯"]), ("提灯の数", ["提灯"]),
    ("초롱 최대", ["초롱", "최대"]), ("提灯 最大", ["提灯", "最大"]),
    ("maximum lanterns", ["maximum", "lanterns"]), ("초롱 몇 초까지", ["초롱", "초까지"]),
    ("초롱 몇글자까지", ["초롱", "글자"]), ("提灯の項目数", ["提灯", "項目数"]), ("초롱 개수", ["초롱", "개수"]),
    ("提灯は何秒まで", ["提灯", "秒"]), ("提灯は何文字", ["提灯", "文字"]),
    ("number of lanterns", ["number", "of", "lanterns"]), ("how many", ["how", "many"]),
  ])
  func leavesOutWhatOnlyAsks(query: String, expected: [String]) {
    #expect(asked(query).terms.map(\.text) == expected)
    #expect(asked(query).measures == [.count])
  }

  @Test(arguments: [
    ("how long lanterns hang", ["lanterns", "hang"]), ("초롱은 얼마나 자주", ["초롱은"]),
    ("초롱을 얼마나 길게", ["초롱을"]), ("how lanterns long", ["how", "lanterns", "long"]),
  ])
  func leavesOutWhatAsksForAMeasure(query: String, expected: [String]) {
    #expect(asked(query).terms.map(\.text) == expected)
  }

  @Test(arguments: [
    "how to hang many lanterns", "몇몇 초롱", "초롱 몇 개월", "何時の提灯", "いくつかの提灯", "phone number", "数字",
  ])
  func takesOtherWordsAsTheyAre(query: String) {
    #expect(asked(query).measures.isEmpty)
    #expect(asked(query).terms == SearchQuery(query).terms)
  }

  @Test(arguments: [
    ("how long should a lantern be", "Hang it low.", "Keep it brief, as a lantern should be."),
    ("how often to trim lanterns", "Lanterns often fall.", "Trim lanterns only occasionally."),
    ("how big are lanterns", "Lanterns may be too big.", "Give lanterns a size of 9 pt."),
    ("提灯はどのくらい大きくするか", "提灯を大切に扱います。", "提灯は9 ptにします。"),
    ("どれくらい頻繁に提灯を磨くか", "提灯を磨く布は白くします。", "提灯を磨くのは回数を決めます。"),
  ])
  func putsRulesThatStateAMeasureFirst(query: String, other: String, answer: String) throws {
    let store = try RuleStore.inMemory()
    let language = query.utf8.allSatisfy { $0 < 0x80 } ? "en" : "ja"
    try store.add(
      "a.md", .sample("t", "current:\(language)", "Polish lanterns.", other, answer))
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.lead == answer)
  }

  @Test(arguments: [
    ("how many lanterns", "t@current:en.2"), ("초롱 몇 개", "t@current:ko.2"),
    ("提灯はいくつ", "t@current:ja.2"),
  ])
  func putsRulesThatStateANumberFirst(query: String, expected: String) throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "en.md",
      .sample("t", "current:en", "Polish lanterns.", "Hang up to 3 lanterns there, not more."))
    try store.add("ko.md", .sample("t", "current:ko", "초롱을 닦으세요.", "초롱을 최대 세 줄로만 다세요, 더는 말고."))
    try store.add("ja.md", .sample("t", "current:ja", "提灯を磨きます。", "提灯は3つまで掛けます、それより多くは掛けません。"))
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.id.description == expected)
  }
}
