/// An error that says what is wrong, and may know what would put that right.
package protocol RemediableError: Error {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  var problem: Message { get }
  /// What would have been right, or what to do, if that can be said.
  var remedy: Remedy? { get }
}

extension RemediableError {
  /// What is wrong, in English.
  package var message: String { problem.description }
  /// The remedy in words.
  package var hint: Message? { remedy?.words }
}
