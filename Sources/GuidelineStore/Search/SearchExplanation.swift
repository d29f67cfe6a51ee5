/// Why the results of a search stand where they stand.
public struct SearchExplanation: Hashable, Sendable {
  /// What a word or a term of the query was taken for.
  public struct Term: Hashable, Sendable {
    /// As written.
    public let text: String
    /// What may stand for it; without what stands in no rule.
    public let readings: [Reading]
  }

  /// Something that may stand for a term.
  public struct Reading: Hashable, Sendable {
    /// What is looked for.
    public let text: String
    /// What it is to the term: `as written`, `part`, `glossary: alert` …
    public let origin: String
    /// What it counts for where it stands once.
    public let weight: Double
    /// In how many rules it stands.
    public let frequency: Int
  }

  /// The terms in their order.
  public let terms: [Term]
  /// For each result, what each term counts for in it, and last what their nearness, the other rules of
  /// its page and the other wordings of its concept do.
  public let scores: [[Double]]
}

extension WeighedTerm.Origin: CustomStringConvertible {
  var description: String {
    switch self {
    case .written: "as written"
    case .parts: "part"
    case .compound: "compound"
    case .glossary(let term, _): "glossary: \(term)"
    case .related(let term, _): "related: \(term)"
    case .correction: "correction"
    case .number: "number"
    case .translation: "translation"
    }
  }
}

extension SearchExplanation.Term {
  init(_ rated: RatedTerm) {
    text = rated.term.text
    readings = rated.phrases.map { reading in
      SearchExplanation.Reading(
        text: reading.phrase.tokens.joined(separator: " ") + (reading.phrase.isPrefix ? "*" : ""),
        origin: rated.term.groups[reading.group].origin.description, weight: reading.value,
        frequency: reading.frequency)
    }
  }
}
