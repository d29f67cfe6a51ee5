/// A fetch that brings nothing.
package struct FetchError: RemediableError, Hashable {
  package let problem: Message
  package let remedy: Remedy?

  init(_ problem: Message, hint: Message? = nil) {
    self.problem = problem
    remedy = hint.map(Remedy.advice)
  }
}

/// Why a request has brought nothing.
struct RequestFailure: Error {
  /// The end of a sentence.
  let problem: Message
  /// Whether asking again might help.
  var isPassing = false
  /// The seconds after which the site wants to be asked again.
  var delay: Int?
}
