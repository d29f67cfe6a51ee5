/// The edition and the revision that a date or a system's version belongs to.
struct Era {
  let edition: Edition
  let revision: Revision?

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
      // iOS 7 came with the book, iOS 16 with the edition for all platforms.
      edition = system < 10 ? .book2014 : system < 16 ? .web2019 : .current
      revision = system < 8 ? nil : Revision("ios\(system)")
    } else if let year {
      edition = year < 2017 ? .book2014 : year < 2022 ? .web2019 : .current
      revision = year == 2014 || year == 2019 ? nil : dated
    } else {
      edition = .current
      revision = nil
    }
  }
}
