extension RuleStore {
  /// Stores the embedded files, except where the store has a file from elsewhere.
  ///
  /// - Parameter asOwn: Whether they belong to texts that are stored with them, and replace any other.
  func takeCarriedFiles(asOwn: Bool = false) throws(StoreError) {
    for file in DataFile.allCases {
      try take(file, file.carried, isCarried: !asOwn, path: file.rawValue)
    }
  }

  /// Stores the data files in a folder of texts.
  func takeDataFiles(in folder: String) throws(StoreError) {
    for file in DataFile.allCases {
      let path = folder + "/" + file.rawValue
      guard let found = FileTree.files(at: [path]).first, found.problem == nil else { continue }
      let content: [UInt8]
      do throws(ImportError) {
        content = try found.contents()
      } catch {
        throw StoreError("\(path): \(error.problem)", remedy: error.remedy)
      }
      try take(file, content, isCarried: false, path: path)
    }
  }

  /// Stores a data file in place of the one in the store.
  ///
  /// - Parameters:
  ///   - isCarried: Whether the file is embedded in the program. An embedded file replaces only an
  ///     embedded one.
  ///   - path: The name of the file in errors.
  func take(
    _ file: DataFile, _ bytes: [UInt8], isCarried: Bool, path: String
  ) throws(StoreError) {
    try writing {
      if let kept = try kept(file) {
        let isSame = kept.content == bytes && kept.isCarried == isCarried
        guard !isSame, !isCarried || kept.isCarried else { return }
      }
      do {
        switch file {
        case .glossary: try replaceGlossary(with: Glossary(bytes))
        case .symbols: try replaceSymbols(with: Symbol.symbols(in: bytes))
        case .editions: try replaceEditionFacts(with: EditionFacts(bytes), isCarried: isCarried)
        case .checks: _ = try CodeCheck.checks(in: bytes)
        case .groups: _ = try TopicGroups(bytes)
        case .renamed: try replaceRenamedConcepts(with: RenamedConcepts(bytes))
        }
      } catch let error as ImportError {
        throw StoreError("\(path):\(error.line): \(error.problem)", remedy: error.remedy)
      }
      let values: [SQLValue] = [
        .text(file.rawValue), .integer(isCarried ? 1 : 0), .integer(bytes.count),
        .blob(compression.packed(bytes)),
      ]
      try connection.run(
        """
        INSERT OR REPLACE INTO data_file (name, is_carried, byte_count, content, seal)
        VALUES (?1, ?2, ?3, ?4, ?5)
        """, values: values + [Seal.of(values)])
      try unlist(KeptRow.Name(isCarried ? .dataFile : .carriedFile, file.rawValue))
      try list(
        KeptRow(isCarried ? .carriedFile : .dataFile, file.rawValue, seal: Seal.of(values)))
    }
  }

  /// The stored contents of a file; `nil` if missing or damaged.
  func kept(_ file: DataFile) throws -> (content: [UInt8], isCarried: Bool)? {
    let row = try connection.rows(
      "SELECT name, is_carried, byte_count, content, seal FROM data_file WHERE name = ?1",
      .text(file.rawValue))
    guard try row.next(), Seal.of((0..<4).map { row.value($0) }) == row.value(4),
      let content = row.withBytes(3, { compression.unpacked($0, count: row.bits(2)) })
    else { return nil }
    return (content, row.bits(1) != 0)
  }
}

extension RuleStore {
  /// The checks of code, except the one for deprecated symbols.
  package func codeChecks() throws(StoreError) -> [CodeCheck] {
    try reading { try CodeCheck.checks(in: kept(.checks)?.content ?? DataFile.checks.carried) }
  }
}
