import Testing

/// What was in force on a day.
@Suite struct DayOptionsTests {
  @Test(arguments: [
    ("show lanterns --as-of 2020", "lanterns@2019"), ("cite lanterns --as-of 2020-05", "2019"),
    ("lantern --as-of 2021-02-28", "lanterns@2019"),
    ("list rules --as-of 2020 --lang en", "lanterns@2019"),
    ("export --as-of 2020 --lang en", "2019"),
  ])
  func takesTheEditionInForce(line: String, text: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(line)")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains(text) && !outcome.output.contains("@current"), "\(outcome)")
  }

  @Test func showsTheFirstEditionOfADayBeforeAll() throws {
    let outcome = try Desk.withSamples().shell("hig show lanterns --as-of 2005")
    #expect(outcome.status == 0 && outcome.output.contains("lanterns@2019"), "\(outcome)")
    #expect(outcome.output.contains("no text from 2005; showing edition 2019"), "\(outcome)")
  }

  /// A page of September, its wording of June, and one that came in September.
  private func deskWithTwoWordings() throws -> Desk {
    let desk = try Desk()
    let june = Samples.english.replacing(
      "2019\nrevision: ios13", with: "current\nrevision: 2026-06")
    let september = june.replacing("2026-06", with: "2026-09")
    try desk.write(june, to: "texts/en/current/2026-06/lanterns.md")
    try desk.write(
      september.replacing("Hang", with: "Do hang")
        + "\n<!-- history\n2026-09-09: Is rewritten.\n2023-06-21: Covers night.\n-->\n",
      to: "texts/en/current/lanterns.md")
    try desk.write(
      september.replacing("lanterns", with: "lamps").replacing("Lanterns", with: "Lamps"),
      to: "texts/en/current/lamps.md")
    try desk.hig("build", "--data", "texts")
    return desk
  }

  @Test(arguments: [
    ("2026-07", "2026-06"), ("2026-09-08", "2026-06"), ("2026-09-09", "2026-09"),
    ("2026-11", "2026-09"), ("2026", "2026-09"), ("2024", "2026-06"),
  ])
  func showsTheWordingThatWasInForce(day: String, revision: String) throws {
    let desk = try deskWithTwoWordings()
    for command in ["show lanterns", "list rules --topic lanterns", "export --topic lanterns"] {
      let outcome = try desk.shell("hig \(command) --as-of \(day) --json")
      #expect(outcome.output.contains("lanterns@current/\(revision):en"), "\(outcome)")
      #expect(
        !outcome.output.contains(
          "lanterns@current/\(revision == "2026-06" ? "2026-09" : "2026-06")"),
        "\(outcome)")
    }
    let found = try desk.shell("hig search hang --topic lanterns --as-of \(day)")
    #expect(found.output.contains("@current/\(revision):en"), "\(found)")
  }

  @Test func saysWhichWordingsAreNewerThanTheDay() throws {
    let desk = try deskWithTwoWordings()
    for command in ["show lamps", "list rules --topic lamps", "export --topic lamps", "refs lamps"]
    {
      let outcome = try desk.shell("hig \(command) --as-of 2026-07 --json")
      #expect(outcome.output.contains("the oldest wording of lamps is newer than 2026-07"))
    }
    let kept = try desk.shell("hig show lanterns --as-of 2026-07 --json")
    #expect(!kept.output.contains("is newer than"), "\(kept)")
  }

  @Test func showsTheNewestWordingOnlyUnlessAnotherIsAskedFor() throws {
    let desk = try deskWithTwoWordings()
    for command in ["list rules", "list rules --edition current", "export", "coverage"] {
      let outcome = try desk.shell("hig \(command) --lang en --json")
      #expect(!outcome.output.contains("2026-06"), "\(outcome)")
    }
    #expect(try desk.hig("list", "editions").output.hasPrefix("current/2026-09\t"))
    let change = try desk.shell(
      "hig diff current/2026-06 current/2026-09 --topic lanterns --lang en --json")
    #expect(change.output.contains("lanterns@current/2026-06:en.1"), "\(change)")
    #expect(change.output.contains("lanterns@current/2026-09:en.1"), "\(change)")
  }

  @Test func saysWhereToReadWhatChangedSince() throws {
    let errors = try Desk.withSamples().shell("hig list documents --as-of 2023-01").errors
    #expect(errors.contains("hig changes --since 2023-01"))
  }

  @Test(arguments: [
    ("2020-13", 64, "'2020-13' is invalid"), ("20", 64, "'20' is invalid"),
    ("2020-02-32", 64, "invalid"), ("2020 --edition 2019", 64, "can't be used together"),
  ])
  func refusesOtherDays(date: String, status: Int32, words: String) throws {
    let outcome = try Desk.withSamples().shell("hig show lanterns --as-of \(date)")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(words), "\(outcome)")
  }
}
