/// A concept through all editions and languages.
public struct ConceptHistory: Hashable, Sendable {
  /// What it is now called.
  package let concept: ConceptID
  /// The language whose wordings come first: the one asked for, else English, which the others render.
  package let language: Language
  /// What became of it text by text, oldest first; in each state of the guidelines the original
  /// stands before its translations.
  public let entries: [Entry]
  /// What became of the concepts that it went into, from where it ended.
  public let sequels: [ConceptHistory]

  /// The entries of this concept, then those of the ones that it went into.
  package var allEntries: [Entry] { entries + sequels.flatMap(\.allEntries) }

  /// What became of a concept in one text.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public let text: TextID
    /// What became of it since the text before in the same language. Of a translation: whether it
    /// renders the wording of its time (`same`) or another one (`reworded`).
    public let change: ChangeKind
    /// Its wording; `nil` where the text has the topic and no longer the rule.
    public let rule: Rule?
    /// In what respect the wording changed.
    package let flags: [ChangeFlag]
    /// The rules of the text before, under other concepts, that it came from.
    package let from: [RuleID]
    /// The rules of this text, under other concepts, that it became part of or that came out of it.
    public let became: [RuleID]
    /// Where the same text from other sources has it.
    package let copies: [RuleID]
    /// The wording that a translation follows.
    package let follows: RuleID?
    /// What differs from the lead before, word by word; empty where nothing was before or differs.
    package let lead: [WordChange]
    /// What differs from the body before.
    package let body: [WordChange]

    /// Whether it stands as it stood before, word for word.
    package var isUnchanged: Bool { change == .same && !flags.contains(.body) }
  }
}
