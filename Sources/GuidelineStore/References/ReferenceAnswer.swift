/// What something points to, and what points to it.
public struct ReferenceAnswer: Sendable {
  /// What was asked about.
  public enum Subject: Hashable, Sendable {
    case topic(String)
    case rule(RuleID)
    case concept(ConceptID)
    case symbol(String)
  }

  /// What was asked about, as it is called.
  package let subject: Subject
  /// In the order of the texts; what they merely name comes after what they send readers to.
  public let outgoing: [Reference]
  /// By topic and place; what merely names the subject comes last.
  public let incoming: [Reference]
  /// What the reader should know about the answer.
  package let notes: [Message]
}

extension ReferenceAnswer.Subject: CustomStringConvertible {
  /// The form that people write and read.
  public var description: String {
    switch self {
    case .topic(let slug): slug
    case .rule(let id): id.description
    case .concept(let id): id.description
    case .symbol(let name): name
    }
  }
}
