/// A change of one piece of guidance from one text to another.
public struct Change: Hashable, Sendable {
  /// The kind of change. Across languages, `same` is a translation, and `reworded` a translation of
  /// another wording.
  public var kind: ChangeKind
  /// The probability that the rules match, from 0 to 1.
  package var confidence: Double
  /// The aspects of the change, in the order of ``ChangeFlag``.
  public var flags: [ChangeFlag]
  /// The older text's rules; empty if the rule was added.
  public var old: [Rule]
  /// The newer text's rules; empty if the rule was removed.
  public var new: [Rule]
  /// The word diff of the leads; empty if they are equal, and across languages.
  package var lead: [WordChange] = []
  /// The word diff of the bodies.
  package var body: [WordChange] = []
  /// Whether the texts were too long for a full word diff.
  var isCutShort = false

  /// The word diff of the whole rules; a blank line separates lead and body.
  public var words: [WordChange] {
    guard !lead.isEmpty, !body.isEmpty else { return lead + body }
    return lead + [WordChange(.equal, "\n\n")] + body
  }

  /// Whether the rule is unchanged, or translated with all its numbers and names.
  package var isUnchanged: Bool { kind == .same && flags.isEmpty }
  /// Whether the match should be checked by a reader.
  package var isUnsure: Bool { confidence < 0.6 }
}

/// An aspect of a change.
public enum ChangeFlag: String, Hashable, Sendable, CaseIterable {
  /// The body changed, but not the lead.
  case body
  /// The numbers changed.
  case numbers
  /// The names of types, methods and the like changed.
  case api
  /// Glossary terms were replaced by other terms.
  case terms
  /// The advice is firmer: *avoid* → *don't*.
  case stronger
  /// The advice is weaker: *always* → *consider*.
  case weaker
  /// An exception was added.
  case exception
}

/// The differences between two texts, rule by rule.
public struct Differences: Hashable, Sendable {
  /// The changes on a page.
  public struct Page: Hashable, Sendable {
    /// The topic's slug.
    public var topic: String
    /// The changes in the newer text's order; removed rules at their old place.
    public var changes: [Change]
  }

  /// The older text, with its language.
  package var old: TextQuery
  /// The newer text, with its language.
  package var new: TextQuery
  /// The pages by topic, without topics that neither text has.
  public var pages: [Page]
  /// Notes for readers: language fallbacks, shortened comparisons.
  public var notes: [Message]

  /// Whether the texts are in different languages.
  package var isTranslation: Bool { old.language != new.language }

  /// The number of changes of each kind.
  package var summary: [ChangeKind: Int] { Self.summary(of: pages.flatMap(\.changes)) }

  package static func summary(of changes: [Change]) -> [ChangeKind: Int] {
    changes.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Whether anything but rule numbers differs.
  public var hasChanges: Bool { pages.contains { $0.changes.contains { !$0.isUnchanged } } }
}
