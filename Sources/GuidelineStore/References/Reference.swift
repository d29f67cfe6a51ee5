/// A reference with what it leads to.
public struct Reference: Hashable, Sendable {
  /// Where something leads.
  public enum Destination: Hashable, Sendable {
    /// To a page, or to the section of it with this path of headings; the text is the one that suits
    /// whoever reads the reference.
    case topic(String, text: TextID, section: [String])
    /// To one rule.
    case rule(RuleID)
    /// To what stands for something in code; known are those of which data or an address tells.
    case symbol(String, isKnown: Bool)
    /// Out of the guidelines.
    case web(String)
    /// To nothing that the store holds: a topic that it has no page of, or what nobody knows, with
    /// the topics whose names are nearest.
    case nowhere(topic: String?, nearest: [String])
  }

  /// How it stands in the text.
  package internal(set) var reference: CrossReference
  /// Where it leads.
  public let destination: Destination
  /// Whether the text sends its readers there, and does not merely name it.
  package let isLinked: Bool

  /// What is pointed at.
  package var kind: ParsedReference.Kind {
    switch destination {
    case .topic: .topic
    case .rule: .rule
    case .symbol: .symbol
    case .web: .url
    case .nowhere: reference.kind
    }
  }

  /// What it leads to: a topic's slug, a rule's id, a symbol's name, an address; as written where
  /// nobody knows.
  public var target: String {
    switch destination {
    case .topic(let slug, _, _): slug
    case .rule(let id): id.description
    case .symbol(let name, _): name
    case .web(let address): address
    case .nowhere(let topic, _): topic ?? reference.target
    }
  }

  /// Whether it leads anywhere.
  package var isResolved: Bool {
    switch destination {
    case .topic, .rule, .web: true
    case .symbol(_, let isKnown): isKnown
    case .nowhere: false
    }
  }

  /// The slug of the topic that it leads to, or into.
  package var topic: String? {
    switch destination {
    case .topic(let slug, _, _): slug
    case .rule(let id): id.topic
    case .nowhere(let topic, _): topic
    case .symbol, .web: nil
    }
  }
}
