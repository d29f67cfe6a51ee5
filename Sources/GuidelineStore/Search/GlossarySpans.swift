/// Where the words of a query are names of the glossary.
struct GlossarySpans {
  /// Words in a row that are a name.
  struct Span {
    /// The name as the query has it.
    var text: String
    /// How many words it has.
    var count: Int
    /// The keys of the terms that have it.
    var terms: [Int]
    /// Whether it is the name of a type in code.
    var isSymbol: Bool
  }

  private var spans: [Int: [Span]] = [:]

  private static let longest = 5

  init(_ terms: [SearchTerm], in store: RuleStore) throws {
    var candidates: [(start: Int, count: Int, text: String, key: String)] = []
    for start in terms.indices {
      for count in 1...min(Self.longest, terms.count - start) {
        let words = terms[start..<start + count]
        guard words.allSatisfy({ $0.stretch != nil }), let last = words.last else { break }
        let before = words.dropLast().map(\.text)
        for ending in last.wholeForms {
          let text = (before + [ending]).joined(separator: " ")
          candidates.append((start, count, text, try store.termKey(of: text)))
        }
      }
    }
    let known = try store.terms(withKeys: candidates.map(\.key))
    for candidate in candidates {
      guard let terms = known[candidate.key],
        spans[candidate.start]?.contains(where: { $0.count == candidate.count }) != true
      else { continue }
      spans[candidate.start, default: []].append(
        Span(
          text: candidate.text, count: candidate.count, terms: terms.keys,
          isSymbol: terms.areSymbols))
    }
  }

  /// The names that begin with a word, the longest first.
  func named(from start: Int) -> [Span] { (spans[start] ?? []).reversed() }
}

extension SearchTerm {
  /// The word as written and, in Korean, without its endings, the longest first.
  fileprivate var wholeForms: [String] {
    guard let stretch, stretch.kind == .hangul else { return [text] }
    let stems = HangulStem.counts(of: stretch.scalars).map {
      Self.string(stretch.scalars.prefix($0))
    }
    return stems.first == text ? stems : [text] + stems
  }
}

extension RuleStore {
  /// The keys of terms by the keys of their names.
  func terms(withKeys keys: [String]) throws -> [String: (keys: [Int], areSymbols: Bool)] {
    var terms: [String: (keys: [Int], areSymbols: Bool)] = [:]
    for key in Set(keys).sorted() {
      let rows = try connection.rows(
        """
        SELECT term_id, min(standing = 'symbol') FROM term_name WHERE key = ?1
        GROUP BY term_id ORDER BY term_id
        """, .text(key))
      while try rows.next() {
        terms[key, default: ([], true)].keys.append(rows.integer(0))
        if rows.integer(1) == 0 { terms[key]?.areSymbols = false }
      }
    }
    return terms
  }

  /// The keys of the terms that somebody may want who asks for others.
  func relatedTerms(of terms: [Int]) throws -> [Int] {
    var related: [Int] = []
    for term in terms {
      let rows = try connection.rows(
        "SELECT related_id FROM term_relation WHERE term_id = ?1 ORDER BY related_id",
        .integer(term))
      while try rows.next() {
        if !terms.contains(rows.integer(0)) { related.append(rows.integer(0)) }
      }
    }
    return related
  }

  /// The names of terms in some languages, and what stands for them in code.
  func names(
    ofTerms terms: [Int], in languages: Set<Language>
  ) throws -> [(slug: String, name: String, standing: Standing)] {
    var names: [(slug: String, name: String, standing: Standing)] = []
    for term in terms {
      let rows = try connection.rows(
        """
        SELECT slug, language, name, standing FROM term_name JOIN term USING (term_id)
        WHERE term_id = ?1 GROUP BY position ORDER BY language = '', language, position
        """, .integer(term))
      while try rows.next() {
        guard let standing = Standing(rawValue: rows.text(3)) else { continue }
        let language = Language(rows.text(1))
        guard language.map(languages.contains) ?? true else { continue }
        names.append((rows.text(0), rows.text(2), standing))
      }
    }
    return names
  }
}
