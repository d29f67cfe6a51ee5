/// Lets the rules of a page speak for each other: a page that answers with several is about what is looked
/// for.
enum PageBoost {
  /// Adds to each match what its page counts for.
  ///
  /// - Parameter matches: Those of each document side by side.
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
  /// The sum of the three largest numbers, none of which is negative.
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
