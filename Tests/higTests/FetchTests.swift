import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchTests {
  private let desk: Desk
  private let server: PageServer

  init() throws {
    desk = try Desk()
    server = try PageServer()
    server.give(.list("lanterns", "wicks"), at: PageServer.list)
    server.give(.page("Lanterns", as: "lanterns"), at: PageServer.path("lanterns"))
    server.give(.page("Wicks"), at: PageServer.path("wicks"))
  }

  @discardableResult
  private func fetch(_ arguments: String...) throws -> Desk.Outcome {
    try desk.hig(arguments: ["fetch", "pages/", "--base", server.address] + arguments)
  }

  private func files() throws -> [String] {
    try desk.shell("find pages -type f | sort").lines
  }

  private func title(of file: String) throws -> String {
    try String(contentsOfFile: desk.path(file), encoding: .utf8)
  }

  @Test func writesEachPageAndSaysWhatIsNew() throws {
    let outcome = try fetch()
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.lines == ["pages/en/lanterns.json: new", "pages/en/wicks.json: new"])
    #expect(outcome.errors == "hig: 2 pages: 2 new\n")
    #expect(
      try files() == ["pages/.hig-fetch", "pages/en/lanterns.json", "pages/en/wicks.json"])
    #expect(try title(of: "pages/en/wicks.json").contains("Wicks"))
    let requests = server.requests()
    #expect(
      requests.map(\.path)
        == [PageServer.list, PageServer.path("lanterns"), PageServer.path("wicks")])
    #expect(requests.allSatisfy { $0.fields.contains("User-Agent: hig/0.1.0") })
  }

  @Test func transfersNothingTheSecondTime() throws {
    try fetch()
    _ = server.requests()
    let again = try fetch()
    #expect(again.status == 0)
    #expect(again.output.isEmpty)
    #expect(again.errors == "hig: 2 pages: 2 unchanged\n")
    let pages = server.requests().dropFirst()
    #expect(pages.count == 2)
    #expect(pages.allSatisfy { $0.fields.contains { $0.hasPrefix("If-None-Match: \"") } })
  }

  @Test func knowsPagesByTheirDatesWhereTheyHaveNoTags() throws {
    var page = PageServer.Answer.page("Wicks")
    page.fields.append("Last-Modified: Tue, 09 Jun 2026 17:00:00 GMT")
    server.give(page, at: PageServer.path("wicks"))
    try fetch()
    #expect(try fetch().errors == "hig: 2 pages: 2 unchanged\n")
    let fields = try #require(server.requests().last).fields
    #expect(fields.contains("If-Modified-Since: Tue, 09 Jun 2026 17:00:00 GMT"), "\(fields)")
  }

  @Test func leavesThePersonsSettingsOfCurlAside() throws {
    try desk.write("output = elsewhere\nuser-agent = nobody\n", to: ".curlrc")
    #expect(try fetch().lines.count == 2)
    #expect(!FileManager.default.fileExists(atPath: desk.path("elsewhere")))
    #expect(server.requests().allSatisfy { $0.fields.contains("User-Agent: hig/0.1.0") })
  }

  @Test func asksAnewForWhatWasChangedOrRemovedHere() throws {
    try fetch()
    try desk.write("{}", to: "pages/en/lanterns.json")
    _ = try desk.shell("rm pages/en/wicks.json")
    let again = try fetch()
    #expect(again.lines == ["pages/en/lanterns.json: changed", "pages/en/wicks.json: new"])
    #expect(try title(of: "pages/en/lanterns.json").contains("Lanterns"))
  }

  @Test func saysWhatHasChanged() throws {
    try fetch()
    server.give(.page("Wicks and wax"), at: PageServer.path("wicks"))
    let again = try fetch()
    #expect(again.lines == ["pages/en/wicks.json: changed"])
    #expect(
      again.errors == """
        hig: 1 page changed under the same date or has none; what it said before isn't kept
        hig: 2 pages: 1 changed, 1 unchanged

        """)
    #expect(try title(of: "pages/en/wicks.json").contains("wax"))
  }

  @Test func keepsWhatAPageSaidBefore() throws {
    func give(_ rule: String, _ date: String?) {
      server.give(.page("Wicks", rule: rule, date: date), at: PageServer.path("wicks"))
    }
    give("Trim each wick short.", "June 9, 2025")
    try fetch()
    try desk.hig("import", "pages/en/wicks.json")
    give("Trim each wick very short.", "November 3, 2026")
    #expect(try fetch().lines == ["pages/en/wicks.json: changed"])
    #expect(try title(of: "pages/2025-06/en/wicks.json").contains("wick short"))
    let imported = try desk.hig("import", "pages")
    #expect(imported.output.contains("pages/2025-06/en/wicks.json: wicks@current/2025-06"))
    #expect(imported.output.contains("pages/en/wicks.json: wicks@current/2026-11"))
    let difference = try desk.hig("diff", "current/2025-06", "current", "--topic", "wicks")
    #expect(difference.output.contains("{+very+}"), "\(difference)")

    // Nothing tells states with one date apart.
    give("Trim each wick.", "November 3, 2026")
    let again = try fetch()
    #expect(again.errors.contains("1 page changed under the same date"), "\(again)")
    #expect(try files().count == 4)
    give("Trim each wick.", "December 1, 2026")
    #expect(try fetch("--no-keep").lines == ["pages/en/wicks.json: changed"])
    #expect(try files().count == 4)
  }

  @Test func namesAtTheNextImportWhatIsGone() throws {
    server.give(
      .page("Wicks", rule: "Trim each wick short.", date: "June 9, 2025"),
      at: PageServer.path("wicks"))
    try fetch()
    try desk.hig("import", "pages")
    server.give(.list("lanterns"), at: PageServer.list)
    try fetch()
    let outcome = try desk.hig("import", "./pages")
    #expect(
      outcome.errors.contains("pages/en/wicks.json is no longer there; what it brought stays"),
      "\(outcome)")
    #expect(try desk.hig("show", "wicks").output.contains("Trim each wick"))
  }

  @Test func putsAsideWhatTheSiteHasNoMore() throws {
    try fetch()
    server.give(.list("wicks"), at: PageServer.list)
    #expect(try fetch().lines == ["pages/.gone/en/lanterns.json: gone"])
    #expect(try title(of: "pages/.gone/en/lanterns.json").contains("Lanterns"))
    #expect(try fetch().output.isEmpty)
    // Back, and gone again: both copies stay.
    server.give(.list("lanterns", "wicks"), at: PageServer.list)
    #expect(try fetch().lines == ["pages/en/lanterns.json: new"])
    server.give(.list("wicks"), at: PageServer.list)
    #expect(try fetch().lines == ["pages/.gone/en/lanterns-2.json: gone"])
    #expect(try files().count == 4)
  }

  @Test func leavesPagesWhereTheListHasLostMostOfThem() throws {
    let many = (1...12).map { "lamp-\($0)" }
    server.give(
      PageServer.Answer.list(
        "a", many.joined(separator: #""},{"path":"\/design\/human-interface-guidelines\/"#)),
      at: PageServer.list)
    for slug in many + ["a"] { server.give(.page(slug, as: slug), at: PageServer.path(slug)) }
    #expect(try fetch().lines.count == 13)
    server.give(.list("a"), at: PageServer.list)
    let outcome = try fetch()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("lacks 12 of the 13 pages"), "\(outcome)")
    #expect(try files().count == 14)
  }

  @Test func takesTranslationsFromTheirPlaces() throws {
    server.give(.page("ちょうちん", as: "lanterns"), at: PageServer.path("lanterns", "/jp"))
    server.give(.page("심지"), at: PageServer.path("wicks", "/kr"))
    let outcome = try fetch("--lang", "ja,ko")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["pages/ja/lanterns.json: new", "pages/ko/wicks.json: new"])
    #expect(outcome.errors == "hig: 4 pages: 2 new, 2 untranslated\n")
    // A translation may also be withdrawn.
    server.give(.status("404 Not Found"), at: PageServer.path("wicks", "/kr"))
    #expect(try fetch("--lang", "ko").lines == ["pages/.gone/ko/wicks.json: gone"])
  }

  @Test func takesTheLanguageOfThePersonBesideEnglish() throws {
    desk.environment["HIG_LANG"] = "ko"
    server.give(.page("심지"), at: PageServer.path("wicks", "/kr"))
    #expect(
      try fetch("--topic", "wicks").lines
        == ["pages/en/wicks.json: 새 페이지", "pages/ko/wicks.json: 새 페이지"])
  }

  @Test func takesTopicsByTheirNames() throws {
    server.give(.list("lanterns", "alerts"), at: PageServer.list)
    server.give(.page("Alerts", as: "alerts"), at: PageServer.path("alerts"))
    #expect(try fetch("--topic", "경고").lines == ["pages/en/alerts.json: new"])
    let unknown = try fetch("--topic", "lantrens")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("closest matches: lanterns"), "\(unknown)")
  }

  @Test func tellsAllAsJSON() throws {
    server.give(.status("404 Not Found"), at: PageServer.path("wicks"))
    let outcome = try fetch("--json")
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let json = try outcome.json()
    let pages = try #require(json["pages"] as? [[String: Any]])
    #expect(pages.map { $0["status"] as? String } == ["new", "failed"])
    #expect(pages.map { $0["path"] as? String } == ["pages/en/lanterns.json", nil])
    #expect(pages[0]["language"] as? String == "en")
    #expect(pages[1]["problem"] as? String == "the server answers 404")
    let summary = try #require(json["summary"] as? [String: Int])
    #expect(summary["new"] == 1)
    #expect(summary["failed"] == 1)
    #expect(summary.values.reduce(0, +) == 2)
  }

  // MARK: Failures

  @Test(
    arguments: [
      (PageServer.Answer.status("404 Not Found"), 1, "the server answers 404"),
      (.status("500 Oops"), 4, "the server answers 500"),
      (.status("429 Slow down", "Retry-After: 3600"), 1, "asks to wait for 3600 seconds"),
      (.status("301 Moved", "Location: https://example.com/a.json"), 1, "to another site"),
      (.status("302 Found", "Location: \(PageServer.path("wicks"))"), 6, "redirects without end"),
      (.page("Busy", type: "text/html"), 1, "isn't JSON"),
      (
        .init(fields: ["Content-Type: application/json"], body: Array("<html>".utf8)), 1,
        "isn't JSON"
      ),
      (.init(body: Array("{\"a\":\"".utf8) + [0xFF, 0x22, 0x7D]), 1, "isn't JSON"),
      (.init(body: Array("{}".utf8)), 1, "it is no page of the guidelines"),
      (.page("Lanterns", as: "lanterns"), 1, "it is the page “lanterns”"),
      (.init(body: Array("{\"metadata\":{\"title\":}".utf8)), 1, "it is damaged"),
      (
        .status(
          "429 Slow down", "Date: Sun, 29 Nov 2026 05:00:00 GMT",
          "Retry-After: Sun, 29 Nov 2026 06:00:00 GMT"), 1, "asks to wait for 3600 seconds"
      ),
      (.init(body: Array("{".utf8), end: .endless), 1, "longer than 10 MB"),
      (.init(body: Array("{".utf8), end: .slow), 1, "takes too long"),
    ] as [(PageServer.Answer, Int, String)])
  func keepsThePageWhereTheSiteFails(
    answer: PageServer.Answer, count: Int, problem: String
  ) throws {
    try fetch()
    _ = server.requests()
    server.give(answer, at: PageServer.path("wicks"))
    let outcome = try fetch("--timeout", "2")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(problem), "\(outcome.errors)")
    #expect(outcome.errors.contains("1 unchanged, 1 failed"))
    #expect(server.requests().count { $0.path == PageServer.path("wicks") } == count)
    #expect(try title(of: "pages/en/wicks.json").contains("Wicks"))
    #expect(try files().count == 3)
  }

  @Test(arguments: [
    PageServer.Answer(status: "503 Busy", fields: ["Retry-After: 1"]),
    PageServer.Answer(
      fields: ["Content-Type: application/json"], body: Array("{\"a\":".utf8), end: .dropped),
  ])
  func asksAgainWhereThatHelps(answer: PageServer.Answer) throws {
    server.give(answer, .page("Wicks"), at: PageServer.path("wicks"))
    let outcome = try fetch()
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.lines.count == 2)
    #expect(try title(of: "pages/en/wicks.json").hasSuffix("}"))
  }

  @Test func followsRedirectionsWithinTheSite() throws {
    server.give(
      .status("301 Moved", "Location: \(server.address)/elsewhere.json"),
      at: PageServer.path("wicks"))
    server.give(.status("301 Moved", "Location: new/../here.json"), at: "/elsewhere.json")
    server.give(.page("Elsewhere"), at: "/here.json")
    #expect(try fetch().status == 0)
    #expect(try title(of: "pages/en/wicks.json").contains("Elsewhere"))
  }

  @Test func takesNoNameThatLeadsOutOfTheFolder() throws {
    server.give(
      .list("../../../outside", "a/b", "LOUD", "-x", "wicks", "%2e%2e"), at: PageServer.list)
    let outcome = try fetch()
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["pages/en/wicks.json: new"])
    #expect(outcome.errors.contains("skipped what can't be the name of a page"), "\(outcome)")
    #expect(server.requests().count == 2)
  }

  @Test func believesNoRecordThatNamesAFileOutside() throws {
    try desk.write("keep", to: "outside.json")
    try desk.write(
      "en/../outside.json\ta\t4\t\"x\t\n../outside.json\ta\t4\t\t\n", to: "pages/.hig-fetch")
    #expect(try fetch().lines.count == 2)
    #expect(try title(of: "outside.json") == "keep")
  }

  @Test(
    arguments: [
      (PageServer.Answer.status("404 Not Found"), "404"), (.page("no list"), "names no page"),
      (.init(body: Array("hello".utf8)), "isn't JSON"),
      (.init(body: Array(#"{"a":"b"]}"#.utf8)), "it is damaged: expected a comma or } at byte 8"),
      (
        .init(body: Array("{\"a\":\(String(repeating: "[", count: 1 << 20))}".utf8)),
        "it is damaged: nested too deeply"
      ),
      (.init(end: .endless), "longer than 10 MB"),
    ] as [(PageServer.Answer, String)])
  func makesNothingWithoutAList(answer: PageServer.Answer, problem: String) throws {
    server.give(answer, at: PageServer.list)
    let outcome = try fetch()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("can't get the list of pages"), "\(outcome)")
    #expect(outcome.errors.contains(problem), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: desk.path("pages")))
  }

  @Test func stopsWhereEverythingFails() throws {
    server.give(.list("a", "b", "c", "d", "e", "f", "g"), at: PageServer.list)
    let outcome = try fetch()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("stopped after 5 failures in a row; 2 pages weren't asked for"))
    #expect(server.requests().count == 6)
  }

  @Test func saysThatNobodyListens() throws {
    let outcome = try desk.hig("fetch", "./pages", "--base", "http://127.0.0.1:1")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("can't get the list of pages"), "\(outcome)")
    #expect(outcome.errors.contains("127.0.0.1"))
  }

  @Test func namesCurlWhereItIsMissing() throws {
    desk.environment["PATH"] = desk.folder
    let outcome = try fetch()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("can't run curl"), "\(outcome)")
    #expect(outcome.errors.contains("install curl"))
  }

  @Test(arguments: [
    "", "pages --base ftp://example.com", "pages --base http://example.com",
    "pages --base https://me:secret@example.com", "pages --base 'https://example.com?a'",
    "pages --lang de", "pages --timeout 0", "pages --budget 100", "pages --fields nothing",
  ])
  func refusesWrongUsage(arguments: String) throws {
    let outcome = try desk.shell("hig fetch \(arguments)")
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.output.isEmpty)
  }

  @Test func saysThatTheFolderIsAFile() throws {
    try desk.write("a file", to: "pages")
    let outcome = try fetch()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("can't write to pages"), "\(outcome)")
    #expect(try title(of: "pages") == "a file")
  }
}
