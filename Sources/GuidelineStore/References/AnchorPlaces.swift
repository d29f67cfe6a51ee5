/// The places in a store's documents that links can name: `#page-12-0`.
struct AnchorPlaces {
  private struct Anchor {
    let document: Int
    let heading: String?
    let line: Int
  }

  private var anchors: [String: [Anchor]] = [:]

  init(in store: RuleStore) throws {
    let rows = try store.connection.rows(
      "SELECT name, document_id, heading, line FROM anchor ORDER BY document_id")
    while try rows.next() {
      anchors[rows.text(0), default: []].append(
        Anchor(
          document: try rows.integer(1), heading: rows.optionalText(2), line: try rows.integer(3)))
    }
  }

  /// The target of an anchor: in the document's file, otherwise in the text the file is part of.
  func place(
    named name: String, for reader: StoredDocument, in store: RuleStore
  ) throws -> Reference.Destination? {
    var candidates: [(anchor: Anchor, document: StoredDocument)] = []
    for anchor in anchors[name] ?? [] {
      let document = try store.document(anchor.document)
      guard document.place.language == reader.place.language else { continue }
      if document.identity == reader.identity || document.text == reader.text {
        candidates.append((anchor, document))
      }
    }
    let own = candidates.first { $0.document.identity == reader.identity } ?? candidates.first
    guard let (anchor, document) = own else { return nil }
    return try place(of: anchor, in: document, store)
  }

  private func place(
    of anchor: Anchor, in document: StoredDocument, _ store: RuleStore
  ) throws -> Reference.Destination? {
    let row = try store.connection.rows(
      """
      SELECT rule_id, document.document_id, first_line, path
      FROM document JOIN rule ON rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1
        LEFT JOIN section ON section.document_id = document.document_id
          AND section.section = rule.section
      WHERE source_id = (SELECT source_id FROM document WHERE document_id = ?1)
        AND language = ?2 AND last_line >= ?3
      ORDER BY first_line LIMIT 1
      """, .integer(document.id), .text(document.place.language.tag), .integer(anchor.line))
    // After the last rule there are only links and the change log.
    guard try row.next() else {
      return .topic(document.topic, text: document.text, section: [])
    }
    let found = try store.document(row.integer(1))
    if try row.integer(2) <= anchor.line { return .rule(found.ruleID(ofKey: try row.integer(0))) }
    let path = row.optionalText(3).map(SectionPath.headings) ?? []
    guard let heading = anchor.heading else {
      return .topic(found.topic, text: found.text, section: path)
    }
    let key = TopicCatalog.key(heading)
    let depth = path.firstIndex { TopicCatalog.key($0) == key }
    return .topic(
      found.topic, text: found.text, section: depth.map { Array(path[...$0]) } ?? [])
  }
}
