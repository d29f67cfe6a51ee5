extension RuleStore {
  /// The concepts among these that have no wording in the newest edition, by key.
  ///
  /// - Complexity: One lookup for each concept, about a microsecond.
  func pastConcepts(among concepts: [Int]) throws -> Set<Int> {
    var past: Set<Int> = []
    let rows = try connection.rows(
      """
      SELECT concept_id FROM past_concept WHERE concept_id IN (SELECT value FROM json_each(?1))
      """, .list(concepts))
    while try rows.next() { past.insert(rows.bits(0)) }
    return past
  }

  /// The standing of a concept in the newest edition.
  func standing(ofConcept concept: Int) throws -> RuleStanding {
    guard try !pastConcepts(among: [concept]).isEmpty else { return .current }
    return try standing(ofPastConcept: concept)
  }

  /// The standing of a concept without a wording in the newest edition.
  func standing(ofPastConcept concept: Int) throws -> RuleStanding {
    var successors: [ConceptID] = []
    let rows = try connection.rows(
      """
      SELECT topic.slug, concept.slug
      FROM successor JOIN concept ON concept.concept_id = successor_id JOIN topic USING (topic_id)
      WHERE successor.concept_id = ?1 ORDER BY position
      """, .integer(concept))
    while try rows.next() {
      guard let slug = try rows.concept(1) else { continue }
      successors.append(ConceptID(topic: try rows.topic(0), slug: slug))
    }
    return successors.isEmpty ? .dropped : .superseded(by: successors)
  }
}
