/// How many rules of each kind there are somewhere.
package struct KindCounts: Hashable, Sendable {
  private var counts: [RuleKind: Int] = [:]

  /// None at all.
  init() {}

  /// How many there are of a kind.
  subscript(kind: RuleKind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue }
  }

  /// How many there are of all kinds.
  package var all: Int { counts.values.reduce(0, +) }

  /// For people: `2 rules, 1 paragraph`. What is of the kind ``RuleKind/rule`` is always counted.
  package var words: String {
    RuleKind.allCases.filter { $0 == .rule || self[$0] > 0 }
      .map { self[$0] == 1 ? "1 \($0.rawValue)" : "\(self[$0]) \($0.rawValue)s" }
      .joined(separator: ", ")
  }
}
