import Testing

@testable import GuidelineStore

/// Lists that are said to be rules by the sentence above them.
@Suite struct RuleAnnouncementTests {
  private static let items = "- Keep panels short.\n- Avoid a second panel.\n- Name the way out."
  private static let stated = ["Keep panels short.", "Avoid a second panel.", "Name the way out."]

  @Test(arguments: [
    "Panels need care. Follow these guidelines:",
    "## Best practices\n\nFollow these guidelines:", "## Best practices\n\nIn long forms:",
  ])
  func takesTheItemsForRules(introduction: String) throws {
    let page = "# Modality\n\n\(introduction)\n\n\(Self.items)"
    #expect(try leads(page).suffix(3) == Self.stated)
    #expect(try leads(page).count <= 4)
  }

  @Test(arguments: [
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
    "Choose one of these styles:",
    "For example:",
  ])
  func leavesItemsThatGoOnWithASentenceToIt(introduction: String) throws {
    let leads = try leads("# Modality\n\n\(introduction)\n\n\(Self.items)")
    #expect(leads.allSatisfy { !Self.stated.contains($0) })
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
