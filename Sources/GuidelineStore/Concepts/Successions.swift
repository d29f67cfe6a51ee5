/// Which concepts went into which others: by a split, a merge, or a page that went into another.
struct Successions {
  /// By concept: those that it went into, each with how sure that is.
  private var steps: [ConceptKey: [ConceptKey: Double]] = [:]

  /// Adds a step that was found, or that a text states.
  mutating func add(_ old: ConceptKey, to new: ConceptKey, confidence: Double) {
    guard old != new else { return }
    steps[old, default: [:]][new] = max(steps[old]?[new] ?? 0, confidence)
  }

  /// The concepts of the newest edition that the advice of an older one is now part of: the nearest
  /// first, and of the equally near the surest.
  ///
  /// A concept that the newest edition has ends the way; what came out of it is not looked for.
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
