/// A fetch that can't start or go on.
package struct FetchError: RemediableError, Hashable {
  package let problem: Message
  package let remedy: Remedy?

  init(_ problem: Message, hint: Message? = nil) {
    self.problem = problem
    remedy = hint.map(Remedy.advice)
  }
}

struct RequestFailure: Error {
  /// The end of a sentence.
  let problem: Message
  /// Whether a retry may succeed.
  var isPassing = false
  /// How many seconds the site asks to wait.
  var delay: Int?
}
