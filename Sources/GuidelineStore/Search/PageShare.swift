/// Lets the rules of a page speak for each other: a page that answers with several is about what is looked
/// for.
enum PageShare {
  /// What the mean of the best rules of a page counts for in each of them.
  private static let share = 0.1
  /// So many rules speak for their page.
  private static let best = 3

  /// Adds to each match what its page counts for.
  ///
  /// - Parameter matches: Those of each document side by side.
  static func add(to matches: inout [SearchMatch]) {
    var start = 0
    while start < matches.count {
      let document = matches[start].document
      let end = matches[start...].firstIndex { $0.document != document } ?? matches.count
      let mean = matches[start..<end].lazy.map(\.score).sumOfLargest(best) / Double(best)
      for index in start..<end {
        matches[index].pageShare = share * mean
        matches[index].score += share * mean
      }
      start = end
    }
  }
}

extension Sequence<Double> {
  /// The sum of the largest few, none of which is negative.
  fileprivate func sumOfLargest(_ count: Int) -> Double {
    var largest: [Double] = []
    for number in self where largest.count < count || number > largest[count - 1] {
      largest.insert(number, at: largest.firstIndex { number > $0 } ?? largest.count)
      if largest.count > count { largest.removeLast() }
    }
    return largest.reduce(0, +)
  }
}
