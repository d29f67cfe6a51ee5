/// Where a text would stand if nobody else claimed its place.
struct Place: Hashable {
  var topicID: Int
  var edition: Edition
  var revision: Revision?
  var language: Language
}

/// A document as the store holds it.
struct StoredDocument: Hashable {
  let id: Int
  let place: Place
  let topic: String
  let title: String
  /// Where on the web the page stands.
  let address: String?
  /// The last day on which the page changed, as it says.
  let updated: String?
  /// Where it came from, named or worked out; `nil` for the project's own.
  let origin: String?
  let hasNamedOrigin: Bool
  /// The origin in its ids: the same, numbered if several texts of a place have it.
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
  /// The day on which the project's own text was last compared with Apple's; `nil` of an imported one.
  let checkedDay: String?

  /// The text that it belongs to.
  var text: TextID {
    TextID(
      edition: place.edition, revision: place.revision, origin: shownOrigin,
      language: place.language)
  }

  /// What ``ParsedDocument/place`` was when it was read.
  var parsedPlace: String {
    var text = text
    text.origin = origin
    return "\(topic)@\(text)"
  }

  /// The id of the rule with this key.
  func ruleID(ofKey key: Int) -> RuleID {
    RuleID(topic: topic, text: text, ordinal: firstOrdinal + key - ruleIDs.lowerBound)
  }

  /// The keys of its first and its last rule, for `BETWEEN`.
  var firstKey: SQLValue { .integer(ruleIDs.lowerBound) }
  /// The last one; before the first, if it has no rules.
  var lastKey: SQLValue { .integer(ruleIDs.upperBound - 1) }

  /// What a query for documents selects; more may follow.
  static let selection = """
    SELECT document_id, topic_id, topic.slug, title, document.edition, document.revision,
      document.origin, has_named_origin, document.language, piece, shape, first_ordinal, rule_count,
      path, identity, is_own, first_rule_id, shown_origin, address,
      (SELECT max(day) FROM page_change AS change WHERE change.document_id = document.document_id),
      (SELECT day FROM edition_check WHERE is_own AND edition_check.edition = document.edition)
    FROM document LEFT JOIN topic USING (topic_id) LEFT JOIN source USING (source_id)
    """

  /// Reads a row of ``selection``.
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
