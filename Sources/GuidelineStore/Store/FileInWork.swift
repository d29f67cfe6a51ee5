/// A file on its way into a store.
struct FileInWork: Sendable {
  /// How far it has come.
  enum State: Sendable {
    case read(SourceFile)
    case takenApart(SourceFile, [ParsedDocument])
    case unchanged(SourceFile)
    case refused(ImportError)
  }

  let found: FoundFile
  var state: State

  /// Reads the file's bytes.
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

  /// The file with the documents that were read from it, if it was not known before.
  func takenApart(by reading: RuleStore.DocumentReading) -> FileInWork {
    guard case .read(var source) = state else { return self }
    var file = self
    do throws(ImportError) {
      let documents = try reading(source)
      if source.identity == "-" {
        // Another text from standard input is another file.
        source.identity += documents.map { "\($0.topic)@\($0.text)" }.joined(separator: " ")
      }
      file.state = .takenApart(source, documents)
    } catch {
      file.state = .refused(error)
    }
    return file
  }

  /// What became of the file, once it is stored.
  var report: ImportReport {
    switch state {
    case .read: preconditionFailure("\(found.path) was never taken apart")
    case .unchanged(let source):
      ImportReport(path: found.path, identity: source.identity, status: .unchanged)
    case .takenApart(let source, let documents):
      ImportReport(
        path: found.path, identity: source.identity, status: .imported,
        documents: documents.map { ImportReport.Document($0, isOwn: source.isOwn) })
    case .refused(let error):
      ImportReport(
        path: found.path, identity: found.identity, status: .refused,
        diagnostics: [Diagnostic(error)])
    }
  }
}
