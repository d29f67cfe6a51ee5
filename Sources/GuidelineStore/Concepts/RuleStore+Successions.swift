extension RuleStore {
  /// A rule and its assigned concept.
  struct Membership {
    let rule: Int
    let concept: ConceptKey
    let edition: Edition
    /// Whether a newer revision of the edition replaced its text.
    let isReplaced: Bool
    let isOwn: Bool
  }

  /// Records which concepts the newest edition lacks, and which of its concepts have their advice
  /// now.
  ///
  /// The results for the project's concepts depend on its own texts only.
  ///
  /// - Parameters:
  ///   - memberships: All rules, the project's own first, and for each concept the one that names
  ///     it first.
  ///   - apart: Rules marked as different advice, by rule key, in both directions.
  func writeStandings(of memberships: [Membership], apart: [Int: Set<Int>]) throws {
    try connection.run("DELETE FROM past_concept")
    try connection.run("DELETE FROM successor")
    let own = memberships.prefix(while: \.isOwn)
    let ownConcepts = Set(own.map(\.concept))
    guard let newest = (own.isEmpty ? memberships[...] : own).lazy.map(\.edition).max() else {
      return
    }
    let current = Set(
      memberships.lazy.filter {
        $0.edition >= newest && !$0.isReplaced && ($0.isOwn || !ownConcepts.contains($0.concept))
      }.map(\.concept))
    let ownSuccessions = try successions(of: own, apart: apart)
    let allSuccessions =
      own.count == memberships.count
      ? ownSuccessions : try successions(of: memberships[...], apart: apart)
    var successors: Set<ConceptKey> = []
    for concept in Set(memberships.map(\.concept)).subtracting(current) {
      try connection.run("INSERT INTO past_concept VALUES (?1)", .integer(concept.value))
      let successions = ownConcepts.contains(concept) ? ownSuccessions : allSuccessions
      let found = successions.successors(of: concept) { current.contains($0) }
      successors.formUnion(found)
      for (position, successor) in found.enumerated() {
        try connection.run(
          "INSERT INTO successor VALUES (?1, ?2, ?3)", .integer(concept.value), .integer(position),
          .integer(successor.value))
      }
    }
    // A successor must have a name.
    for membership in memberships where successors.remove(membership.concept) != nil {
      let isNamed = try connection.integer(
        "SELECT 1 FROM concept WHERE concept_id = ?1 AND is_found < 2",
        .integer(membership.concept.value))
      if isNamed == nil { try name(membership.concept, after: membership.rule) }
    }
  }

  /// Records for a page that moved into another: a concept there comes from the one with the same
  /// name on the old page.
  func inheritConcepts() throws {
    try connection.run("DELETE FROM ancestor WHERE NOT is_stated")
    try connection.run(
      """
      INSERT OR IGNORE INTO ancestor (rule_id, concept, is_stated)
      SELECT rule_id, page_move.topic || '/' || concept.slug, 0
      FROM page_move CROSS JOIN topic ON topic.slug = page_move.successor
        CROSS JOIN document
          ON document.topic_id = topic.topic_id AND document.edition = page_move.edition
        CROSS JOIN source USING (source_id)
        CROSS JOIN rule ON rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1
        CROSS JOIN concept ON concept.concept_id = coalesce(claim_id, rule.concept_id)
          AND concept.topic_id = topic.topic_id AND concept.is_found = 0
      WHERE EXISTS (
        SELECT * FROM concept AS other JOIN topic AS former USING (topic_id)
        WHERE former.slug = page_move.topic AND other.slug = concept.slug AND other.is_found = 0
          AND (NOT source.is_own OR EXISTS (
            SELECT * FROM rule AS earlier JOIN document AS page USING (document_id)
              JOIN source AS origin ON origin.source_id = page.source_id
            WHERE earlier.concept_id = other.concept_id AND origin.is_own)))
      """)
  }

  /// The successions among some rules, from matches and statements.
  private func successions(
    of memberships: ArraySlice<Membership>, apart: [Int: Set<Int>]
  ) throws -> Successions {
    var concepts: [Int: ConceptKey] = [:]
    concepts.reserveCapacity(memberships.count)
    for membership in memberships { concepts[membership.rule] = membership.concept }
    var successions = Successions()
    let beads = try connection.rows("SELECT old_rule_id, new_rule_id, step, confidence FROM bead")
    while try beads.next() {
      let (old, new) = (try beads.integer(0), try beads.integer(1))
      guard let before = concepts[old], let after = concepts[new], before != after,
        apart[old]?.contains(new) != true
      else { continue }
      // A copy or translation has the same successors as the text it was matched with.
      let isStep = ["version", "import", "crossing"].contains(beads.text(2))
      let (from, to) = isStep ? (before, after) : (after, before)
      successions.add(from, to: to, confidence: beads.real(3))
    }
    let ancestors = try connection.rows("SELECT rule_id, concept FROM ancestor")
    while try ancestors.next() {
      guard let after = concepts[try ancestors.integer(0)],
        let before = ConceptKey(stated: ancestors.text(1))
      else { continue }
      successions.add(before, to: after, confidence: 1)
    }
    return successions
  }
}
