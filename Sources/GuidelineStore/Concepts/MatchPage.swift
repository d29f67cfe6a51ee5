/// The rules of one or more pages, as input for matching.
struct MatchPage {
  private(set) var units: [MatchUnit] = []
  /// The rules' keys, in the order of `units`.
  private(set) var rules: [Int] = []
  /// Each document's range of rule keys.
  private(set) var ranges: [ClosedRange<Int>] = []

  init() {}

  init(joining pages: [MatchPage]) {
    for page in pages {
      units += page.units
      rules += page.rules
      ranges += page.ranges
    }
  }

  mutating func add(_ unit: MatchUnit, rule: Int) {
    units.append(unit)
    rules.append(rule)
  }

  mutating func add(_ range: ClosedRange<Int>) { ranges.append(range) }
}

extension RuleStore {
  /// A fingerprint of a page's contents.
  func fingerprint(of text: StoredText) throws -> StableHash {
    var fingerprint = StableHash()
    for document in text.documents where document.ruleCount > 0 {
      fingerprint.take(text: try content(ofDocument: document.id))
    }
    return fingerprint
  }

  func matchPage(_ text: StoredText) throws -> MatchPage {
    var page = MatchPage()
    for document in text.documents where document.ruleCount > 0 {
      let content = try content(ofDocument: document.id)
      page.add(document.ruleIDs.lowerBound...document.ruleIDs.upperBound - 1)
      let rows = try connection.rows(
        """
        SELECT rule_id, path, text_start, lead_size, body_size, rule.kind, stated.concept_id,
          stated.slug, topic.slug
        FROM rule LEFT JOIN section USING (document_id, section)
          LEFT JOIN concept AS stated
            ON stated.concept_id = coalesce(claim_id, rule.concept_id) AND is_found = 0
          LEFT JOIN topic USING (topic_id)
        WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id
        """, document.firstKey, document.lastKey)
      while try rows.next() {
        let start = try rows.integer(2)
        let middle = try start + rows.integer(3)
        let end = try middle + rows.integer(4)
        guard 0...end ~= start, start...end ~= middle, end <= content.count else {
          throw damagedText
        }
        page.add(
          MatchUnit(
            page: document.topic, section: rows.optionalText(1).map(SectionPath.headings) ?? [],
            lead: String(decoding: content[start..<middle], as: UTF8.self),
            body: String(decoding: content[middle..<end], as: UTF8.self),
            isDefinition: rows.text(5) == RuleKind.definition.rawValue,
            concept: rows.isNull(6) ? nil : String(rows.bits(6)),
            isConceptNamed: !rows.isNull(6)
              && ConceptKey(rows.bits(6)).isStated(as: rows.text(7), of: rows.text(8))),
          rule: try rows.integer(0))
      }
    }
    return page
  }
}
