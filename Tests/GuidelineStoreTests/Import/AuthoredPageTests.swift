import Testing

@testable import GuidelineStore

/// Pages in the project's own form, whose headings state concepts.
@Suite struct AuthoredPageTests {
  private static let page = """
    ---
    topic: modality
    title: Modality
    edition: 2019
    revision: ios13
    language: en
    ---

    # Modality

    A panel holds people until they choose.

    ## Styles

    ### Full width {#full-width .definition}

    Covers the whole window.

    ## Advice

    ### Keep the panel short. {#keep-panel-short}

    People leave sooner.

    A long panel loses them.

    ### Leave a gap above the panel. {#leave-gap platforms="macOS, iPadOS" from="gaps,margins"}

    > A gap shows what lies below.
    """

  @Test func readsKindConceptPlatformsAndDescentFromHeadings() throws {
    let pieces = try pieces(Self.page, path: "en/2019/modality.md")
    #expect(pieces.map(\.kind) == [.paragraph, .definition, .rule, .rule, .note])
    #expect(
      pieces.map(\.concept) == [
        "overview", "full-width", "keep-panel-short", "leave-gap", "leave-gap-note",
      ])
    #expect(pieces[1].lead == "Full width")
    #expect(pieces[1].section == ["Styles"])
    #expect(
      pieces[2].brief
        == "rule: Keep the panel short. | People leave sooner.\n\nA long panel loses them.")
    #expect(pieces[2].lines == 21...25)
    #expect(pieces[3].platforms == ["iPadOS", "macOS"])
    #expect(pieces[3].comesFrom == ["gaps", "margins"])
    #expect(pieces[4].body == "A gap shows what lies below.")
  }

  /// By what lasts: neither their words nor their neighbors.
  @Test func namesParagraphsAndNotesAfterTheirSectionOrRule() throws {
    let page =
      Self.page
      .replacing("## Advice", with: "## Advice {#advice .section}\n\nSay little.\n\nAsk once.")
      + "\n## iOS, iPadOS\n\nA panel is small there.\n\n## Rest\n\nNothing names this.\n"
    let pieces = try pieces(page, path: "en/2019/modality.md")
    #expect(
      pieces.map(\.concept) == [
        "overview", "full-width", "advice", "advice-2", "keep-panel-short", "leave-gap",
        "leave-gap-note", "ios-ipados", nil,
      ])
    #expect(pieces[2].section == ["Advice"])
  }

  @Test func warnsOfUnknownPlatforms() throws {
    let page = Self.page.replacing(
      "language: en\n", with: "language: en\nplatforms: iOS, macos\nno-considerations: lampOS\n")
    let document = try #require(
      try DocumentReader().documents(
        in: Array(page.utf8), path: "en/2019/modality.md", options: ImportOptions()
      ).first)
    #expect(document.platforms.supported == ["iOS"])
    let warnings = document.diagnostics.filter { $0.severity == .warning }.map { "\($0.problem)" }
    #expect(
      warnings == ["there is no platform “macos”", "there is no platform “lampOS”"],
      "\(document.diagnostics)")
  }

  @Test func warnsOfNamesThatAreTakenOrCannotBeRead() throws {
    let page = "# Modality\n\n### Dim it. {#dim}\n\n### Hang it. {#dim}\n\n### Hide it. {#a b}\n"
    let options = ImportOptions(edition: .current, language: .english, topic: "modality")
    let document = try #require(
      DocumentReader().documents(in: Array(page.utf8), path: "a.md", options: options).first)
    #expect(
      document.diagnostics.filter { $0.severity == .warning }.map { "\($0.line): \($0.message)" }
        == [
          "5: the rule on line 3 has the name “dim”, too",
          "7: can't read the name of the rule in its braces",
        ])
  }

  @Test(arguments: ["iOS, iPadOS", "iPadOS, iOS", "iPadOS and iOS"])
  func namesASectionForPlatformsTheSameInAnyOrder(heading: String) throws {
    let page = Self.page + "\n\n## \(heading)\n\nPanels are small there.\n"
    let last = try #require(try pieces(page, path: "en/2019/modality.md").last)
    #expect(last.concept == "ios-ipados")
  }

  @Test func namesASectionForAPlatformOfTwoWords() throws {
    let page = Self.page + "\n\n## Mac Catalyst\n\nPanels are wide there.\n"
    let last = try #require(try pieces(page, path: "en/2019/modality.md").last)
    #expect(last.concept == "mac-catalyst")
  }

  @Test func lendsThePlatformsOfThePageToRulesThatStateNone() throws {
    let page = Self.page.replacing(
      "language: en\n", with: "language: en\nplatforms: iOS, macOS\nno-considerations: iOS\n")
    let document = try #require(
      DocumentReader().documents(
        in: Array(page.utf8), path: "en/2019/modality.md", options: ImportOptions()
      ).first)
    #expect(document.rules[2].platforms == ["iOS", "macOS"])
    #expect(document.rules[3].platforms == ["iPadOS", "macOS"])
    #expect(document.platforms.unsupported == ["iPadOS", "tvOS", "visionOS", "watchOS"])
    #expect(document.platforms.withoutConsiderations == ["iOS"])
  }

  /// Headings say what they are, whatever they sound like.
  @Test func takesHeadingsForWhatTheyState() throws {
    let page = """
      ---
      topic: activity-views
      edition: 2014
      language: ja
      ---

      # 提灯の見せ方

      はじめに読むところです。

      ### アクティビティ {#activity .definition}

      人がすることです。

      ## 項目をグループに分ける

      ### 提灯は分けて掛けます。 {#hang-apart}
      """
    let pieces = try pieces(page, path: "ja/2014/activity-views.md")
    #expect(pieces.map(\.kind) == [.paragraph, .definition, .rule])
    #expect(pieces[2].section == ["項目をグループに分ける"])
    #expect(
      try #require(try documents(page, path: "ja/2014/activity-views.md").first).title == "提灯の見せ方")
  }

  @Test func leavesListsToTheRuleThatAHeadingStates() throws {
    let pieces = try pieces(
      "# Modality\n\n### Keep the panel short. {#keep-panel-short}\n\nPeople leave sooner.\n\n"
        + "- Keep edges thin.\n- Avoid lines in them.\n",
      path: "en/2019/modality.md")
    #expect(pieces.map(\.lead) == ["Keep the panel short."])
    #expect(pieces.first?.body.hasSuffix("- Avoid lines in them.") == true)
  }

  @Test func takesEditionRevisionAndLanguageFromTheFrontMatter() throws {
    let document = try #require(try documents(Self.page, path: "page.md").first)
    #expect(document.text.description.hasPrefix("2019/ios13"))
    #expect(document.text.language == .english)
    #expect(document.shape == "authored")
    #expect(document.title == "Modality")
  }

  @Test(arguments: [
    "Keep the panel short. {keep}", "Keep the panel short. {#Keep It}",
    "Keep the panel short. {#keep .advice}", "Keep the panel short. {#keep size=\"2\"}",
    "Keep the panel short. {}", "Keep the panel short.",
  ])
  func readsNoAttributesThatAreNotOurs(heading: String) {
    #expect(HeadingAttributes(heading) == nil)
  }
}
