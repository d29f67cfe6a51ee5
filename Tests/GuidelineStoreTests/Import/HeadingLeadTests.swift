import Testing

@testable import GuidelineStore

/// Rules whose lead is a heading.
@Suite struct HeadingLeadTests {
  @Test(arguments: [
    "### **패널을 짧게 유지하세요.**", "### - 패널을 짧게 유지하세요.", "- ### 패널을 짧게 유지하세요.", "###패널을 짧게 유지하세요.",
    "<h3>패널을 짧게 유지하세요.</h3>", "### [패널을 짧게 유지하세요.](https://example.com/panel)",
  ])
  func takesAHeadingThatAdvisesForALead(heading: String) throws {
    let pieces = try pieces(
      "# 모달리티\n\n\(heading)\n\n사람들이 더 빨리 나갑니다.\n\n### 닫는 단추를 눈에 띄게 두세요.\n\n같은 곳에 둡니다.")
    #expect(pieces.map(\.lead) == ["패널을 짧게 유지하세요.", "닫는 단추를 눈에 띄게 두세요."])
    #expect(pieces.map(\.kind) == [.rule, .rule])
    #expect(pieces.first?.body == "사람들이 더 빨리 나갑니다.")
  }

  @Test func takesAHeadingThatNamesSomethingForASection() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Panels and drawers

      ### Opening

      **Keep the panel short.** People leave sooner.

      ## Sounds

      **Play a sound only once.** It wears out.
      """)
    #expect(pieces.map(\.section) == [["Panels and drawers", "Opening"], ["Sounds"]])
  }

  @Test func closesTheDeeperSectionsAtAHeadingThatAdvises() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Panels

      ### Keep the edge thin.

      It frames the panel.

      #### Handle

      A handle is a short bar.

      ### Keep the panel short.

      People leave sooner.

      ## Never stack two panels.

      People get lost.
      """)
    #expect(
      pieces.map(\.section) == [["Panels"], ["Panels", "Handle"], ["Panels"], ["Panels"]])
    #expect(
      pieces.map(\.lead)
        == ["Keep the edge thin.", "", "Keep the panel short.", "Never stack two panels."])
  }

  @Test func readsUnderlinedHeadings() throws {
    let pieces = try pieces(
      """
      Modality
      ========

      Panels
      ------

      **Keep the panel short.** People leave sooner.
      """)
    #expect(pieces.map(\.section) == [["Panels"]])
  }

  @Test func namesThePageAfterTheUnderlinedTitleBehindItsChangeLog() throws {
    let document = try #require(
      try documents(
        """
        June 5, 2023

        Added a word on drawers.
        Modality
        ========

        **Keep the panel short.** People leave sooner.
        """
      ).first)
    #expect(document.title == "Modality")
    #expect(document.rules.map(\.lead) == ["Keep the panel short."])
  }

  @Test func separatesTheEnglishTermFromAKoreanTitle() throws {
    let document = try #require(
      try documents(
        "## 모달리티*Modality*\n\n### **패널을 짧게 *Short* 유지하세요.**\n\n빨리 나갑니다.",
        path: "2019-ios12.md"
      ).first)
    #expect(document.topic == "modality")
    #expect(document.rules.map(\.lead) == ["패널을 짧게 Short 유지하세요."])
  }

  @Test func takesADeedAmongHeadingsThatAdviseForALead() throws {
    let rules = try pieces(
      """
      # 모달리티

      ## 패널

      ### 패널을 짧게 유지하십시오

      금방 닫을 수 있습니다.

      ### 나가는 길을 늘 같은 자리에 유지

      찾기 쉽습니다.

      ### 나가는 길을 알려 주십시오

      마음이 놓입니다.

      ### 사용자 정의

      패널은 바꿀 수 있습니다.

      ### 제목을 붙이십시오

      무엇인지 알게 됩니다.
      """)
    #expect(
      rules.filter { $0.kind == .rule }.map(\.lead) == [
        "패널을 짧게 유지하십시오", "나가는 길을 늘 같은 자리에 유지", "나가는 길을 알려 주십시오", "제목을 붙이십시오",
      ])
    #expect(rules.map(\.section.last) == ["패널", "패널", "패널", "사용자 정의", "사용자 정의"])
  }

  @Test func takesTerseHeadingsOverAdviceForLeads() throws {
    let rules = try pieces(
      """
      # 모달리티

      패널은 창 위에 떠 있다.

      ## 명확하게

      패널의 제목을 보여줘라. 무엇인지 알게 된다.

      ## 꼭 필요할 때만

      패널은 사람들을 붙잡는다. 드물게 열어라.

      ## 닫는 길 알려주기

      닫는 단추를 늘 같은 곳에 두어라.
      """)
    #expect(
      rules.filter { $0.kind == .rule }.map(\.lead)
        == ["명확하게", "꼭 필요할 때만", "닫는 길 알려주기"])
    #expect(rules.flatMap(\.section).isEmpty)
  }

  @Test func leavesNamesAmongHeadingsThatAreSentencesAlone() throws {
    let rules = try pieces(
      """
      # 모달리티

      ### 패널을 짧게 유지하십시오

      금방 닫을 수 있습니다.

      ### 나가는 길을 알려 주십시오

      마음이 놓입니다.

      ### 패널의 높이

      높이는 창의 반을 넘지 않게 하십시오.

      ### 제목을 붙이십시오

      무엇인지 알게 됩니다.
      """)
    #expect(rules.map(\.section).last == ["패널의 높이"])
    #expect(!rules.contains { $0.lead == "패널의 높이" })
  }

  @Test func takesShortHeadingsAloneForSections() throws {
    let rules = try pieces(
      "# Modality\n\n## Add cups\n\nCups are thin.\n\n## Choose tea\n\nTea is green.\n\n"
        + "## Pour tea\n\nTea is hot.")
    #expect(!rules.contains { $0.kind == .rule })
  }
}
