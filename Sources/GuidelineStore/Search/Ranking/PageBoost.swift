/// Lets the rules of a page support each other: a page with several matches is likely about the
/// query.
enum PageBoost {
  /// Adds its page's share to each match.
  ///
  /// - Parameter matches: Grouped by document.
  static func add(to matches: inout [SearchMatch]) {
    var start = 0
    while start < matches.count {
      let document = matches[start].document
      let end = matches[start...].firstIndex { $0.document != document } ?? matches.count
      let mean = matches[start..<end].lazy.map(\.score).sumOfThreeLargest / 3
      for index in start..<end {
        matches[index].add(page: share * mean)
      }
      start = end
    }
  }
}

extension Sequence<Double> {
  /// The sum of the three largest numbers; they must not be negative.
  fileprivate var sumOfThreeLargest: Double {
    var (first, second, third) = (0.0, 0.0, 0.0)
    for number in self where number > third {
      if number > first {
        (first, second, third) = (number, first, second)
      } else if number > second {
        (second, third) = (number, second)
      } else {
        third = number
      }
    }
    return first + second + third
  }
}
