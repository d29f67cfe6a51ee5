/// A concept's wordings in one language, state by state.
struct WordingLine {
  typealias State = MatchingPlan.State

  struct Step {
    let state: State
    /// The wordings, with the one to show first; empty if the topic, or its successor, has a text
    /// without the concept.
    let places: [Lineage.Place]
    /// The text with the concept, or without it.
    let text: TextID
    /// The previous wording; `nil` at the beginning and after a gap.
    let previous: Lineage.Place?
  }

  let language: Language
  private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - places: The concept's rules in this language.
  ///   - pages: The texts in this language of all topics that the concept was ever in, and of their
  ///     successors.
  init(
    _ places: [Lineage.Place], pages: [StoredText], language: Language, moves: PageMoves
  ) {
    self.language = language
    let wordings = Dictionary(grouping: places, by: \.state)
    let texts = Dictionary(grouping: pages, by: \.state)
    var previous: Lineage.Place?
    for state in Set(wordings.keys).union(texts.keys).sorted() {
      if let found = wordings[state]?.sorted(by: { $0.comesBefore($1) }), let first = found.first {
        steps.append(
          Step(state: state, places: found, text: first.document.text, previous: previous))
        previous = first
      } else if let last = previous {
        // If neither the topic nor a successor has a text of this state, nothing is known about it.
        let topics =
          [last.document.topic] + moves.successors(of: last.document.topic, in: state.edition)
        let found = topics.lazy.compactMap { topic in
          RuleStore.best(of: texts[state, default: []].filter { $0.topic == topic })
        }
        guard let text = found.first else { continue }
        steps.append(Step(state: state, places: [], text: text.id, previous: last))
        previous = nil
      }
    }
  }

  /// The wording in force in a state: its own, or the edition's last one before it.
  func wording(in state: State) -> Lineage.Place? {
    steps.last { $0.state.edition == state.edition && $0.state <= state }?.places.first
  }
}
