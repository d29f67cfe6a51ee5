/// Something that a document's reader should know.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// The document was refused.
    case error
    /// What was read is poorer than the document.
    case warning
    /// How something was worked out.
    case note
  }

  /// How much it matters.
  public let severity: Severity
  /// The line it speaks of, counted from 1; 1 for the whole document.
  public let line: Int
  /// A lowercase phrase without a full stop.
  package let problem: Message
  /// What would put it right, if that can be said.
  public let remedy: Remedy?

  /// Makes it of its parts.
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
