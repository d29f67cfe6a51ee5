extension RandomAccessCollection {
  /// The index of the first element in the second part, or the end.
  ///
  /// - Parameter isInSecondPart: False for all elements before some index, and true from there on.
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
  /// Whether any of these ranges, which ascend without overlapping, overlaps `range`.
  ///
  /// - Complexity: O(log *n*).
  func overlap(_ range: Range<Int>) -> Bool {
    self[partitioningIndex { $0.upperBound > range.lowerBound }...].first?.overlaps(range) ?? false
  }
}
