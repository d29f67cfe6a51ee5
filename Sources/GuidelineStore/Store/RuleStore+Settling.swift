extension RuleStore {
  /// Updates what depends on several documents, at the end of a write.
  func settle() throws {
    try indexNewRules()
    for place in changes.places {
      try connection.run(
        """
        INSERT INTO unmatched VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO UPDATE SET is_own = max(is_own, excluded.is_own)
        """,
        .integer(place.topicID), .text(place.edition.slug), .text(place.revision?.slug ?? ""),
        .text(place.language.tag), .integer(changes.ownPlaces.contains(place) ? 1 : 0))
      let documents = try storedDocuments(
        where: """
          document.topic_id = ?1 AND document.edition = ?2 AND document.revision IS ?3
            AND document.language = ?4
          """,
        .integer(place.topicID), .text(place.edition.slug), SQLValue(place.revision?.slug),
        .text(place.language.tag))
      for text in StoredText.arranged(documents) {
        try name(text)
        if text.documents.count > 1 || text.documents.contains(where: isNewWithEqualClaims) {
          try shareConcepts(in: text)
        }
      }
    }
    if changes.hasOtherConcepts || changes.hasRemovals {
      try connection.run(
        """
        DELETE FROM concept
        WHERE NOT EXISTS (SELECT * FROM rule WHERE rule.concept_id = concept.concept_id)
          AND concept_id NOT IN (SELECT claim_id FROM rule WHERE claim_id IS NOT NULL)
        """)
    }
    try connection.packFacts(ofBlocks: changes.factBlocks)
    if !changes.places.isEmpty || changes.hasRemovals {
      try connection.packLanguages()
      try packTopicNames()
    }
    guard changes.hasRemovals else { return }
    try connection.run(
      """
      DELETE FROM topic WHERE topic_id NOT IN (SELECT topic_id FROM document)
        AND topic_id NOT IN (SELECT topic_id FROM concept)
      """)
  }

  /// Adds new rules to the index in the order of their keys: FTS5 flushes its buffer whenever a key
  /// is lower than the previous one.
  private func indexNewRules() throws {
    for keys in changes.newRules.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      try connection.run(
        """
        INSERT INTO rule_text (rowid, heading, lead, body, asked)
        SELECT rule_id, heading, lead, body, asked FROM rule_content
        WHERE rule_id >= ?1 AND rule_id < ?2 ORDER BY rule_id
        """, .integer(keys.lowerBound), .integer(keys.upperBound))
    }
  }

  private func isNewWithEqualClaims(_ document: StoredDocument) -> Bool {
    changes.documents.contains(document.id)
  }

  /// Names a text, and numbers the rules of its pieces consecutively.
  private func name(_ text: StoredText) throws {
    var ordinal = 1
    for document in text.documents {
      if document.firstOrdinal != ordinal || document.shownOrigin != text.id.origin {
        try connection.run(
          "UPDATE document SET first_ordinal = ?2, shown_origin = ?3 WHERE document_id = ?1",
          .integer(document.id), .integer(ordinal), SQLValue(text.id.origin))
      }
      ordinal += document.ruleCount
    }
  }

  /// Ensures that each concept has at most one rule in a text: the first that claims it.
  private func shareConcepts(in text: StoredText) throws {
    var membership = ConceptMembership()
    for document in text.documents {
      var changed: [(rule: Int, old: ConceptKey, new: ConceptKey, claim: ConceptKey)] = []
      do {
        let rules = try connection.rows(
          """
          SELECT rule_id, concept_id, claim_id FROM rule
          WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id
          """, document.firstKey, document.lastKey)
        while try rules.next() {
          let old = ConceptKey(rules.bits(1))
          let claim = rules.isNull(2) ? old : ConceptKey(rules.bits(2))
          let new = membership.concept(for: claim)
          if new != old { changed.append((try rules.integer(0), old, new, claim)) }
        }
      }
      for rule in changed {
        changes.hasOtherConcepts = true
        try nameStandIn(rule.new, for: rule.claim)
        try connection.run(
          "UPDATE rule SET concept_id = ?2, claim_id = ?3 WHERE rule_id = ?1",
          .integer(rule.rule), .integer(rule.new.value),
          rule.new == rule.claim ? .null : .integer(rule.claim.value))
        changes.factBlocks.insert(RuleFactsBlock.number(ofRule: rule.rule))
      }
    }
  }

  /// Names a concept that replaces a named one.
  private func nameStandIn(_ key: ConceptKey, for claim: ConceptKey) throws {
    guard key != claim else { return }
    let row = try connection.rows(
      "SELECT topic_id, slug FROM concept WHERE concept_id = ?1", .integer(claim.value))
    guard try row.next() else { return }
    try connection.run(
      "INSERT OR IGNORE INTO concept (concept_id, topic_id, slug) VALUES (?1, ?2, ?3)",
      .integer(key.value), .integer(try row.integer(0)), .text(key.slug(insteadOf: row.text(1))))
  }
}
