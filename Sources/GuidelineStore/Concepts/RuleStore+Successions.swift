extension RuleStore {
  /// A rule with the concept that it has been given.
  struct Membership {
    let rule: Int
    let concept: ConceptKey
    let edition: Edition
  }

  /// Writes down which concepts the newest edition has no wording of, and which of its own their
  /// advice went into.
  ///
  /// - Parameters:
  ///   - memberships: All rules; the first of a concept is the one that names it.
  ///   - apart: Pairs of keys of rules that a person said are not the same advice, each both ways.
  func writeStandings(of memberships: [Membership], apart: [Int: Set<Int>]) throws {
    try connection.run("DELETE FROM past_concept")
    try connection.run("DELETE FROM successor")
    guard let newest = memberships.lazy.map(\.edition).max() else { return }
    var current: Set<ConceptKey> = []
    var concepts: [Int: ConceptKey] = [:]
    concepts.reserveCapacity(memberships.count)
    for membership in memberships {
      concepts[membership.rule] = membership.concept
      if membership.edition == newest { current.insert(membership.concept) }
    }
    let successions = try successions(of: concepts, apart: apart)
    var successors: Set<ConceptKey> = []
    for concept in Set(concepts.values).subtracting(current) {
      try connection.run("INSERT INTO past_concept VALUES (?1)", .integer(concept.value))
      let found = successions.successors(of: concept) { current.contains($0) }
      successors.formUnion(found)
      for (position, successor) in found.enumerated() {
        try connection.run(
          "INSERT INTO successor VALUES (?1, ?2, ?3)", .integer(concept.value), .integer(position),
          .integer(successor.value))
      }
    }
    // What is pointed to must have a name.
    for membership in memberships where successors.remove(membership.concept) != nil {
      let isNamed = try connection.integer(
        "SELECT 1 FROM concept WHERE concept_id = ?1 AND is_found < 2",
        .integer(membership.concept.value))
      if isNamed == nil { try name(membership.concept, after: membership.rule) }
    }
  }

  /// What was matched, and what texts state.
  ///
  /// - Parameter concepts: The concept of each rule.
  private func successions(
    of concepts: [Int: ConceptKey], apart: [Int: Set<Int>]
  ) throws -> Successions {
    var successions = Successions()
    let beads = try connection.rows("SELECT old_rule_id, new_rule_id, step, confidence FROM bead")
    while try beads.next() {
      let (old, new) = (try beads.integer(0), try beads.integer(1))
      guard let before = concepts[old], let after = concepts[new], before != after,
        apart[old]?.contains(new) != true
      else { continue }
      // A copy or a translation shares the fate of the text that it was matched with.
      let isStep = ["version", "crossing"].contains(beads.text(2))
      let (from, to) = isStep ? (before, after) : (after, before)
      successions.add(from, to: to, confidence: beads.real(3))
    }
    let ancestors = try connection.rows(
      """
      SELECT rule_id, ancestor.slug, topic.slug
      FROM ancestor JOIN rule USING (rule_id) JOIN document USING (document_id)
        JOIN topic USING (topic_id)
      """)
    while try ancestors.next() {
      guard let concept = concepts[try ancestors.integer(0)] else { continue }
      successions.add(
        ConceptKey(topic: ancestors.text(2), slug: ancestors.text(1)), to: concept, confidence: 1)
    }
    return successions
  }
}
