/// A file being imported.
struct FileInWork: Sendable {
  enum State: Sendable {
    case read(SourceFile)
    case takenApart(PackedFile)
    case unchanged(SourceFile)
    case refused(ImportError)
  }

  let found: FoundFile
  var state: State
  /// The contents of an incomplete file, if they were kept.
  var source: SourceFile?

  init(_ found: FoundFile, options: ImportOptions) {
    self.found = found
    do throws(ImportError) {
      state = .read(
        SourceFile(
          identity: found.identity, path: found.path, content: try found.contents(),
          options: options, isOwn: found.isOwn))
    } catch {
      state = .refused(error)
    }
  }

  /// A file kept in a store.
  init(kept source: SourceFile) {
    found = FoundFile(
      path: source.path, identity: source.identity, isOwn: source.isOwn, location: FilePath(""),
      problem: nil)
    state = .read(source)
  }

  /// The file with its documents, unless it is already stored.
  func takenApart(
    by reading: RuleStore.DocumentReading, _ compression: Compression
  ) -> FileInWork {
    guard case .read(var source) = state else { return self }
    var file = self
    let documents: [ParsedDocument]
    do throws(ImportError) {
      documents = try reading(source)
    } catch {
      file.state = .refused(found.isNamed ? error : error.inFolder)
      if file.isIncomplete { file.source = source }
      return file
    }
    do throws(StoreError) {
      if source.identity == "-" {
        // Different text from standard input counts as a different file.
        source.identity += documents.map(\.place).joined(separator: " ")
      }
      file.state = .takenApart(try PackedFile(source, documents, by: compression))
    } catch {
      file.state = .refused(ImportError(error.problem, remedy: error.remedy))
    }
    return file
  }

  /// Whether other files may supply what it lacks.
  var isIncomplete: Bool { lacksEdition || pieceBefore != nil }

  /// Whether it lacks only its edition.
  var lacksEdition: Bool {
    if case .refused(let error) = state { error.lacksEdition } else { false }
  }

  /// The previous piece of its book, if it lacks only that piece's topic.
  var pieceBefore: PieceBefore? {
    if case .refused(let error) = state { error.pieceBefore } else { nil }
  }

  /// The report on the file, once it is stored.
  var report: ImportReport {
    switch state {
    case .read: preconditionFailure("\(found.path) was never taken apart")
    case .unchanged(let source):
      ImportReport(path: found.path, identity: source.identity, status: .unchanged)
    case .takenApart(let file):
      ImportReport(
        path: found.path, identity: file.source.identity, status: .imported,
        documents: file.documents.map { ImportReport.Document($0, isOwn: file.source.isOwn) })
    case .refused(let error):
      ImportReport(
        path: found.path, identity: found.identity, status: .refused,
        diagnostics: [Diagnostic(error)])
    }
  }
}

extension ImportReport {
  /// A report on a file that wasn't imported because the store failed.
  init(unstored file: FoundFile, because error: StoreError) {
    self.init(
      path: file.path, identity: file.identity, status: .refused,
      diagnostics: [Diagnostic(.error, error.problem)], isUnstored: true)
  }
}
