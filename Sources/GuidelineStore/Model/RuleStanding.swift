/// What became of a concept by the newest edition that a store has.
public enum RuleStanding: Hashable, Sendable {
  /// The newest edition has a wording of it, in whatever language.
  case current
  /// The newest edition has its advice under other concepts, the likeliest first: it was split, merged
  /// or moved.
  case superseded(by: [ConceptID])
  /// The newest edition has nothing of it.
  case dropped

  /// The concepts that its advice went into; empty unless it is superseded.
  package var successors: [ConceptID] {
    if case .superseded(let successors) = self { successors } else { [] }
  }

  /// The word that stands in JSON.
  package var name: String {
    switch self {
    case .current: "current"
    case .superseded: "superseded"
    case .dropped: "dropped"
    }
  }
}
