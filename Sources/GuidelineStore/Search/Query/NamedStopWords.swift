/// Stop words of a query that are part of a name: `sign in`, `Apple Watch`, and `使` of `使いすぎ`.
struct NamedStopWords {
  /// The query's words without stop words, or all of them if every one is a stop word.
  private(set) var telling: [SearchTerm]
  /// The stop words among `telling`, kept because they are part of a name.
  private(set) var stopWords: Set<String> = []

  init(_ terms: [SearchTerm], in store: RuleStore) throws {
    var left = Set(terms.indices.filter { terms[$0].isStopWord })
    guard !left.isEmpty, left.count < terms.count else {
      telling = terms
      return
    }
    let spans = try GlossarySpans(terms, stopWords: left, in: store)
    var terms = terms
    for place in left.sorted() {
      guard let name = spans.named(from: place).first, name.count == 1,
        let word = terms[place].goingOn(as: name.text)
      else { continue }
      terms[place] = word
      left.remove(place)
    }
    var index = 0
    while index < terms.count {
      let words = index..<index + (spans.named(from: index).first?.count ?? 1)
      stopWords.formUnion(
        words.filter(left.contains).map { terms[$0].text }
          .filter { !StopWords.standsOnButtons($0) })
      if words.count > 1 { left.subtract(words) }
      index = words.upperBound
    }
    telling = terms.indices.filter { !left.contains($0) }.map { place in
      var term = terms[place]
      let stopWords = terms[..<place].indices.reversed().prefix(while: left.contains)
      term.isSetApart = stopWords.contains { StopWords.setApart(terms[$0].text) }
      term.isBehindPreposition = stopWords.contains { StopWords.tellPlace(terms[$0].text) }
      return term
    }
  }
}

extension SearchTerm {
  /// The Japanese word extended by the following hiragana that complete the name.
  fileprivate func goingOn(as name: String) -> SearchTerm? {
    guard var stretch else { return nil }
    let letters = name.unicodeScalars.dropFirst(stretch.text.unicodeScalars.count)
    stretch.following = String(
      stretch.following.unicodeScalars.dropFirst(letters.count))
    stretch.text = name
    stretch.scalars += letters.map(\.value)
    return SearchTerm(stretch, isPrefix: false)
  }
}
