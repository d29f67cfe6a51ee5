extension RuleStore {
  /// Reads the documents out of a file again; `nil` if it cannot.
  public typealias Reader = (SourceFile) -> [ParsedDocument]?

  /// Looks for what is wrong with the store.
  ///
  /// - Parameters:
  ///   - repair: Whether to put right what can be.
  ///   - reader: Reads the texts that the store keeps once more, where their rules were damaged.
  /// - Returns: What is wrong, or was until it was repaired.
  public func check(repair: Bool, rereading reader: Reader? = nil) throws(StoreError) -> [Finding] {
    var findings = try inspection()
    guard repair, findings.contains(where: \.isRepairable) else { return findings }
    do {
      try self.repair(findings, with: reader)
    } catch {
      guard error.isDamage else { throw error }
    }
    let remaining = try inspection()
    for index in findings.indices {
      findings[index].isRepaired = !remaining.contains(findings[index])
    }
    return findings + remaining.filter { !findings.contains($0) }
  }

  private func inspection() throws(StoreError) -> [Finding] {
    var findings: [Finding] = []
    do {
      try reading {
        for inspect in [
          pages, danglingRows, names, contents, sources, documents, texts, facts, ancestors,
          danglingReferences,
        ] {
          findings += try inspect()
        }
      }
      findings += try index()
    } catch {
      guard error.isDamage else { throw error }
      findings.append(.damage(of: path))
    }
    return findings
  }

  /// Whether SQLite's own structures are whole.
  private func pages() throws -> [Finding] {
    var findings: Set<Finding> = []
    let rows = try connection.rows("PRAGMA integrity_check(20)")
    while try rows.next() {
      let message = rows.text(0)
      // Newer versions look at the index of FTS5 as well, which `index` does.
      guard message != "ok", !message.contains("FTS5") else { continue }
      // `row 3 missing from index document_source`: it can be made again.
      if let index = message.firstRange(of: " index ") {
        let name = message[index.upperBound...].prefix { !$0.isWhitespace }
        findings.insert(
          Finding(.error, "it does not fit its table", in: String(name), isRepairable: true))
      } else {
        findings.insert(.damage(of: path))
      }
    }
    return findings.sorted { $0.where < $1.where }
  }

  /// Whether the index says what the texts say.
  private func index() throws(StoreError) -> [Finding] {
    guard access != .readOnly else {
      return [
        Finding(
          .note, "not looked at, because the store is only read", in: "rule_text",
          isRepairable: false)
      ]
    }
    return try writing {
      do {
        try connection.run(
          "INSERT INTO rule_text (rule_text, rank) VALUES ('integrity-check', 1)")
        return []
      } catch let error as SQLiteError where error.kind == .corrupt {
        return [
          Finding(
            .error, "the index does not say what the texts say", in: "rule_text",
            isRepairable: true)
        ]
      }
    }
  }

  /// Whether everything belongs to something.
  private func danglingRows() throws -> [Finding] {
    var counts: [String: Int] = [:]
    do {
      let rows = try connection.rows("PRAGMA foreign_key_check")
      while try rows.next() { counts["\(rows.text(0)) → \(rows.text(2))", default: 0] += 1 }
    }
    let unused = [
      (
        "rule",
        """
        SELECT rule_id FROM rule EXCEPT SELECT rule_id FROM rule JOIN document USING (document_id)
        WHERE rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1
        """
      ),
      (
        "concept",
        """
        SELECT concept_id FROM concept EXCEPT SELECT concept_id FROM rule
        EXCEPT SELECT claim_id FROM rule
        """
      ),
      ("source", "SELECT source_id FROM source EXCEPT SELECT source_id FROM document"),
      (
        "section",
        "SELECT document_id, section FROM section EXCEPT SELECT document_id, section FROM rule"
      ),
    ]
    var findings = counts.sorted { $0.key < $1.key }.map { place, count in
      Finding(
        .error, count == 1 ? "1 row belongs to nothing" : "\(count) rows belong to nothing",
        in: place, isRepairable: true)
    }
    for (table, query) in unused {
      guard let count = try connection.integer("SELECT count(*) FROM (\(query))"), count > 0 else {
        continue
      }
      findings.append(
        Finding(
          .warning, count == 1 ? "1 row is used by nothing" : "\(count) rows are used by nothing",
          in: table, isRepairable: true))
    }
    return findings
  }

  /// Whether the texts of rules can be unpacked.
  private func contents() throws -> [Finding] {
    var findings: [Finding] = []
    let rows = try connection.rows(
      """
      SELECT path, document_id FROM document JOIN source USING (source_id)
      ORDER BY path, document_id
      """)
    while try rows.next() {
      guard try contentIfWhole(ofDocument: rows.integer(1)) == nil else { continue }
      findings.append(
        Finding(
          .error, "the texts of its rules cannot be read; import it again", in: rows.text(0),
          isRepairable: false))
    }
    return findings
  }

  /// Whether the texts that were imported can be had again.
  private func sources() throws -> [Finding] {
    var findings: [Finding] = []
    let rows = try connection.rows(
      "SELECT source_id, byte_count, content, path FROM source ORDER BY path")
    while try rows.next() {
      guard try content(in: rows) == nil else { continue }
      findings.append(
        Finding(
          .error, "the text that was imported cannot be unpacked; import it again",
          in: rows.text(3), isRepairable: false))
    }
    return findings
  }

  /// Whether documents have all their rules.
  private func documents() throws -> [Finding] {
    try damagedDocuments().map { document in
      Finding(
        .error, "rules of the topic \(document.topic) are missing; import it again",
        in: document.path, isRepairable: true)
    }
  }

  func damagedDocuments() throws -> [StoredDocument] {
    try storedDocuments(
      where: """
        rule_count <> (
          SELECT count(*) FROM rule LEFT JOIN section USING (document_id, section)
          WHERE rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1
            AND rule.document_id = document.document_id AND kind IN (\(Self.ruleKinds))
            AND (rule.section IS NULL OR path IS NOT NULL))
        OR (SELECT byte_count FROM document_text
            WHERE document_text.document_id = document.document_id) <> (
          SELECT coalesce(sum(lead_size + body_size), 0) FROM rule
          WHERE rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1)
        """)
  }

  private static let ruleKinds = RuleKind.allCases.map { "'\($0.rawValue)'" }
    .joined(separator: ", ")

  /// Whether the rules of each text count from 1, and no concept has two rules in one.
  private func texts() throws -> [Finding] {
    var findings: [Finding] = []
    let places = Dictionary(grouping: try storedDocuments(where: "TRUE"), by: \.place)
    for text in places.values.flatMap(StoredText.arranged) {
      var concepts: Set<Int> = []
      var ordinal = 1
      var isRight = true
      for document in text.documents {
        isRight =
          isRight && document.firstOrdinal == ordinal && document.shownOrigin == text.id.origin
        ordinal += document.ruleCount
        let rows = try connection.rows(
          "SELECT concept_id FROM rule WHERE rule_id BETWEEN ?1 AND ?2", document.firstKey,
          document.lastKey)
        while try rows.next() {
          isRight = concepts.insert(rows.integer(0)).inserted && isRight
        }
      }
      guard !isRight else { continue }
      findings.append(
        Finding(
          .error, "it is not named or counted right, or rules share a concept",
          in: "\(text.documents[0].topic)@\(text.id)", isRepairable: true))
    }
    return findings.sorted { $0.where < $1.where }
  }

  /// Whether searches weigh rules by what the rules are, and words by how many rules there are.
  private func facts() throws -> [Finding] {
    [
      ("rule_facts", try connection.hasWrongFacts()),
      ("language", try connection.hasWrongLanguages()),
    ]
    .filter(\.1).map { place, _ in
      Finding(
        .error, "searches would weigh rules by what they are not", in: place, isRepairable: true)
    }
  }

  /// Whether the concepts that a rule is said to come from are there.
  private func ancestors() throws -> [Finding] {
    var findings: [Finding] = []
    let rows = try connection.rows(
      """
      SELECT ancestor.slug, source.path, rule.first_line
      FROM ancestor JOIN rule USING (rule_id) JOIN document USING (document_id)
        JOIN source USING (source_id)
      WHERE NOT EXISTS (
        SELECT * FROM concept
        WHERE concept.topic_id = document.topic_id AND concept.slug = ancestor.slug)
      ORDER BY source.path, rule.first_line
      """)
    while try rows.next() {
      findings.append(
        Finding(
          .warning, "a rule is said to come from \(rows.text(0)), which is nowhere",
          in: "\(rows.text(1)):\(rows.integer(2))", isRepairable: false))
    }
    return findings
  }
}
