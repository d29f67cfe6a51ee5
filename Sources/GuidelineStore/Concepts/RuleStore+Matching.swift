extension RuleStore {
  /// Matches the rules of texts that changed, and gives matching rules one concept.
  ///
  /// The result depends on the store's contents, not on the order of imports.
  package func matchTexts() throws(StoreError) {
    try writing {
      let unmatched = try unmatchedPlaces()
      guard !unmatched.isEmpty else { return }
      let plan = try MatchingPlan(storedTexts(where: "TRUE"), moves: pageMoves())
      try TextMatching(store: self).run(plan, for: unmatched)
      try connection.run("DELETE FROM unmatched")
      // The next steps need memory for all rules at once, but few of the pages read so far.
      try connection.run("PRAGMA shrink_memory")
      try inheritConcepts()
      try joinConcepts()
    }
  }

  private func unmatchedPlaces() throws -> [UnmatchedPlace] {
    var places: [UnmatchedPlace] = []
    let rows = try connection.rows(
      """
      SELECT slug, edition, revision, language, is_own
      FROM unmatched LEFT JOIN topic USING (topic_id)
      """)
    while try rows.next() {
      guard let edition = Edition(rows.text(1)), let language = Language(rows.text(3)) else {
        continue
      }
      let state = MatchingPlan.State(edition: edition, revision: Revision(rows.text(2)))
      places.append(
        UnmatchedPlace(
          topic: rows.text(0), state: state, language: language, isOwn: rows.bits(4) != 0))
    }
    return places
  }

  // MARK: Concepts

  /// Gives each rule the concept of its cluster.
  func joinConcepts() throws {
    let rules = try claimedConcepts()
    let named = try namedConcepts()
    var members: [ConceptClusters.Member] = []
    members.reserveCapacity(rules.count)
    var concepts: [Int] = []
    concepts.reserveCapacity(rules.count)
    var homes: [(edition: Edition, isReplaced: Bool)] = []
    homes.reserveCapacity(rules.count)
    let replaced = try replacedDocuments()
    var places: [Int: Int] = [:]
    places.reserveCapacity(rules.count)
    for (document, text) in try documentsInOrder() {
      for rule in rules[document.ruleIDs] {
        places[rule.id] = members.count
        concepts.append(rule.concept)
        homes.append((document.place.edition, replaced.contains(document.id)))
        members.append(
          ConceptClusters.Member(
            rule: rule.id, claim: ConceptKey(rule.claim), isNamed: named.contains(rule.claim),
            text: text, isOwn: document.isOwn))
      }
    }
    let (links, apart) = try corrections(places)
    let clusters = ConceptClusters(members, try links + matches(places), apart: apart)
    try connection.run("UPDATE concept SET is_found = 2 WHERE is_found = 1")
    var taken = Set<ConceptKey>(minimumCapacity: members.count)
    for cluster in clusters.named {
      var key = members[cluster.namesake].claim
      while !taken.insert(key).inserted { key = key.next }
      if cluster.members.count > 1, !members[cluster.namesake].isNamed {
        try name(key, after: members[cluster.namesake].rule)
      }
      for index in cluster.members where concepts[index] != key.value {
        let claim = members[index].claim
        concepts[index] = key.value
        changes.hasOtherConcepts = true
        try connection.run(
          "UPDATE rule SET concept_id = ?2, claim_id = ?3 WHERE rule_id = ?1",
          .integer(members[index].rule), .integer(key.value),
          claim == key ? .null : .integer(claim.value))
        changes.factBlocks.insert(RuleFactsBlock.number(ofRule: members[index].rule))
      }
    }
    let memberships = members.indices.map { index in
      Membership(
        rule: members[index].rule, concept: ConceptKey(concepts[index]),
        edition: homes[index].edition, isReplaced: homes[index].isReplaced,
        isOwn: members[index].isOwn)
    }
    try writeStandings(
      of: memberships,
      apart: apart.reduce(into: [:]) { apart, pair in
        let (one, other) = (members[pair.0].rule, members[pair.1].rule)
        apart[one, default: []].insert(other)
        apart[other, default: []].insert(one)
      })
    try connection.run("DELETE FROM concept WHERE is_found = 2")
  }

  /// All documents with the number of their text. Ordered so that the rule that should name a
  /// concept comes first: the project's own texts, then others; English first; then by text.
  private func documentsInOrder() throws -> [(document: StoredDocument, text: Int)] {
    struct Text: Hashable {
      let isOwn: Bool
      let id: TextID

      init(of document: StoredDocument) { (isOwn, id) = (document.isOwn, document.text) }
    }
    let documents = try storedDocuments(where: "TRUE")
    let texts = Set(documents.map(Text.init)).sorted { one, other in
      guard one.isOwn == other.isOwn else { return one.isOwn }
      let isEnglish = one.id.language == .english
      guard isEnglish == (other.id.language == .english) else { return isEnglish }
      return one.id < other.id
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
    let numbered = documents.map { (document: $0, text: numbers[Text(of: $0)] ?? 0) }
    return numbered.sorted { one, other in
      guard one.text == other.text else { return one.text < other.text }
      let (left, right) = (one.document, other.document)
      return (left.topic, left.firstOrdinal, left.path)
        < (right.topic, right.firstOrdinal, right.path)
    }
  }

  private func claimedConcepts() throws -> ClaimedConcepts {
    var concepts = ClaimedConcepts()
    let rows = try connection.rows(
      "SELECT rule_id, concept_id, claim_id FROM rule ORDER BY rule_id")
    var last = -1
    while try rows.next() {
      concepts.append(
        ClaimedConcepts.Rule(
          id: try rows.key(0, above: &last), concept: rows.bits(1),
          claim: rows.bits(rows.isNull(2) ? 1 : 2)))
    }
    return concepts
  }

  /// The concepts stated by name.
  private func namedConcepts() throws -> Set<Int> {
    var named: Set<Int> = []
    let rows = try connection.rows(
      """
      SELECT concept_id, concept.slug, topic.slug FROM concept JOIN topic USING (topic_id)
      WHERE is_found = 0
      """)
    while try rows.next() {
      let key = ConceptKey(rows.bits(0))
      if key.isStated(as: rows.text(1), of: rows.text(2)) { named.insert(key.value) }
    }
    return named
  }

  private func matches(_ places: [Int: Int]) throws -> [ConceptClusters.Match] {
    var matches: [ConceptClusters.Match] = []
    let rows = try connection.rows(
      "SELECT old_rule_id, new_rule_id, confidence FROM bead WHERE NOT is_part")
    while try rows.next() {
      guard let old = places[try rows.integer(0)], let new = places[try rows.integer(1)] else {
        continue
      }
      matches.append(ConceptClusters.Match(old: old, new: new, confidence: rows.real(2)))
    }
    return matches
  }

  /// The users' corrections, which override all matches.
  private func corrections(
    _ places: [Int: Int]
  ) throws -> (links: [ConceptClusters.Match], apart: [(Int, Int)]) {
    var links: [ConceptClusters.Match] = []
    var apart: [(Int, Int)] = []
    for correction in try correctedRules() {
      guard let one = places[correction.one], let other = places[correction.other] else { continue }
      if correction.isLink {
        links.append(ConceptClusters.Match(old: one, new: other, confidence: .infinity))
      } else {
        apart.append((one, other))
      }
    }
    return (links, apart)
  }

  /// Stores a concept's name. A concept needs one if it has several rules, or if another refers to
  /// it.
  func name(_ key: ConceptKey, after rule: Int) throws {
    guard let namesake = try rules(where: "rule_id = ?1", .integer(rule)).first else { return }
    let slug = key.slug(after: namesake.lead.isEmpty ? namesake.body : namesake.lead)
    try connection.run(
      """
      INSERT INTO concept (concept_id, topic_id, slug, is_found)
      VALUES (?1, (SELECT topic_id FROM topic WHERE slug = ?2), ?3, 1)
      ON CONFLICT (concept_id) DO UPDATE
      SET topic_id = excluded.topic_id, slug = excluded.slug, is_found = min(is_found, 1)
      """, .integer(key.value), .text(namesake.id.topic), .text(slug))
  }
}

/// A page whose documents have changed since the last matching.
struct UnmatchedPlace: Hashable {
  let topic: String
  let state: MatchingPlan.State
  let language: Language
  /// Whether a text of the project's own changed.
  let isOwn: Bool
}

/// The current and claimed concepts of rules.
private struct ClaimedConcepts {
  struct Rule {
    let id: Int
    let concept: Int
    let claim: Int
  }

  /// Ascending by key.
  private var rules: [Rule] = []

  var count: Int { rules.count }

  /// Adds a rule with a higher key than all before.
  mutating func append(_ rule: Rule) { rules.append(rule) }

  subscript(keys: Range<Int>) -> ArraySlice<Rule> {
    rules[place(of: keys.lowerBound)..<place(of: keys.upperBound)]
  }

  /// The number of rules with lower keys.
  private func place(of key: Int) -> Int {
    var range = rules.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = rules[middle].id < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
