/// The state of a concept in the newest edition of a store.
public enum RuleStanding: Hashable, Sendable {
  /// The newest edition has a wording of it, in any language.
  case current
  /// The newest edition has its advice under other concepts, because it was split, merged or moved.
  /// The most likely one is first.
  case superseded(by: [ConceptID])
  /// The newest edition doesn't have it.
  case dropped

  /// The concepts that have its advice now; empty unless it is superseded.
  package var successors: [ConceptID] {
    if case .superseded(let successors) = self { successors } else { [] }
  }

  /// The name in JSON.
  package var name: String {
    switch self {
    case .current: "current"
    case .superseded: "superseded"
    case .dropped: "dropped"
    }
  }
}
