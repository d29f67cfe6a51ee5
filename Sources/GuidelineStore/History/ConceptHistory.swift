/// The history of a concept in all editions and languages.
public struct ConceptHistory: Hashable, Sendable {
  /// Its current ID.
  package let concept: ConceptID
  /// The language listed first: the requested one, otherwise English, the original.
  package let language: Language
  /// Entries for each text, oldest first; originals come before their translations.
  public let entries: [Entry]
  /// The histories of the concepts it became part of.
  public let sequels: [ConceptHistory]

  /// The entries of this concept, then of its sequels.
  package var allEntries: [Entry] { entries + sequels.flatMap(\.allEntries) }

  /// A concept in one text.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public let text: TextID
    /// The change since the previous text in the language. For a translation: `same` if it follows
    /// the original of its time, `reworded` if another wording.
    public let change: ChangeKind
    /// The rule; `nil` if the text has the topic but no longer the rule.
    public let rule: Rule?
    /// The aspects of the change.
    package let flags: [ChangeFlag]
    /// The previous text's rules, with other concepts, that it came from.
    package let from: [RuleID]
    /// This text's rules, with other concepts, that it was merged into or that split off.
    public let became: [RuleID]
    /// The same rule in other sources of the text.
    package let copies: [RuleID]
    /// The original wording of a translation.
    package let follows: RuleID?
    /// The word diff of the leads; empty if they are equal or there is no previous one.
    package let lead: [WordChange]
    /// The word diff of the bodies.
    package let body: [WordChange]

    /// Whether lead and body are unchanged.
    package var isUnchanged: Bool { change == .same && !flags.contains(.body) }
  }
}
