/// Splits and merges between concepts, from matching and from statements in texts.
struct Lineage {
  private let store: RuleStore
  private let language: Language
  /// Whether to use only the project's own rules.
  private let isOwn: Bool

  init(in store: RuleStore, language: Language, isOwn: Bool) {
    self.store = store
    self.language = language
    self.isOwn = isOwn
  }

  /// A rule's key and its document.
  struct Place: Hashable {
    let key: Int
    let document: StoredDocument

    var id: RuleID { document.ruleID(ofKey: key) }
    var state: MatchingPlan.State { document.state }
  }

  /// The rules of earlier texts, with other concepts, that went into a rule.
  func sources(of rule: Place, concept: Int) throws -> [Place] {
    let matched = try places(
      """
      SELECT old_rule_id FROM bead
      WHERE new_rule_id = ?1 AND step IN ('version', 'import') AND is_part
      """, .integer(rule.key))
    var sources = try matched.filter { try store.concept(ofRule: $0.key) != concept }
    for ancestor in try ancestors(of: rule) where ancestor != concept {
      guard let source = try last(of: ancestor, before: rule.state),
        !sources.contains(source), try isNews(that: rule, of: concept, cameOutOf: source, ancestor)
      else { continue }
      sources.append(source)
    }
    return sources
  }

  /// The rules of a later state, with other concepts, that a rule went into.
  func outcomes(of rule: Place, concept: Int, in state: MatchingPlan.State) throws -> [Place] {
    let matched = try places(
      """
      SELECT new_rule_id FROM bead
      WHERE old_rule_id = ?1 AND step IN ('version', 'import') AND is_part
      """, .integer(rule.key))
    let stated = try places(
      """
      SELECT rule_id FROM ancestor JOIN rule USING (rule_id) JOIN document USING (document_id)
      WHERE language = ?2 AND ancestor.concept = (
        SELECT topic.slug || '/' || concept.slug FROM concept JOIN topic USING (topic_id)
        WHERE concept_id = ?1)
      """, .integer(concept), .text(language.tag))
    var outcomes: [Place] = []
    for place in matched + stated where place.state == state && !outcomes.contains(place) {
      guard let other = try store.concept(ofRule: place.key), other != concept,
        try matched.contains(place) || isNews(that: place, of: other, cameOutOf: rule, concept),
        // Count copies in several sources once.
        try !outcomes.contains(where: { try store.concept(ofRule: $0.key) == other })
      else { continue }
      outcomes.append(place)
    }
    return outcomes.sorted { $0.key < $1.key }
  }

  /// Whether a stated origin belongs to this step, not an earlier one.
  private func isNews(
    that rule: Place, of concept: Int, cameOutOf source: Place, _ ancestor: Int
  ) throws -> Bool {
    let isNew = try members(of: concept).allSatisfy { $0.state != source.state }
    return try isNew || members(of: ancestor).allSatisfy { $0.state != rule.state }
  }

  /// The rules of a concept in this language, unordered.
  func members(of concept: Int) throws -> [Place] {
    try places("SELECT rule_id FROM rule WHERE concept_id = ?1", .integer(concept))
  }

  /// The concepts a rule is stated to come from.
  private func ancestors(of rule: Place) throws -> [Int] {
    var concepts: [Int] = []
    let rows = try store.connection.rows(
      "SELECT concept FROM ancestor WHERE rule_id = ?1 ORDER BY concept", .integer(rule.key))
    while try rows.next() {
      if let key = ConceptKey(stated: rows.text(0)) { concepts.append(key.value) }
    }
    return concepts
  }

  /// A concept's rule in the last state of its topic before another.
  private func last(of concept: Int, before state: MatchingPlan.State) throws -> Place? {
    let earlier = try members(of: concept).filter { $0.state < state }
    guard let latest = earlier.max(by: { $0.state < $1.state }) else { return nil }
    let states = try store.storedTexts(
      where: "topic.slug = ?1 AND document.language = ?2", .text(latest.document.topic),
      .text(language.tag)
    ).filter { $0.isOwn || !isOwn }.map(\.state)
    guard states.filter({ $0 < state }).max() == latest.state else { return nil }
    return earlier.filter { $0.state == latest.state }.min { $0.comesBefore($1) }
  }

  private func places(_ sql: String, _ values: SQLValue...) throws -> [Place] {
    var keys: [Int] = []
    do {
      let rows = try store.connection.rows(sql, values: values)
      while try rows.next() { try keys.append(rows.integer(0)) }
    }
    return try keys.map { Place(key: $0, document: try store.document(ofRule: $0)) }
      .filter { $0.document.place.language == language && ($0.document.isOwn || !isOwn) }
  }
}

extension Lineage.Place {
  /// Own rules first, then by name of the text.
  func comesBefore(_ other: Self) -> Bool {
    if document.isOwn != other.document.isOwn { return document.isOwn }
    return (document.text, key) < (other.document.text, other.key)
  }
}

extension RuleStore {
  func concept(ofRule key: Int) throws -> Int? {
    try connection.bits("SELECT concept_id FROM rule WHERE rule_id = ?1", .integer(key))
  }

  func document(ofRule key: Int) throws -> StoredDocument {
    let id = try connection.integer(
      "SELECT document_id FROM rule WHERE rule_id = ?1", .integer(key))
    return try document(id ?? 0)
  }
}
