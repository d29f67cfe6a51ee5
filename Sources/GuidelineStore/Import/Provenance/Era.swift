/// An edition, and which revision of it where that is known.
struct Era: Hashable, Sendable {
  let edition: Edition
  let revision: Revision?

  /// - Parameters:
  ///   - edition: The named version.
  ///   - revision: The dated state inside it; `nil` for an unknown one.
  init(_ edition: Edition, _ revision: Revision?) {
    self.edition = edition
    self.revision = revision
  }

  /// That of a day.
  init(_ date: WrittenDate) {
    self.init(year: date.year, month: date.month)
  }

  /// The revision of the current edition that a day belongs to; `nil` for a day before it.
  static func currentRevision(_ date: WrittenDate) -> Revision? {
    let era = Era(date)
    return era.edition == .current ? era.revision : nil
  }

  /// - Parameters:
  ///   - year: The year of the text.
  ///   - month: Its month, 1 to 12.
  ///   - system: The version of iOS that it is for.
  ///   - isCurrent: Whether the text is said to be of the current edition.
  init(year: Int?, month: Int? = nil, system: Int? = nil, isCurrent: Bool = false) {
    let dated = year.flatMap { year in
      let month = month.map { ($0 < 10 ? "-0" : "-") + String($0) } ?? ""
      return Revision(String(year) + month)
    }
    if isCurrent {
      edition = .current
      revision = dated
    } else if let system {
      // iOS 7 came with the book.
      edition =
        system < 7
        ? Self.olderBook(of: Self.yearOfSystem0 + system)
        : system < Self.systemsOfWeb.lowerBound
          ? .book2014 : Self.systemsOfWeb.contains(system) ? .web2019 : .current
      revision = system < 8 ? nil : Revision("ios\(system)")
    } else if let year {
      let found = Self.edition(year, month)
      edition = found
      let isUndated =
        found == .book2014 && year < 2015 || year == 2019 || month == nil && found.slug == "\(year)"
      revision = isUndated ? nil : dated
    } else {
      edition = .current
      revision = nil
    }
  }

  /// The versions of iOS that the edition of 2019 is for; the next came with that for all platforms.
  static let systemsOfWeb = 10...15

  private static func edition(_ year: Int, _ month: Int?) -> Edition {
    // Unless a month is told, a year belongs to the edition that most of it saw.
    let date = (year, month ?? 12)
    if date < (2013, 6) { return olderBook(of: year) }
    return year < 2017 ? .book2014 : date < (2022, 6) ? .web2019 : .current
  }

  /// The books before that for iOS 7 are editions of their own: another design, and for the Mac other
  /// books in each year.
  private static func olderBook(of year: Int) -> Edition { Edition(String(year)) ?? .book2014 }

  /// iOS 6 came out in 2012, and one version in each year before.
  private static let yearOfSystem0 = 2006
}

extension Edition {
  /// The edition that was in force in a month, or for most of a year.
  package static func inForce(in year: Int, _ month: Int?) -> Edition {
    Era(year: year, month: month).edition
  }
}
