import Testing

@testable import GuidelineStore

@Suite struct ChangeFlagsTests {
  @Test(arguments: [
    ("Avoid bright lamps.", "Don’t use bright lamps.", [ChangeFlag.stronger]),
    ("Consider a paper lamp.", "Always choose a paper lamp.", [.stronger]),
    ("Never leave a lamp alone.", "Avoid leaving a lamp alone.", [.weaker]),
    ("Dim the lamps.", "In general, dim the lamps.", [.weaker]),
    ("Try to dim the lamps.", "As much as possible, dim the lamps.", []),
    ("Make sure the lamp fits.", "Choose a lamp so that it fits.", []),
    ("Lock the drawer.", "Lock the drawer that must not be opened.", []),
    ("Price the lamp.", "Price the lamp you can buy.", []),
    ("Show the bill.", "If it is required by law, show the bill.", []),
    ("Dim the lamps.", "You can dim the lamps.", [.weaker]),
    ("Light the lamp.", "Don’t light the lamp.", []),
    ("Hang lamps 40 inches apart.", "Hang lamps 1,200 inches apart.", [.numbers]),
    ("Use UILampView for lamps.", "Use UILanternView for lamps.", [.api]),
    ("Read macOS and iPadOS notes.", "Read the notes.", []),
    ("Light every lamp.", "Light every lamp unless it rains.", [.exception]),
    ("Light every lamp except one.", "Light every lamp unless it rains.", []),
  ])
  func tellsChangesOfEnglishAdvice(old: String, new: String, flags: [ChangeFlag]) {
    #expect(Self.flags(old, new, .english) == flags)
  }

  @Test(arguments: [
    ("등불을 켜지 않도록 피하세요.", "등불을 켜지 마세요.", [ChangeFlag.stronger]),
    ("종이 등불을 고려하세요.", "항상 종이 등불을 고르세요.", [.stronger]),
    ("반드시 등불을 끄세요.", "등불을 끄세요.", [.weaker]),
    ("등불을 켜세요.", "비가 오지 않는 한 등불을 켜세요.", [.exception]),
  ])
  func tellsChangesOfKoreanAdvice(old: String, new: String, flags: [ChangeFlag]) {
    #expect(Self.flags(old, new, .korean) == flags)
  }

  @Test(arguments: [
    ("明るい提灯は避けます。", "明るい提灯は使わないでください。", [ChangeFlag.stronger]),
    ("紙の提灯を検討してください。", "常に紙の提灯を選びます。", [.stronger]),
    ("必ず提灯を消します。", "通常は提灯を消します。", [.weaker]),
    ("提灯を灯します。", "雨の日を除き、提灯を灯します。", [.exception]),
    ("提灯だけを灯します。", "提灯以外に灯すものはありません。", []),
  ])
  func tellsChangesOfJapaneseAdvice(old: String, new: String, flags: [ChangeFlag]) {
    #expect(Self.flags(old, new, .japanese) == flags)
  }

  @Test func comparesOnlyNumbersAndNamesAcrossLanguages() {
    let old = Self.rule("Always leave 29 pt and two lamps.", .english)
    let new = Self.rule("등불 2개와 30 pt를 남기세요.", .korean)
    let flags = ChangeFlags(old: [old], new: [new], isSameLanguage: false)
    #expect(flags.flags(for: .same) == [.numbers])
    let kept = Self.rule("등불 2개와 29 pt를 남기세요.", .korean)
    #expect(ChangeFlags(old: [old], new: [kept], isSameLanguage: false).flags(for: .same) == [])
  }

  private static func flags(
    _ old: String, _ new: String, _ language: Language
  ) -> [ChangeFlag] {
    ChangeFlags(old: [rule(old, language)], new: [rule(new, language)], isSameLanguage: true)
      .flags(for: .reworded)
  }

  private static func rule(_ lead: String, _ language: Language) -> Rule {
    Rule(
      id: RuleID(
        topic: "lamps", text: TextID(edition: .web2019, language: language), ordinal: 1),
      concept: ConceptID(topic: "lamps", slug: "one"), section: [], kind: .rule, lead: lead,
      body: "", platforms: [], source: SourceLocation(path: "lamps.md", line: 1, endLine: 1))
  }
}
