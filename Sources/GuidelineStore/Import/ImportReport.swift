/// The result of importing one file.
public struct ImportReport: Sendable {
  /// How the import of a file ended.
  public enum Status: String, Sendable {
    /// Its documents are in the store now.
    case imported
    /// They were already there, from the same content with the same options.
    case unchanged
    /// It has no document; the diagnostics say why.
    case refused
  }

  /// The path to display.
  public let path: String
  /// The store's key for the file.
  package let identity: String
  /// How the import ended.
  public let status: Status
  /// The documents read from it, without their rules; empty if it was left unread.
  public internal(set) var documents: [Document]
  /// Diagnostics about the file as a whole.
  public let diagnostics: [Diagnostic]

  /// Whether the store failed, rather than the file.
  package let isUnstored: Bool

  /// One document in the file.
  public struct Document: Sendable {
    /// The topic's slug.
    public let topic: String
    /// The title as the document writes it.
    package let title: String
    /// The text it is part of.
    public internal(set) var text: TextID
    /// How it marks rules: `bold`, `headings`, `interleaved` …
    package let shape: String
    /// The number of rules of each kind.
    package let kinds: KindCounts
    /// The evidence for edition, topic and language, most trusted first, if it was asked for.
    package let evidence: [Evidence]
    /// Why each piece has its kind, in order.
    package let pieces: [Piece]
    /// Diagnostics about this document alone.
    public let diagnostics: [Diagnostic]
  }

  /// A rule, or another piece of a page.
  package struct Piece: Sendable {
    /// Counted from 1.
    package let line: Int
    package let kind: RuleKind
    /// The lead, or the beginning of the text.
    package let text: String
    package let reason: PieceReason
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

  /// Whether the file was refused with an error, rather than skipped as no guideline.
  package var isFailure: Bool {
    status == .refused && diagnostics.contains { $0.severity == .error }
  }
}

extension ImportReport.Document {
  /// - Parameter isOwn: Whether the document is from `Data/`, where none has an origin.
  init(_ document: ParsedDocument, isOwn: Bool) {
    topic = document.topic
    title = document.title
    text = document.text
    if isOwn { text.origin = nil }
    shape = document.shape
    kinds = document.rules.reduce(into: KindCounts()) { $0[$1.kind] += 1 }
    evidence = document.evidence
    pieces = document.rules.map { rule in
      let text = rule.lead.isEmpty ? String(rule.body.prefix { $0 != "\n" }) : rule.lead
      return ImportReport.Piece(
        line: rule.lines.lowerBound, kind: rule.kind, text: text, reason: rule.reason)
    }
    diagnostics = document.diagnostics
  }
}

extension Diagnostic {
  init(_ error: ImportError) {
    self.init(error.severity, line: error.line, error.problem, remedy: error.remedy)
  }
}
