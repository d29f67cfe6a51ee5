/// Why results are ordered as they are.
package struct SearchExplanation: Hashable, Sendable {
  /// A word or a term of the query, and its interpretations.
  package struct Term: Hashable, Sendable {
    /// As written.
    package let text: String
    /// The term's alternatives that occur in some rule.
    package let readings: [Reading]
  }

  /// An alternative for a term.
  package struct Reading: Hashable, Sendable {
    package let text: String
    /// How it was derived: `as written`, `part`, `glossary: alert` …
    package let origin: String
    /// Its score for one occurrence.
    package let weight: Double
    /// The number of rules that contain it.
    package let frequency: Int
  }

  package let terms: [Term]
  /// For each result, the parts of its score: the same sources in the same order, terms first.
  package let scores: [[Contribution]]
}

extension ExpandedTerm.Origin: CustomStringConvertible {
  var description: String {
    switch self {
    case .written: "as written"
    case .parts: "part"
    case .glossary(let term, _): "glossary: \(term)"
    case .related(let term, _): "related: \(term)"
    case .correction: "correction"
    }
  }
}

extension SearchExplanation.Term {
  init(_ scored: ScoredTerm) {
    text = scored.term.text
    var readings: [SearchExplanation.Reading] = []
    for reading in scored.phrases {
      let origin = scored.term.groups[reading.group].origin
      let shown = SearchExplanation.Reading(
        text: origin.word ?? origin.words(of: reading.phrase, in: scored.term.text),
        origin: origin.description, weight: reading.value, frequency: reading.frequency)
      // Of a word's forms, show the most frequent one.
      if let known = readings.firstIndex(where: { $0.isSameWord(as: shown) }) {
        if readings[known].frequency < shown.frequency { readings[known] = shown }
      } else {
        readings.append(shown)
      }
    }
    self.readings = readings
  }
}

extension SearchExplanation.Reading {
  fileprivate func isSameWord(as other: Self) -> Bool {
    text == other.text && origin == other.origin
  }
}

extension ExpandedTerm.Origin {
  /// The word in its usual spelling; `nil` for text from the query.
  fileprivate var word: String? {
    switch self {
    case .written, .parts: nil
    case .glossary(_, let name), .related(_, let name): name
    case .correction(let word): word
    }
  }

  /// The text of a phrase. Korean and Japanese tokens are pairs of characters, such as `モダ` of
  /// `モーダル`, and make no sense to a reader.
  fileprivate func words(of phrase: SearchTerm.Phrase, in text: String) -> String {
    self == .parts && phrase.language == .english ? phrase.tokens.joined(separator: " ") : text
  }
}
