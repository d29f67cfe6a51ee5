extension RuleStore {
  package typealias DocumentReading =
    @Sendable (_ file: SourceFile) throws(ImportError) -> [ParsedDocument]

  /// Reads documents in all known formats.
  package static let documentReading: DocumentReading = { file throws(ImportError) in
    try DocumentReader().documents(in: file.content, path: file.path, options: file.options)
  }

  /// Reads files and stores their documents.
  ///
  /// Files are processed in portions: while one is written, the next ones are parsed on other
  /// cores. Each portion is one transaction, so a failure leaves only whole files.
  ///
  /// A file without an edition comes last. It takes the edition of the pages beside it, or of the
  /// most similar page in `Data/`. A piece of a book that continues the previous piece's topic
  /// comes last, too. The contents of such files are kept until then, up to the size limit of a
  /// single file.
  ///
  /// - Parameters:
  ///   - files: The files, in order.
  ///   - options: The options for all of them.
  ///   - reading: Parses a file.
  ///   - besides: Writes what the texts need, while the first ones are parsed.
  ///   - report: Called for each file as soon as it is stored or refused.
  /// - Throws: ``StoreError`` if the store fails. Files reported as imported are stored; the others
  ///   have been reported as refused, unless nothing could be written at all.
  package func importFiles(
    _ files: [FoundFile], options: ImportOptions = ImportOptions(),
    reading: @escaping DocumentReading = documentReading,
    besides: () throws(StoreError) -> Void = {}, report: (ImportReport) -> Void
  ) async throws(StoreError) {
    var left = Set(files)
    var isPrepared = false
    do throws(StoreError) {
      let prepare = { () throws(StoreError) in
        try besides()
        try self.takeCarriedFiles()
        isPrepared = true
      }
      try await store(files, options: options, reading: reading, besides: prepare) { file in
        left.remove(file.found)
        // If the stored name can't be read, report the document's own.
        report((try? named(file.report)) ?? file.report)
      }
    } catch {
      for file in files where isPrepared && left.contains(file) {
        report(ImportReport(unstored: file, because: error))
      }
      throw error
    }
  }

  /// The report with the texts' stored names, which number equal sources.
  private func named(_ report: ImportReport) throws -> ImportReport {
    guard report.status == .imported else { return report }
    let stored = try storedDocuments(where: "identity = ?1", .text(report.identity))
    var report = report
    for index in report.documents.indices {
      let document = report.documents[index]
      let kept = stored.first {
        $0.topic == document.topic && $0.place.language == document.text.language
      }
      if let kept { report.documents[index].text = kept.text }
    }
    return report
  }

  private func store(
    _ files: [FoundFile], options: ImportOptions, reading: @escaping DocumentReading,
    besides: () throws(StoreError) -> Void, done: (FileInWork) -> Void
  ) async throws(StoreError) {
    let firstKey = try self.reading { try ruleCapacity() }
    var incomplete: [FileInWork] = []
    var room = FoundFile.sizeLimit
    var portionCount = try await take(
      files, opening: { FileInWork($0, options: options) }, reading: reading, besides: besides
    ) { file in
      guard file.isIncomplete else { return done(file) }
      var file = file
      room -= file.source?.content.count ?? 0
      // A file without room is read again later.
      if room < 0 { file.source = nil }
      incomplete.append(file)
    }
    if !incomplete.isEmpty {
      let folders = try inWords {
        try FolderEditions(beside: files.map(\.identity), in: connection)
      }
      let topics = try inWords { try BookTopics(in: connection) }.topics(of: incomplete)
      portionCount += try await take(
        incomplete, opening: { try completed($0, options, folders, topics, reading) },
        reading: reading, done: done)
    }
    let endKey = try self.reading { try ruleCapacity() }
    try putTogether(
      newRules: endKey - firstKey, wereMany: portionCount > 1 && (endKey - firstKey) * 4 > endKey)
  }

  /// Imports files kept in a store, in order.
  ///
  /// - Returns: The files that couldn't be read again, with the errors.
  func importKept(
    _ files: [SourceFile], reading: @escaping DocumentReading
  ) async throws(StoreError) -> [FileInWork] {
    var refused: [FileInWork] = []
    _ = try await take(files, opening: { FileInWork(kept: $0) }, reading: reading) { file in
      if case .refused = file.state { refused.append(file) }
    }
    try putTogether(newRules: try self.reading { try ruleCapacity() }, wereMany: true)
    return refused
  }

  /// Merges the index's segments.
  ///
  /// - Parameter wereMany: Whether to merge all of them and to shrink the file by the space that
  ///   the index used while growing, a tenth of the file.
  private func putTogether(newRules: Int, wereMany: Bool) throws(StoreError) {
    guard newRules > 0 else { return }
    guard wereMany else {
      // A rule takes a tenth of a page, which is rewritten a few times until it is merged with most
      // others.
      return try writing {
        // https://www.sqlite.org/fts5.html#the_merge_command
        try connection.run(
          "INSERT INTO rule_text (rule_text, rank) VALUES ('merge', ?1)", .integer(newRules))
      }
    }
    // Write only the final state from the log to the file.
    try inWords { try connection.run("PRAGMA wal_autocheckpoint = 0") }
    try writing { try connection.run("INSERT INTO rule_text (rule_text) VALUES ('optimize')") }
    try compact()
  }

  /// The file, with edition and topic taken from its neighbors where they help.
  private func completed(
    _ file: FileInWork, _ options: ImportOptions, _ folders: FolderEditions,
    _ topics: [FoundFile: String], _ reading: DocumentReading
  ) throws -> FileInWork {
    let opened = file.source.map { .read($0) } ?? FileInWork(file.found, options: options).state
    guard case .read(var source) = opened else { return file }
    source.options.topicBefore = topics[file.found]
    if file.lacksEdition {
      if let era = folders.era(beside: source.identity) {
        (source.options.era, source.options.reasonForEra) = (era, "the pages around it")
      } else if let likest = try likestEdition(of: source, reading) {
        source.options.era = Era(likest.edition, nil)
        source.options.reasonForEra =
          "its words, which are closest to that edition's page on \(likest.page)"
      }
    }
    var completed = file
    if source.options != options { completed.state = .read(source) }
    return completed
  }

  /// The most similar edition; `nil` if none or several are similar.
  private func likestEdition(
    of file: SourceFile, _ reading: DocumentReading
  ) throws -> LikestEdition? {
    var file = file
    file.options.era = Era(.current, nil)
    guard let documents = try? reading(file) else { return nil }
    return try LikestEdition(of: documents, in: self)
  }

  /// Parses files and stores their documents.
  ///
  /// - Parameters:
  ///   - opening: Reads a file, just before it is needed.
  ///   - besides: Writes something while the first files are parsed.
  /// - Returns: The number of portions.
  private func take<File>(
    _ files: [File], opening: (File) throws -> FileInWork, reading: @escaping DocumentReading,
    besides: () throws(StoreError) -> Void = {}, done: (FileInWork) -> Void
  ) async throws(StoreError) -> Int {
    var rest = files[...]
    var inWork: [Task<[FileInWork], Never>] = []
    var portionCount = 0
    defer { for task in inWork { task.cancel() } }
    func takeApartNext() throws(StoreError) {
      while inWork.count < Self.portionsInWork, let portion = try nextPortion(of: &rest, opening) {
        inWork.append(Self.takingApart(portion, by: reading))
      }
    }
    try takeApartNext()
    try besides()
    while !inWork.isEmpty {
      let portion = await inWork.removeFirst().value
      for file in try stored(portion) { done(file) }
      portionCount += 1
      try takeApartNext()
    }
    return portionCount
  }

  /// Shrinks the file by the space that the index used while growing, a tenth of the file.
  private func compact() throws(StoreError) {
    try inWords {
      do {
        try connection.run("PRAGMA wal_autocheckpoint = 1000")
        try connection.run("VACUUM")
      } catch let error as SQLiteError where error.kind == .busy || error.kind == .full {
        // Everything is stored; the space will be reused.
      }
    }
  }

  /// Two, so that neither of two cores waits for the other.
  private static let portionsInWork = 2

  /// The next files, a few megabytes; `nil` if there are no more.
  private func nextPortion<File>(
    of files: inout ArraySlice<File>, _ opening: (File) throws -> FileInWork
  ) throws(StoreError) -> [FileInWork]? {
    try self.reading {
      var portion: [FileInWork] = []
      var size = 0
      while size < 3 << 19, portion.count < 192, let next = files.popFirst() {
        var file = try opening(next)
        if case .read(let source) = file.state {
          size += source.content.count
          if try holds(source) { file.state = .unchanged(source) }
        }
        portion.append(file)
      }
      return portion.isEmpty ? nil : portion
    }
  }

  private static func takingApart(
    _ portion: [FileInWork], by reading: @escaping DocumentReading
  ) -> Task<[FileInWork], Never> {
    Task.detached {
      let compression = Compression()
      return portion.map { Task.isCancelled ? $0 : $0.takenApart(by: reading, compression) }
    }
  }

  private func stored(_ portion: [FileInWork]) throws(StoreError) -> [FileInWork] {
    try batch { () throws(StoreError) in
      var files: [FileInWork] = []
      for file in portion { files.append(try stored(file)) }
      return files
    }
  }

  private func stored(_ file: FileInWork) throws(StoreError) -> FileInWork {
    guard case .takenApart(let packed) = file.state else { return file }
    var file = file
    // The text that standard input belongs to is known only now.
    if packed.source.identity != file.found.identity, try holds(packed.source) {
      file.state = .unchanged(packed.source)
      return file
    }
    do throws(StoreError) {
      try replace(with: packed)
    } catch {
      // If the store itself failed, the end of the batch throws the error again.
      file.state = .refused(ImportError(error.problem, remedy: error.remedy))
    }
    return file
  }
}
