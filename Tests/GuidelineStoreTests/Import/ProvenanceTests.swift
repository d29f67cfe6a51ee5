import Testing

@testable import GuidelineStore

/// What tells edition, revision, source, language and topic of a page.
@Suite struct ProvenanceTests {
  private static let rule = "\n\n**Keep the panel short.** People leave sooner.\n"
  private static let site = "https://developer.apple.com/design/human-interface-guidelines"

  @Test(arguments: [
    ("2014-modality.md", "2014+page:en"), ("2019-ios12-modality.md", "2019/ios12+page:en"),
    ("2021-ios14/modality.md", "2019/ios14+page:en"),
    ("current-2022-09-modality.md", "current/2022-09+page:en"),
    ("books/2014/kim/modality.en.md", "2014+kim:en"),
    ("2023/jane/Modality/README.md", "current/2023+jane:en"),
    ("ios9/modality.md", "2014/ios9+page:en"), ("ios26/modality.md", "current/ios26+page:en"),
    ("2011-modality.md", "2011+page:en"), ("2008-11-modality.md", "2008/2008-11+page:en"),
    ("ios6/modality.md", "2012+page:en"), ("2013/modality.md", "2014+page:en"),
    ("2013-02-modality.md", "2013/2013-02+page:en"),
    ("2022-05/modality.md", "2019/2022-05+page:en"),
    ("2022-06/modality.md", "current/2022-06+page:en"),
  ])
  func readsTheEraFromThePath(path: String, text: String) throws {
    #expect(try documents("# Modality\(Self.rule)", path: path).map(\.text.description) == [text])
  }

  @Test(arguments: [
    ("/ios/app-architecture/modality/", "2019"), ("/patterns/modality", "current/2022"),
    ("/modality", "current"), ("/macos/windows-and-views/modality", "2019"),
    ("/watch-parties/overview/modality/", "2019"), ("/views/modality", "2019"),
    ("/components/presentation/modality", "current/2022"), ("/modality/index.html", "current"),
  ])
  func readsTheEraFromThePagesAddress(path: String, text: String) throws {
    let document = try #require(
      try documents("# Modality\n\n[Original](\(Self.site)\(path))\(Self.rule)", path: "a.md").first
    )
    let found = TextID(
      edition: document.text.edition, revision: document.text.revision, language: .english)
    #expect(found.description == text + ":en")
    #expect(document.topic == "modality")
  }

  @Test(arguments: [
    ("https://developer.apple.com/ios/human-interface-guidelines/views/popovers/", "2019"),
    ("https://developer.apple.com/macos/human-interface-guidelines/popovers/", "2019"),
    ("https://example.com/ios/human-interface-guidelines/popovers/", nil),
  ])
  func knowsTheAddressesOfTheSitesForOnePlatform(address: String, edition: String?) {
    let page = PageAddress(address)
    #expect(page?.edition.slug == edition)
    #expect(page?.topic == edition.map { _ in "popovers" })
  }

  @Test(arguments: [
    "source_url", "url", "link", "Source-Link", "canonicalUrl", "original_page", "permalink",
  ])
  func takesAnAddressInTheFrontMatterForThePagesOwn(key: String) throws {
    let page = "---\nsource: jane\n\(key): \"\(Self.site)/modality\"\n---\n"
    let document = try #require(try documents(page + Self.rule, path: "page.md").first)
    #expect(document.text.description == "current+page:en")
    #expect(document.topic == "modality")
  }

  @Test func takesOtherAddressesInTheFrontMatterForOtherPages() throws {
    let page = "---\ntitle: Modality\nimage: \(Self.site)/popovers\n---\n"
    let document = try #require(try documents(page + Self.rule, path: "2019/page.md").first)
    #expect(document.topic == "modality")
  }

  @Test(arguments: [
    ("2023-03-04-modality.md", "/ios/bars/modality/", "2019+page:en"),
    ("2023-03-04-drawers/modality.md", "/ios/bars/modality/", "2019+drawers:en"),
    ("2024-11-20-modality.md", "/components/modality", "current/2024-11+page:en"),
    ("2024-11-20-modality.md", "/modality", "current/2024-11+page:en"),
    ("2018-11-20-modality.md", "/modality", "2019/2018-11+page:en"),
    ("2023-03-04-modality.md", nil, "current/2023-03+page:en"),
    ("2018-03-04-modality.md", nil, "2019/2018-03+page:en"),
    ("2023-03-04/modality.md", "/ios/bars/modality/", "current/2023-03+04:en"),
  ])
  func takesTheDateOfAPostOnlyWhereNoAddressTellsTheEra(
    path: String, address: String?, text: String
  ) throws {
    let page = "# Modality\n\n\(address.map { Self.site + $0 } ?? "It is short.")\(Self.rule)"
    #expect(try documents(page, path: path).map(\.text.description) == [text])
  }

  @Test func takesOneOldAddressInAPostOfTodayForAStrayOne() throws {
    let links =
      "See [alerts](\(Self.site)/alerts) and [older ones](\(Self.site)/ios/views/alerts/)."
    let page = "# Modality\n\n\(links)\(Self.rule)"
    let posts = try documents(page, path: "2024-11-20-modality.md")
    #expect(posts.map(\.text.edition) == [.current])
    #expect(try documents(page, path: "modality.md").map(\.text.edition) == [.web2019])
  }

  @Test(arguments: [
    ("App Architecture: Modality(Panels), HIG", "# Modality(Panels)", "modality"),
    ("Views - Popovers in iOS", "# Popovers", "popovers"), ("Views", "# Popovers", "views"),
    ("Views - Popovers in iOS", "# Of drawers", "views"),
    ("Popovers - Views", "# Alerts", "popovers"),
  ])
  func prefersThePagesTitleToAGroupInTheFrontMatters(
    title: String, heading: String, topic: String
  ) throws {
    let page = "---\ntitle: \"\(title)\"\n---\n\(heading)\(Self.rule)"
    #expect(try documents(page, path: "2019/page.md").map(\.topic) == [topic])
  }

  @Test(arguments: [
    ("Patterns/modality.md", "current"), ("jane/patterns/Modality/README.md", "current"),
    ("2019/Components/modality.md", "2019/ios13"), ("ios13/Patterns/modality.md", "2019/ios13"),
    ("Technologies/modality.md", nil), ("swift-patterns/modality.md", nil),
  ])
  func readsTheEraFromTheFolderOfAPart(path: String, text: String?) throws {
    let words = "Panels slide in iOS 13 and later."
    let page = "# Modality\n\n\(text == nil ? "" : words)\(Self.rule)"
    guard let text else {
      #expect(refusal(of: page, path: path)?.message == "can't tell the edition")
      return
    }
    let document = try #require(try documents(page, path: path).first)
    let revision = document.text.revision.map { "/\($0)" } ?? ""
    #expect(document.text.edition.slug + revision == text)
  }

  @Test(arguments: [
    ("App Architecture/modality.md", "2019"), ("AppArchitecture/modality.md", "2019"),
    ("jane/visual-design/Color/README.md", "2019"), ("jane/Views/Alerts/README.md", "2019"),
    ("Bars/1.md", "2019"), ("Controls/notes/modality.md", "2019"),
    ("WindowsAndViews/modality.md", "2019"), ("Fields and Labels/modality.md", "2019"),
    ("1-app-architecture/modality.md", "2019"), ("01_User_Interaction/modality.md", "2019"),
    ("7. Controls/02-modality.md", "2019"), ("3) Foundations/modality.md", "current"),
    ("Patterns/Views/alerts.md", "current"), ("2014/Views/alerts.md", "2014"),
  ])
  func readsTheEraFromTheFolderOfAPartOfTheWebEdition(path: String, edition: String) throws {
    let document = try #require(
      try documents("# Modality\n\nIt came with iOS 8.\(Self.rule)", path: path).first)
    #expect(document.text.edition.slug == edition)
    if edition == "2019" {
      #expect(document.diagnostics.map(\.message).contains { $0.contains("from the folder") })
    }
  }

  @Test func trustsTheWordsOfANewerPageMoreThanTheFolder() throws {
    let page = "# Modality\n\n## Best practices\(Self.rule)"
    let document = try #require(try documents(page, path: "Views/modality.md").first)
    #expect(document.text.edition == .current)
  }

  @Test func takesACommonWordForNoPartWhereThePageIsOnNoKnownTopic() {
    let page = "# Drawers\(Self.rule)**Name the way out.** It calms."
    #expect(
      refusal(of: page, path: "Views/drawers.md")?.message
        == "can't tell the edition")
    #expect(refusal(of: page, path: "Visual Design/drawers.md") == nil)
  }

  @Test(arguments: [
    ("![a phone](\(site)/technologies/nfc/images/phone.png)", "current"),
    ("<img src=\"\(site)/patterns/modality/images/panel.png\">", "current"),
    ("![a phone](\(site)/ios/images/phone_2x.png)", "2019"),
    ("![a phone](\(site)/images/phone.png)", nil),
    ("![a phone](\(site)/patterns/a/images/b.png) as [here](\(site)/views/alerts/)", "2019"),
  ])
  func readsTheEraFromTheAddressesOfPictures(picture: String, edition: String?) throws {
    let page = "# Modality\n\nPanels slide.\n\n\(picture)\(Self.rule)"
    guard let edition else {
      #expect(refusal(of: page, path: "modality.md")?.lacksEdition == true)
      return
    }
    let document = try #require(try documents(page, path: "modality.md").first)
    #expect(document.text.edition.slug == edition)
    #expect(document.topic == "modality")
  }

  @Test func trustsTheFolderMoreThanPicturesOfAnOlderPage() throws {
    let page = "# Modality\n\n![a phone](\(Self.site)/ios/images/phone_2x.png)\(Self.rule)"
    let document = try #require(try documents(page, path: "Patterns/modality.md").first)
    #expect(document.text.edition == .current)
  }

  @Test(arguments: [
    "Modality - App Architecture - iOS - Human Interface Guidelines - Apple Developer",
    "Modality – Visual Design – Human Interface Guidelines – Apple Developer",
    "Modality - Drawers - iOS Human Interface Guidelines",
  ])
  func readsTheEraFromTheTitleOfAWindow(title: String) throws {
    let page = "Seen on a rainy day\n\n\(title)\(Self.rule)"
    let document = try #require(try documents(page, path: "notes.txt").first)
    #expect(document.text.edition == .web2019)
    #expect(document.topic == "modality")
    #expect(document.diagnostics.map(\.message).contains { $0.contains("from its window title") })
    #expect(!document.rules.contains { $0.brief.contains("Human Interface Guidelines") })
  }

  @Test(arguments: [
    "Human Interface Guidelines - Modality", "Modality | Apple Developer Documentation",
    "Modality - Human Interface Guidelines - Apple Developer", "Apple Developer",
    "Modality - Patterns - Human Interface Guidelines - Design - Apple Developer",
  ])
  func takesOtherLinesForNoTitleOfAWindow(line: String) {
    #expect(WindowTitle(line) == nil)
  }

  @Test(arguments: [
    ("## Best practices", "current"), ("## 플랫폼 고려사항", "current"),
    ("Panels slide in iOS 13 and later.", "2019/ios13"),
    ("It also works in visionOS.", "current"), ("iOS12では動かない。", "2019/ios12"),
    ("Liquid Glass is thick.", "current"),
  ])
  func readsTheEraFromWordsWhereNothingElseTellsIt(words: String, text: String) throws {
    let document = try #require(
      try documents("# Modality\n\n\(words)\(Self.rule)", path: "modality.md").first)
    let revision = document.text.revision.map { "/\($0)" } ?? ""
    #expect(document.text.edition.slug + revision == text)
  }

  @Test(arguments: [
    "since iOS 7", "from iOS 7 on", "iOS 7以降", "iOS 7 이상", "iOS 8+", "iOS 9 and later",
    "iOS 7から", "introduced in iOS 8", "new in iOS 9",
  ])
  func datesNoTextByTheSystemThatSomethingCameWith(words: String) {
    let error = refusal(of: "# Modality\n\nPanels slide \(words).\(Self.rule)", path: "a.md")
    #expect(error?.lacksEdition == true)
  }

  @Test(arguments: ["name: tea-panels\ndescription: Use when pouring.", "alwaysApply: false"])
  func takesASkillForAssistantsForATextOfToday(frontMatter: String) throws {
    let page = "---\n\(frontMatter)\n---\n# Modality\n\nNew in iOS 10.\(Self.rule)"
    #expect(try documents(page, path: "a.md").map(\.text.edition) == [.current])
    let post = page.replacing("tea-panels", with: "Tea Panels").replacing("alwaysApply", with: "a")
    #expect(try documents(post, path: "a.md").map(\.text.edition) == [.web2019])
  }

  @Test func tellsOfAnEditionBeforeTheBook() throws {
    let page = "# Modality\(Self.rule)"
    let older = try #require(try documents(page, path: "2011-a.md").first)
    #expect(older.text.edition < .book2014)
    #expect(older.diagnostics.map(\.remedy).contains(.nameOlderEdition(.book2014)))
    let asked = try #require(
      try documents(page, path: "2011-a.md", options: ImportOptions(edition: .book2014)).first)
    #expect(asked.text.description == "2014+a:en")
    #expect(asked.diagnostics.isEmpty)
    #expect(try documents(page, path: "2014-a.md").first?.diagnostics.isEmpty == true)
  }

  @Test func saysWhereNoRuleWasFound() throws {
    let page = try documents("# Modality\n\nThe panel is blue. It slides.\n", path: "2019/a.md")
    #expect(page.first?.diagnostics.map(\.message).contains { $0.contains("no rule") } == true)
    #expect(try documents("# Modality\(Self.rule)", path: "2019/a.md").first?.diagnostics == [])
  }

  @Test func saysWhatATextLacksThatLooksLikeNoGuideline() throws {
    let error = try #require(refusal(of: "# My tea\n\nIt is green today.\n", path: "a.md"))
    #expect(error.isNoGuideline)
    #expect(error.message.contains("its title names no topic"))
    #expect(error.remedy == .nameTopicOrEdition)
  }

  @Test func takesSpacesBeforeTheColonOfAKeyForNoEndOfTheFrontMatter() throws {
    let page = "---\ntitle : Modality\nmap :\n  often : weekly\nedition: 2019\n---\n\(Self.rule)"
    let document = try #require(try documents(page, path: "a.md").first)
    #expect(document.diagnostics.isEmpty)
    #expect(document.text.edition == .web2019)
    #expect(document.topic == "modality")
  }

  @Test(arguments: ["원문 - ", "Source – ", "出典 — "])
  func takesTheAddressBehindADashForThePagesOwn(label: String) throws {
    let page = "# Things that look back\n\n\(label)\(Self.site)/eyes\(Self.rule)"
    #expect(try documents(page, path: "a.md").map(\.topic) == ["eyes"])
    // A name may be defined behind a dash.
    let link = "# Sheets\n\nLink - opens [this](\(Self.site)/eyes) at once.\(Self.rule)"
    let sheets = try #require(try documents(link, path: "2019/a.md").first)
    #expect(sheets.topic == "sheets")
    #expect(sheets.rules.first?.body.hasPrefix("Link - opens") == true)
  }

  @Test func takesNoTopicFromTheLinksOfSections() throws {
    let sections = ["settings", "sheets"].map { name in
      "## On \(name)\n\nThey are blue.\n\n[More](\(Self.site)/patterns/\(name))\n\n"
    }
    let page = "# My additions\n\n\(sections.joined())"
    let document = try #require(try documents(page, path: "a.md").first)
    #expect(document.topic == "my-additions")
    #expect(document.text.edition == .current)
  }

  @Test(arguments: [
    ("/library/prerelease/ios/documentation/A/B/WatchHumanInterfaceGuidelines/C.html", "Menus"),
    ("/library/ios/documentation/General/Conceptual/WatchKit/index.html", "the guide"),
  ])
  func readsTheBookFromLinksIntoTheDeveloperLibrary(path: String, name: String) throws {
    let page = "# Modality\n\nSee [\(name)](https://developer.apple.com\(path)).\(Self.rule)"
    #expect(try documents(page, path: "a.md").map(\.text.edition) == [.book2014])
  }

  @Test func takesTheDeveloperLibrarysArchiveForNoTime() {
    let link = "https://developer.apple.com/library/archive/documentation/WatchKit/index.html"
    let page = "# Modality\n\nSee [the guide](\(link)).\(Self.rule)"
    #expect(refusal(of: page, path: "a.md")?.lacksEdition == true)
  }

  @Test func takesTheDeviceInATitleForItsPlatform() {
    #expect(
      TopicCatalog.shared.slug(titled: "Designing for Apple Watch") == "designing-for-watchos")
  }

  @Test func takesTheDateOfTheFrontMatterForTheRevision() throws {
    let page = "---\ntitle: Modality\nupdated: 2024-03-05\nurl: \(Self.site)/modality\n---\n"
    let document = try #require(try documents(page + Self.rule, path: "page.md").first)
    #expect(document.text.description == "current/2024-03+page:en")
    #expect(document.topic == "modality")
  }

  @Test func endsFrontMatterThatIsNeverClosedAtTheFirstLineOfText() throws {
    let document = try #require(
      try documents("---\ntitle: Modality\ntags:\n  - a\n# Modality\(Self.rule)").first)
    #expect(document.rules.map(\.lead) == ["Keep the panel short."])
    #expect(document.rules.map(\.lines) == [7...7])
    #expect(document.diagnostics.map(\.message) == ["the front matter isn't closed"])
  }

  @Test func letsOptionsOverruleThePage() throws {
    let options = ImportOptions(
      edition: .current, revision: Revision("2025"), origin: "jane", language: Language("fr"),
      topic: "action sheet")
    let document = try #require(
      try documents("# Modality\(Self.rule)", path: "2019-ios13-kim.md", options: options).first)
    #expect(document.text.description == "current/2025+jane:fr")
    #expect(document.hasNamedOrigin)
    #expect(document.topic == "action-sheets")
  }

  @Test func dropsTheRevisionOfAnEditionThatAnOptionOverrules() throws {
    let options = ImportOptions(edition: .current)
    let document = try #require(
      try documents("# Modality\(Self.rule)", path: "2019-ios13.md", options: options).first)
    #expect(document.text.revision == nil)
  }

  @Test func asksForTheEditionThatNothingTells() throws {
    let error = try #require(refusal(of: "# Modality\(Self.rule)", path: "modality.md"))
    #expect(error.message == "can't tell the edition")
    #expect(error.remedy == .nameEdition)
    #expect(!error.isNoGuideline)
  }

  @Test func asksForTheTopicThatNothingTells() throws {
    let error = try #require(refusal(of: "**Keep it short.** Really.", path: "2019/x.txt"))
    #expect(error.message == "can't tell the topic")
    #expect(error.remedy == .nameTopic)
  }

  @Test func makesANewTopicOfAnUnknownTitle() throws {
    let document = try #require(
      try documents("# 서랍 여닫기\(Self.rule)**Name the way out.** It calms.", path: "2019/x.md").first)
    #expect(document.topic == "서랍-여닫기")
    #expect(document.title == "서랍 여닫기")
  }

  @Test func trustsTheTitleMoreThanALinkThatStandsAlone() throws {
    let document = try #require(
      try documents(
        """
        # Designing for tvOS

        People sit far away. Keep letters large.

        - [Playing video](\(Self.site)/playing-video)

        [Remotes](\(Self.site)/remotes)
        """, path: "page.md"
      ).first)
    #expect(document.topic == "designing-for-tvos")
    #expect(document.text.edition == .current)
  }

  @Test func prefersTheHeadingThatTheFileIsNamedAfter() throws {
    let document = try #require(
      try documents(
        "### [Platforms](platforms.md)\n\n# Designing for iOS\(Self.rule)",
        path: "2023/designing-for-ios.md"
      ).first)
    #expect(document.topic == "designing-for-ios")
    #expect(document.title == "Designing for iOS")
  }

  @Test func keepsTheRulesBeforeAHeadingThatNamesTheTopic() throws {
    let page = """
      # 창 이야기

      **창을 드물게 여세요.** 일이 끊깁니다.

      # Alerts

      **글을 짧게 쓰세요.** 긴 글은 읽지 않습니다.
      """
    let document = try #require(try documents(page, path: "2019/alerts.md").first)
    #expect(document.topic == "alerts")
    #expect(document.rules.map(\.lead) == ["창을 드물게 여세요.", "글을 짧게 쓰세요."])
    #expect(document.rules.map(\.section) == [[], ["Alerts"]])
    #expect(document.title == "창 이야기")
  }

  @Test func leavesTheNameOfASiteWithItsLineOutOfThePage() throws {
    let page = "# Rainy Days\n\nI write about windows here.\n\n# Alerts\(Self.rule)"
    let document = try #require(try documents(page, path: "2019/alerts.md").first)
    #expect(document.title == "Alerts")
    #expect(document.rules.map(\.lead) == ["Keep the panel short."])
  }

  @Test(arguments: [
    "雨の日に窓のことをすこしずつ書きとめている個人の日記です", "창 이야기: 레이아웃, 이미지, 개인정보 보호, 타이포그래피, SF Symbols",
    "비 오는 날마다 창에 대한 글을 조금씩 적어 두는 개인 일기장",
  ])
  func findsTheTitleOfAPageWithoutHeadingsBehindALineOfCharactersOfManyBytes(line: String) throws {
    let page = "\(line)\n\nAlerts\n\n通知を減らしましょう。数が多いと読まれません。"
    #expect(line.utf8.count > 60)
    let document = try #require(try documents(page, path: "2019/1.txt").first)
    #expect(document.topic == "alerts")
  }

  @Test func takesTheLastOfTheLinesThatNameTheTopicForTheTitle() throws {
    let page =
      "Window notes - Alerts\n\nRainy Days\n\nAlerts(アラート)\n\n通知を減らしましょう。数が多いと読まれません。"
    let document = try #require(try documents(page, path: "2019/1.txt").first)
    #expect(document.topic == "alerts")
    #expect(document.rules.map(\.lines) == [7...7])
  }

  @Test(arguments: ["Contents", "Table of Contents", "目次", "목차"])
  func takesATableOfContentsForNoTopic(title: String) throws {
    #expect(TopicCatalog.shared.slug(titled: title) == nil)
    let page = "## \(title)\n\n- [Way out](#way)\n\n## Alerts\(Self.rule)"
    #expect(try documents(page, path: "2019/1.md").map(\.topic) == ["alerts"])
  }

  @Test func leavesTheChangeLogOutOfTheTitle() throws {
    let document = try #require(
      try documents("Added a word on drawers. Modality\n=====\(Self.rule)").first)
    #expect(document.title == "Modality")
  }

  @Test(arguments: [
    ("/ios/views/popovers/", "2019"), ("/components/presentation/popovers", "current/2022"),
  ])
  func readsTheEraFromTheAddressesThatThePagePointsAt(path: String, text: String) throws {
    let document = try #require(
      try documents(
        "# Modality\(Self.rule)\nSee [Popovers](\(Self.site)\(path)) for more.", path: "a.md"
      ).first)
    let revision = document.text.revision.map { "/\($0)" } ?? ""
    #expect(document.text.edition.slug + revision == text)
    #expect(document.topic == "modality")
  }

  @Test func namesNoSourceAfterTheTopic() throws {
    let document = try #require(
      try documents(
        "# Drawers\(Self.rule)**Name the way out.** It calms.", path: "2023/jane/drawers.md"
      )
      .first)
    #expect(document.text.description == "current/2023+jane:en")
  }

  @Test func asksNoStrayAddressOfAnOlderFormForTheRevision() throws {
    let links = ["/popovers", "/alerts", "/components/presentation/sheets"]
      .map { "See [this](\(Self.site)\($0)) for more." }.joined(separator: "\n\n")
    let document = try #require(
      try documents("# Modality\(Self.rule)\n\(links)", path: "a.md").first)
    #expect(document.text.description == "current+a:en")
  }

  @Test(arguments: [
    "## Change log\n\n| Date | Changes |\n| --- | --- |\n| June 5, 2023 | New. |\n"
      + "| December 16, 2031 | Shorter. |",
    "## 변경 로그\n\n| 날짜 | 변경 |\n| --- | --- |\n| 2031년 12월 16일 | 줄임 |\n| 2023년 6월 5일 | 새 |",
    "## 変更ログ\n\n2031年12月16日\n\n短くしました。", "## Change log\n\n2031-12-16\n\nShorter.",
    "## Change log\n\nDec 2031: Shorter.",
    "## Changelog\n\n### December 16, 2031\n\n- Shorter.\n\n### May 1, 2030\n\n- New.\n\n## Links\n",
    "**Change log**\n\nDecember 16, 2031\n\nShorter.",
  ])
  func takesTheNewestDateOfTheChangeLogForTheRevision(log: String) throws {
    for (path, address) in [("a.md", ""), ("a.md", "/components/modality"), ("current/a.md", "")] {
      let source = address.isEmpty ? "" : "\n\nSource: \(Self.site)\(address)"
      let document = try #require(
        try documents("# Modality\(source)\(Self.rule)\n\(log)\n", path: path).first)
      #expect(document.text.edition == .current)
      #expect(document.text.revision == Revision("2031-12"))
    }
  }

  @Test func believesTheNameOfAFileMoreThanItsChangeLog() throws {
    let log = "\n## Change log\n\n| June 5, 2023 | New. |\n| --- | --- |\n| 2024-01-02 | New. |\n"
    let document = try #require(
      try documents("# Modality\(Self.rule)\(log)", path: "current-2022-modality.md").first)
    #expect(document.text.revision == Revision("2022"))
  }

  @Test(arguments: [
    "HIG source", "**Original page**", "Apple link", "Sources", "출처", "翻訳元",
  ])
  func takesTheAddressBehindALabelForThePagesOwn(label: String) throws {
    let page = "# Things that look back\n\n\(label): \(Self.site)/eyes\(Self.rule)"
    let document = try #require(try documents(page, path: "a.md").first)
    #expect(document.topic == "eyes")
    #expect(document.rules.map(\.lead) == ["Keep the panel short."])
  }

  @Test(arguments: [
    "Source: [A](%/sheets), [B](%/alerts)", "HIG sources:\n\n- [A](%/sheets)\n- [B](%/alerts)",
  ])
  func takesSeveralAddressesForNoTopic(lines: String) throws {
    let lines = lines.replacing("%", with: Self.site)
    let document = try #require(
      try documents("# Modality\n\n\(lines)\(Self.rule)", path: "a.md").first)
    #expect(document.topic == "modality")
    #expect(document.text.edition == .current)
  }

  @Test(arguments: [
    ("de", "Ein Dialog ist nur dann gut, wenn er eine Entscheidung bringt und nicht zu oft kommt."),
    ("es", "Una pregunta es buena cuando la persona no se distrae con ella y el camino es corto."),
    ("fr", "Une question est bonne quand elle ne gêne pas les gens et que le chemin est court."),
    (
      "vi", "Hãy hỏi khi người dùng cần, và không hỏi quá nhiều lần trong một ngày với các câu dài."
    ),
    ("en", "A question is good if it comes in time, and the way out of it is not far from you."),
    ("en", "Die, un, la, il: names of a drawer that people know from the office, or from home."),
  ])
  func tellsLanguagesInLatinLettersApart(language: String, sentence: String) throws {
    let page = "# Modality\n\n**\(sentence)** \(sentence)\n"
    #expect(try documents(page).map(\.text.language.tag) == [language])
  }

  @Test(arguments: [
    "[App Architecture] Modality", "HIG 노트) App Architecture - Modality",
    "Guidelines を読む【App Architecture編】\n\nModality", "Windows and Views\n\nModality",
    "HIG(43) Views -3 Modality", "Human Interface Guidelinesの学び Vol.3 【/views編】\n\nModality",
  ])
  func readsTheWebEditionFromItsPartInTheTitle(title: String) throws {
    for mark in ["", "# "] {
      let document = try #require(
        try documents("\(mark)\(title)\(Self.rule)", path: "modality.md").first)
      #expect(document.text.edition == .web2019)
      #expect(document.diagnostics.contains { $0.message.contains("in its title") })
    }
  }

  @Test func readsTheBookFromItsCopyright() throws {
    let page = "Modality\(Self.rule)\n\n© 2015 Apple Inc. All rights reserved.\n"
    #expect(try documents(page, path: "modality.md").map(\.text.edition) == [.book2014])
  }

  @Test func readsTheYearOfACopyrightAboveTheLinksOfASite() throws {
    let menu = ["Terms of Use", "Privacy Policy", "Report Bugs", "Feedback", "日本語", "한국어"]
    let page =
      "Modality\(Self.rule)\n\nCopyright © 2017 Apple Inc. All rights reserved.\n\n"
      + menu.joined(separator: "\n\n")
    #expect(try documents(page, path: "modality.md").map(\.text.edition) == [.web2019])
  }

  @Test(arguments: ["The Visual Design of Modality", "Modality and its views", "Bars - Modality"])
  func guessesNoEditionFromCommonWords(title: String) throws {
    #expect(throws: ImportError.self) {
      try documents("\(title)\(Self.rule)", path: "modality.md")
    }
  }
}

/// What a post or a note tells of its edition and topic.
@Suite struct PostProvenanceTests {
  private static let site = "https://developer.apple.com/design/human-interface-guidelines"
  private static let rule = "\n\n**Keep the panel short.** People leave sooner.\n"

  @Test(arguments: ["VisionOS", "Vision OS", "visionos"])
  func knowsANameOfTodayInAnySpelling(name: String) throws {
    let found = try documents("# Modality\n\nPanels of \(name) float." + Self.rule, path: "a.md")
    #expect(found.map(\.text.edition) == [.current])
  }

  @Test func takesTheLinkToItsOwnPageForEvidenceOfTheCurrentEdition() throws {
    let text = "# Modality\n\nShort. Source: [Modality](\(Self.site)/modality)." + Self.rule
    #expect(try documents(text, path: "a.md").map(\.text.edition) == [.current])
    #expect(throws: ImportError.self) {
      try documents(text.replacing("/modality", with: "/buttons"), path: "a.md")
    }
  }

  @Test func trustsTheDateOfAPostMoreThanTheFormOfALink() throws {
    let document = try #require(
      try documents(
        "---\ntitle: Modality\ndate: 2025-04-17\n---\nPanels ([HIG](\(Self.site)/patterns/modality))."
          + Self.rule, path: "a.md"
      ).first)
    #expect(document.text.description == "current/2025-04+a:en")
    #expect(document.address == nil)
  }

  @Test func takesTheFirstOfSeveralTopicsInATitle() throws {
    let found = try documents(
      "# Alerts, Action Sheets, and Popovers\n\niOS 17 changed them." + Self.rule, path: "a.md")
    #expect(found.map(\.topic) == ["alerts"])
  }
}
