/// Which concepts became part of others, by a split, a merge, or a page that moved into another.
struct Successions {
  /// For each concept, its direct successors with their confidence.
  private var steps: [ConceptKey: [ConceptKey: Double]] = [:]

  mutating func add(_ old: ConceptKey, to new: ConceptKey, confidence: Double) {
    guard old != new else { return }
    steps[old, default: [:]][new] = max(steps[old]?[new] ?? 0, confidence)
  }

  /// The concepts of the newest edition that have the advice of an older concept, nearest first,
  /// then by confidence.
  ///
  /// The search doesn't continue past a concept that the newest edition has.
  func successors(
    of concept: ConceptKey, isCurrent: (ConceptKey) -> Bool
  ) -> [ConceptKey] {
    var seen: Set = [concept]
    var found: [ConceptKey] = []
    var front = [concept]
    while !front.isEmpty {
      var reached: [ConceptKey: Double] = [:]
      for (next, confidence) in front.flatMap({ steps[$0] ?? [:] }) where !seen.contains(next) {
        reached[next] = max(reached[next] ?? 0, confidence)
      }
      front = []
      seen.formUnion(reached.keys)
      for (next, _) in reached.sorted(by: { ($0.value, $1.key.value) > ($1.value, $0.key.value) }) {
        if isCurrent(next) { found.append(next) } else { front.append(next) }
      }
    }
    return found
  }
}
