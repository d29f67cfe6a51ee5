import Testing

@testable import GuidelineStore

/// Katakana words that stand in others.
@Suite struct KatakanaWordsTests {
  @Test(arguments: [
    (["セル", "キャンセル"], ["セル < キャンセル @3"]), (["ビュー", "プレビュー"], ["ビュー < プレビュー @2 sure"]),
    (["バー", "タブ", "タブバー"], []), (["タブ", "タブレット"], ["タブ < タブレット @0"]),
    (["コード", "レコード", "レコーダ"], ["コード < レコード @1 sure"]),
    (["キー", "スキー・キー"], ["キー < スキー @1 sure"]),
    (["メニュー", "サブメニュー", "メニューバー", "バー", "サブバー"], []), (["リンク", "スプリングリンク"], []),
  ])
  func tellsWordsByChance(names: [String], expected: [String]) {
    let chances = KatakanaWords(of: names).chances.map { chance in
      "\(chance.part) < \(chance.word) @\(chance.place)" + (chance.isSure ? " sure" : "")
    }
    #expect(Set(chances) == Set(expected))
  }

  private func store() throws -> RuleStore {
    let store = try RuleStore.inMemory(
      glossary: """
        term: tray
        en: tray
        ja: コード

        term: record
        en: record
        ja: レコード

        term: shelf
        en: shelf
        ja: ランプコード

        term: lamp
        en: lamp
        ja: ランプ
        """)
    try store.add(
      "ja.md",
      .sample("t", "current:ja", "レコードを集めます。", "コードを束ねます。", "ランプコードを丸めます。", "レコードにコードを添えます。"))
    return store
  }

  @Test func findsNoLettersOfOthers() throws {
    let found = try store().search(SearchQuery("コード"), SearchFilter(everyText: true))
    #expect(found.results.map(\.rule.id.ordinal).sorted() == [2, 3, 4])
  }

  @Test func findsWordsOfOtherLanguages() throws {
    let found = try store().search(
      SearchQuery("tray"), SearchFilter(language: .japanese, everyText: true))
    #expect(!found.results.contains { $0.rule.id.ordinal == 1 })
  }
}
