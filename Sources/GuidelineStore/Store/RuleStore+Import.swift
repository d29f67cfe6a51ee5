extension RuleStore {
  /// Stores a file and its documents, replacing its previous import.
  package func replace(
    _ file: SourceFile, with documents: [ParsedDocument]
  ) throws(StoreError) {
    try replace(with: PackedFile(file, documents, by: compression))
  }

  /// Stores a file, replacing its previous import.
  func replace(with file: PackedFile) throws(StoreError) {
    try writing {
      try removeDocuments(
        where: "source_id = (SELECT source_id FROM source WHERE identity = ?1)",
        .text(file.source.identity))
      let source = try keep(file.source, packed: file.packedSource)
      for concept in file.claims.named {
        try connection.run(
          "INSERT OR IGNORE INTO concept (concept_id, topic_id, slug) VALUES (?1, ?2, ?3)",
          .integer(concept.key.value), .integer(topicID(for: concept.topic)), .text(concept.slug))
      }
      for index in file.documents.indices { try insert(index, of: file, from: source) }
    }
  }

  private func insert(_ index: Int, of file: PackedFile, from source: Int) throws {
    let document = file.documents[index]
    let content = file.contents[index]
    let keys = file.claims.keys[index]
    let place = Place(
      topicID: try topicID(for: document.topic), edition: document.text.edition,
      revision: document.text.revision, language: document.text.language)
    let firstRuleID = try (connection.integer("SELECT max(rule_id) FROM rule") ?? 0) + 1
    try connection.run(
      """
      INSERT INTO document (source_id, topic_id, title, edition, revision, origin, has_named_origin,
        language, piece, shape, address, first_ordinal, first_rule_id, rule_count)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 1, ?12, ?13)
      """,
      .integer(source), .integer(place.topicID), .text(document.title), .text(place.edition.slug),
      SQLValue(place.revision?.slug), SQLValue(document.text.origin),
      .integer(document.hasNamedOrigin ? 1 : 0), .text(place.language.tag),
      .integer(document.piece), .text(document.shape), SQLValue(document.address),
      .integer(firstRuleID), .integer(document.rules.count))
    let id = connection.lastInsertedID
    changes.places.insert(place)
    if file.source.isOwn { changes.ownPlaces.insert(place) }
    let ruleIDs = firstRuleID..<firstRuleID + document.rules.count
    changes.newRules.insert(ruleIDs)
    changes.touchRules(ruleIDs)
    // Only stated or shared concepts can be claimed twice.
    if document.rules.contains(where: { $0.concept != nil || $0.pair != nil }),
      Set(keys).count < keys.count
    {
      changes.documents.insert(id)
    }
    try connection.run(
      "INSERT INTO document_text (document_id, byte_count, content) VALUES (?1, ?2, ?3)",
      .integer(id), .integer(content.bytes.count),
      .blob(file.packedContents[index]))
    try insertRules(of: document, content, claiming: keys, into: id, from: firstRuleID)
    for (position, reference) in document.references.enumerated() {
      try connection.run(
        """
        INSERT INTO cross_reference (document_id, position, kind, text, target, line)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """,
        .integer(id), .integer(position), .text(reference.kind.rawValue), .text(reference.text),
        .text(reference.target), .integer(reference.line))
    }
    for change in document.changes {
      try connection.run(
        "INSERT OR IGNORE INTO page_change (document_id, day, summary) VALUES (?1, ?2, ?3)",
        .integer(id), .text(change.day), .text(change.summary))
    }
    if document.platforms != PagePlatforms() {
      try connection.run(
        "INSERT INTO page_platforms VALUES (?1, ?2, ?3)", .integer(id),
        SQLValue(lines: document.platforms.supported),
        SQLValue(lines: document.platforms.withoutConsiderations))
    }
    for anchor in document.anchors {
      try connection.run(
        "INSERT OR IGNORE INTO anchor (document_id, name, heading, line) VALUES (?1, ?2, ?3, ?4)",
        .integer(id), .text(anchor.name), SQLValue(anchor.heading), .integer(anchor.line))
    }
  }

  private func insertRules(
    of document: ParsedDocument, _ content: DocumentContent, claiming keys: [ConceptKey],
    into id: Int, from firstRuleID: Int
  ) throws {
    let insertRule = try connection.rows(
      """
      INSERT INTO rule (rule_id, document_id, section, kind, text_start, lead_size, body_size,
        asked_size, may_state_value, platforms, first_line, last_line, concept_id)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """)
    var sections: [[String]: Int] = [:]
    for (index, rule) in document.rules.enumerated() {
      let key = firstRuleID + index
      var section: Int?
      if !rule.section.isEmpty {
        section = sections[rule.section]
        if section == nil {
          try connection.run(
            "INSERT INTO section (document_id, section, path) VALUES (?1, ?2, ?3)",
            .integer(id), .integer(sections.count),
            .text(SectionPath(rule.section).text))
          section = sections.count
          sections[rule.section] = section
        }
      }
      try insertRule.run(
        .integer(key), .integer(id), SQLValue(section), .text(rule.kind.rawValue),
        .integer(content.starts[index]), .integer(rule.lead.utf8.count),
        .integer(rule.body.utf8.count), .integer(rule.asked.utf8.count),
        .integer(ValueReader.mayFind(in: rule.lead, rule.body) ? 1 : 0),
        SQLValue(lines: rule.platforms),
        .integer(rule.lines.lowerBound), .integer(rule.lines.upperBound),
        .integer(keys[index].value))
      for name in rule.comesFrom {
        try connection.run(
          "INSERT OR IGNORE INTO ancestor (rule_id, concept, is_stated) VALUES (?1, ?2, 1)",
          .integer(key), .text(name.contains("/") ? name : "\(document.topic)/\(name)"))
      }
    }
  }

  /// The key of a topic, which is inserted if it is new.
  private func topicID(for slug: String) throws -> Int {
    if let id = cache.topicIDs[slug] { return id }
    let known = try connection.integer("SELECT topic_id FROM topic WHERE slug = ?1", .text(slug))
    if known == nil { try connection.run("INSERT INTO topic (slug) VALUES (?1)", .text(slug)) }
    let id = known ?? connection.lastInsertedID
    cache.topicIDs[slug] = id
    return id
  }
}

extension SQLValue {
  /// Names separated by line feeds; NULL if there are none.
  fileprivate init(lines names: [String]) {
    self = names.isEmpty ? .null : .text(names.joined(separator: "\n"))
  }
}

/// The headings above a rule as one string.
struct SectionPath {
  /// The headings, separated by line feeds.
  let text: String

  init(_ headings: [String]) {
    text = headings.map { heading in
      heading.utf8.contains(.lineFeed)
        ? heading.split(separator: "\n").joined(separator: " ") : heading
    }.joined(separator: "\n")
  }

  static func headings(in text: String) -> [String] {
    text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }
}
