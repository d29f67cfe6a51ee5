import Foundation
import Testing

/// What pages say about their own history.
@Suite struct ChangesTests {
  private func desk() throws -> Desk {
    let desk = try Desk()
    let english = Samples.english.replacing(
      "edition: 2019\nrevision: ios13", with: "edition: current")
    let korean = Samples.korean.replacing(
      "edition: 2019\nrevision: ios13", with: "edition: current")
    try desk.write(
      english + "\n\n<!-- history\n2025-06-09: Paper added.\n2023-06-21: Covers visionOS.\n-->\n",
      to: "texts/en/current/lanterns.md")
    try desk.write(
      korean + "\n\n<!-- history\n2025-06-09: 종이 추가\n2023-06-21: visionOS 추가\n-->\n",
      to: "texts/ko/current/lanterns.md")
    try desk.write(
      english.replacing("antern", with: "amp")
        + "\n\n<!-- history\n2024-02-02: Sockets clarified.\nsometime: Nothing.\n-->\n",
      to: "texts/en/current/lamps.md")
    try desk.hig("build", "--data", "texts")
    return desk
  }

  @Test(arguments: [
    (
      "",
      [
        "2025-06-09\tlanterns\tLanterns\tPaper added.",
        "2024-02-02\tlamps\tLamps\tSockets clarified.",
        "2023-06-21\tlanterns\tLanterns\tCovers visionOS.",
      ]
    ),
    (
      "--lang ko --since 2024",
      ["2025-06-09\tlanterns\t초롱\t종이 추가", "2024-02-02\tlamps\tLamps\tSockets clarified."]
    ),
    ("--since 2024-02-03", ["2025-06-09\tlanterns\tLanterns\tPaper added."]),
    (
      "--topic 초롱 --since 2023-06 --lang en-GB",
      [
        "2025-06-09\tlanterns\tLanterns\tPaper added.",
        "2023-06-21\tlanterns\tLanterns\tCovers visionOS.",
      ]
    ),
  ])
  func listsTheDaysOnWhichPagesChanged(options: String, lines: [String]) throws {
    let outcome = try desk().shell("hig changes \(options)")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.lines == lines)
  }

  @Test func findsNothingAfterTheLastChange() throws {
    let desk = try desk()
    let outcome = try desk.hig("changes", "--since", "2026")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "hig: no page is known to have changed since 2026\n")
  }

  @Test(arguments: ["last week", "2026-13", "2026-02-30", "2026-1-1"])
  func refusesWhatIsNoDay(text: String) throws {
    #expect(try desk().hig("changes", "--since", text).status == 64)
  }

  @Test func keepsTheDayOfThePagesOfTheProjectAfterAnImport() throws {
    let desk = try desk()
    let list = ["list", "topics", "--topic", "lanterns", "--json", "--fields", "updated"]
    let before = try desk.hig(arguments: list)
    try desk.write(
      Samples.english.replacing("edition: 2019\nrevision: ios13", with: "edition: 2016")
        + "\n\n<!-- history\n2031-01-01: Nothing.\n-->\n", to: "lanterns.md")
    #expect(try desk.hig("import", "lanterns.md").status == 0)
    #expect(try desk.hig(arguments: list).output == before.output)
    #expect(before.output.contains("2025-06-09"))
  }

  @Test(arguments: ["missing", "empty"])
  func makesNoStoreFromAFolderWithoutTexts(folder: String) throws {
    let desk = try Desk()
    let outcome = try desk.shell("mkdir empty; hig build --data \(folder) --store new.sqlite; ls")
    #expect(outcome.errors.contains("there are no texts in"))
    #expect(!outcome.output.contains("new.sqlite"))
  }

  @Test func saysWhenThePageOfARuleChanged() throws {
    let desk = try desk()
    let rule = try desk.hig("show", "lanterns/hang-high", "--json", "--fields", "language,updated")
    #expect(rule.output.contains("\"updated\": \"2025-06-09\""), "\(rule)")
    let topics = try desk.hig("list", "topics", "--json", "--fields", "topic,updated")
    #expect(topics.output.contains("\"updated\": \"2024-02-02\""), "\(topics)")
    #expect(try desk.hig("check").status == 0)
  }
}
