import Testing

@Suite struct AbsenceTests {
  private static let candles = """
    ---
    topic: candles
    title: Candles
    edition: 2014
    language: en
    ---

    # Candles

    ### Trim the wick before lighting it. {#trim-wick}

    A long wick smokes.
    """

  /// The lanterns of 2019 and of today, and candles of 2014, which knew no lanterns.
  private static func desk() throws -> Desk {
    let desk = try Desk()
    try desk.writeSamples(to: "texts")
    try desk.write(candles, to: "texts/en/2014/candles.md")
    try desk.write("edition: 2014\nwithout: lanterns\n", to: "texts/editions")
    let outcome = try desk.hig("build", "--data", "texts")
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
    return desk
  }

  @Test func saysThatAnEditionHadNoSuchPage() throws {
    let desk = try Self.desk()
    let failure = try desk.hig("show", "lanterns", "--edition", "2014")
    #expect(failure.status == 1)
    #expect(failure.errors.contains("edition 2014 has no page lanterns"))
    #expect(failure.errors.contains("editions with this page: 2019, current"))
    let missing = try desk.hig("show", "candles", "--edition", "2019")
    #expect(missing.errors.contains("candles has no text 2019"))
    let diff = try desk.hig("diff", "2014", "2019", "--topic", "lanterns")
    #expect(diff.status == 0)
    #expect(diff.errors.contains("edition 2014 has no page lanterns"))
    #expect(diff.output.contains("added: lanterns@2019/ios13:en.1"))
  }

  @Test func marksInTheTableWhatAnEditionHadNoPageAbout() throws {
    let desk = try Self.desk()
    let legend = "– the edition has no such page"
    let table = try desk.hig("coverage").lines
    #expect(table.contains { $0.hasPrefix("topic\t2014:en\t") })
    #expect(table.contains { $0.hasPrefix("candles\t1\t") })
    #expect(table.contains { $0.hasPrefix("lanterns\t–\t") })
    #expect(table.contains(legend))
    desk.environment["COLUMNS"] = "40"
    let screen = try desk.onTerminal(["coverage"])
    #expect(screen.contains(legend))
    #expect(screen.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("lanterns  –") })
    #expect(try desk.hig("coverage", "--format", "markdown").lines.contains(legend))
    #expect(try !desk.hig("coverage", "--topic", "candles").output.contains(legend))
  }

  @Test func listsNoCellsForPagesThatThereAreNot() throws {
    let topics = try #require(
      Self.desk().hig("coverage", "--json").json()["topics"] as? [[String: Any]])
    #expect(topics.map { $0["topic"] as? String } == ["candles", "lanterns"])
    #expect(topics.map { $0["absentFrom"] as? [String] } == [[], ["2014"]])
    #expect(topics.map { $0["missingFrom"] as? [String] } == [["2019", "current"], []])
    let cells = try #require(topics[1]["cells"] as? [[String: Any]])
    #expect(!cells.contains { ($0["text"] as? String)?.hasPrefix("2014") == true })
  }
}
