/// A document that cannot be taken.
package struct ImportError: RemediableError, Hashable {
  package let problem: Message
  package let remedy: Remedy?
  /// The line it starts on, counted from 1.
  package let line: Int
  /// How much it matters: a warning tells of a file that was left unread, a note of one that is simply
  /// no guideline.
  package let severity: Diagnostic.Severity
  /// Whether all is known of it but its edition.
  var lacksEdition = false
  /// Whether folders hold files of its kind beside guidelines, where nobody asks for them.
  var isOfOtherFile = false
  /// The piece of its book that knows its topic, if nothing but that is missing.
  var pieceBefore: PieceBefore?

  /// Makes it of its parts.
  package init(
    _ problem: Message, remedy: Remedy? = nil, line: Int = 1,
    severity: Diagnostic.Severity = .error
  ) {
    self.problem = problem
    self.remedy = remedy
    self.line = line
    self.severity = severity
  }

  /// An error whose remedy is said in the same words everywhere.
  package init(
    _ problem: Message, hint: Message, line: Int = 1, severity: Diagnostic.Severity = .error
  ) {
    self.init(problem, remedy: .advice(hint), line: line, severity: severity)
  }

  /// The same of a file that was found in a folder.
  var inFolder: ImportError {
    guard isOfOtherFile else { return self }
    return ImportError("skipped: \(problem)", line: line, severity: .note)
  }

  /// Whether the file is simply no guideline, such as the page that introduces a folder of them.
  var isNoGuideline: Bool { severity == .note }
}
