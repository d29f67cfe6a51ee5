/// A fetch that brings nothing.
package struct FetchError: Error, Hashable, Sendable {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  package let message: String
  /// What would have been right, if that can be said.
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Why a request has brought nothing.
struct RequestFailure: Error {
  /// The end of a sentence.
  let problem: String
  /// Whether asking again might help.
  var isPassing = false
  /// The seconds after which the site wants to be asked again.
  var delay: Int?
}
