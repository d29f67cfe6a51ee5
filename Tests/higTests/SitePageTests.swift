import Foundation
import Testing

/// The pages of a site, as a browser shows them.
@Suite(
  .serialized,
  .enabled(if: Browser.missing == nil, Comment(rawValue: Browser.missing ?? "")))
struct SitePageTests {
  private let desk: Desk
  private let browser: Browser

  init() throws {
    desk = try Desk.withSamples()
    let page = """
      ---
      topic: piers
      title: Piers
      edition: 2019
      language: LANGUAGE
      ---

      # Piers

      ### LEAD {#paint}

      | Pier | Length |
      | --- | --- |
      | North | 120 m |
      | South | 9 m |
      | East | 44 m |
      | West | 80 m |
      """
    for (language, lead) in [
      ("en", "Paint each navigation bar."), ("ko", "탐색 막대마다 칠하세요."),
    ] {
      try desk.write(
        page.replacingOccurrences(of: "LANGUAGE", with: language)
          .replacingOccurrences(of: "LEAD", with: lead), to: "texts/\(language)/2019/piers.md")
    }
    try desk.write(
      Samples.english.replacing("edition: 2019", with: "edition: 2014")
        .replacing("revision: ios13\n", with: ""), to: "texts/en/2014/lanterns.md")
    let built = try desk.hig("build", "--data", "texts")
    guard built.status == 0 else { throw Desk.Failure(built.errors) }
    let outcome = try desk.hig("export", "--format", "site", "--output", "site")
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
    browser = try Browser()
  }

  @Test(arguments: [
    ("en", "hanging lantern", "en/lanterns.html#lanterns/hang-high"),
    ("en", "lanten", "en/lanterns.html"),
    // The glossary's other name for what the rule is about.
    ("en", "nav bar", "en/piers.html#piers/paint"),
    ("ko", "네비바", "ko/piers.html#piers/paint"),
    ("ko", "부딪히지 않게", "ko/lanterns.html#lanterns/hang-high"),
    ("ja", "ちょうちん", "ja/lanterns.html"),
    ("ja", "一度にたくさん", "ja/lanterns.html#lanterns/light-few"),
  ])
  func findsRulesAsOneTypes(language: String, words: String, place: String) throws {
    try browser.open(desk.path("site/\(language)/lanterns.html"))
    #expect(try browser.traces().requests.allSatisfy { !$0.contains("search-") })
    try browser.type("/")
    try wait(for: "return window.higIndex !== undefined && document.activeElement.id === 'filter'")
    try browser.type(words)
    let first: String = try browser.run("return document.querySelector('#answers a').href")
    #expect(first.hasSuffix("site/" + place), "\(words): \(first)")
    #expect(try browser.run("return document.querySelectorAll('#answers mark').length > 0"))
    // An arrow goes to the answers, Return follows one.
    try browser.type("\u{E015}\u{E007}")
    try wait(for: "return location.href.endsWith('\(place)') && answers.hidden")
    #expect(try browser.run("return document.querySelector('main').checkVisibility()"))
    let traces = try browser.traces()
    #expect(traces.console == [])
    #expect(traces.requests.allSatisfy { $0.hasPrefix("file://") })
  }

  @Test func staysAtTheRuleWhenTheLanguageChanges() throws {
    try browser.open(desk.path("site/en/lanterns.html"))
    try browser.run("location.hash = '#lanterns/light-few'")
    try browser.run("document.querySelector('.versions [lang=ko]').click()")
    try wait(for: "return location.href.endsWith('ko/lanterns.html#lanterns/light-few')")
    #expect(try browser.run("return document.querySelector(':target').checkVisibility()"))
  }

  @Test func putsAnotherLanguageOrEditionBesideThePage() throws {
    try browser.open(desk.path("site/en/lanterns.html"))
    let cells = "return [...document.querySelectorAll('[id=\"lanterns/light-few\"] .cell')]"
    try browser.run(Self.choice("한국어"))
    try wait(for: "return document.querySelectorAll('.cell:lang(ko)').length > 0")
    let languages: [String] = try browser.run(cells + ".map(cell => cell.lang)")
    #expect(languages == ["en", "ko"])
    #expect(try browser.run("return document.querySelectorAll('.row .row').length === 0"))
    // The next page shows the same language, and without a choice only its own.
    try browser.open(desk.path("site/en/piers.html"))
    try wait(for: "return document.querySelectorAll('.cell:lang(ko)').length === 1")
    try browser.run(Self.choice(""))
    #expect(try browser.run("return document.querySelectorAll('.cell').length === 1"))
    #expect(try browser.traces().console == [])
  }

  private static func choice(_ name: String) -> String {
    "beside.value = '\(name)'; beside.dispatchEvent(new Event('change'))"
  }

  @Test func sortsTablesByTheirNumbers() throws {
    try browser.open(desk.path("site/en/piers.html"))
    let sort = "document.querySelector('th:last-child button').click(); "
    let names = "return [...document.querySelectorAll('tr > :first-child')].map(n => n.textContent)"
    #expect(try browser.run(sort + names) == ["", "South", "East", "West", "North"])
    #expect(try browser.run(sort + names) == ["", "North", "West", "East", "South"])
    let state = "return document.querySelector('th:last-child').getAttribute('aria-sort')"
    #expect(try browser.run(state) == "descending")
  }

  @Test(
    .enabled(if: Browser.axe != nil, "axe-core is not in .build/axe; make test fetches it"),
    arguments: [
      "index.html", "en/lanterns.html", "ko/index.html", "ja/lanterns.html", "changes.html",
      "en/piers.html", "en/2014/lanterns.html",
    ])
  func isAccessible(page: String) throws {
    for (width, isDark) in [(1200, false), (390, true)] {
      try browser.show(width: width, isDark: isDark)
      try browser.open(desk.path("site/" + page))
      if try browser.run("return document.getElementById('beside') !== null") {
        try browser.run("beside.selectedIndex = 1; beside.dispatchEvent(new Event('change'))")
        try wait(for: "return document.querySelector('.cell + .cell') !== null")
      }
      var violations = try browser.violations()
      try browser.type("/")
      try wait(for: "return window.higIndex !== undefined")
      try browser.type("29")
      violations += try browser.violations()
      #expect(violations == [], "\(page), dark: \(isDark)")
      #expect(try browser.run("return document.documentElement.scrollWidth") == width)
    }
  }

  private func wait(for script: String) throws {
    for _ in 0..<100 {
      if try browser.run(script, as: Bool.self) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("\(script) isn't so after five seconds")
  }
}
