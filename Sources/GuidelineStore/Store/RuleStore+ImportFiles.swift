extension RuleStore {
  /// Turns a file's bytes into documents.
  public typealias DocumentReading =
    @Sendable (_ file: SourceFile) throws(ImportError) -> [ParsedDocument]

  /// Reads documents of every shape that is known.
  public static let documentReading: DocumentReading = { file throws(ImportError) in
    try DocumentReader().documents(in: file.content, path: file.path, options: file.options)
  }

  /// Reads files and stores their documents.
  ///
  /// Files are taken in portions: while one is written, the next are taken apart on other cores. A
  /// portion is written in one transaction, so that what a failure leaves is whole files.
  ///
  /// A file that says nowhere which edition it belongs to is taken last, for that of the pages beside it;
  /// so is a piece of a book that goes on with the topic of the one before.
  ///
  /// - Parameters:
  ///   - files: What to read, in this order.
  ///   - options: What was said about all of them.
  ///   - reading: Turns a file into documents.
  ///   - report: Is told of each file as soon as it is stored or refused.
  /// - Throws: ``StoreError`` where the store fails; what was reported is stored then.
  public func importFiles(
    _ files: [FoundFile], options: ImportOptions = ImportOptions(),
    reading: @escaping DocumentReading = documentReading, report: (ImportReport) -> Void
  ) async throws(StoreError) {
    let firstKey = try self.reading { try ruleCapacity() }
    var incomplete: [FileInWork] = []
    var portionCount = try await take(files, reading: reading, options: { _ in options }) { file in
      if file.lacksEdition || file.pieceBefore != nil {
        incomplete.append(file)
      } else {
        report(file.report)
      }
    }
    if !incomplete.isEmpty {
      let completed = try completed(options, for: incomplete, among: files)
      for file in incomplete where completed[file.found] == nil { report(file.report) }
      portionCount += try await take(
        incomplete.map(\.found).filter { completed[$0] != nil }, reading: reading,
        options: { completed[$0] ?? options }, done: { report($0.report) })
    }
    let endKey = try self.reading { try ruleCapacity() }
    if portionCount > 1, (endKey - firstKey) * 4 > endKey {
      // From the log into the file goes only what is left in the end.
      try inWords { try connection.run("PRAGMA wal_autocheckpoint = 0") }
      try writing { try indexWriter.mergeAll() }
      try compact()
    } else if endKey > firstKey {
      // A rule takes a tenth of a page, which is written some times until it lies with most others.
      try writing { try indexWriter.merge(pageCount: endKey - firstKey) }
    }
  }

  /// What was said about files, with what others tell of those that do not say it; nothing for a file
  /// of which they tell nothing.
  private func completed(
    _ options: ImportOptions, for incomplete: [FileInWork], among files: [FoundFile]
  ) throws(StoreError) -> [FoundFile: ImportOptions] {
    let folders = try inWords {
      try FolderEditions(beside: files.map(\.identity), in: connection)
    }
    let books = try inWords { try BookTopics(in: connection) }
    let topics = books.topics(of: incomplete)
    var completed: [FoundFile: ImportOptions] = [:]
    for file in incomplete {
      var told = options
      told.eraBeside =
        file.lacksEdition ? folders.era(beside: file.found.identity) : nil
      told.topicBefore = topics[file.found]
      if told != options { completed[file.found] = told }
    }
    return completed
  }

  /// Reads files and stores their documents.
  ///
  /// - Returns: How many portions there were.
  private func take(
    _ files: [FoundFile], reading: @escaping DocumentReading,
    options: (FoundFile) -> ImportOptions, done: (FileInWork) -> Void
  ) async throws(StoreError) -> Int {
    var rest = files[...]
    var inWork: [Task<Result<[FileInWork], SQLiteError>, Never>] = []
    var portionCount = 0
    defer { for task in inWork { task.cancel() } }
    func takeApartNext() throws(StoreError) {
      while inWork.count < Self.portionsInWork, !rest.isEmpty {
        let portion = try nextPortion(of: &rest, options: options)
        inWork.append(Self.takingApart(portion, by: reading))
      }
    }
    try takeApartNext()
    try takeCarriedFiles()
    while !inWork.isEmpty {
      let portion = await inWork.removeFirst().value
      for file in try stored(inWords(portion.get)) { done(file) }
      portionCount += 1
      try takeApartNext()
    }
    return portionCount
  }

  /// Where the tokens of all rules are kept.
  var indexWriter: FTS5IndexWriter { FTS5IndexWriter(for: "rule_text", in: connection) }

  /// Gives back the room that the index left free while it grew: a tenth of the file.
  private func compact() throws(StoreError) {
    try inWords {
      do {
        try connection.run("PRAGMA wal_autocheckpoint = 1000")
        try connection.run("VACUUM")
      } catch let error as SQLiteError where error.kind == .busy || error.kind == .full {
        // All is stored, and the room will be used for what comes next.
      }
    }
  }

  /// Two, so that neither of two cores waits for the other.
  private static let portionsInWork = 2

  /// Reads the bytes of the next files, some megabytes of them.
  private func nextPortion(
    of files: inout ArraySlice<FoundFile>, options: (FoundFile) -> ImportOptions
  ) throws(StoreError) -> [FileInWork] {
    try self.reading {
      var portion: [FileInWork] = []
      var size = 0
      while size < 3 << 19, portion.count < 192, let found = files.popFirst() {
        var file = FileInWork(found, options: options(found))
        if case .read(let source) = file.state {
          size += source.content.count
          if try holds(source) { file.state = .unchanged(source) }
        }
        portion.append(file)
      }
      return portion
    }
  }

  private static func takingApart(
    _ portion: [FileInWork], by reading: @escaping DocumentReading
  ) -> Task<Result<[FileInWork], SQLiteError>, Never> {
    Task.detached {
      Result { () throws(SQLiteError) in
        let packer = try FilePacker()
        return portion.map { Task.isCancelled ? $0 : $0.takenApart(by: reading, packer) }
      }
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
    // Only now is it known which text standard input belongs to.
    if packed.source.identity != file.found.identity, try holds(packed.source) {
      file.state = .unchanged(packed.source)
      return file
    }
    do throws(StoreError) {
      try replace(with: packed)
    } catch {
      // If it was the store that failed, it says so again at the end of the batch.
      file.state = .refused(ImportError(error.message, hint: error.hint))
    }
    return file
  }
}
