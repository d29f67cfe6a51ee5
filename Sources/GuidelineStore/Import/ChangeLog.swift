/// What a page of the current edition says of its own changes.
enum ChangeLog {
  /// The newest date in the table below `Change log`; `nil` if there is none.
  static func newestDate(in blocks: [Block]) -> (year: Int, month: Int)? {
    guard let heading = blocks.firstIndex(where: { $0.isHeading && $0.label.contains(.changeLog) })
    else {
      return nil
    }
    var newest: (year: Int, month: Int)?
    for block in blocks[(heading + 1)...].prefix(while: { !$0.isHeading }) {
      for line in block.text.text.split(separator: .lineFeed) {
        guard let date = date(atStartOf: String(decoding: line, as: UTF8.self)) else { continue }
        if newest.map({ $0 < date }) ?? true { newest = date }
      }
    }
    return newest
  }

  /// The date that a line starts with: `December 16, 2031`, `2031년 12월 16일`, `2031-12-16`.
  private static func date(atStartOf line: String) -> (year: Int, month: Int)? {
    let words = line.prefix(40).lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(3)
    var year: Int?
    var month: Int?
    for word in words {
      if let name = months.firstIndex(where: { word.hasPrefix($0) }), month == nil {
        month = name + 1
        continue
      }
      // `2031年12月16日` is one word.
      for number in word.split(whereSeparator: { !$0.isNumber }).compactMap({ Int($0) }) {
        if (2000...2099).contains(number), year == nil {
          year = number
        } else if year != nil, month == nil, (1...12).contains(number) {
          month = number
        }
      }
    }
    guard let year, let month else { return nil }
    return (year, month)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
