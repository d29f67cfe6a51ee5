/// Something that a document's reader should know.
package struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Hashable, Sendable {
    /// The document was refused.
    case error
    /// What was read is poorer than the document.
    case warning
    /// How something was worked out.
    case note
  }

  /// How much it matters.
  package let severity: Severity
  /// The line it speaks of, counted from 1; 1 for the whole document.
  package let line: Int
  /// A lowercase phrase without a full stop.
  package let message: String
  /// What would put it right, if that can be said.
  package let remedy: Remedy?

  /// Makes it of its parts.
  package init(_ severity: Severity, line: Int = 1, _ message: String, remedy: Remedy? = nil) {
    self.severity = severity
    self.line = line
    self.message = message
    self.remedy = remedy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message, and what would put it right.
  package var description: String { remedy.map { "\(message); \($0)" } ?? message }
}
