/// A sign in a document, or the user's word, for its edition, topic or language.
package struct Evidence: Hashable, Sendable {
  package enum Subject: String, Sendable {
    case edition, topic, language
  }

  package let subject: Subject
  /// As in the name of a text: `2019/ios13`, `alerts`, `ko`.
  package let value: String
  package let reason: Message

  init(_ subject: Subject, _ value: String, because reason: Message) {
    (self.subject, self.value, self.reason) = (subject, value, reason)
  }
}
