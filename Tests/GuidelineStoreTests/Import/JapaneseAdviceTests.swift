import Testing

@testable import GuidelineStore

/// Sentences in Japanese that advise, in the many forms of the language.
@Suite struct JapaneseAdviceTests {
  @Test(arguments: [
    "湯を先に沸かすこと。", "急須を温めるべき。", "急須を温めておこう。", "湯気で知らせよう。", "湯呑みを押し出そう。",
    "茶葉を量って下さい。", "茶葉を量るとよい。", "茶葉を量ると良いでしょう。", "湯を注ぎすぎてはいけない。",
    "ふたを閉めなければならない。", "ふたを閉める必要がある。", "茶こしの使用が推奨される。", "湯の熱さだけに頼らない。", "茶葉を混ぜない。",
    "茶の種類を選ぶ。", "名前を添える。", "湯の量を示す。", "一杯分の湯を残す。", "空いた場所に急須を置く。",
    "長い説明は控える。", "客の好みに合わせる。", "客が急いでいる場合は、湯の量を減らす。",
  ])
  func knowsThem(sentence: String) {
    #expect(Advice.isDirective(sentence, .japanese))
  }

  @Test(arguments: [
    "茶会とは、客をもてなすこと。", "茶会とは、客が心を休めるようにすること。", "湯呑みは茶の色を示す。", "急須が湯の熱さを保つ。",
    "茶葉を選べる。", "二つの部分を含む。", "湯を注げば色が変わる。", "香りを残します。", "正しく短く。",
    "湯呑みは一つ。", "急須を並べている。", "これを煎茶と呼ぶ。", "茶葉が足りない。", "色が分からない。",
  ])
  func tellsThemFromDescriptions(sentence: String) {
    #expect(!Advice.isDirective(sentence, .japanese))
  }

  @Test(arguments: [("標準の急須を使います。", true), ("急須に湯を入れています。", false), ("急須を小さく保ちます。", true)])
  func takesADeedOfNobodyForTheReaders(sentence: String, isDeed: Bool) {
    #expect(JapaneseAdvice.isDeed(sentence) == isDeed)
  }

  @Test(arguments: [
    ("明るい部屋では、ランプをいつも暗くします。", true), ("湯が熱いときは、急須はそっと運びます。", true),
  ])
  func looksForASubjectBehindThePlace(sentence: String, isDeed: Bool) {
    #expect(JapaneseAdvice.isDeed(sentence) == isDeed)
  }

  @Test func takesNoDefinitionForADeed() {
    #expect(!JapaneseAdvice.isDeed("茶会とは集まりの一つで、客に茶を振る舞います。"))
  }

  @Test func takesAListForRulesWhoseVerbsAreAllDifferent() throws {
    let leads = try leads(
      """
      # モダリティ

      ## ベストプラクティス

      - 湯の熱さを伝える。
      - 茶葉を選ぶ。
      - 急須を使おう。
      - ふたも閉める。
      - 客の名前を書く。
      """, path: "current/modality.ja.md")
    #expect(leads == ["湯の熱さを伝える。", "茶葉を選ぶ。", "急須を使おう。", "ふたも閉める。", "客の名前を書く。"])
  }

  @Test func takesATitleOfWhatCanBeDoneForNoRule() throws {
    let pieces = try pieces(
      """
      # モダリティ

      急須でできること

      茶を注ぐ前に、湯を捨てましょう。器が温まります。
      """, path: "current/modality.ja.md")
    #expect(pieces.filter { $0.kind == .rule }.map(\.lead) == ["茶を注ぐ前に、湯を捨てましょう。"])
  }

  @Test func takesNotesInAListOfRulesForRules() throws {
    let leads = try leads(
      """
      # モダリティ

      ## 茶

      - 湯を先に沸かす
      - 必要なら、砂糖や蜂蜜のための小さな匙を横に配置
      - 作り置き非推奨
      - 短い名前で
      - 湯呑みの色を選ぶ
      """, path: "current/modality.ja.md")
    #expect(leads.count == 5, "\(leads)")
  }

  @Test func takesAListOfNamesForNoRules() throws {
    let leads = try leads(
      """
      # モダリティ

      ## 茶

      茶は香りのある飲み物です。

      - 湯呑みの色
      - 文字を使った表現
      - 茶葉の配置
      """, path: "current/modality.ja.md")
    #expect(leads.isEmpty)
  }
}
