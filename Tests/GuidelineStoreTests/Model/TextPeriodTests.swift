import Foundation
import GuidelineStore
import Testing

@Suite struct TextPeriodTests {
  @Test(arguments: [
    ("current/2022-09", "2022-09-01", "2022-10-01"),
    ("current/2023-12", "2023-12-01", "2024-01-01"),
    ("current/2024-02", "2024-02-01", "2024-03-01"), ("current/2026", "2026-01-01", "2027-01-01"),
    ("2014", "2014-01-01", "2015-01-01"), ("2019/ios13", "2019-09-01", "2020-09-01"),
    ("current/ios26", "2025-09-01", "2026-09-01"),
    ("current/2100-02-15", "2100-02-01", "2100-03-01"),
  ])
  func tellsTheFirstDayOfATextAndThatBehindTheLast(
    text: String, first: String, behind: String
  ) throws {
    let period = try #require(TextPeriod(try self.text(text)))
    #expect(period.firstDay == first)
    let day = try Date("\(behind)T00:00:00Z", strategy: .iso8601)
    #expect(period.end == Int(day.timeIntervalSince1970) / 86_400)
  }

  @Test(arguments: ["current", "current/summer", "current/2022-13", "current/iosx", "2019/12"])
  func knowsNoPeriodOfWhatIsUndated(text: String) throws {
    #expect(TextPeriod(try self.text(text)) == nil)
  }

  @Test(arguments: ["1970-01-01", "2024-02-29", "2026-09-28", "2026-12-31"])
  func countsDays(text: String) throws {
    let day = try Date("\(text)T00:00:00Z", strategy: .iso8601)
    #expect(TextPeriod.day(text) == Int(day.timeIntervalSince1970) / 86_400)
  }

  @Test(arguments: ["2026", "2026-09", "2026-9-28", "2026-02-29", "2026-13-01", "2026-09-00"])
  func countsNoDayOfWhatIsNone(text: String) {
    #expect(TextPeriod.day(text) == nil)
  }

  private func text(_ name: String) throws -> TextID {
    let query = try #require(TextQuery(name))
    return TextID(edition: query.edition, revision: query.revision, language: .english)
  }
}
