/// Stop words of a query that are part of a name: `sign in`, `Apple Watch`, and `使` of `使いすぎ`.
struct NamedStopWords {
  /// The query's words without stop words, or all of them if every one is a stop word.
  private(set) var telling: [SearchTerm]
  /// The stop words among `telling`, kept because they are part of a name.
  private(set) var stopWords: Set<String> = []

  init(_ terms: [SearchTerm], in store: RuleStore) throws {
    var left = Set(
      terms.indices.filter { index in
        terms[index].isStopWord || terms[index].isTrying(behind: terms[..<index].last)
          || terms[index].isPermission(before: terms.dropFirst(index + 1).first)
      })
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
      if !Self.isCut(words, spans, left) {
        stopWords.formUnion(
          words.filter(left.contains).map { terms[$0].text }
            .filter { !StopWords.standsOnButtons($0) })
        if words.count > 1 { left.subtract(words) }
        index = words.upperBound
      } else {
        index += 1
      }
    }
    telling = terms.indices.filter { !left.contains($0) }.map { place in
      var term = terms[place]
      let stopWords = terms[..<place].indices.reversed().prefix(while: left.contains)
      term.isSetApart = stopWords.contains { StopWords.setApart(terms[$0].text) }
      term.isBehindPreposition = stopWords.contains { StopWords.tellPlace(terms[$0].text) }
      return term
    }
  }

  /// Whether a name without stop words starts inside this one and ends after it: `full screen` for
  /// `in full`.
  private static func isCut(_ words: Range<Int>, _ spans: GlossarySpans, _ stopWords: Set<Int>)
    -> Bool
  {
    guard !stopWords.isDisjoint(with: words) else { return false }
    return words.dropFirst().contains { start in
      spans.named(from: start).contains { span in
        start + span.count > words.upperBound
          && stopWords.isDisjoint(with: start..<start + span.count)
      }
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

  /// Whether it is an auxiliary 보다 (“try”) after another verb: `눌러 보면`.
  fileprivate func isTrying(behind other: SearchTerm?) -> Bool {
    guard let stretch, stretch.kind == .hangul, Self.trying.contains(stretch.text),
      let before = other?.stretch, before.kind == .hangul, let last = before.scalars.last
    else { return false }
    // https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646
    let syllable = last &- 0xAC00
    return syllable % 28 == 0 && Self.linkingVowels.contains(syllable / 28 % 21)
  }

  /// Whether it asks for permission (`is it ok to`) rather than naming a button's label.
  fileprivate func isPermission(before next: SearchTerm?) -> Bool {
    guard isLatinStretch, let next, next.isLatinStretch else { return false }
    return Self.permissions.contains(folded(text)) && ["to", "if"].contains(folded(next.text))
  }

  private var isLatinStretch: Bool { stretch?.kind == .word }
  private static let permissions: Set<String> = ["ok", "fine", "alright", "acceptable"]
  private static let trying: Set<String> = ["보게", "보면", "보고", "보려면", "보니", "보는", "봐도", "볼"]
  /// The vowels of 아, 어, 해, 여, 와, 돼, 워.
  private static let linkingVowels: Set<UInt32> = [0, 1, 4, 6, 9, 10, 14]
}
