extension RuleStore {
  /// Takes in the files that the program carries, but for those that the store has from elsewhere.
  func takeCarriedFiles() throws(StoreError) {
    for file in DataFile.allCases {
      try take(file, file.carried, isCarried: true, path: file.rawValue)
    }
  }

  /// Takes in the files that lie in a folder of texts.
  func takeDataFiles(in folder: String) throws(StoreError) {
    for file in DataFile.allCases {
      let path = folder + "/" + file.rawValue
      guard let found = FileTree.files(at: [path]).first, found.problem == nil else { continue }
      let content: [UInt8]
      do throws(ImportError) {
        content = try found.contents()
      } catch {
        throw StoreError("\(path): \(error.message)", hint: error.hint)
      }
      try take(file, content, isCarried: false, path: path)
    }
  }

  /// Takes in a file in place of the one that the store has.
  ///
  /// - Parameters:
  ///   - file: Which one.
  ///   - bytes: What it holds.
  ///   - isCarried: Whether it is the one that the program carries, which replaces no other.
  ///   - path: The name of the file in errors.
  func take(
    _ file: DataFile, _ bytes: [UInt8], isCarried: Bool, path: String
  ) throws(StoreError) {
    try writing {
      var fingerprint = StableHash()
      fingerprint.take(text: bytes)
      let value = Int(Int64(bitPattern: fingerprint.value))
      do {
        let row = try connection.rows(
          "SELECT fingerprint, is_carried FROM data_file WHERE name = ?1", .text(file.rawValue))
        if try row.next() {
          if row.integer(0) == value || isCarried && row.integer(1) == 0 { return }
        }
      }
      do {
        switch file {
        case .glossary: try replaceGlossary(with: Glossary(bytes))
        case .symbols: try replaceSymbols(with: Symbol.symbols(in: bytes))
        case .editions: try replaceAbsences(with: Absence.absences(in: bytes))
        }
      } catch let error as ImportError {
        throw StoreError("\(path):\(error.line): \(error.message)", hint: error.hint)
      }
      try connection.run(
        "INSERT OR REPLACE INTO data_file (name, fingerprint, is_carried) VALUES (?1, ?2, ?3)",
        .text(file.rawValue), .integer(value), .integer(isCarried ? 1 : 0))
    }
  }
}
