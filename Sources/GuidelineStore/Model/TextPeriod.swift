/// When a text was written, in months, according to the names of its edition and revision.
package struct TextPeriod: Hashable, Sendable {
  /// The months, counted from January of the year 0.
  private let months: ClosedRange<Int>

  /// - Parameter text: `current/2022-09` covers a month, `2014` a year, and `2019/ios13` the year
  ///   that begins with this system. `nil` is returned for an undated text.
  package init?(_ text: TextID) {
    let name = text.revision?.slug ?? text.edition.slug
    if name.hasPrefix("ios"), let system = Int(name.dropFirst("ios".count)), 1...99 ~= system {
      // iOS 18 came in September 2024, and iOS 26 a year later.
      let start = (system + (system < 26 ? 2006 : 1999)) * 12 + 8
      months = start...start + 11
      return
    }
    let parts = name.split(separator: "-").prefix(2).map { Int($0) }
    guard let year = parts[0], 1000...9999 ~= year else { return nil }
    guard parts.count > 1 else {
      months = year * 12...year * 12 + 11
      return
    }
    guard let month = parts[1], 1...12 ~= month else { return nil }
    months = year * 12 + month - 1...year * 12 + month - 1
  }

  /// The first day: `2022-09-01`.
  package var firstDay: String {
    let month = months.lowerBound % 12 + 1
    return "\(months.lowerBound / 12)-" + (month < 10 ? "0" : "") + "\(month)-01"
  }

  /// The day after the last one, as the number of days since 1970-01-01.
  package var end: Int { Self.firstDay(ofMonth: months.upperBound + 1) }

  /// The number of days from 1970-01-01 to a day such as `2026-09-28`; `nil` for anything else.
  package static func day(_ text: String) -> Int? {
    guard PageChange(day: text, summary: "") != nil else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let month = parts[0] * 12 + parts[1] - 1
    let day = firstDay(ofMonth: month) + parts[2] - 1
    guard parts[0] > 0, 1...12 ~= parts[1], parts[2] > 0, day < firstDay(ofMonth: month + 1) else {
      return nil
    }
    return day
  }

  private static func firstDay(ofMonth count: Int) -> Int {
    // https://howardhinnant.github.io/date_algorithms.html#days_from_civil, for the first of a
    // month. Years begin in March, so that a leap day is their last.
    let (month, year) = ((count + 10) % 12, (count - 2) / 12)
    let (era, yearOfEra) = (year / 400, year % 400)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100
      + (153 * month + 2) / 5 - 719_468
  }
}
