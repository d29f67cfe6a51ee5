/// A cross-reference with its destination.
public struct Reference: Hashable, Sendable {
  /// The destination of a cross-reference.
  public enum Destination: Hashable, Sendable {
    /// A page, or a section given by its path of headings; in the text best suited to the reader.
    case topic(String, text: TextID, section: [String])
    case rule(RuleID)
    /// A symbol in code. Known if `Data/symbols` lists it or a link names it.
    case symbol(String, isKnown: Bool)
    /// A web address outside the guidelines.
    case web(String)
    /// Unresolved: a topic without a page in the store, or an unknown target with similar topics.
    case nowhere(topic: String?, nearest: [String])
  }

  /// The reference as written.
  package internal(set) var reference: CrossReference
  /// The destination.
  public let destination: Destination
  /// Whether the text links there, rather than just mentioning it.
  package let isLinked: Bool

  package var kind: ParsedReference.Kind {
    switch destination {
    case .topic: .topic
    case .rule: .rule
    case .symbol: .symbol
    case .web: .url
    case .nowhere: reference.kind
    }
  }

  /// A topic's slug, a rule's ID, a symbol's name or a web address; as written if unresolved.
  public var target: String {
    switch destination {
    case .topic(let slug, _, _): slug
    case .rule(let id): id.description
    case .symbol(let name, _): name
    case .web(let address): address
    case .nowhere(let topic, _): topic ?? reference.target
    }
  }

  package var isResolved: Bool {
    switch destination {
    case .topic, .rule, .web: true
    case .symbol(_, let isKnown): isKnown
    case .nowhere: false
    }
  }

  /// The slug of the topic at the destination, or that contains it.
  package var topic: String? {
    switch destination {
    case .topic(let slug, _, _): slug
    case .rule(let id): id.topic
    case .nowhere(let topic, _): topic
    case .symbol, .web: nil
    }
  }
}
