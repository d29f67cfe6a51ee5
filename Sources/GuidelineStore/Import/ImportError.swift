/// Why a document can't be imported.
package struct ImportError: RemediableError, Hashable {
  package let problem: Message
  package let remedy: Remedy?
  /// The line it starts on, counted from 1.
  package let line: Int
  /// A warning is about a file left unread, a note about one that isn't a guideline.
  package let severity: Diagnostic.Severity
  /// Whether only the edition is missing.
  var lacksEdition = false
  /// Whether such files are common among guidelines, so that one in a folder is no error.
  var isOfOtherFile = false
  /// The piece of its book that knows its topic, if nothing but that is missing.
  var pieceBefore: PieceBefore?

  package init(
    _ problem: Message, remedy: Remedy? = nil, line: Int = 1,
    severity: Diagnostic.Severity = .error
  ) {
    self.problem = problem
    self.remedy = remedy
    self.line = line
    self.severity = severity
  }

  /// An error whose remedy has the same words everywhere.
  package init(
    _ problem: Message, hint: Message, line: Int = 1, severity: Diagnostic.Severity = .error
  ) {
    self.init(problem, remedy: .advice(hint), line: line, severity: severity)
  }

  /// The same error for a file that was found in a folder.
  var inFolder: ImportError {
    guard isOfOtherFile else { return self }
    return ImportError("skipped: \(problem)", line: line, severity: .note)
  }

  /// Whether the file isn't a guideline, such as a page that introduces a folder of them.
  var isNoGuideline: Bool { severity == .note }
}
