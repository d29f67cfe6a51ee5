/// The cost of turning one word into another. By default each edit costs 1.
///
/// https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance#Optimal_string_alignment_distance
protocol EditDistance {
  /// The cost of a substitution; 0 for the same letter.
  static func cost(of one: UInt32, for other: UInt32) -> Double
  /// The cost of an insertion or deletion.
  static func cost(ofOneMore index: Int, in word: [UInt32]) -> Double
}

extension EditDistance {
  static func cost(of one: UInt32, for other: UInt32) -> Double { one == other ? 0 : 1 }
  static func cost(ofOneMore index: Int, in word: [UInt32]) -> Double { 1 }

  /// The edit distance; a transposition costs 1.
  ///
  /// - Complexity: O(*nm*).
  static func between(_ one: [UInt32], _ other: [UInt32]) -> Double {
    var beforeLast: [Double] = []
    var last = (0...other.count).map(Double.init)
    for (i, a) in one.enumerated() {
      var row = [Double(i + 1)]
      row.reserveCapacity(other.count + 1)
      for (j, b) in other.enumerated() {
        var least = min(
          last[j] + cost(of: a, for: b), row[j] + cost(ofOneMore: j, in: other),
          last[j + 1] + cost(ofOneMore: i, in: one))
        if i > 0, j > 0, a == other[j - 1], one[i - 1] == b {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }

  /// The edit distance, with letters after the end of the shorter word at half cost if it is a
  /// prefix.
  static func betweenBeginnings(_ one: [UInt32], _ other: [UInt32]) -> Double {
    one.starts(with: other) || other.starts(with: one)
      ? Double(abs(one.count - other.count)) / 2 : between(one, other)
  }
}
