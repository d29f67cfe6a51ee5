/// An error with a message and perhaps a fix.
package protocol RemediableError: Error {
  /// A lowercase phrase without a full stop: the problem and where it is.
  var problem: Message { get }
  /// What would be valid, or what to do, if known.
  var remedy: Remedy? { get }
}

extension RemediableError {
  /// The problem in English.
  package var message: String { problem.description }
  /// The remedy as text.
  package var hint: Message? { remedy?.words }
}
