/// The texts of a document's rules in sequence: each lead, followed by its body.
struct DocumentContent {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The offset of each rule's lead.
  private(set) var starts: [Int] = []

  init(of document: ParsedDocument) {
    for rule in document.rules {
      starts.append(bytes.count)
      bytes.append(contentsOf: rule.lead.utf8)
      bytes.append(contentsOf: rule.body.utf8)
      bytes.append(contentsOf: rule.asked.utf8)
    }
  }
}

extension RuleStore {
  /// Registers the SQL function `content_part(document_id, start, count)`: a part of a document's
  /// content, or NULL if it is out of range.
  func registerContentPart() throws(SQLiteError) {
    try connection.register("content_part", argumentCount: 3) { [unowned self] arguments in
      guard let document = arguments.size(0), let start = arguments.size(1),
        let count = arguments.size(2),
        let content = try? contentIfWhole(ofDocument: document), start + count <= content.count
      else { return nil }
      return content[start..<start + count]
    }
  }
}

extension RuleStore {
  /// The phrases in which people ask for rules, by rule.
  func askedPhrases(in language: Language) throws -> [RuleID: String] {
    var phrases: [RuleID: String] = [:]
    for document in try storedDocuments(matching: RuleFilter(languages: [language])) {
      let rows = try connection.rows(
        """
        SELECT rule_id, asked FROM rule_content
        WHERE rule_id BETWEEN ?1 AND ?2 AND asked <> ''
        """, document.firstKey, document.lastKey)
      while try rows.next() {
        phrases[document.ruleID(ofKey: try rows.integer(0))] = rows.text(1)
      }
    }
    return phrases
  }

  func content(ofDocument id: Int) throws -> [UInt8] {
    guard let content = try contentIfWhole(ofDocument: id) else { throw damagedText }
    return content
  }

  /// The content of a document; `nil` if it can't be decompressed.
  func contentIfWhole(ofDocument id: Int) throws -> [UInt8]? {
    if let known = cache.contents[id] { return known }
    let row = try connection.rows(
      "SELECT byte_count, content FROM document_text WHERE document_id = ?1", .integer(id))
    guard try row.next(),
      let content = row.withBytes(1, { compression.unpacked($0, count: row.bits(0)) })
    else { return nil }
    // More than one query needs; the texts of a whole store may be too many to keep.
    if cache.contentSize > 8_000_000 { (cache.contents, cache.contentSize) = ([:], 0) }
    cache.contents[id] = content
    cache.contentSize += content.count
    return content
  }

  var damagedText: StoreError {
    StoreError("a text in the store \(path) is damaged", remedy: .checkStore)
  }
}
