import Testing

@testable import GuidelineStore

/// Pages that a technology has several of.
@Suite struct TechnologyPageTests {
  private static let site = "https://developer.apple.com/design/human-interface-guidelines"
  private static let rules =
    "\n\n**Keep the mark small.** It fills the kettle.\n\n**Name it in full.** People ask for it.\n"

  private static func sections(_ marks: String) -> String {
    ["Alerts", "Buttons", "Tab Bars", "Popovers"].map { title in
      "\n\n\(marks) \(title)\n\nIt is part of a tray.\n\n**Keep it short.** People leave sooner."
    }
    .joined()
  }

  @Test(arguments: [
    ("# **[technologies-homekit] icons**", "homekit", "HomeKit: icons", "icons"),
    ("# [Siri] Introduction", "siri", "Siri", "Introduction"),
    (
      "# [technologies-teapots-for-two] color", "teapots-for-two", "teapots-for-two: color", "color"
    ),
    ("# Icons - HomeKit", "homekit", "HomeKit: Icons", "Icons"),
    ("# Buttons | Apple Pay", "apple-pay", "Apple Pay: Buttons", "Buttons"),
    ("# Marks of Siri | Siri", "siri", "Marks of Siri", "Marks of Siri"),
    ("---\ntitle: \"[technologies-carplay] color\"\n---", "carplay", "CarPlay: color", "color"),
  ])
  func findsTheTechnologyInThePagesTitle(
    head: String, topic: String, title: String, section: String
  ) throws {
    let documents = try documents(head + Self.rules, path: "current/a.md")
    #expect(documents.map(\.topic) == [topic])
    #expect(documents.map(\.title) == [title])
    #expect(documents[0].rules.map(\.section) == [[section], [section]])
  }

  @Test(arguments: [
    ("technologies/HomeKit/icons.md", "# Icons", "homekit", "Icons"),
    ("Siri/Introduction.md", "# Introduction", "siri", "Introduction"),
    ("siri/en/writing.md", "# How to write of it", "siri", "How to write of it"),
    ("맥 카탈리스트/색상.md", "# 색상", "mac-catalyst", "색상"),
    ("siri/siri-marks.md", "# [technologies-siri] Siri marks", "siri", "Siri marks"),
  ])
  func findsTheTechnologyInTheFoldersName(
    path: String, head: String, topic: String, title: String
  ) throws {
    let documents = try documents(head + Self.rules, path: "jane/current/" + path)
    #expect(documents.map(\.topic) == [topic])
    #expect(documents[0].rules.map(\.section) == [[title], [title]])
    #expect(documents[0].text.origin == "jane")
  }

  @Test(arguments: [
    "Introduction\n\nSource: SITE/siri/overview/introduction/",
    "Icons\n\nSource: SITE/technologies/siri/icons",
    "Icons\n\n[Original](SITE/siri/overview/icons/)",
  ])
  func findsTheTechnologyInThePagesAddress(head: String) throws {
    let page = "# " + head.replacing("SITE", with: Self.site) + Self.rules
    let documents = try documents(page, path: "a.md")
    #expect(documents.map(\.topic) == ["siri"])
    #expect(documents[0].rules.allSatisfy { $0.section.count == 1 })
  }

  @Test(arguments: [
    "![a mark](SITE/technologies/homekit/images/mark.png)",
    "See [another page](SITE/components/presentation/popovers).",
  ])
  func takesNoRevisionOfOnePageFromTheAddressesInIt(line: String) throws {
    let page = "\n\n" + line.replacing("SITE", with: Self.site) + Self.rules
    let part = try documents("# [technologies-homekit] icons" + page, path: "icons.md")
    #expect(part.map(\.text.revision) == [nil])
    #expect(part.map(\.text.edition) == [.current])
    let whole = try documents("# Modality" + page, path: "modality.md")
    #expect(whole.map(\.text.revision) == [Revision("2022")])
  }

  @Test(arguments: ["#", "##"])
  func keepsTheTopicsBelowATechnologysTitleAsSections(marks: String) throws {
    let page = "# [technologies-carplay] elements" + Self.sections(marks)
    let documents = try documents(page, path: "current/technologies/carplay/elements.md")
    #expect(documents.map(\.topic) == ["carplay"])
    let sections = documents[0].rules.filter { $0.kind == .rule }.map(\.section)
    #expect(sections.first == ["elements", "Alerts"])
    #expect(sections.last == ["elements", "Popovers"])
  }

  @Test(arguments: [
    ("technologies/siri.md", "# Siri", "siri"), ("Siri/README.md", "# Siri", "siri"),
    ("Siri/README.md", "# Alerts", "alerts"), ("siri/siri.md", "# Siri", "siri"),
    ("technologies/siri/wallet.md", "# Wallet", "wallet"),
    ("siri/system-intents.md", "# System intents", "system-intents"),
    ("siri/system-intents.md", "# [technologies-siri] system-intents", "system-intents"),
    ("components/buttons.md", "# [components-menus-and-actions] buttons", "buttons"),
    ("iOS/Controls/Buttons.md", "# Buttons", "buttons"),
    ("Icons/branding.md", "# Branding", "branding"),
    ("a.md", "# [iOS] Alerts", "alerts"), ("a.md", "# [patterns] settings", "settings"),
    ("a.md", "# Alerts | Apple Developer Documentation", "alerts"),
    ("a.md", "# Maps - Alerts", "maps"),
    (
      "siri/alerts.md",
      "# Alerts\n\nSource: https://developer.apple.com/design/human-interface-guidelines/alerts",
      "alerts"
    ),
  ])
  func leavesOtherPagesToTheirOwnTopic(path: String, head: String, topic: String) throws {
    let documents = try documents(head + Self.rules, path: "current/" + path)
    #expect(documents.map(\.topic) == [topic])
    #expect(documents[0].rules.allSatisfy { $0.section.isEmpty })
  }
}
