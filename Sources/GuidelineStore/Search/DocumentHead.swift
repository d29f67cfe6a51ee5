/// What a search must know of a document to weigh its rules against others.
final class DocumentHead {
  let topic: String
  let edition: Edition
  let revision: Revision?
  let language: Language
  /// Where it came from; empty for the project's own.
  let origin: String
  /// The number of its first rule in the text, and the key of that rule.
  private let firstOrdinal: Int
  private let firstRule: Int

  fileprivate init(_ row: borrowing Rows, edition: Edition, language: Language) {
    topic = row.text(0)
    self.edition = edition
    revision = row.optionalText(2).flatMap(Revision.init)
    self.language = language
    origin = row.text(4)
    firstOrdinal = row.integer(5)
    firstRule = row.integer(6)
  }

  /// The number of the rule with a key in its text.
  func ordinal(of rule: Int) -> Int { firstOrdinal + rule - firstRule }

  /// Whether a wording of this document is shown rather than one of another in the same language:
  /// the newest, then the project's own, then the first by name.
  func isNewer(than other: DocumentHead) -> Bool {
    if edition != other.edition { return edition > other.edition }
    if revision != other.revision {
      guard let revision else { return false }
      return other.revision.map { revision > $0 } ?? true
    }
    return origin < other.origin
  }
}

extension RuleStore {
  /// What a search must know of a document.
  func head(ofDocument id: Int) throws -> DocumentHead {
    if let known = cache.heads[id] { return known }
    let row = try connection.rows(
      """
      SELECT slug, edition, revision, language, origin, first_ordinal, first_rule_id
      FROM document JOIN topic USING (topic_id) WHERE document_id = ?1
      """, .integer(id))
    guard try row.next(), let edition = Edition(row.text(1)), let language = Language(row.text(3))
    else {
      preconditionFailure("the store has rules of the unknown document \(id)")
    }
    let head = DocumentHead(row, edition: edition, language: language)
    cache.heads[id] = head
    return head
  }

  /// Reads at once what ``document(_:)`` would read one by one.
  func readDocuments(_ ids: some Sequence<Int>) throws {
    let missing = Set(ids.filter { cache.documents[$0] == nil })
    guard !missing.isEmpty else { return }
    let documents = try storedDocuments(
      where: "document_id IN (SELECT value FROM json_each(?1))",
      .list(missing))
    for document in documents { cache.documents[document.id] = document }
  }
}

extension SQLValue {
  /// Numbers for `json_each`.
  static func list(_ numbers: some Sequence<Int>) -> SQLValue {
    .text("[" + numbers.map(String.init).joined(separator: ",") + "]")
  }
}
