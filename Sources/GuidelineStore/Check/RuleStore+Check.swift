extension RuleStore {
  /// Checks that the file is as it was written or, if that can't be told, rebuilds everything from the
  /// files it keeps, and compares. This takes as long as importing the files.
  ///
  /// - Parameters:
  ///   - repair: Whether to replace damaged data with rebuilt data. The store is locked meanwhile.
  ///     If user data is lost, the damaged file is kept beside the store.
  ///   - thorough: Whether to rebuild everything in any case.
  ///   - reading: Parses a stored file into documents.
  /// - Returns: The findings, including those that were repaired.
  package func check(
    repair: Bool, thorough: Bool = false, reading: @escaping DocumentReading = documentReading
  ) async throws(StoreError) -> [Finding] {
    guard repair else {
      return try await Inspection(of: self, thorough: thorough, reading: reading).findings
    }
    var obstacle: StoreError?
    do throws(StoreError) {
      try inWords { try lock() }
    } catch {
      obstacle = error
    }
    defer { unlock() }
    let inspection = try await Inspection(of: self, thorough: thorough, reading: reading)
    guard let sound = inspection.sound, inspection.findings.contains(where: \.isRepairable) else {
      if inspection.sound != nil, obstacle == nil { seal() }
      return inspection.findings
    }
    // A damaged header may make the file look read-only.
    if let obstacle, inspection.canBeOpened || !StoreFile(path: path).isWritable { throw obstacle }
    var losses = inspection.losses
    if !losses.isEmpty || !inspection.canBeOpened, path != ":memory:" {
      try? connection.checkpoint()
      let place = try StoreFile(path: path).keepAside()
      losses.append(
        Finding(.note, "the damaged store is kept here", in: place, isRepairable: false))
    }
    var repaired = self
    if inspection.canBeOpened {
      try inWords { try connection.copy(sound.connection) }
      cache.forgetAll()
    } else {
      try StoreFile(path: path).replace(with: sound.inWords { try sound.connection.image() })
      repaired = try RuleStore(path: path, access: .inspection)
    }
    let remaining = try await Inspection(of: repaired, reading: reading).findings
    if !remaining.contains(where: \.isRepairable) { repaired.seal() }
    return inspection.findings.filter { !losses.contains($0) }.map { finding in
      var finding = finding
      finding.isRepaired = finding.isRepairable && !remaining.contains(finding)
      return finding
    } + losses + remaining.filter { !inspection.findings.contains($0) }
  }

  /// Keeps other processes from reading and writing.
  private func lock() throws {
    try connection.run("PRAGMA locking_mode = EXCLUSIVE")
    try Transaction(.write, on: connection).commit()
  }

  private func unlock() {
    // SQLite releases the lock at the next read, or when the store is closed.
    try? connection.execute(script: "PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema")
  }
}
