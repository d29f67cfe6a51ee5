/// What an import did with one file.
public struct ImportReport: Sendable {
  /// What became of the file.
  public enum Status: String, Sendable {
    /// Its documents are in the store now.
    case imported
    /// They were there before, read from the same content with the same options.
    case unchanged
    /// It gives no document; the diagnostics say why.
    case refused
  }

  /// The path to show.
  public let path: String
  /// What the store knows the file by.
  package let identity: String
  /// What became of it.
  public let status: Status
  /// The documents that were read from it, without their rules; empty where it was left unread.
  public internal(set) var documents: [Document]
  /// What is to be said of the file rather than of one of its documents.
  public let diagnostics: [Diagnostic]

  /// Whether the file was refused because the store failed, not for a fault of its own.
  package let isUnstored: Bool

  /// What one document was taken for.
  public struct Document: Sendable {
    /// The topic's slug.
    public let topic: String
    /// The title as the document writes it.
    package let title: String
    /// The text that it is part of.
    public internal(set) var text: TextID
    /// The shape: `bold`, `headings`, `interleaved` …
    package let shape: String
    /// How many rules it has of each kind.
    package let kinds: KindCounts
    /// What its reader should know.
    public let diagnostics: [Diagnostic]
  }

  init(
    path: String, identity: String, status: Status, documents: [Document] = [],
    diagnostics: [Diagnostic] = [], isUnstored: Bool = false
  ) {
    self.path = path
    self.identity = identity
    self.status = status
    self.documents = documents
    self.diagnostics = diagnostics
    self.isUnstored = isUnstored
  }

  /// Whether the file was refused for a fault, rather than passed over because it is no guideline.
  package var isFailure: Bool {
    status == .refused && diagnostics.contains { $0.severity == .error }
  }
}

extension ImportReport.Document {
  /// - Parameter isOwn: Whether the document is one of the project's, which have no source.
  init(_ document: ParsedDocument, isOwn: Bool) {
    topic = document.topic
    title = document.title
    text = document.text
    if isOwn { text.origin = nil }
    shape = document.shape
    kinds = document.rules.reduce(into: KindCounts()) { $0[$1.kind] += 1 }
    diagnostics = document.diagnostics
  }
}

extension Diagnostic {
  /// What an error tells of a document.
  init(_ error: ImportError) {
    self.init(error.severity, line: error.line, error.problem, remedy: error.remedy)
  }
}
