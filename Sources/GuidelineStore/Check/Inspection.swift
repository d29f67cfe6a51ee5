/// Inspects a store without changing it.
struct Inspection {
  private(set) var findings: [Finding] = []
  /// Findings about user data that no repair can restore.
  private(set) var losses: [Finding] = []
  /// The store rebuilt from the user's data; `nil` if none can be read, or none of it has changed.
  private(set) var sound: RuleStore?
  /// Whether SQLite can read and write the file.
  private(set) var canBeOpened = true

  /// - Parameters:
  ///   - thorough: Whether to rebuild the store even if no byte of it has changed.
  ///   - reading: Parses a stored file into documents.
  init(
    of store: RuleStore, thorough: Bool = false, reading: @escaping RuleStore.DocumentReading
  ) async throws(StoreError) {
    if !thorough, store.damage == nil, (try? store.isSealed()) == true {
      findings = try store.referenceFindings()
      return
    }
    let (copy, pages) = try Self.copy(of: store)
    let kept = KeptRecords(in: pages, by: store.compression)
    if kept.isEmpty, let damage = store.damage { throw damage }
    let sound = try RuleStore(path: ":memory:", access: .create, catalog: store.catalog)
    findings += kept.damages
    losses += kept.losses
    try await fill(sound, with: kept, reading: reading)
    self.sound = sound
    findings += losses
    if let copy {
      try compare(copy, with: sound, kept)
    } else {
      canBeOpened = false
      findings.append(
        Finding(.error, "damaged header or schema", in: store.path, isRepairable: true))
    }
    findings += try sound.referenceFindings()
  }

  /// A copy in which indexes can be checked and texts matched even if the store is read-only; `nil`
  /// if SQLite can't read the store. The pages are those of the copy, if there is one.
  private static func copy(of store: RuleStore) throws(StoreError) -> (RuleStore?, DatabasePages) {
    do throws(StoreError) {
      if store.damage == nil {
        let copy = try RuleStore(copyOf: store)
        let image = try copy.inWords { try copy.connection.image() }
        let pages = DatabasePages(image: image)
        return (pages.isWritable ? copy : nil, pages)
      }
    } catch {
      guard error.isDamage, store.path != ":memory:" else { throw error }
    }
    return (nil, try StoreFile(path: store.path).pages())
  }

  private mutating func fill(
    _ sound: RuleStore, with kept: KeptRecords, reading: @escaping RuleStore.DocumentReading
  ) async throws(StoreError) {
    for (file, content, isCarried) in kept.dataFiles {
      try sound.take(file, content, isCarried: isCarried, path: file.rawValue)
    }
    if kept.lacksDataFile { try sound.takeCarriedFiles() }
    let files = kept.sources.map { file in
      var file = file
      file.readerVersion = DocumentReader.version
      return file
    }
    for file in try await sound.importKept(files, reading: reading) {
      let reason =
        file.report.diagnostics.first.map { $0.problem.followed(by: $0.remedy?.words) } ?? ""
      losses.append(
        Finding(
          .error, "can no longer read the imported text: \(reason)",
          in: file.found.path, isRepairable: false))
    }
    try sound.writing { for correction in kept.corrections { try sound.keep(correction) } }
    try sound.matchTexts()
  }

  private mutating func compare(
    _ copy: RuleStore, with sound: RuleStore, _ kept: KeptRecords
  ) throws(StoreError) {
    var looks: [() throws -> [Finding]] = [
      copy.inspectFormat, copy.inspectPages, copy.inspectIndex,
    ]
    let outdated = kept.sources.count { $0.readerVersion != DocumentReader.version }
    if outdated == 0 {
      looks.append { try copy.inspectLookups(of: sound) }
      looks.append {
        // The next command would match texts, too.
        try copy.matchTexts()
        return []
      }
      looks += DerivedTables.ofFiles.map { query in
        { try copy.differences(from: sound, in: query, "the stored rules don't match the text") }
      }
      looks += DerivedTables.ofAll.map { query in
        { try copy.differences(from: sound, in: query, "doesn't match the texts and Data/") }
      }
      looks.append(copy.inspectFacts)
    } else {
      findings.append(
        Finding(
          .note, "\(outdated) files were read by an older hig", in: copy.path, isRepairable: true))
    }
    for look in looks {
      let found: [Finding]
      do throws(StoreError) {
        found = try copy.inWords(look)
      } catch {
        guard error.isDamage else { throw error }
        found = [copy.fault("damaged", in: copy.path)]
      }
      findings += found.filter { !findings.contains($0) }
      // If this is damaged, no other result is reliable.
      if found.contains(where: { !$0.isRepairable }) { return }
    }
  }
}

extension RuleStore {
  fileprivate func fault(_ problem: Message, in place: String) -> Finding {
    Finding(.error, problem, in: place, isRepairable: true)
  }

  /// The places where tables of this store differ from those of a sound one.
  fileprivate func differences(
    from sound: RuleStore, in query: String, _ what: Message
  ) throws -> [Finding] {
    try TableDigest(query, in: connection)
      .places(differingFrom: TableDigest(query, in: sound.connection)).sorted()
      .map { fault(what, in: $0) }
  }

  /// Checks that the file states its format.
  fileprivate func inspectFormat() throws -> [Finding] {
    let stamp = try connection.bits("PRAGMA user_version") ?? 0
    return Schema.format(ofStamp: stamp) == Schema.format
      ? [] : [fault("no format number", in: path)]
  }

  /// Checks SQLite's own structures.
  fileprivate func inspectPages() throws -> [Finding] {
    var findings: Set<Finding> = []
    let rows = try connection.rows("PRAGMA integrity_check(20)")
    while try rows.next() {
      let message = rows.text(0)
      // Newer versions also check the FTS5 index.
      guard message != "ok", !message.contains("FTS5") else { continue }
      // Such as `row 3 missing from index document_source`.
      if let index = message.firstRange(of: " index ") {
        let name = message[index.upperBound...].prefix { !$0.isWhitespace }
        findings.insert(fault("the index doesn't match its table", in: String(name)))
      } else {
        findings.insert(fault("damaged", in: path))
      }
    }
    return findings.sorted { $0.where < $1.where }
  }

  /// Checks that the index matches the texts.
  fileprivate func inspectIndex() throws -> [Finding] {
    do {
      try connection.run("INSERT INTO rule_text (rule_text, rank) VALUES ('integrity-check', 1)")
      return []
    } catch let error where error.kind != .full {
      return [fault("the index doesn't match the texts", in: "rule_text")]
    }
  }

  /// Checks that a lookup of each word finds all its rules. FTS5's own check misses a word that is
  /// looked up in the wrong leaf of the index.
  fileprivate func inspectLookups(of sound: RuleStore) throws -> [Finding] {
    let words = try sound.connection.rows("SELECT term, doc FROM rule_word")
    while try words.next() {
      let count = try connection.integer(
        "SELECT doc FROM rule_word WHERE term = ?1", .text(words.text(0)))
      guard try count == words.integer(1) else {
        return [fault("the index doesn't match the texts", in: "rule_text")]
      }
    }
    return []
  }

  /// Checks the stored data for ranking rules and words.
  fileprivate func inspectFacts() throws -> [Finding] {
    [
      ("rule_facts", try connection.hasWrongFacts()),
      ("language", try connection.hasWrongLanguages()),
    ]
    .filter(\.1).map { place, _ in
      fault("the ranking data doesn't match the rules", in: place)
    }
  }

  /// What leads nowhere.
  fileprivate func referenceFindings() throws(StoreError) -> [Finding] {
    try reading { try lostAncestors() + danglingReferences() }
  }

  /// The concepts that rules claim to come from, but that don't exist. Only a note if the store
  /// lacks the other editions of the page.
  fileprivate func lostAncestors() throws -> [Finding] {
    var findings: [Finding] = []
    let rows = try connection.rows(
      """
      SELECT ancestor.concept, source.path, rule.first_line, EXISTS (
          SELECT * FROM document AS other JOIN topic USING (topic_id)
          WHERE ancestor.concept GLOB topic.slug || '/*' AND other.edition <> document.edition)
      FROM ancestor JOIN rule USING (rule_id) JOIN document USING (document_id)
        JOIN source USING (source_id)
      WHERE NOT EXISTS (
        SELECT * FROM concept JOIN topic USING (topic_id)
        WHERE topic.slug || '/' || concept.slug = ancestor.concept)
      ORDER BY source.path, rule.first_line
      """)
    while try rows.next() {
      findings.append(
        Finding(
          rows.bits(3) == 0 ? .note : .warning,
          "a rule claims to come from \(rows.text(0)), which doesn't exist",
          in: try "\(rows.text(1)):\(rows.integer(2))", isRepairable: false))
    }
    return findings
  }
}
