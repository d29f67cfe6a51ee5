import Testing

@testable import GuidelineStore

/// The topics that titles of posts name among other words.
@Suite struct PostTitleTests {
  private static let text = "\n\n**Keep it short.** People hurry.\n\n**Name it.** A name helps.\n"

  @Test(arguments: [
    "[HIG] Alerts 정리", "[iOS] HIG - Alerts 번역", "HIG 톺아보기 (5) Alerts", "03_Alerts",
    "[UI/UX] HIG로 알아보는 Alerts 디자인", "[TIL] 2031.10.03 HIG Alerts", "Alerts란",
    "Components > Presentation > Alerts", "HIG / Components / Alerts", "HIG 3주차 Alerts",
    "애플 HIG 뜯어보기 - Alerts(알림)", "알림(Alerts) 정리", "【HIG】アラートまとめ",
    "Apple HIG アラート編", "[HIG] アラートについて", "HIGを読む：アラート",
    "HIGのアラートを読んでみた", "【和訳】Alerts - Human Interface Guidelines", "Designing Alerts",
    "Alerts Guidelines", "iOS Alerts", "Alert design guidelines for iOS",
    "Human Interface Guidelines: Alerts (2031)",
  ])
  func tellTheTopic(title: String) throws {
    let options = ImportOptions(edition: .current)
    let document = try documents("# " + title + Self.text, path: "x.md", options: options).first
    #expect(document?.topic == "alerts")
    let post = "---\ntitle: \"\(title)\"\n---\n\n## Best practices" + Self.text
    #expect(try documents(post, path: "x.md", options: options).first?.topic == "alerts")
  }

  @Test(arguments: [
    "A talk on alerts", "Alerts & Popovers", "HIG 정리", "Alerts 182", "Alert the whole kitchen",
    "Design notes",
  ])
  func areTakenAtTheirWordWhereOthersStandInThem(title: String) {
    #expect(PostTitle(title, catalog: .shared) == nil)
  }

  @Test func giveTheNameOfTheTopicForTheTitle() throws {
    let document = try documents(
      "# [HIG] Alerts 정리" + Self.text, path: "x.md", options: ImportOptions(edition: .current)
    ).first
    #expect(document?.title == "Alerts")
  }

  @Test(arguments: [
    ("Foundations - App icons", "app-icons"), ("App icons - Foundations", "app-icons"),
    ("HIG | Foundations", "foundations"), ("알림(Alerts)", "alerts"), ("Alerts(알림)", "alerts"),
    ("Our kitchen - Alerts(알림)", "alerts"),
  ])
  func nameAGroupOnlyWhereTheyNameNoTopicInIt(title: String, topic: String) {
    #expect(TopicCatalog.shared.slug(titled: title) == topic)
  }

  @Test func findTheTitleOfPlainText() throws {
    let text = """
      My kitchen

      [HIG] Alerts 정리

      경고는 중요한 일을 알린다.

      경고를 아껴 쓰세요. 잦은 경고는 무시됩니다.

      이름을 짧게 쓰세요. 긴 이름은 잘립니다.
      """
    let document = try documents(
      text, path: "x.txt", options: ImportOptions(edition: .current)
    ).first
    #expect(document?.topic == "alerts")
    #expect(document?.rules.count { $0.kind == .rule } == 2)
  }
}
