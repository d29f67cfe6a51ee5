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
        + "\n\n<!-- history\n2024-02-02: Sockets clarified.\n-->\n",
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

  @Test(arguments: [
    ("what changed lately", ["2025-06-09\tlanterns\tLanterns\tPaper added."]),
    ("What changed in lanterns in 2023?", ["2023-06-21\tlanterns\tLanterns\tCovers visionOS."]),
    ("lamps: changes since 2024-02", ["2024-02-02\tlamps\tLamps\tSockets clarified."]),
    ("what has been updated in February", ["2024-02-02\tlamps\tLamps\tSockets clarified."]),
    ("6월에 바뀐 것", ["2025-06-09\tlanterns\t초롱\t종이 추가"]),
    ("최근 뭐가 바뀌었어?", ["2025-06-09\tlanterns\t초롱\t종이 추가"]),
    ("How did lamps change?", ["2024-02-02\tlamps\tLamps\tSockets clarified."]),
    ("2023년 6월 초롱 변경 사항", ["2023-06-21\tlanterns\t초롱\tvisionOS 추가"]),
    ("最近の変更", ["2025-06-09\tlanterns\tLanterns\tPaper added."]),
  ])
  func answersQuestionsAboutChanges(query: String, lines: [String]) throws {
    let outcome = try desk().hig("search", query)
    #expect(outcome.lines == lines, "\(outcome)")
  }

  @Test(arguments: [
    "how to change lanterns", "lanterns update", "change", "what changed since 2019",
  ])
  func searchesForOtherWordsAboutChanges(query: String) throws {
    let outcome = try desk().hig("search", query)
    #expect(!outcome.output.contains("2025-06-09\t"), "\(outcome)")
  }

  @Test func answersWhetherTranslationsAreBehind() throws {
    let desk = try desk()
    let coverage = try desk.hig("coverage", "--lang", "ko").output
    for query in ["한국어 페이지가 뒤처졌나", "are the Korean pages outdated?"] {
      #expect(try desk.hig("search", query).output == coverage, "\(query)")
    }
  }

  @Test(arguments: [
    ("2025-02-30: Paper.", "“2025-02-30” isn't a day"), ("Paper.", "“Paper.” isn't a day"),
    ("2025-06-09: ", "doesn't say once what changed on 2025-06-09"),
    ("2023-06-21: Ink.", "doesn't say once what changed on 2023-06-21"),
  ])
  func refusesAHistoryThatIsNoListOfDays(line: String, words: String) throws {
    let desk = try Desk()
    try desk.write(
      Samples.english + "\n\n<!-- history\n2023-06-21: Paper.\n\(line)\n-->\n",
      to: "texts/en/2019/lanterns.md")
    let outcome = try desk.hig("build", "--data", "texts")
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains("lanterns.md:32: ") && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func refusesALanguageThatNoPageIsIn() throws {
    #expect(try desk().hig("changes", "--lang", "fr").status == 2)
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
