extension RandomAccessCollection {
  /// The first index whose element is of the second part, or the end.
  ///
  /// - Parameter isInSecondPart: False for the elements up to some place, and true behind it.
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isInSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}

extension [Range<Int>] {
  /// Whether one of these ranges, which ascend and have nothing in common, overlaps another one.
  ///
  /// - Complexity: O(log *n*).
  func overlap(_ range: Range<Int>) -> Bool {
    self[partitioningIndex { $0.upperBound > range.lowerBound }...].first?.overlaps(range) ?? false
  }
}
