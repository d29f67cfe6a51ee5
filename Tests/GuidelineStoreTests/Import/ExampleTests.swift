import Testing

@testable import GuidelineStore

/// Sentences that but give an example for the advice above them.
@Suite struct ExampleTests {
  @Test(arguments: [
    "For example, use a drawer for a list, a sheet for a form.",
    "For instance, show a sheet, then close it.",
  ])
  func addsAnExampleToTheRuleAbove(example: String) throws {
    let pieces = try pieces(
      "# Modality\n\n## Panels\n\nKeep the panel short. People leave sooner.\n\n\(example)")
    #expect(
      pieces.map(\.brief) == ["rule: Keep the panel short. | People leave sooner.\n\n\(example)"])
  }

  @Test(arguments: [
    "예를 들어, 목록에는 서랍을 사용하고 양식에는 시트를 사용하세요.",
    "예를 들면 목록에는 서랍을 두고 양식에는 시트를 두세요.",
    "例えば、一覧には引き出しを使ってください。",
    "たとえば一覧には引き出しを使ってください。",
  ])
  func takesNoExampleForARule(example: String) throws {
    #expect(try pieces("# Modality\n\n## Panels\n\n\(example)").map(\.kind) == [.paragraph])
  }

  @Test func addsCodeToTheTextThatItIsFor() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Panels

      A panel slides in.

      ```
      let panel = Panel()
      ```

      ## Drawers

      ```
      let drawer = Drawer()
      ```

      Drawers stay where they are.
      """)
    #expect(
      pieces.map(\.body) == [
        "A panel slides in.\n\nlet panel = Panel()", "let drawer = Drawer()",
        "Drawers stay where they are.",
      ])
  }

  @Test func takesAdviceToGiveAnExampleForARule() throws {
    #expect(try leads("# 모달리티\n\n## 패널\n\n예를 들어 설명하세요.\n\n더 나은 길이 없습니다.") == ["예를 들어 설명하세요."])
    #expect(
      try leads("# Modality\n\n## Code\n\nFor example code, use a plain panel. It copies well.")
        == ["For example code, use a plain panel."])
  }

  @Test func keepsAnExampleInAListOfRulesWithTheRuleAbove() throws {
    let pieces = try pieces(
      "# Modality\n\n## Panels\n\n- Use one panel.\n- For example, use a drawer.\n- Name the panel.\n"
        + "- Avoid a second step.")
    #expect(pieces.map(\.lead) == ["Use one panel.", "Name the panel.", "Avoid a second step."])
    #expect(pieces.first?.body == "- For example, use a drawer.")
  }

  @Test func takesTheLeadOfTheOriginalWhereTheTranslationHasTheExampleAlone() throws {
    let documents = try documents(
      """
      # Modality

      **Keep the panel short.** For example, ask for one name.

      > 예를 들어, 이름 하나만 물어보면 사람들이 금방 나갑니다. 다시 오기도 쉽습니다.

      **Name the way out.** It calms people.

      > **나가는 길을 알려 주세요.** 마음이 놓입니다.
      """)
    let korean = try #require(documents.first { $0.text.language == .korean })
    #expect(
      korean.rules.map(\.brief) == [
        "rule: Keep the panel short. | 예를 들어, 이름 하나만 물어보면 사람들이 금방 나갑니다. 다시 오기도 쉽습니다.",
        "rule: 나가는 길을 알려 주세요. | 마음이 놓입니다.",
      ])
  }
}
