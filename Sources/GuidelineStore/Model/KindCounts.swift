/// The number of rules of each kind.
package struct KindCounts: Hashable, Sendable {
  private var counts: [RuleKind: Int] = [:]

  init() {}

  subscript(kind: RuleKind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue }
  }

  /// The total of all kinds.
  package var all: Int { counts.values.reduce(0, +) }

  /// A summary such as `2 rules, 1 paragraph`; always counts ``RuleKind/rule``.
  package var words: Message {
    let kinds = RuleKind.allCases.filter { $0 == .rule || self[$0] > 0 }
    return "\(list: kinds.map { $0.counted(self[$0]) })"
  }
}

extension RuleKind {
  fileprivate func counted(_ count: Int) -> Message {
    switch self {
    case .rule: count == 1 ? "\(count) rule" : "\(count) rules"
    case .definition: count == 1 ? "\(count) definition" : "\(count) definitions"
    case .note: count == 1 ? "\(count) note" : "\(count) notes"
    case .paragraph: count == 1 ? "\(count) paragraph" : "\(count) paragraphs"
    }
  }
}
