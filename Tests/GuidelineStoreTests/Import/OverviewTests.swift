import Testing

@testable import GuidelineStore

/// Pages that list others, too.
@Suite struct OverviewTests {
  @Test(arguments: [
    "# Alerts\n\n**Keep it short.** It helps.\n\n- [Cups](cups.md) — Hold tea.\n- [Pots](pots.md) — Keep it.",
    "# Alerts\n\n- [Cups](cups.md)\n- [Pots](pots.md)\n\n## Topics\n\n**Keep it short.** It helps.",
    "# Alerts\n\nKeep [cups](cups.md) near [pots](pots.md).",
    "# Alerts\n\nThey ring. They stop. They ring again.\n\n- [Cups](cups.md)\n- [Pots](pots.md)\n- [Lids](lids.md)",
    "# Alerts\n\nKeep the alert short.\n\n## Resources\n\n- [Cups](cups.md) — Hold tea.\n- [Pots](pots.md) — Keep it.",
  ])
  func keepsAPageThatAlsoPointsAtOthers(page: String) {
    #expect(refusal(of: page, path: "2019/alerts.md") == nil)
  }

  @Test func readsAnUnderlinedTitleAboveLongLines() throws {
    let line = String(repeating: "The kettle stands on the tray. ", count: 8)
    let page = "Alerts\n======\n\n\(line)\n\(line)\n\(line)\n"
    let document = try #require(try documents(page, path: "2019/page.md").first)
    #expect(document.title == "Alerts")
    #expect(document.rules.allSatisfy { !$0.body.contains("===") && !$0.lead.contains("===") })
  }
}
