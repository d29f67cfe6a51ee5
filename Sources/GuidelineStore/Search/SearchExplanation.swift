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
    case .compound(let word), .correction(let word), .number(let word), .translation(let word): word
    }
  }

  /// The original text of a phrase. Tokens in the index may be fragments of words, such as `モダ` of
  /// `モーダル`, and make no sense to a reader.
  fileprivate func words(of phrase: SearchTerm.Phrase, in text: String) -> String {
    guard self == .parts else { return text }
    let tokens = GuidelineTokenizer().tokens(in: text, for: .query)
    let count = phrase.tokens.count
    guard
      let start = tokens.indices.first(where: {
        tokens[$0...].prefix(count).map(\.text) == phrase.tokens
      })
    else { return text }
    let bytes = Array(text.utf8)
    let range = tokens[start].range.lowerBound..<tokens[start + count - 1].range.upperBound
    let isWhole =
      tokens[start].bytes[0] < 0x80
      || (range.lowerBound == 0 || bytes[range.lowerBound - 1] == .space)
        && (range.upperBound == bytes.count || bytes[range.upperBound] == .space)
    return isWhole ? String(decoding: bytes[range], as: UTF8.self) : text
  }
}
