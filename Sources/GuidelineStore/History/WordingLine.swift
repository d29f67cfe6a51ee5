/// The wordings of a concept in one language, state by state.
struct WordingLine {
  typealias State = MatchingPlan.State

  /// What the line has in one state.
  struct Step {
    let state: State
    /// The wordings, the one to be shown first; none where the topic, or one that it went into, has a
    /// text without it.
    let places: [Lineage.Place]
    /// The text that tells of the concept, or that lacks it.
    let text: TextID
    /// What this comes after; `nil` at the beginning, and after a gap.
    let previous: Lineage.Place?
  }

  let language: Language
  private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - places: The concept's rules in this language.
  ///   - pages: The texts in this language of the topics in which the concept ever stood, and of those
  ///     that these went into.
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
        // Neither the topic nor one that it went into may have a text of this state; then nothing is
        // known.
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

  /// The wording that was in force in a state: its own, else the last before it in the edition.
  func wording(in state: State) -> Lineage.Place? {
    steps.last { $0.state.edition == state.edition && $0.state <= state }?.places.first
  }
}
