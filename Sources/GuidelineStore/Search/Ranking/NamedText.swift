/// Moves the definition up if a query is just a name: a query like `page sheet` asks what that is,
/// and then for rules on it.
///
/// The best match is a definition whose lead is exactly the name, even if longer leads have the
/// word more often; next is the opening paragraph of a page on it.
struct NamedText {
  private let store: RuleStore
  private let term: ScoredTerm
  /// Whether a newer edition's rules rank before an older edition's definition.
  private let prefersNewest: Bool

  /// - Parameter terms: The terms that aren't optional.
  /// - Returns: `nil` if the query isn't a single name.
  init?(_ terms: [ScoredTerm], _ filter: SearchFilter, in store: RuleStore) {
    guard terms.count == 1, !terms[0].term.isRequired else { return nil }
    self.store = store
    term = terms[0]
    prefersNewest = !filter.everyText && filter.edition == nil
  }

  /// The maximum length of text after the name in a lead, in bytes: a full stop, a plural ending.
  private static let longestEnding = 3

  /// Moves definitions up, the newest wording of each concept furthest.
  ///
  /// - Parameter matches: In ascending order of keys.
  func bringForward(in matches: inout [SearchMatch]) throws {
    let others = matches.filter { !$0.isAdvice }
    guard !others.isEmpty, let first = matches.max(by: { $0.score < $1.score }) else { return }
    let definitions = try definitions(among: others)
    var worth = try worth(of: others.filter { definitions.contains($0.rule) }, in: matches, first)
    for rule in try openings(among: others) where worth[rule] == nil {
      worth[rule] = Self.opening
    }
    guard !worth.isEmpty else { return }
    for index in matches.indices {
      if let worth = worth[matches[index].rule] { matches[index].lift(to: first.score * worth) }
    }
  }

  private func definitions(among matches: [SearchMatch]) throws -> Set<Int> {
    var sizes: [Int: Int] = [:]
    for phrase in term.phrases where !phrase.phrase.isPrefix {
      guard let name = name(of: phrase) else { continue }
      let size = name.utf8.count + Self.longestEnding
      var index = 0
      for match in matches {
        let row = UInt32(match.rule)
        index = phrase.postings.index(ofRow: row, from: index)
        guard index < phrase.postings.rows.count else { break }
        if phrase.postings.rows[index] == row, phrase.postings.beginsLead(ofRow: index) {
          sizes[match.rule] = max(sizes[match.rule] ?? 0, size)
        }
      }
    }
    guard !sizes.isEmpty else { return [] }
    var definitions: Set<Int> = []
    let rows = try store.connection.rows(
      """
      SELECT rule_id, lead_size FROM rule
      WHERE rule_id IN (SELECT value FROM json_each(?1)) AND kind = 'definition'
      """, .list(sizes.keys))
    while try rows.next() {
      if try rows.integer(1) <= sizes[try rows.integer(0)] ?? 0 {
        definitions.insert(try rows.integer(0))
      }
    }
    return definitions
  }

  /// The whole name that a phrase spells; `nil` if it is only related.
  private func name(of phrase: ScoredPhrase) -> String? {
    switch term.term.groups[phrase.group].origin {
    case .written: term.term.text
    case .glossary(_, let name): name
    case .correction(let word), .compound(let word): word
    case .parts, .related, .number, .translation: nil
    }
  }

  private func openings(among matches: [SearchMatch]) throws -> Set<Int> {
    let slug = term.term.groups.lazy.compactMap { group -> String? in
      if case .glossary(let slug, _) = group.origin { slug } else { nil }
    }.first
    // A query for a symbol wants rules that mention it, not its topic.
    guard let slug, !term.term.text.isOfNoLanguage else { return [] }
    var openings: Set<Int> = []
    let rows = try store.connection.rows(
      """
      SELECT first_rule_id FROM term JOIN topic ON topic.slug = term.topic
        JOIN document USING (topic_id)
      WHERE term.slug = ?1 AND term.topic IN (?1, ?1 || 's') AND first_ordinal = 1
      """, .text(slug))
    while try rows.next() { try openings.insert(rows.integer(0)) }
    return openings.intersection(matches.lazy.map(\.rule))
  }

  /// The scores of definitions relative to the best rule.
  private func worth(
    of definitions: [SearchMatch], in matches: [SearchMatch], _ first: SearchMatch
  ) throws -> [Int: Double] {
    let definitions = try definitions.sorted { one, other in
      guard one.score == other.score else { return one.score > other.score }
      return try store.head(ofDocument: one.document)
        .isNewer(than: store.head(ofDocument: other.document))
    }
    var worth: [Int: Double] = [:]
    var newest: [Int: SearchMatch] = [:]
    var concepts: [Int] = []
    for match in definitions {
      worth[match.rule] = Self.older
      if let rival = newest[match.concept] {
        let (one, other) = (
          try store.head(ofDocument: match.document), try store.head(ofDocument: rival.document)
        )
        guard one.isNewer(than: other) else { continue }
      } else {
        concepts.append(match.concept)
      }
      newest[match.concept] = match
    }
    var share = Self.best
    for concept in concepts.prefix(Self.most) {
      guard let match = newest[concept],
        try !(prefersNewest && isOutdated(match, near: first, in: matches))
      else { continue }
      worth[match.rule] = share
      share *= Self.next
    }
    return worth
  }
}

extension NamedText {
  /// Whether a newer edition has a rule with at least half of the best score.
  private func isOutdated(
    _ match: SearchMatch, near first: SearchMatch, in matches: [SearchMatch]
  ) throws -> Bool {
    let edition = try store.head(ofDocument: match.document).text.edition
    guard edition != .current else { return false }
    var document = 0
    for rival in matches where rival.score * 2 >= first.score && rival.document != document {
      document = rival.document
      if try store.head(ofDocument: document).text.edition > edition { return true }
    }
    return false
  }
}

extension FTS5Postings {
  /// Whether the lead of a rule begins with the phrase.
  fileprivate func beginsLead(ofRow index: Int) -> Bool {
    let start = Place(column: RuleColumn.lead.rawValue, token: 0)
    return places(ofRow: index).first { $0 >= start } == start
  }
}
