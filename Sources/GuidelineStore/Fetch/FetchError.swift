/// A fetch that brings nothing.
package struct FetchError: RemediableError, Hashable {
  package let message: String
  package let remedy: Remedy?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    remedy = hint.map(Remedy.advice)
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
