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
    #expect(try desk().hig("changes", "--since", "2026").status == 1)
    #expect(try desk().hig("changes", "--since", "last week").status == 64)
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
