/// A match of the query in a text.
struct Hit: Hashable {
  /// In bytes of the text.
  var range: Range<Int>
  /// The index of the term.
  var term: Int
}

/// Finds a query's matches in the texts of rules, with the tokens of the index.
struct HitFinder {
  private let tokenizer: RuleTokenizer
  /// The phrases by their first token.
  private var phrases: [[UInt8]: [Phrase]] = [:]
  /// The phrases of a single token that is a prefix.
  private var prefixes: [Phrase] = []

  private struct Phrase: Equatable {
    /// In the form of the index.
    let tokens: [[UInt8]]
    /// Whether the last token is a prefix.
    let isPrefix: Bool
    /// The index of the term.
    let term: Int

    func matches(_ token: [UInt8], at index: Int) -> Bool {
      isPrefix && index == tokens.count - 1
        ? token.starts(with: tokens[index]) : token == tokens[index]
    }
  }

  /// A token of a text and its position, which colocated tokens share.
  private typealias Place = (token: FTS5Token, position: Int)

  /// - Parameter terms: The phrases of each term.
  init(_ terms: [[SearchTerm.Phrase]], tokenizer: RuleTokenizer) {
    self.tokenizer = tokenizer
    for (term, alternatives) in terms.enumerated() {
      for phrase in alternatives {
        let tokens = phrase.tokens.map { token in
          let bytes = ContiguousArray(token.utf8)
          return tokenizer.withStem(of: bytes.span) { stem in stem.indices.map { stem[$0] } }
        }
        let phrase = Phrase(tokens: tokens, isPrefix: phrase.isPrefix, term: term)
        if phrase.isPrefix, tokens.count == 1 {
          if !prefixes.contains(phrase) { prefixes.append(phrase) }
        } else if phrases[tokens[0]]?.contains(phrase) != true {
          phrases[tokens[0], default: []].append(phrase)
        }
      }
    }
  }

  /// The hits in a text, ordered by their starts.
  func hits(in text: Span<UInt8>) -> [Hit] {
    var position = -1
    let places = tokenizer.tokens(in: text, isQuery: false).map { token in
      position += token.isColocated ? 0 : 1
      return Place(token, position)
    }
    var hits: [Hit] = []
    for (index, place) in places.enumerated() {
      let beginning = prefixes.filter { $0.matches(place.token.bytes, at: 0) }
      for phrase in (phrases[place.token.bytes] ?? []) + beginning {
        if let end = end(of: phrase, from: index, in: places) {
          hits.append(Hit(range: place.token.range.lowerBound..<end, term: phrase.term))
        }
      }
    }
    return hits
  }

  /// The end of a phrase that begins at a token; `nil` if the rest of it doesn't follow.
  private func end(of phrase: Phrase, from start: Int, in places: [Place]) -> Int? {
    var end = 0
    for offset in phrase.tokens.indices {
      let position = places[start].position + offset
      let found = places[start...].indices.lazy.prefix { places[$0].position <= position }
        .first {
          places[$0].position == position && phrase.matches(places[$0].token.bytes, at: offset)
        }
      guard let found = offset == 0 ? start : found else { return nil }
      end = max(end, self.end(ofToken: found, as: phrase.tokens[offset], in: places))
    }
    return end
  }

  /// The end of a token. If the phrase has only the first of a pair of characters, that is where
  /// the second one begins.
  private func end(ofToken index: Int, as wanted: [UInt8], in places: [Place]) -> Int {
    let token = places[index].token
    guard wanted[0] >= 0x80, token.bytes.count > wanted.count else { return token.range.upperBound }
    let next = places[index...].lazy.map(\.token.range.lowerBound)
      .first { $0 > token.range.lowerBound }
    return min(token.range.upperBound, next ?? .max)
  }
}
