/// Why the results of a search stand where they stand.
package struct SearchExplanation: Hashable, Sendable {
  /// What a word or a term of the query was taken for.
  package struct Term: Hashable, Sendable {
    /// As written.
    package let text: String
    /// What may stand for it; without what stands in no rule.
    package let readings: [Reading]
  }

  /// Something that may stand for a term.
  package struct Reading: Hashable, Sendable {
    /// What is looked for.
    package let text: String
    /// What it is to the term: `as written`, `part`, `glossary: alert` …
    package let origin: String
    /// What it counts for where it stands once.
    package let weight: Double
    /// In how many rules it stands.
    package let frequency: Int
  }

  /// The terms in their order.
  package let terms: [Term]
  /// For each result what adds up to its score: the same sources in the same order, the terms first.
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
      // Of the forms of a word, the one counts that is found best.
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
  /// What is looked for, in the spelling that people use; `nil` for what was written itself.
  fileprivate var word: String? {
    switch self {
    case .written, .parts: nil
    case .glossary(_, let name), .related(_, let name): name
    case .compound(let word), .correction(let word), .number(let word), .translation(let word): word
    }
  }

  /// The words of the text that a phrase was made of, as written. The index has pieces of words, such as
  /// `モダ` of `モーダル`, which say nothing to anyone.
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
