/// A match of the query in a text.
struct Hit: Hashable {
  /// In bytes of the text.
  var range: Range<Int>
  /// The index of the term.
  var term: Int
}

/// Finds a query's matches in the texts of rules, with the tokens of the index.
struct HitFinder {
  private var pattern: HitPattern
  /// The phrases that begin with each token of the pattern.
  private var phrases: [[Phrase]] = []

  /// Consecutive tokens of the pattern.
  private struct Phrase: Equatable {
    var tokens: [Int]
    var term: Int
  }

  /// - Parameter terms: The phrases of each term.
  init(_ terms: [[SearchTerm.Phrase]], tokenizer: RuleTokenizer) {
    pattern = HitPattern(tokenizer: tokenizer)
    for (term, alternatives) in terms.enumerated() {
      for phrase in alternatives {
        let tokens = phrase.tokens.enumerated().map { index, token in
          pattern.add(token, isPrefix: phrase.isPrefix && index == phrase.tokens.count - 1)
        }
        while phrases.count <= tokens.max() ?? 0 { phrases.append([]) }
        let phrase = Phrase(tokens: tokens, term: term)
        if !phrases[tokens[0]].contains(phrase) { phrases[tokens[0]].append(phrase) }
      }
    }
  }

  /// The hits in a text, ordered by their starts.
  func hits(in text: Span<UInt8>) -> [Hit] {
    let finds = finds(in: text)
    var hits: [Hit] = []
    for (index, find) in finds.enumerated() {
      for phrase in phrases[find.token] {
        if let end = end(of: phrase, from: index, in: finds) {
          hits.append(Hit(range: find.range.lowerBound..<end, term: phrase.term))
        }
      }
    }
    return hits
  }

  private func finds(in text: Span<UInt8>) -> [HitSearch.Find] {
    var search = HitSearch(pattern: pattern)
    GuidelineTokenizer().tokenize(text, for: .document, &search)
    return search.finds
  }

  /// The end of a phrase that begins at a find; `nil` if the rest of it doesn't follow.
  private func end(of phrase: Phrase, from start: Int, in finds: [HitSearch.Find]) -> Int? {
    var end = finds[start].range.upperBound
    var index = start
    for (offset, token) in phrase.tokens.enumerated().dropFirst() {
      let position = finds[start].position + offset
      while index < finds.count,
        finds[index].position < position
          || finds[index].position == position && finds[index].token != token
      {
        index += 1
      }
      guard index < finds.count, finds[index].position == position else { return nil }
      end = max(end, finds[index].range.upperBound)
    }
    return end
  }
}
