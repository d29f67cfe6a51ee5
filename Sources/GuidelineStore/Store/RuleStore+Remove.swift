#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension RuleStore {
  /// Removes the documents of an imported file or folder.
  ///
  /// - Parameter path: The path as given to the import, or another one to the same place.
  /// - Returns: The removed documents.
  package func remove(path: String) throws(StoreError) -> [DocumentSummary] {
    try removeSources(isOwn: false, where: Self.isMeant(by: path)).map(DocumentSummary.init)
  }

  /// The documents that ``remove(path:)`` would remove.
  package func removable(path: String) throws(StoreError) -> [DocumentSummary] {
    try reading { try documents(ofSources: sources(isOwn: false, where: Self.isMeant(by: path))) }
  }

  /// The documents that an import of this path brought, and whose files are no longer among these.
  package func missing(
    from path: String, among files: [FoundFile]
  ) throws(StoreError) -> [DocumentSummary] {
    let present = Set(files.map(\.identity))
    let isMeant = Self.isMeant(by: path)
    return try reading {
      try documents(
        ofSources: sources(isOwn: false) { isMeant($0, $1) && !present.contains($0) })
    }
  }

  private func documents(ofSources sources: [Int]) throws -> [DocumentSummary] {
    let documents = try sources.flatMap {
      try storedDocuments(where: "source_id = ?1", .integer($0))
    }
    return Self.sorted(documents).map(DocumentSummary.init)
  }

  private static func isMeant(by path: String) -> (_ identity: String, _ path: String) -> Bool {
    let given = normal(path)
    let absolute = normal(path.hasPrefix("/") ? path : currentFolder + "/" + path)
    return { identity, path in
      Self.is(identity, in: absolute) || Self.is(path, in: given) || path == "-" && given == "-"
    }
  }

  /// Removes imported documents from a text. A part of the query that is `nil` matches anything.
  ///
  /// - Returns: The removed documents.
  package func remove(_ query: TextQuery) throws(StoreError) -> [DocumentSummary] {
    try writing {
      let documents = try imported(in: query)
      for (identity, documents) in Dictionary(grouping: documents, by: \.identity) {
        for document in documents {
          try removeDocuments(where: "document_id = ?1", .integer(document.id))
        }
        // The rest of the file is no longer the whole file.
        guard var file = try sourceFile(identity) else { throw damagedText }
        file.leftOut.formUnion(documents.map(\.parsedPlace))
        let source = try keep(file, packed: compression.packed(file.content))
        try removeSourceIfEmpty(source)
      }
      return Self.sorted(documents).map(DocumentSummary.init)
    }
  }

  /// The documents that ``remove(_:)`` would remove.
  package func removable(_ query: TextQuery) throws(StoreError) -> [DocumentSummary] {
    try reading { Self.sorted(try imported(in: query)).map(DocumentSummary.init) }
  }

  private func imported(in query: TextQuery) throws -> [StoredDocument] {
    let query = try meaning(of: query)
    let texts = try storedTexts(where: "document.edition = ?1", .text(query.edition.slug))
    if texts.isEmpty { throw try unknownEdition(query.edition) }
    return Self.matches(of: query, in: texts).flatMap(\.documents).filter { !$0.isOwn }
  }

  /// Removes the project's own files that no longer exist.
  ///
  /// - Parameter identities: The files that exist.
  /// - Returns: The number of removed documents.
  func removeOwnFiles(except identities: Set<String>) throws(StoreError) -> Int {
    try removeSources(isOwn: true) { identity, _ in !identities.contains(identity) }.count
  }

  private func removeSources(
    isOwn: Bool, where isMeant: (_ identity: String, _ path: String) -> Bool
  ) throws(StoreError) -> [StoredDocument] {
    try writing {
      let sources = try sources(isOwn: isOwn, where: isMeant)
      let documents = try sources.flatMap {
        try removeDocuments(where: "source_id = ?1", .integer($0))
      }
      for source in sources { try removeSourceIfEmpty(source) }
      return Self.sorted(documents)
    }
  }

  /// The keys of the matching sources.
  private func sources(
    isOwn: Bool, where isMeant: (_ identity: String, _ path: String) -> Bool
  ) throws -> [Int] {
    var sources: [Int] = []
    let rows = try connection.rows(
      "SELECT source_id, identity, path FROM source WHERE is_own = ?1", isOwn ? 1 : 0)
    while try rows.next() {
      if isMeant(rows.text(1), rows.text(2)) { sources.append(try rows.integer(0)) }
    }
    return sources
  }

  /// Removes documents and their rules from the tables and the index.
  @discardableResult
  func removeDocuments(
    where condition: String, _ value: SQLValue
  ) throws -> [StoredDocument] {
    let documents = try storedDocuments(where: condition, value)
    for document in documents {
      changes.places.insert(document.place)
      if document.isOwn { changes.ownPlaces.insert(document.place) }
      changes.hasRemovals = true
      changes.touchRules(document.ruleIDs)
      if changes.newRules.remove(document.ruleIDs) == nil { try removeFromIndex(document) }
      for table in ["ancestor", "rule"] {
        try connection.run(
          "DELETE FROM \(table) WHERE rule_id BETWEEN ?1 AND ?2", document.firstKey,
          document.lastKey)
      }
      for side in ["new_rule_id", "old_rule_id"] {
        try connection.run(
          "DELETE FROM bead WHERE \(side) BETWEEN ?1 AND ?2", document.firstKey, document.lastKey)
      }
      for table in [
        "cross_reference", "page_change", "page_platforms", "anchor", "section", "document_text",
        "document",
      ] {
        try connection.run("DELETE FROM \(table) WHERE document_id = ?1", .integer(document.id))
      }
    }
    // Keys may be reused.
    cache.forgetTexts()
    return documents
  }

  /// A contentless index must be given the old text to delete it.
  private func removeFromIndex(_ document: StoredDocument) throws {
    try connection.run(
      """
      INSERT INTO rule_text (rule_text, rowid, heading, lead, body, asked)
      SELECT 'delete', rule_id, heading, lead, body, asked FROM rule_content
      WHERE rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id
      """, document.firstKey, document.lastKey)
  }

  /// Whether a path is the folder or in it.
  private static func `is`(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// The path in its shortest form.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
