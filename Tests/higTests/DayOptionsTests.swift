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

  @Test func saysThatTheCurrentEditionIsShownAsItIsToday() throws {
    let errors = try Desk.withSamples().shell("hig list documents --as-of 2023-01").errors
    #expect(errors.contains("hig changes --since 2023-01"))
  }

  @Test(arguments: [
    ("2020-13", 64, "'2020-13' is invalid"), ("20", 64, "'20' is invalid"),
    ("2020-02-32", 64, "invalid"), ("2020 --edition 2019", 64, "can't be used together"),
    ("2005", 2, "2019"),
  ])
  func refusesOtherDays(date: String, status: Int32, words: String) throws {
    let outcome = try Desk.withSamples().shell("hig show lanterns --as-of \(date)")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(words), "\(outcome)")
  }
}
