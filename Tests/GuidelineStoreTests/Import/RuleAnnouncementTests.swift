import Testing

@testable import GuidelineStore

/// Lists that are said to be rules by the sentence above them.
@Suite struct RuleAnnouncementTests {
  private static let items = "- Keep panels short.\n- Avoid a second panel.\n- Name the way out."
  private static let stated = ["Keep panels short.", "Avoid a second panel.", "Name the way out."]

  @Test(arguments: [
    "Here are some best practices:", "Panels need care. Follow these guidelines:",
    "To feel at home here, prioritize the following ways to show panels.",
    "## Best practices\n\nFollow these guidelines:", "## Best practices\n\nIn long forms:",
    "Keep the lid on. It is hot.\n\nThese are the rules for panels:",
  ])
  func takesTheItemsForRules(introduction: String) throws {
    let page = "# Modality\n\n\(introduction)\n\n\(Self.items)"
    #expect(try leads(page).suffix(3) == Self.stated)
    #expect(try leads(page).count <= 4)
  }

  @Test(arguments: [
    ("다음을 지키세요:", "- 패널을 짧게 유지하세요.\n- 이름을 붙이세요."),
    ("패널을 열 때는 아래 지침을 따르세요.", "- 패널을 짧게 유지하세요.\n- 이름을 붙이세요."),
    ("次の点に注意しましょう。", "- パネルを短くしましょう。\n- 名前を付けてください。"),
    ("以下のガイドラインに従ってください：", "- パネルを短くしましょう。\n- 名前を付けてください。"),
  ])
  func takesTheItemsForRulesInOtherLanguages(introduction: String, items: String) throws {
    let pieces = try pieces("# Modality\n\n\(introduction)\n\n\(items)")
    #expect(pieces.map(\.kind) == [.paragraph, .rule, .rule])
    #expect(pieces.first?.body == introduction)
  }

  @Test(arguments: [
    "A panel lets people:", "People use panels in the following ways:",
    "Choose one of these styles:", "Keep the panel short. To do so, remember the following:",
    "Keep the panel short. To do so, follow these guidelines:",
    "For example:",
  ])
  func leavesItemsThatGoOnWithASentenceToIt(introduction: String) throws {
    let leads = try leads("# Modality\n\n\(introduction)\n\n\(Self.items)")
    #expect(leads.allSatisfy { !Self.stated.contains($0) })
  }

  @Test func takesTheItemsBelowAHeadingThatSaysSoForRulesBesideOthers() throws {
    let leads = try leads(
      """
      #### Panels need care. Here are some best practices to keep in mind:

      \(Self.items)

      ##### Remember to leave room for the tea cups of everybody.

      ##### Keep the lid of the teapot within the reach of people.
      """)
    #expect(leads.prefix(3) == Self.stated[...])
  }

  @Test(arguments: [
    (
      "- Keep it short: Long ones tire.\n- Test it outdoors: Light hides it.",
      ["Keep it short", "Test it outdoors"]
    ),
    (
      "- Keep it short — long ones tire.\n- Test it outdoors - light hides it.",
      ["Keep it short", "Test it outdoors"]
    ),
    ("1. 짧게 쓰세요: 긴 것은 잘립니다.\n2. 밖에서 시험하세요: 빛이 가립니다.", ["짧게 쓰세요", "밖에서 시험하세요"]),
    ("1. 短くしてください：長いものは切れます。\n2. 外で試しましょう：光で見えなくなります。", ["短くしてください", "外で試しましょう"]),
  ])
  func partsWhatItemsStateFromWhatExplainsIt(items: String, leads: [String]) throws {
    let pieces = try pieces("# Modality\n\n## Best practices\n\n\(items)")
    #expect(pieces.map(\.lead) == leads)
    #expect(pieces.allSatisfy { $0.kind == .rule && !$0.body.isEmpty })
  }

  @Test func keepsAColonThatListsSomethingInTheLead() throws {
    let leads = try leads(
      "# Modality\n\n## Best practices\n\n- Offer three sizes: small, medium, large.\n"
        + "- Keep panels short.\n- Name the way out.")
    #expect(leads.first == "Offer three sizes: small, medium, large.")
  }

  @Test(arguments: [
    "Set a clear key (label: Go, Next) for each form.", "Use a panel — not a menu — to offer cups.",
  ])
  func keepsWhatStandsBetweenBracketsOrDashesInTheLead(item: String) throws {
    let leads = try leads("# Modality\n\n## Best practices\n\n- \(item)\n- \(item)")
    #expect(leads == [item, item])
  }

  @Test func takesTheStepsOfAnExampleForNoRules() throws {
    let leads = try leads(
      "# モーダル\n\n" + String(repeating: "お茶の時間は長い。\n\n", count: 4)
        + "例えば、お茶を入れる流れは長い。\n\n- 湯を沸かす\n- 葉を入れる\n- 茶を注ぐ")
    #expect(leads.isEmpty)
  }
}
