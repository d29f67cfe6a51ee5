extension FTS5Postings {
  /// The positions where a sequence of phrases begins.
  ///
  /// - Parameter postings: Returns the positions of one element; the last one may be looked up
  ///   differently.
  static func sideBySide<Element>(
    _ elements: [Element], _ postings: (_ element: Element, _ isLast: Bool) throws -> FTS5Postings
  ) rethrows -> FTS5Postings {
    var found: FTS5Postings?
    for (offset, element) in elements.enumerated() {
      let next = try postings(element, offset == elements.count - 1)
      found = found?.keeping(followedBy: next, after: offset) ?? next
      if found?.rows.isEmpty ?? true { break }
    }
    return found ?? FTS5Postings()
  }

  /// The positions that another phrase follows at a distance of `offset` tokens.
  func keeping(followedBy next: FTS5Postings, after offset: Int) -> FTS5Postings {
    var kept = FTS5Postings()
    var (index, other) = (0, 0)
    while index < rows.count, other < next.rows.count {
      if rows[index] < next.rows[other] {
        index = self.index(ofRow: next.rows[other], from: index)
      } else if rows[index] > next.rows[other] {
        other = next.index(ofRow: rows[index], from: other)
      } else {
        let seconds = next.places(ofRow: other)
        var second = seconds.startIndex
        for first in places(ofRow: index) {
          let wanted = first.advanced(by: offset)
          while second < seconds.endIndex, seconds[second] < wanted { second += 1 }
          guard second < seconds.endIndex else { break }
          if seconds[second] == wanted { kept.append(first, row: rows[index]) }
        }
        (index, other) = (index + 1, other + 1)
      }
    }
    return kept
  }

  /// The positions except those `offset` tokens after the start of another phrase.
  func removing(at offset: Int, behindStartsOf other: FTS5Postings) -> FTS5Postings {
    guard !other.rows.isEmpty else { return self }
    var kept = FTS5Postings()
    var otherIndex = 0
    for index in rows.indices {
      otherIndex = other.index(ofRow: rows[index], from: otherIndex)
      let isThere = otherIndex < other.rows.count && other.rows[otherIndex] == rows[index]
      let starts = isThere ? other.places(ofRow: otherIndex) : []
      for place in places(ofRow: index)
      where !starts.contains(where: { $0.advanced(by: offset) == place }) {
        kept.append(place, row: rows[index])
      }
    }
    return kept
  }

  /// The index of the first row from `start` on with a key of at least `key`.
  ///
  /// - Complexity: O(log *n*) in the number of rows skipped.
  func index(ofRow key: UInt32, from start: Int) -> Int {
    guard start < rows.count, rows[start] < key else { return start }
    var (below, step) = (start, 1)
    while below + step < rows.count, rows[below + step] < key {
      below += step
      step *= 2
    }
    var above = min(below + step, rows.count)
    while above - below > 1 {
      let middle = (below + above) / 2
      if rows[middle] < key { below = middle } else { above = middle }
    }
    return above
  }
}
