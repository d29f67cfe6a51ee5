import Testing

@Suite struct ShowTests {
  @Test func citesARuleWithItsEditionAndAddress() throws {
    let desk = try Desk()
    let page = Samples.english.replacing(
      "language: en\n", with: "language: en\nsource: https://example.com/lanterns\n")
    try desk.write(page, to: "texts/en/2019/lanterns.md")
    try desk.hig("build", "--data", "texts")
    let cited = try desk.hig("cite", "lanterns@2019:en.2")
    #expect(
      cited.output == """
        > **Hang a lantern where nobody bumps into it.**
        >
        > Leave at least 29 pt above the tallest guest. See UILanternView.
        >
        > [Lanterns › Hanging](<https://example.com/lanterns>) · 2019/ios13 · `lanterns@2019/ios13:en.2`

        """)
    #expect(
      try desk.hig("show", "lanterns@2019:en.2", "--format", "markdown").output == cited.output)
    #expect(try desk.hig("cite", "lanterns/hang-high").output == cited.output)
    #expect(try desk.hig("cite", "lanterns").output.contains("**Hang a lantern"))
    #expect(try desk.hig("show", "lanterns", "--format", "markdown", "--json").status == 64)
  }

  @Test func citesAConceptInTheReadersLanguage() throws {
    let desk = try Desk.withSamples()
    #expect(try desk.hig("cite", "lanterns/hang-high").output.contains("**Hang a lantern"))
    let korean = try desk.hig(
      "cite", "lanterns/hang-high", environment: ["HIG_LANG": "ko"])
    #expect(korean.output.contains("**초롱은 아무도"))
  }

  @Test func keepsToRulesForAPlatform() throws {
    let desk = try Desk.withSamples()
    #expect(try desk.hig("show", "lanterns").output.contains("Light few"))
    let shown = try desk.hig("show", "lanterns", "--platform", "watchOS").output
    #expect(shown.contains("Hang a lantern") && !shown.contains("Light few"))
    #expect(
      try desk.hig("show", "lanterns/light-few", "--platform", "watchos").output.contains("ko"))
    #expect(
      try desk.hig("show", "lanterns/light-few", "--platform", "watchos", "--lang", "en").status
        == 1)
    #expect(try desk.hig("show", "lanterns@2019:en.2", "--platform", "iOS").status == 64)
  }

  @Test func showsThePageOfASymbolAndWhatItReplaces() throws {
    let desk = try Desk()
    let page = Samples.english.replacing("topic: lanterns", with: "topic: alerts")
    try desk.write(page, to: "texts/en/2019/alerts.md")
    try desk.hig("build", "--data", "texts")
    let shown = try desk.hig("show", "UIAlertController").output
    #expect(shown.contains("Hang a lantern"))
    #expect(shown.contains("UIAlertController replaces") && shown.contains("UIAlertView"))
    #expect(
      try desk.hig("show", "UIAlertView").output.contains(
        "UIAlertView is deprecated, use UIAlertController"))
    let term = try desk.hig("show", "spinner", environment: ["HIG_LANG": "ko"]).output
    #expect(term.contains("\nko ") && !term.contains("\nja ") && !term.contains("\nen "))
  }

  @Test func headsAnEditionsResultsWithItsIntroduction() throws {
    let desk = try Desk.withSamples()
    let page = Samples.english.replacing("edition: 2019", with: "edition: 2014")
      .replacing("revision: ios13\n", with: "")
      .replacing("A lantern gives a little", with: "Once, a lantern gave a little")
    try desk.write(page, to: "old.md")
    try desk.hig("import", "old.md")
    #expect(try desk.hig("lanterns").output.contains("A lantern gives"))
    #expect(try desk.hig("2014 lanterns").output.contains("Once, a lantern gave"))
  }

  @Test func fitsTheCountsOfChangesInEightyColumns() throws {
    let desk = try Desk.withSamples()
    let topic = String(repeating: "lantern-", count: 3) + "lights"
    for edition in ["2014", "2019"] {
      let page = Samples.english.replacing("topic: lanterns", with: "topic: \(topic)")
        .replacing("edition: 2019\nrevision: ios13", with: "edition: \(edition)")
      try desk.write(page, to: "\(edition).md")
      try desk.hig("import", "\(edition).md")
    }
    #expect(topic.count == 30)
    let lines = try desk.onTerminal(["diff", "2014", "2019", "--stat", "--topic", topic])
      .split { $0.isNewline }
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.contains("…") }, "\(lines)")
    #expect(lines.contains { $0.contains("gone") })
  }

  @Test func saysThatAReportHasMoreResultsThanGitHubTakes() throws {
    let desk = try Desk()
    let page = Samples.english.replacing("topic: lanterns", with: "topic: alerts")
    try desk.write(page, to: "texts/en/2019/alerts.md")
    try desk.hig("build", "--data", "texts")
    let line = "let a = UIAlertView()\n"
    try desk.write("import UIKit\n" + String(repeating: line, count: 25_001), to: "Many.swift")
    try desk.write("import UIKit\n" + line, to: "Few.swift")
    let many = try desk.hig("scan", "Many.swift", "--format", "sarif", "--output", "a.sarif")
    #expect(many.errors.contains("left out 1 findings; GitHub takes 25000"))
    #expect(try !desk.hig("scan", "Few.swift", "--format", "sarif").errors.contains("GitHub"))
  }
}
