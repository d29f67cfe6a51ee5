/// What became of a piece of guidance from one text to another.
package struct Change: Hashable, Sendable {
  /// What became of it; across languages, `same` where the two render one another and `reworded` where
  /// the translation follows other wording.
  package var kind: ChangeKind
  /// How sure it is that these rules belong together, from 0 to 1.
  package var confidence: Double
  /// What kind of change it is, in the order of ``ChangeFlag/allCases``.
  package var flags: [ChangeFlag]
  /// The rules of the older text; none if it was added.
  package var old: [Rule]
  /// The rules of the newer text; none if it was removed.
  package var new: [Rule]
  /// What differs between the leads, word by word; empty across languages and where nothing does.
  package var lead: [WordChange] = []
  /// What differs between the bodies.
  package var body: [WordChange] = []
  /// Whether the texts were too long to compare every word.
  package var isCutShort = false

  /// What differs between the whole texts; bodies are apart from leads by a blank line.
  package var words: [WordChange] {
    guard !lead.isEmpty, !body.isEmpty else { return lead + body }
    return lead + [WordChange(.equal, "\n\n")] + body
  }

  /// Whether the rule was kept word for word, or is rendered with all its numbers and names.
  package var isUnchanged: Bool { kind == .same && flags.isEmpty }
  /// Whether a reader should look for themselves.
  package var isUnsure: Bool { confidence < 0.6 }
}

/// In what respect a change is one.
package enum ChangeFlag: String, Hashable, Sendable, CaseIterable {
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
package struct Differences: Hashable, Sendable {
  /// What became of the rules of a page.
  package struct Page: Hashable, Sendable {
    /// The topic's slug.
    package var topic: String
    /// In the order of the newer text, removed rules where they stood.
    package var changes: [Change]
  }

  /// The older text, with its language.
  package var old: TextQuery
  /// The newer text, with its language.
  package var new: TextQuery
  /// The pages by topic; those that neither text has are missing.
  package var pages: [Page]
  /// What a reader should know: languages that had to serve, comparisons cut short.
  package var notes: [String]

  /// How many changes there are of each kind.
  package var summary: [ChangeKind: Int] { Self.summary(of: pages.flatMap(\.changes)) }

  /// How many of some changes are of each kind.
  package static func summary(of changes: [Change]) -> [ChangeKind: Int] {
    changes.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Whether anything but numbers of rules differs.
  package var hasChanges: Bool { pages.contains { $0.changes.contains { !$0.isUnchanged } } }
}
