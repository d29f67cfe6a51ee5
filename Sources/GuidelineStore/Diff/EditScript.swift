/// A segment equal in two sequences, or replaced by one of the other.
struct EditSegment: Hashable {
  var old: Range<Int>
  var new: Range<Int>
  var isEqual: Bool
}

/// The shortest edit script between two sequences.
///
/// E. W. Myers, An O(ND) Difference Algorithm and Its Variations, Algorithmica 1 (1986).
enum EditScript {
  /// The segments in order, alternating between equal and different.
  ///
  /// - Parameter limit: The maximum number of deletions and insertions.
  /// - Returns: `nil` if more edits are needed.
  /// - Complexity: O(*nd*) in the lengths and the number of edits; O(*d*²) memory.
  static func segments(
    _ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int
  ) -> [EditSegment]? {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    guard let matches = matches(oldRest.dropLast(end), newRest.dropLast(end), limit: limit) else {
      return nil
    }
    var segments = Segments(old: old.startIndex, new: new.startIndex)
    segments.takeEqual(start, old.startIndex, new.startIndex)
    for (one, other) in matches { segments.takeEqual(1, one, other) }
    segments.takeEqual(end, old.endIndex - end, new.endIndex - end)
    segments.takeChange(to: old.endIndex, new.endIndex)
    return segments.found
  }

  /// The index pairs of equal elements, in order.
  private static func matches(
    _ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int
  ) -> [(Int, Int)]? {
    let (oldCount, newCount) = (old.count, new.count)
    guard oldCount > 0, newCount > 0 else { return [] }
    func isEqual(_ x: Int, _ y: Int) -> Bool { old[old.startIndex + x] == new[new.startIndex + y] }
    let most = min(limit, oldCount + newCount)
    // The furthest x on each diagonal x - y, indexed from -most - 1.
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    let zero = most + 1
    // A snapshot of `furthest` before each edit, from diagonal -edits - 1.
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(Array(furthest[(zero - edits - 1)...(zero + edits + 1)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let isDown =
          diagonal == -edits
          || diagonal != edits && furthest[zero + diagonal - 1] < furthest[zero + diagonal + 1]
        var x = isDown ? furthest[zero + diagonal + 1] : furthest[zero + diagonal - 1] + 1
        while x < oldCount, x - diagonal < newCount, isEqual(x, x - diagonal) { x += 1 }
        furthest[zero + diagonal] = x
        if x >= oldCount, x - diagonal >= newCount {
          return path(back: trace, diagonal, oldCount).map {
            (old.startIndex + $0, new.startIndex + $1)
          }
        }
      }
    }
    return nil
  }

  private static func path(
    back trace: [[Int]], _ diagonal: Int, _ oldCount: Int
  ) -> [(Int, Int)] {
    var matches: [(Int, Int)] = []
    var (x, diagonal) = (oldCount, diagonal)
    for edits in trace.indices.reversed() {
      func furthest(_ diagonal: Int) -> Int { trace[edits][edits + 1 + diagonal] }
      let isDown =
        diagonal == -edits
        || diagonal != edits && furthest(diagonal - 1) < furthest(diagonal + 1)
      let from = isDown ? diagonal + 1 : diagonal - 1
      let start = edits == 0 ? 0 : furthest(from) + (isDown ? 0 : 1)
      while x > start {
        x -= 1
        matches.append((x, x - diagonal))
      }
      if edits > 0 { (x, diagonal) = (furthest(from), from) }
    }
    return matches.reversed()
  }

  private struct Segments {
    private(set) var found: [EditSegment] = []
    private var old: Int
    private var new: Int

    init(old: Int, new: Int) {
      (self.old, self.new) = (old, new)
    }

    mutating func takeEqual(_ count: Int, _ oldStart: Int, _ newStart: Int) {
      guard count > 0 else { return }
      takeChange(to: oldStart, newStart)
      if let last = found.indices.last, found[last].isEqual {
        found[last].old = found[last].old.lowerBound..<oldStart + count
        found[last].new = found[last].new.lowerBound..<newStart + count
      } else {
        found.append(
          EditSegment(
            old: oldStart..<oldStart + count, new: newStart..<newStart + count, isEqual: true))
      }
      (old, new) = (oldStart + count, newStart + count)
    }

    mutating func takeChange(to oldEnd: Int, _ newEnd: Int) {
      guard old < oldEnd || new < newEnd else { return }
      found.append(EditSegment(old: old..<oldEnd, new: new..<newEnd, isEqual: false))
      (old, new) = (oldEnd, newEnd)
    }
  }
}
