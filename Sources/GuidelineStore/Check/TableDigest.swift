/// A compact digest of a table: for each place, such as a file's path, a hash of its rows.
///
/// Ignores the order and keys of rows, so that tables of two stores can be compared.
struct TableDigest {
  private var sums: [String: UInt64] = [:]

  /// - Parameter query: Selects each row's place, then the values to compare.
  init(_ query: String, in connection: Connection) throws(SQLiteError) {
    let rows = try connection.rows(query)
    while try rows.next() {
      guard case .integer(let hash) = Seal.of((0..<rows.columnCount).map { rows.value($0) }) else {
        continue
      }
      sums[rows.text(0), default: 0] &+= UInt64(bitPattern: Int64(hash))
    }
  }

  /// The places whose rows differ in another digest.
  func places(differingFrom other: TableDigest) -> Set<String> {
    Set(sums.keys).union(other.sums.keys).filter { sums[$0] != other.sums[$0] }
  }
}

/// The tables derived from user data.
enum DerivedTables {
  /// Identifies documents by their properties instead of their keys.
  private static let named = """
    WITH named AS (
      SELECT document_id, first_rule_id, coalesce(path, 'document') AS place, identity, slug,
        document.edition, document.revision, document.origin, document.language, piece
      FROM document LEFT JOIN source USING (source_id) LEFT JOIN topic USING (topic_id)
    )

    """
  private static let name = """
    named.identity, named.slug, named.edition, named.revision, named.origin, named.language,
      named.piece
    """

  /// Queries for the data stored for each file, by its path.
  static let ofFiles = [
    """
    SELECT coalesce(path, 'document'), identity, slug, title, document.edition, document.revision,
      document.origin, has_named_origin, shown_origin, document.language, piece, shape,
      address, first_ordinal, rule_count
    FROM document LEFT JOIN source USING (source_id) LEFT JOIN topic USING (topic_id)
    """,
    named + """
      SELECT coalesce(place, 'document_text'), \(name), byte_count,
        content_part(document_id, 0, byte_count)
      FROM document_text LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(place, 'rule'), \(name), rule_id - first_rule_id, section, section.path, kind,
        text_start, lead_size, body_size, asked_size, platforms, first_line, last_line, concept_id, claim_id
      FROM rule LEFT JOIN named USING (document_id) LEFT JOIN section USING (document_id, section)
      """,
    named + """
      SELECT coalesce(place, 'section'), \(name), section, section.path
      FROM section LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(place, 'ancestor'), \(name), rule_id - first_rule_id, ancestor.concept,
        is_stated
      FROM ancestor LEFT JOIN rule USING (rule_id) LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(place, 'cross_reference'), \(name), position, kind, text, target, line
      FROM cross_reference LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(place, 'page_change'), \(name), day, summary
      FROM page_change LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(place, 'page_platforms'), \(name), supported, without_considerations
      FROM page_platforms LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(place, 'anchor'), \(name), anchor.name, heading, line
      FROM anchor LEFT JOIN named USING (document_id)
      """,
    named + """
      SELECT coalesce(named.place, 'bead'), \(name), new_rule_id - named.first_rule_id, step,
        old.identity, old.slug, old.edition, old.revision, old.origin, old.language, old.piece,
        old_rule_id - old.first_rule_id, is_part, confidence
      FROM bead LEFT JOIN rule ON rule.rule_id = new_rule_id LEFT JOIN named USING (document_id)
        LEFT JOIN rule AS old_rule ON old_rule.rule_id = old_rule_id
        LEFT JOIN named AS old ON old.document_id = old_rule.document_id
      """,
  ]

  /// Queries for the data shared by all files, by table name.
  static let ofAll = [
    "SELECT 'sqlite_schema', type, name, tbl_name, sql FROM sqlite_schema",
    "SELECT 'kept_row', kind, name, seal FROM kept_row",
    "SELECT 'topic', slug FROM topic",
    "SELECT 'topic_name', key, topic FROM topic_name",
    """
    SELECT 'concept', concept_id, topic.slug, concept.slug, is_found
    FROM concept LEFT JOIN topic USING (topic_id)
    """,
    "SELECT 'past_concept', concept_id FROM past_concept",
    "SELECT 'renamed_concept', concept_id, topic, slug FROM renamed_concept",
    "SELECT 'successor', concept_id, position, successor_id FROM successor",
    "SELECT 'unmatched' FROM unmatched",
    "SELECT 'word_table', language, fingerprint, content FROM word_table",
    "SELECT 'term', term_id, slug, topic, names_topic FROM term",
    "SELECT 'term_name', key, term_id, language, position, standing, name FROM term_name",
    "SELECT 'term_relation', term_id, related_id FROM term_relation",
    "SELECT 'chance_word', part, word, place, is_sure FROM chance_word",
    "SELECT 'symbol', name, framework, topic FROM symbol",
    "SELECT 'absence', edition, topic FROM absence",
    "SELECT 'edition_check', edition, day FROM edition_check",
    "SELECT 'page_move', edition, topic, position, successor FROM page_move",
    "SELECT 'rule_text_config', k, v FROM rule_text_config",
  ]
}
