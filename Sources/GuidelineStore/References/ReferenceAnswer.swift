/// What something points to, and what points to it.
package struct ReferenceAnswer: Sendable {
  /// What was asked about.
  package enum Subject: Hashable, Sendable {
    case topic(String)
    case rule(RuleID)
    case concept(ConceptID)
    case symbol(String)
  }

  /// What was asked about, as it is called.
  package let subject: Subject
  /// In the order of the texts; what they merely name comes after what they send readers to.
  package let outgoing: [Reference]
  /// By topic and place; what merely names the subject comes last.
  package let incoming: [Reference]
  /// What the reader should know about the answer.
  package let notes: [String]
}

extension ReferenceAnswer.Subject: CustomStringConvertible {
  /// The form that people write and read.
  package var description: String {
    switch self {
    case .topic(let slug): slug
    case .rule(let id): id.description
    case .concept(let id): id.description
    case .symbol(let name): name
    }
  }
}
