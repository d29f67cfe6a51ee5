/// The properties of a document that ranking needs.
final class DocumentHead {
  let topic: String
  let text: TextID
  /// The origin, whether it is shown or not; empty for the project's own documents.
  let origin: String
  private let checkedDay: String?
  /// The number of its first rule in the text, and that rule's key.
  private let firstOrdinal: Int
  private let firstRule: Int

  /// Reads a row of ``selection``.
  fileprivate init(_ row: borrowing Rows, topic: String) throws(SQLiteError) {
    self.topic = topic
    text = try TextID(
      edition: row.edition(2), revision: row.revision(3), origin: row.origin(4),
      language: row.language(5))
    origin = try row.origin(6) ?? ""
    firstOrdinal = try row.integer(7)
    firstRule = try row.integer(8)
    checkedDay = row.optionalText(9)
  }

  fileprivate static let selection = """
    SELECT document_id, topic_id, edition, revision, shown_origin, language, origin, first_ordinal,
      first_rule_id,
      (SELECT day FROM edition_check
        WHERE document.origin IS NULL AND edition_check.edition = document.edition)
    FROM document
    """

  func ruleID(ofKey key: Int) -> RuleID {
    RuleID(topic: topic, text: text, ordinal: firstOrdinal + key - firstRule)
  }

  /// Whether the rule is the first one of the topic's text.
  func opens(withRule key: Int) -> Bool { key == firstRule && firstOrdinal == 1 }

  /// Whether the document comes before another one, by text and by number.
  func precedes(_ other: DocumentHead) -> Bool {
    if text != other.text { return text < other.text }
    return (firstOrdinal, topic) < (other.firstOrdinal, other.topic)
  }

  /// Whether its wordings are preferred to another document's in the same language.
  func isNewer(than other: DocumentHead) -> Bool {
    text.isNewer(than: other.text, checkedDay: checkedDay ?? other.checkedDay)
  }
}

extension RuleStore {
  func head(ofDocument id: Int) throws -> DocumentHead {
    if let known = cache.heads[id] { return known }
    let row = try connection.rows(
      DocumentHead.selection + " WHERE document_id = ?1", .integer(id))
    guard try row.next() else {
      throw StoreError(
        "the store \(path) has rules of an unknown document",
        remedy: .repairStore)
    }
    let head = try DocumentHead(row, topic: topicSlug(ofKey: row.integer(1)))
    cache.heads[id] = head
    return head
  }

  /// Preloads the results of ``head(ofDocument:)``.
  func readHeads(ofDocuments ids: some Sequence<Int>) throws {
    let missing = Set(ids.filter { cache.heads[$0] == nil })
    guard missing.count > 1 else { return }
    let rows = try connection.rows(
      DocumentHead.selection + " WHERE document_id IN (SELECT value FROM json_each(?1))",
      .list(missing))
    while try rows.next() {
      cache.heads[try rows.integer(0)] = try DocumentHead(
        rows, topic: topicSlug(ofKey: try rows.integer(1)))
    }
  }

  private func topicSlug(ofKey key: Int) throws(SQLiteError) -> String {
    if let known = cache.topicSlugs[key] { return known }
    let row = try connection.rows("SELECT slug FROM topic WHERE topic_id = ?1", .integer(key))
    guard try row.next() else { throw .corrupt("the store has no topic \(key)") }
    let slug = try row.topic(0)
    cache.topicSlugs[key] = slug
    return slug
  }

  /// Preloads the results of ``document(_:)``.
  func readDocuments(_ ids: some Sequence<Int>) throws {
    let missing = Set(ids.filter { cache.documents[$0] == nil })
    guard missing.count > 1 else { return }
    let documents = try storedDocuments(
      where: "document_id IN (SELECT value FROM json_each(?1))", .list(missing))
    for document in documents { cache.documents[document.id] = document }
  }
}

extension SQLValue {
  /// A JSON array for `json_each`.
  static func list(_ numbers: some Sequence<Int>) -> SQLValue {
    .text("[" + numbers.map(String.init).joined(separator: ",") + "]")
  }

  /// A JSON array for `json_each`.
  static func list(_ texts: some Sequence<String>) -> SQLValue {
    let quoted = texts.map { text in
      text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
        let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
        quoted +=
          isPlain
          ? String(scalar)
          : "\\u00" + (scalar.value < 0x10 ? "0" : "")
            + String(scalar.value, radix: 16)
      } + "\""
    }
    return .text("[" + quoted.joined(separator: ",") + "]")
  }
}
