import Testing

@testable import GuidelineStore

/// Sections, platforms, remarks, and what is no part of a page.
@Suite struct SectionTests {
  private static let rule = "\n\n**Keep the panel short.** People leave sooner.\n\n"

  @Test(arguments: [
    ("iOS, iPadOS", ["iOS", "iPadOS"]), ("tvOS and visionOS", ["tvOS", "visionOS"]),
    ("macOS", ["macOS"]), ("iOS 및 iPadOS", ["iOS", "iPadOS"]), ("iOS、watchOS", ["iOS", "watchOS"]),
    ("Apple Watch", ["watchOS"]), ("Panels for iOS", ["iOS"]),
  ])
  func takesThePlatformsFromTheHeading(heading: String, platforms: [String]) throws {
    let pieces = try pieces(
      "# Modality\n\n## Platform considerations\n\n### \(heading)\(Self.rule)")
    #expect(pieces.map(\.platforms) == [platforms])
    #expect(pieces.first?.section == ["Platform considerations", heading])
  }

  @Test(arguments: ["Resources", "Change log", "## See also", "관련 자료", "リソース"])
  func leavesAppendicesOut(heading: String) throws {
    let mark = heading.hasPrefix("#") ? heading : "## " + heading
    let pieces = try pieces(
      "# Modality\(Self.rule)\(mark)\n\n**June 5, 2023** Added a word on drawers.\n\nMore words.")
    #expect(pieces.map(\.lead) == ["Keep the panel short."])
  }

  @Test(arguments: ["## Resources", "## Topics", "### Changelog", "リソース", "참고 자료"])
  func readsRulesBelowTheTitleOfAnAppendix(title: String) throws {
    let pieces = try pieces(
      "# Modality\n\nIt asks for attention.\n\n\(title)\(Self.rule)- [Drawers](/drawers)")
    #expect(pieces.map(\.lead) == ["", "Keep the panel short."])
    #expect(pieces.last?.section == [title.trimmingPrefix { "# ".contains($0) }.description])
  }

  @Test func readsTheSectionsOfAnAppendixThatGuides() throws {
    let pieces = try pieces(
      """
      # Modality

      It asks for attention.

      ## Topics

      ### Best practices

      - **Keep the panel short** - People leave sooner.

      ### Related components

      - [Drawers](/drawers)

      ### Videos

      - [All about drawers](/drawers)

      Watch this one first.
      """)
    #expect(pieces.map(\.lead) == ["", "Keep the panel short"])
    #expect(pieces.last?.section == ["Topics", "Best practices"])
  }

  @Test func leavesOutAnAppendixWithASentenceAmongItsLinks() throws {
    let links = "- [Drawers](/drawers)\n- [Panels](/panels)\n\nWatch the one on panels first."
    let pieces = try pieces("# Modality\(Self.rule)## Videos\n\n\(links)")
    #expect(pieces.map(\.brief) == ["rule: Keep the panel short. | People leave sooner."])
  }

  @Test func goesOnWithThePageBehindAnAppendix() throws {
    let pieces = try pieces("# Modality\n\n## Resources\n\nWords.\n\n## Advice\(Self.rule)")
    #expect(pieces.map(\.section) == [["Advice"]])
  }

  @Test(arguments: [
    "> **Note**\n> A panel can move.", "> Note: A panel can move.", "**NOTE:** A panel can move.",
    "NOTE A panel can move.", "### Note\n\nA panel can move.", "> [!NOTE]\n> A panel can move.",
    "{% hint style=\"info\" %}\nA panel can move.\n{% endhint %}", ":::tip\nA panel can move.\n:::",
    "> A panel can move.", "> **참고**\n> A panel can move.", "**メモ**\n\nA panel can move.",
  ])
  func takesARemarkForANote(remark: String) throws {
    let pieces = try pieces("# Modality\(Self.rule)\(remark)")
    #expect(pieces.map(\.kind) == [.rule, .note])
    #expect(pieces.first?.body == "People leave sooner.")
    #expect(pieces.last?.body == "A panel can move.")
  }

  @Test func returnsToTheRuleBehindANote() throws {
    let pieces = try pieces("# Modality\(Self.rule)> Note: It can move.\n\nIt also can stay.")
    #expect(pieces.first?.body == "People leave sooner.\n\nIt also can stay.")
    #expect(pieces.first?.lines == 3...7)
  }

  @Test func leavesMenusAndSourceLinesOut() throws {
    let pieces = try pieces(
      """
      [Home](https://example.com) › [Design](https://example.com/design)

      - [Alerts](https://example.com/alerts)
      - [Sheets](https://example.com/sheets)

      # Modality

      **Keep the panel short.** People leave sooner.

      Source: https://example.com/modality
      """)
    #expect(pieces.map(\.lead) == ["Keep the panel short."])
    #expect(pieces.first?.body == "People leave sooner.")
  }

  @Test func keepsACaptionOutOfTheRule() throws {
    let pieces = try pieces("# Modality\(Self.rule)![A panel](panel.png)\n\nA panel at rest")
    #expect(pieces.map(\.kind) == [.rule, .paragraph])
    #expect(pieces.first?.body == "People leave sooner.")
  }

  @Test(arguments: ["Tables", "알림", "경고", "ビデオ"])
  func takesATopicWithRulesForASection(heading: String) throws {
    let rules = try pieces(
      """
      # Modality

      ## \(heading)

      **Keep the panel short.** People leave sooner.
      """)
    #expect(rules.map(\.brief) == ["rule: Keep the panel short. | People leave sooner."])
    #expect(rules.map(\.section) == [[heading]])
  }

  @Test(arguments: [
    "**Last verified:** 2031-04-01\n**Applies to:** Tables (large ones)",
    "Author: Jane Doe\nStatus: draft", "- 작성일: 2031.4.1\n- 대상: 초보자", "更新日：2031年4月1日",
    "**Source:** https://example.com/page\n**Level:** 3\n**Status:** draft",
  ])
  func leavesFactsOfTheFileOut(lines: String) throws {
    let rules = try pieces("# Modality\n\n\(lines)\n\nIt asks for attention.\(Self.rule)")
    #expect(rules.map(\.lead) == ["", "Keep the panel short."])
    #expect(rules.first?.body == "It asks for attention.")
  }

  @Test(arguments: ["", "Source: https://example.com/page\n\n", "Updated: 2031-04-01\n\n"])
  func keepsLabelsThatNameThings(start: String) throws {
    let rules = try pieces(
      "# Modality\n\n\(start)- **Sheet:** a card over the page\n- **Alert:** a question\(Self.rule)"
    )
    #expect(rules.map(\.lead) == ["Sheet:", "Alert:", "Keep the panel short."])
  }

  @Test(arguments: ["#### Supported platforms", "#### On this page", "**Contents**", "#### 목차"])
  func readsOnBehindAMenuThatWasPrintedInTheText(menu: String) throws {
    let pieces = try pieces(
      """
      # Modality

      ## Best practices

      **Keep the panel short.** People leave sooner.

      \(menu)

      ![](page-1.jpeg)

      #### [Modality](#page-0)

      Best [practices](#page-0-1)

      Best practices

      Visual design

      [Change](#page-1-1) log

      They also leave with more in mind.

      **Show one panel at a time.** Two hide each other.
      """)
    #expect(
      pieces.map(\.brief) == [
        "rule: Keep the panel short. | People leave sooner.\n\nThey also leave with more in mind.",
        "rule: Show one panel at a time. | Two hide each other.",
      ])
    #expect(pieces.map(\.section) == [["Best practices"], ["Best practices"]])
  }

  @Test func readsARuleRightBehindAMenu() throws {
    let leads = try leads(
      "# Modality\n\n### Contents\n\n- [Panels](#panels)\n- Drawers\n\nModality\(Self.rule)")
    #expect(leads == ["Keep the panel short."])
  }

  @Test func readsASectionWithLinksBehindAMenu() throws {
    let pieces = try pieces(
      """
      # Modality

      **Supported platforms**

      Change log

      A panel can:

      - Hold one step
      - Close by itself

      #### Contents

      ## Platform [considerations](#page-1)

      ### [iOS](#page-1-2)\(Self.rule)
      """)
    #expect(pieces.map(\.section) == [[], ["Platform considerations", "iOS"]])
    #expect(pieces.first?.body == "A panel can:\n\n- Hold one step\n- Close by itself")
  }

  @Test(arguments: [
    "---\n\nThe panel of the day.", "See also: [Drawers](https://example.com/drawers)",
    "참고: https://example.com/drawers",
    "For the complete guidance on panels, see https://example.com/panels",
  ])
  func keepsTheFootOfThePageOutOfTheLastRule(foot: String) throws {
    let pieces = try pieces("# Modality\(Self.rule)\(foot)")
    #expect(pieces.first?.body == "People leave sooner.")
  }

  @Test func readsRulesOnBehindAThematicBreak() throws {
    let leads = try leads("# Modality\(Self.rule)---\n\n**Show one panel at a time.** Two hide.")
    #expect(leads == ["Keep the panel short.", "Show one panel at a time."])
  }
}
