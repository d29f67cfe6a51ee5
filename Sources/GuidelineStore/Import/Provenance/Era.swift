/// An edition and, if known, its revision.
struct Era: Hashable, Sendable {
  let edition: Edition
  let revision: Revision?

  /// - Parameter revision: `nil` if unknown.
  init(_ edition: Edition, _ revision: Revision?) {
    self.edition = edition
    self.revision = revision
  }

  init(_ date: WrittenDate) {
    self.init(year: date.year, month: date.month)
  }

  /// The revision of the current edition at a date; `nil` if the edition is newer.
  static func currentRevision(_ date: WrittenDate) -> Revision? {
    let era = Era(date)
    return era.edition == .current ? era.revision : nil
  }

  /// - Parameter system: The version of iOS that the text is for.
  init(year: Int?, month: Int? = nil, system: Int? = nil, isCurrent: Bool = false) {
    let dated = year.flatMap { year in
      let month = month.map { ($0 < 10 ? "-0" : "-") + String($0) } ?? ""
      return Revision(String(year) + month)
    }
    if isCurrent {
      edition = .current
      revision = dated
    } else if let system {
      // The book of 2014 starts with iOS 7.
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

  /// The versions of iOS in the edition of 2019. The edition for all platforms came with the next.
  static let systemsOfWeb = 10...15

  private static func edition(_ year: Int, _ month: Int?) -> Edition {
    // A year without a month belongs to the edition that was in force for most of it.
    let date = (year, month ?? 12)
    if date < (2013, 6) { return olderBook(of: year) }
    return year < 2017 ? .book2014 : date < (2022, 6) ? .web2019 : .current
  }

  /// Each book before iOS 7 is an edition of its own, with another design.
  private static func olderBook(of year: Int) -> Edition { Edition(String(year)) ?? .book2014 }

  /// iOS 6 came out in 2012, after one version in each year.
  private static let yearOfSystem0 = 2006
}

extension Edition {
  /// The edition in force in a month, or for most of a year.
  package static func inForce(in year: Int, _ month: Int?) -> Edition {
    Era(year: year, month: month).edition
  }
}
