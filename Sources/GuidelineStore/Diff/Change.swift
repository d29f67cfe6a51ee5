/// What became of a piece of guidance from one text to another.
public struct Change: Hashable, Sendable {
  /// What became of it; across languages, `same` where the two render one another and `reworded` where
  /// the translation follows other wording.
  public var kind: ChangeKind
  /// How sure it is that these rules belong together, from 0 to 1.
  package var confidence: Double
  /// What kind of change it is, in the order in which ``ChangeFlag`` lists them.
  public var flags: [ChangeFlag]
  /// The rules of the older text; none if it was added.
  public var old: [Rule]
  /// The rules of the newer text; none if it was removed.
  public var new: [Rule]
  /// What differs between the leads, word by word; empty across languages and where nothing does.
  package var lead: [WordChange] = []
  /// What differs between the bodies.
  package var body: [WordChange] = []
  /// Whether the texts were too long to compare every word.
  var isCutShort = false

  /// What differs between the whole texts; bodies are apart from leads by a blank line.
  public var words: [WordChange] {
    guard !lead.isEmpty, !body.isEmpty else { return lead + body }
    return lead + [WordChange(.equal, "\n\n")] + body
  }

  /// Whether the rule was kept word for word, or is rendered with all its numbers and names.
  package var isUnchanged: Bool { kind == .same && flags.isEmpty }
  /// Whether a reader should look for themselves.
  package var isUnsure: Bool { confidence < 0.6 }
}

/// In what respect a change is one.
public enum ChangeFlag: String, Hashable, Sendable, CaseIterable {
  /// The lead stayed, the body did not.
  case body
  /// It names other numbers.
  case numbers
  /// It names other types, methods and the like.
  case api
  /// It calls terms of the field by other names.
  case terms
  /// The advice has become firmer: *avoid* → *don't*.
  case stronger
  /// The advice has become looser: *always* → *consider*.
  case weaker
  /// An exception is made that was not made before.
  case exception
}

/// What differs between two texts, rule by rule.
public struct Differences: Hashable, Sendable {
  /// What became of the rules of a page.
  public struct Page: Hashable, Sendable {
    /// The topic's slug.
    public var topic: String
    /// In the order of the newer text, removed rules where they stood.
    public var changes: [Change]
  }

  /// The older text, with its language.
  package var old: TextQuery
  /// The newer text, with its language.
  package var new: TextQuery
  /// The pages by topic; those that neither text has are missing.
  public var pages: [Page]
  /// What a reader should know: languages that had to serve, comparisons cut short.
  public var notes: [Message]

  /// How many changes there are of each kind.
  package var summary: [ChangeKind: Int] { Self.summary(of: pages.flatMap(\.changes)) }

  /// How many of some changes are of each kind.
  package static func summary(of changes: [Change]) -> [ChangeKind: Int] {
    changes.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Whether anything but numbers of rules differs.
  public var hasChanges: Bool { pages.contains { $0.changes.contains { !$0.isUnchanged } } }
}
