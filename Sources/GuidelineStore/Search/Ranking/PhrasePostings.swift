#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension RuleStore {
  /// Where a phrase stands in the rules.
  ///
  /// Each token is read from the index once; where several stand side by side follows from that.
  func postings(of phrase: SearchTerm.Phrase) throws -> FTS5Postings {
    if let known = cache.postings[phrase] { return known }
    let postings =
      if phrase.isWord {
        try postings(ofWord: SearchTerm.Phrase(tokens: phrase.tokens))
      } else if phrase.tokens.count == 1 {
        try read(phrase.tokens[0], isPrefix: phrase.isPrefix)
      } else if phrase.isLoose {
        try FTS5Postings.near(
          phrase.tokens.map { try self.postings(of: SearchTerm.Phrase(tokens: [$0])) })
      } else {
        try FTS5Postings.sideBySide(phrase.tokens) { token, isLast in
          try self.postings(
            of: SearchTerm.Phrase(tokens: [token], isPrefix: isLast && phrase.isPrefix))
        }
      }
    cache.remember(postings, of: phrase)
    return postings
  }

  /// Where a katakana word stands, but for the words that hold it by chance.
  private func postings(ofWord word: SearchTerm.Phrase) throws -> FTS5Postings {
    let all = try postings(of: word)
    guard !all.rows.isEmpty else { return all }
    var postings = all
    let rows = try connection.rows(
      "SELECT word, place, is_sure FROM chance_word WHERE part = ?1", .text(termKey(of: word)))
    while try rows.next() {
      guard let longer = SearchTerm(phrase: rows.text(0))?.alternatives.first else { continue }
      let others = try self.postings(of: longer)
      // Of a word that may be made of it, only what would drown it is left out.
      guard try rows.integer(2) == 1 || others.rows.count * Self.drowning > all.rows.count else {
        continue
      }
      postings = postings.removing(at: try rows.integer(1), behindStartsOf: others)
    }
    return postings
  }

  /// In how many rules a phrase stands.
  func frequency(of phrase: SearchTerm.Phrase) throws -> Int {
    try postings(of: phrase).rows.count
  }

  /// What something tells that stands in so many rules of some languages: the more, the fewer there
  /// are of all their rules.
  func rarity(ofCount count: Int, in languages: Set<Language>) throws -> Double {
    let counts = try ruleCounts()
    let (all, count) = (Double(languages.reduce(0) { $0 + (counts[$1] ?? 0) }), Double(count))
    return max(log((max(all, count) - count + 0.5) / (count + 0.5)), Self.leastRarity)
  }

  /// How many rules there are.
  func ruleCount() throws -> Int { try ruleCounts().values.reduce(0, +) }

  /// How many rules there are in each language.
  func ruleCounts() throws -> [Language: Int] {
    if !cache.ruleCounts.isEmpty { return cache.ruleCounts }
    let rows = try connection.rows("SELECT language, rule_count FROM language")
    while try rows.next() {
      guard let language = Language(rows.text(0))?.withoutRegion else { continue }
      cache.ruleCounts[language, default: 0] += try rows.integer(1)
    }
    return cache.ruleCounts
  }

  /// Where a token stands that the index has under its stem.
  private func read(_ token: String, isPrefix: Bool) throws -> FTS5Postings {
    let index = try cache.index ?? FTS5Index(of: "rule_text", in: connection)
    cache.index = index
    let written = ContiguousArray(token.utf8)
    let stems = try tokenizer().tokens(in: written.span, isQuery: true).filter { !$0.isColocated }
    let found = try FTS5Postings.sideBySide(stems) { stem, isLast in
      try index.postings(of: stem.bytes, isPrefix: isLast && isPrefix)
    }
    if let last = found.rows.last, last >= (try ruleCapacity()) { throw staleIndex }
    return found
  }
}

extension FTS5Postings {
  /// Where several things begin that stand side by side, of which the last is asked for as such.
  fileprivate static func sideBySide<Element>(
    _ elements: [Element], _ postings: (_ element: Element, _ isLast: Bool) throws -> FTS5Postings
  ) rethrows -> FTS5Postings {
    var found: FTS5Postings?
    for (offset, element) in elements.enumerated() {
      let next = try postings(element, offset == elements.count - 1)
      found = found?.keeping(followedBy: next, after: offset) ?? next
      if found?.rows.isEmpty ?? true { break }
    }
    return found ?? FTS5Postings()
  }

  /// The places that another phrase stands so many tokens after.
  func keeping(followedBy next: FTS5Postings, after offset: Int) -> FTS5Postings {
    var kept = FTS5Postings()
    var (index, other) = (0, 0)
    while index < rows.count, other < next.rows.count {
      if rows[index] < next.rows[other] {
        index = self.index(ofRow: next.rows[other], from: index)
      } else if rows[index] > next.rows[other] {
        other = next.index(ofRow: rows[index], from: other)
      } else {
        var firsts = places(ofRow: index)
        var seconds = next.places(ofRow: other)
        var second = next.nextPlace(of: &seconds)
        while let first = nextPlace(of: &firsts) {
          let wanted = first.advanced(by: offset)
          while let place = second, place < wanted { second = next.nextPlace(of: &seconds) }
          if second == wanted { kept.append(first, row: rows[index]) }
        }
        (index, other) = (index + 1, other + 1)
      }
    }
    return kept
  }

  /// Without the places that lie so many tokens behind where another phrase begins.
  fileprivate func removing(at offset: Int, behindStartsOf other: FTS5Postings) -> FTS5Postings {
    guard !other.rows.isEmpty else { return self }
    var kept = FTS5Postings()
    var otherIndex = 0
    for index in rows.indices {
      otherIndex = other.index(ofRow: rows[index], from: otherIndex)
      let isThere = otherIndex < other.rows.count && other.rows[otherIndex] == rows[index]
      let starts = isThere ? other.allPlaces(ofRow: otherIndex) : []
      for place in allPlaces(ofRow: index)
      where !starts.contains(where: { $0.advanced(by: offset) == place }) {
        kept.append(place, row: rows[index])
      }
    }
    return kept
  }

  private func allPlaces(ofRow index: Int) -> [Place] {
    var all: [Place] = []
    var cursor = places(ofRow: index)
    while let place = nextPlace(of: &cursor) { all.append(place) }
    return all
  }

  /// The places of the first of several things that all others stand near.
  fileprivate static func near(_ all: [FTS5Postings]) -> FTS5Postings {
    all.dropFirst().reduce(all.first ?? FTS5Postings()) { $0.keeping(near: $1) }
  }

  private func keeping(near other: FTS5Postings) -> FTS5Postings {
    var kept = FTS5Postings()
    var otherIndex = 0
    for index in rows.indices {
      otherIndex = other.index(ofRow: rows[index], from: otherIndex)
      guard otherIndex < other.rows.count else { break }
      guard other.rows[otherIndex] == rows[index] else { continue }
      let otherPlaces = other.allPlaces(ofRow: otherIndex)
      for place in allPlaces(ofRow: index)
      where otherPlaces.contains(where: { $0.distance(to: place) <= Self.farthest }) {
        kept.append(place, row: rows[index])
      }
    }
    return kept
  }

  /// The number of the first row from `start` on whose key is not below another one.
  ///
  /// - Complexity: O(log *n*) in the count of rows that are passed over.
  func index(ofRow key: UInt32, from start: Int) -> Int {
    guard start < rows.count, rows[start] < key else { return start }
    var (below, step) = (start, 1)
    while below + step < rows.count, rows[below + step] < key {
      below += step
      step *= 2
    }
    var above = min(below + step, rows.count)
    while above - below > 1 {
      let middle = (below + above) / 2
      if rows[middle] < key { below = middle } else { above = middle }
    }
    return above
  }
}

extension SearchTerm.Phrase {
  /// The language whose script it is in.
  var language: Language {
    guard let first = tokens.first?.unicodeScalars.first else { return .english }
    let kind = ScalarKind(folded: first.value)
    return kind == .hangul ? .korean : kind.isJapanese ? .japanese : .english
  }
}
