/// An error that says what is wrong, and may know what would put that right.
package protocol RemediableError: Error {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  var message: String { get }
  /// What would have been right, or what to do, if that can be said.
  var remedy: Remedy? { get }
}

extension RemediableError {
  /// The remedy in words.
  package var hint: String? { remedy?.description }
}
