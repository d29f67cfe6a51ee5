/// A problem or remark about a document.
public struct Diagnostic: Hashable, Sendable {
  /// How serious a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// The document was refused.
    case error
    /// Something in the document was lost.
    case warning
    /// How something was inferred.
    case note
  }

  /// How serious it is.
  public let severity: Severity
  /// The line it is about, counted from 1; 1 for the whole document.
  public let line: Int
  /// A lowercase phrase without a full stop.
  package let problem: Message
  /// How to fix it, if known.
  public let remedy: Remedy?

  package init(_ severity: Severity, line: Int = 1, _ problem: Message, remedy: Remedy? = nil) {
    self.severity = severity
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }
}

extension Diagnostic {
  /// The problem in English.
  public var message: String { problem.description }
}
