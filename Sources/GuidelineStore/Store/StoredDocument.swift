/// The place of a text, shared by all documents that claim it.
struct Place: Hashable {
  var topicID: Int
  var edition: Edition
  var revision: Revision?
  var language: Language
}

/// A stored document.
struct StoredDocument: Hashable {
  let id: Int
  let place: Place
  let topic: String
  let title: String
  /// The page's URL.
  let address: String?
  /// The day of the page's last listed change.
  let updated: String?
  /// Where it came from, given or derived; `nil` for the project's own.
  let origin: String?
  let hasNamedOrigin: Bool
  /// The origin in its IDs: numbered if several texts of a place have the same one.
  let shownOrigin: String?
  let piece: Int
  let shape: String
  let firstOrdinal: Int
  let ruleCount: Int
  /// The keys of its rules, in order.
  let ruleIDs: Range<Int>
  let path: String
  let identity: String
  let isOwn: Bool
  /// The day on which the project's text was last compared with Apple's; `nil` for an imported one.
  let checkedDay: String?

  var text: TextID {
    TextID(
      edition: place.edition, revision: place.revision, origin: shownOrigin,
      language: place.language)
  }

  /// ``ParsedDocument/place`` at the time of parsing.
  var parsedPlace: String {
    var text = text
    text.origin = origin
    return "\(topic)@\(text)"
  }

  func ruleID(ofKey key: Int) -> RuleID {
    RuleID(topic: topic, text: text, ordinal: firstOrdinal + key - ruleIDs.lowerBound)
  }

  /// The first rule's key, for `BETWEEN`.
  var firstKey: SQLValue { .integer(ruleIDs.lowerBound) }
  /// The last rule's key; less than the first if there are no rules.
  var lastKey: SQLValue { .integer(ruleIDs.upperBound - 1) }

  /// The start of a query for documents.
  static let selection = """
    SELECT document_id, topic_id, topic.slug, title, document.edition, document.revision,
      document.origin, has_named_origin, document.language, piece, shape, first_ordinal, rule_count,
      path, identity, is_own, first_rule_id, shown_origin, address,
      (SELECT max(day) FROM page_change AS change WHERE change.document_id = document.document_id),
      (SELECT day FROM edition_check WHERE is_own AND edition_check.edition = document.edition)
    FROM document LEFT JOIN topic USING (topic_id) LEFT JOIN source USING (source_id)
    """

  init(_ row: borrowing Rows) throws(SQLiteError) {
    id = try row.integer(0)
    guard !row.isNull(14) else { throw .corrupt("the imported text of \(row.text(3)) is lost") }
    place = try Place(
      topicID: row.integer(1), edition: row.edition(4), revision: row.revision(5),
      language: row.language(8))
    topic = try row.topic(2)
    title = row.text(3)
    origin = try row.origin(6)
    hasNamedOrigin = row.bits(7) != 0
    guard let piece = Int32(exactly: row.bits(9)) else {
      throw .corrupt("the store has an invalid piece \(row.bits(9))")
    }
    self.piece = Int(piece)
    shape = row.text(10)
    firstOrdinal = try row.integer(11)
    ruleCount = try row.integer(12)
    path = row.text(13)
    identity = row.text(14)
    isOwn = row.bits(15) != 0
    let firstRule = try row.integer(16)
    ruleIDs = firstRule..<firstRule + ruleCount
    shownOrigin = try row.origin(17)
    address = row.optionalText(18)
    updated = row.optionalText(19)
    checkedDay = row.optionalText(20)
  }
}
