/// The references from and to something.
public struct ReferenceAnswer: Sendable {
  /// The subject of the query.
  public enum Subject: Hashable, Sendable {
    case topic(String)
    case rule(RuleID)
    case concept(ConceptID)
    case symbol(String)
  }

  package let subject: Subject
  /// References from the subject in the order of the texts; mentions last.
  public let outgoing: [Reference]
  /// References to the subject by topic and place; mentions last.
  public let incoming: [Reference]
  /// Notes for the reader.
  package internal(set) var notes: [Message]
}

extension ReferenceAnswer.Subject: CustomStringConvertible {
  /// The ID, slug or name.
  public var description: String {
    switch self {
    case .topic(let slug): slug
    case .rule(let id): id.description
    case .concept(let id): id.description
    case .symbol(let name): name
    }
  }
}
