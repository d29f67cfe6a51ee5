/// Which rules of a document are on a line.
struct RuleLines {
  let document: Int
  /// `end` is the greatest last line up to here.
  private var rules: [(key: Int, first: Int, last: Int, end: Int)] = []

  init(document: Int) { self.document = document }

  /// Appends a rule that starts no earlier than the last one.
  mutating func append(_ key: Int, first: Int, last: Int) {
    rules.append((key, first, last, max(last, rules.last?.end ?? last)))
  }

  /// The key of the last rule on a line.
  func rule(on line: Int) -> Int? {
    var (low, high) = (0, rules.count)
    while low < high {
      let middle = (low + high) / 2
      if rules[middle].first <= line { low = middle + 1 } else { high = middle }
    }
    let before = rules[..<low].reversed().prefix { $0.end >= line }
    return before.first { $0.last >= line }?.key
  }
}
