import Foundation
import Testing

/// The page of a digest, as a browser shows it.
@Suite(
  .serialized,
  .enabled(if: Browser.missing == nil, Comment(rawValue: Browser.missing ?? "")))
struct DigestPageTests {
  private let desk: Desk

  init() throws {
    desk = try Desk.withSamples()
    // A Korean page of the edition that Japanese has, to have all three side by side.
    for (language, text) in [("en", Self.english), ("ko", Self.korean), ("ja", Self.japanese)] {
      try desk.write(text, to: "texts/\(language)/2019/tea.md")
    }
    try desk.write(
      Self.english.replacing("strong tea", with: "weak tea").replacing("2019", with: "2014"),
      to: "texts/en/2014/tea.md")
    let outcome = try desk.hig("build", "--data", "texts")
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
  }

  @Test func opensWithoutErrorsAndWithoutANetwork() throws {
    let browser = try open("--lang", "en,ko,ja")
    let traces = try browser.traces()
    #expect(traces.console == [])
    #expect(traces.requests.count == 1)
    #expect(traces.requests.allSatisfy { $0.hasPrefix("file://") })
  }

  @Test func findsRulesInThreeLanguagesAsOneTypes() throws {
    let browser = try open("--edition", "2019", "--lang", "en,ko,ja")
    for (words, count, row) in [
      ("POUR", "1 rule", "tea/pour"), ("따르세요", "1 rule", "tea/pour"),
      ("차를천천히", "1 rule", "tea/pour"), ("찻잔 데우", "1 rule", "tea/warm"),
      ("かっぷ ｱﾀﾀﾒ", "1 rule", "tea/warm"), ("warming cups with hot water", "", "tea/warm"),
      ("초롱", "", "lanterns"), ("coffee", "No rules match “coffee”", ""),
    ] {
      let first = try first(in: browser, after: words)
      #expect(first == (row.isEmpty ? "" : "#" + row), "\(words)")
      let said: String = try browser.run("return count.textContent")
      if !count.isEmpty { #expect(said == count, "\(words)") }
      try #expect(browser.run("return document.querySelector('main').checkVisibility()") == false)
    }
    // Escape clears.
    try browser.type("\u{E00C}")
    try #expect(browser.run("return filter.value + count.textContent") == "")
    try #expect(browser.run(Self.shownRows, as: [String].self).count == 7)
  }

  @Test func findsThingsByTheOtherNamesOfTheGlossary() throws {
    try desk.write(
      """
      term: lantern
      topic: lanterns
      en: lantern
      en-other: paper lamp
      ko: 초롱
      ko-other: 종이 등
      ja: ちょうちん
      ja-other: ペーパーランプ

      term: cup
      topic: cups
      ko: 찻잔
      ko-other: 다완
      """, to: "texts/glossary")
    #expect(try desk.hig("build", "--data", "texts").status == 0)
    let browser = try open("--edition", "2019", "--lang", "ko,ja")
    let lanterns = try first(in: browser, after: "초롱")
    #expect(lanterns == "#lanterns")
    for words in [
      "종이등", "종이 등", "ペーパー ランプ", "ぺーぱーらんぷ", "paperlamp", "Paper-Lamp", "lantern",
      "\u{110E}\u{1169}\u{1105}\u{1169}\u{11BC}",
    ] {
      #expect(try first(in: browser, after: words) == lanterns, "\(words)")
    }
    #expect(try first(in: browser, after: "다완") == "")
  }

  /// Where the first answer leads; empty without one.
  private func first(in browser: Browser, after words: String) throws -> String {
    // A slash leads to the field, Escape empties it.
    try browser.type("/\u{E00C}" + words)
    return try browser.run(
      "return document.querySelector('#answers a')?.getAttribute('href') ?? ''")
  }

  @Test func findsASyllableWhileItIsBeingPutTogether() throws {
    let browser = try open("--edition", "2019", "--lang", "ko")
    let compose = { (text: String, isComposing: Bool) in
      """
      filter.value = "\(text)";
      filter.dispatchEvent(new InputEvent("input", { isComposing: \(isComposing) }));
      return document.querySelectorAll("#answers a").length;
      """
    }
    // 찻잔, by way of a letter that has only begun, and of syllables that may become 찻 and 잔.
    for text in ["차ㅈ", "차", "찻", "찻자"] {
      try #expect(browser.run(compose(text, true), as: Int.self) > 0, "\(text)")
    }
    try #expect(browser.run(compose("찻자", false)) == 0)
  }

  @Test func showsOneLanguageOfSeveral() throws {
    let browser = try open("--edition", "2019", "--lang", "en,ko")
    try browser.run("document.querySelector('input[value=ko]').click()")
    let visible = """
      return [...document.querySelectorAll(".cell, h2 span, nav span")]
        .filter(element => element.checkVisibility()).map(element => element.dataset.language);
      """
    let languages: [String] = try browser.run(visible)
    #expect(Set(languages) == ["ko"])
    try browser.run("document.querySelector('input[value=\"\"]').click()")
    #expect(Set(try browser.run(visible, as: [String].self)) == ["en", "ko"])
  }

  @Test func putsTextsInOneRowWhereThereIsRoom() throws {
    let browser = try open("--edition", "2014,2019", "--topic", "tea", "--lang", "en")
    let places = """
      const row = document.getElementById("tea/pour");
      return [...row.querySelectorAll(".cell")].map(cell => cell.getBoundingClientRect())
        .map(place => [Math.round(place.left), Math.round(place.top)]);
      """
    try browser.show(width: 1300)
    let wide: [[Int]] = try browser.run(places)
    #expect(wide[0][1] == wide[1][1] && wide[0][0] < wide[1][0], "\(wide)")
    try browser.show(width: 390)
    let narrow: [[Int]] = try browser.run(places)
    #expect(narrow[0][0] == narrow[1][0] && narrow[0][1] < narrow[1][1], "\(narrow)")
    try #expect(
      browser.run("return document.documentElement.scrollWidth <= 390") == true)
    let marks = """
      return [...document.querySelectorAll("del, ins")]
        .map(mark => mark.localName + " " + mark.textContent.trim());
      """
    #expect(try browser.run(marks) == ["del weak", "ins strong"])
  }

  @Test func leadsTheKeyboardThroughThePageInOrder() throws {
    let browser = try open("--edition", "2019", "--lang", "en,ko", "--topic", "tea")
    var order: [String] = []
    for _ in 0..<6 {
      try browser.type("\u{E004}")
      order.append(
        try browser.run(
          """
          const element = document.activeElement;
          return element.id || element.getAttribute("href") || element.name;
          """))
    }
    #expect(order == ["#rules", "filter", "language", "#tea--brewing", "#tea/intro", "#tea/pour"])
    let outline = "return getComputedStyle(document.activeElement).outlineStyle"
    try #expect(browser.run(outline) == "solid")
  }

  @Test func showsTheTargetOfALinkThatAnswersHide() throws {
    let browser = try open("--edition", "2019", "--lang", "en")
    try browser.type("/pour")
    try browser.run("location.hash = '#lanterns/hang-high'")
    try #expect(
      browser.run("return filter.value + document.querySelector(':target').checkVisibility()")
        == "true")
  }

  @Test(
    .enabled(if: Browser.axe != nil, "axe-core is not in .build/axe; make test fetches it"),
    arguments: [
      ["--lang", "en"], ["--lang", "ko"], ["--lang", "ja"], ["--lang", "ko,ja,en"],
      ["--topic", "tea", "--lang", "en"], ["--edition", "2014,2019", "--lang", "en"],
      ["--since", "2014", "--lang", "en"],
    ])
  func isAccessible(options: [String]) throws {
    let browser = try open(options)
    for isDark in [false, true] {
      try browser.show(width: 1200, isDark: isDark)
      let violations = try browser.violations()
      #expect(violations == [], "dark: \(isDark)")
    }
  }

  @Test func hidesNothingButTheSearchWithoutScripts() throws {
    let page = try desk.hig("export", "--format", "html", "--lang", "en,ko").output
    #expect(page.contains("<div class=\"tools\" role=\"search\" hidden>"))
    #expect(page.components(separatedBy: " hidden>").count == 2)
  }

  private static let shownRows = """
    return [...document.querySelectorAll(".row")].filter(row => row.checkVisibility())
      .map(row => row.id);
    """

  private func open(_ options: String...) throws -> Browser { try open(options) }

  private func open(_ options: [String]) throws -> Browser {
    let page = desk.path("digest.html")
    let line = (["hig export --format html --output digest.html"] + options).joined(separator: " ")
    let outcome = try desk.shell(line)
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
    let browser = try Browser()
    try browser.open(page)
    return browser
  }

  private static let english = """
    ---
    topic: tea
    title: Tea
    edition: 2019
    language: en
    ---

    # Tea

    ### A cup of it warms the hands. {#intro .note}

    ## Brewing

    ### Pour with a steady hand. {#pour}

    Guests like strong tea, and a dry table.

    ### Warm the cup. {#warm platforms="macOS"}

    Hot water will do.
    """

  private static let korean = """
    ---
    topic: tea
    title: 차
    edition: 2019
    language: ko
    ---

    # 차

    ### 한 잔이면 손이 따뜻해집니다. {#intro .note}

    ## 우리기

    ### 차를 천천히 따르세요. {#pour}

    손님은 진한 차와 마른 식탁을 좋아합니다.

    ### 찻잔을 데우세요. {#warm platforms="macOS"}

    뜨거운 물이면 됩니다.
    """

  private static let japanese = """
    ---
    topic: tea
    title: お茶
    edition: 2019
    language: ja
    ---

    # お茶

    ### 一杯で手が温まります。 {#intro .note}

    ## 淹れ方

    ### ゆっくり注ぎます。 {#pour}

    お客様は濃いお茶と乾いた食卓を好みます。

    ### カップをアタタメます。 {#warm platforms="macOS"}

    お湯で十分です。
    """
}
