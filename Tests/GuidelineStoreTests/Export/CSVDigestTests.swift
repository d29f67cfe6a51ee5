import Testing

@testable import GuidelineStore

@Suite struct CSVDigestTests {
  @Test func writesARowForEachConcept() throws {
    let table = try CSVReader.rows(CSVDigest(try Kites.store().digest("2014:en", "2019:ko")).text)
    #expect(
      table[0] == [
        "concept", "topic", "title", "section", "kind", "platforms", "added in", "id (2014:en)",
        "lead (2014:en)", "body (2014:en)", "stands in (2014:en)", "url (2014:en)",
        "id (2019:ko)", "lead (2019:ko)", "body (2019:ko)", "stands in (2019:ko)", "url (2019:ko)",
        "group",
      ])
    #expect(table.allSatisfy { $0.count == table[0].count })
    let paint = try #require(table.first { $0[0] == "kites/paint" })
    #expect(
      paint[5...] == [
        "iOS", "2019", "", "", "", "", "", "kites@2019:en.3", "Paint with *thin* colors.",
        "'- red\n- blue\n\n1. is no list.", "en", "", "",
      ])
  }

  @Test func quotesWhatWouldEndACellAndDefusesFormulas() throws {
    let store = try RuleStore.inMemory()
    let leads = ["=SUM(1)", "+1", "-1", "@x", "Say “a”, \"b\"", "two\r\nlines", "plain"]
    try store.add(
      "page.md",
      try Kites.page(
        "2019:en", "Kites", leads.enumerated().map { Kites.rule("c\($0)", $1, "Why \($0).") }))
    let text = CSVDigest(try store.digest(":en")).text
    #expect(text.hasSuffix("\r\n") && !text.hasPrefix("\u{FEFF}"))
    let table = try CSVReader.rows(text)
    #expect(
      table.dropFirst().map { $0[8] } == [
        "'=SUM(1)", "'+1", "'-1", "'@x", "Say “a”, \"b\"", "two\r\nlines", "plain",
      ])
    #expect(CSVDigest(try store.digest(":en"), hasMark: true).text == "\u{FEFF}" + text)
  }
}

/// Reads RFC 4180 to the letter.
private struct CSVReader {
  struct Fault: Error { let place: Int }

  static func rows(_ text: String) throws -> [[String]] {
    let scalars = Array(text.unicodeScalars)
    var rows: [[String]] = []
    var row: [String] = []
    var index = 0
    while index < scalars.count {
      var cell = String.UnicodeScalarView()
      if scalars[index] == "\"" {
        index += 1
        while true {
          guard index < scalars.count else { throw Fault(place: index) }
          if scalars[index] == "\"" {
            guard index + 1 < scalars.count, scalars[index + 1] == "\"" else { break }
            index += 1
          }
          cell.append(scalars[index])
          index += 1
        }
        index += 1
      } else {
        while index < scalars.count, scalars[index] != ",", scalars[index] != "\r" {
          guard scalars[index] != "\"", scalars[index] != "\n" else { throw Fault(place: index) }
          cell.append(scalars[index])
          index += 1
        }
      }
      row.append(String(cell))
      guard index < scalars.count else { throw Fault(place: index) }
      if scalars[index] == "," {
        index += 1
      } else {
        guard index + 1 < scalars.count, scalars[index] == "\r", scalars[index + 1] == "\n" else {
          throw Fault(place: index)
        }
        index += 2
        rows.append(row)
        row = []
      }
    }
    guard row.isEmpty else { throw Fault(place: index) }
    return rows
  }
}
