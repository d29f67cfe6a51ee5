/// A page through all editions: what it was called, which rules came, changed and left, and where it
/// went.
public struct PageHistory: Hashable, Sendable {
  /// The topic with its names.
  public let topic: Topic
  /// The language of the texts that are told of.
  public let language: Language
  /// Edition by edition, and revision by revision, oldest first.
  public let entries: [Entry]

  /// What became of a page in one state of the guidelines.
  public struct Entry: Hashable, Sendable {
    /// The edition.
    public let edition: Edition
    /// Its text; `nil` where the edition had no such page.
    public let text: TextID?
    /// The page's titles in this state, by language.
    public let titles: [Language: String]
    /// The pages that have its advice where it is gone, the one with most of it first.
    public let successors: [String]
    /// How many rules the page has.
    public let ruleCount: Int
    /// The rules that the page before had word for word.
    public let same: [Rule]
    /// The rules that the page before had in other words.
    public let reworded: [Rule]
    /// The rules that the page before did not have; all of the first one.
    public let came: [Arrival]
    /// The rules that only the page before had.
    public let left: [Departure]
  }

  /// A rule that a page had for the first time.
  public struct Arrival: Hashable, Sendable {
    /// The rule.
    public let rule: Rule
    /// The rules under other concepts, or on other pages, that it came from.
    public let from: [RuleID]
  }

  /// A rule that a page no longer has.
  public struct Departure: Hashable, Sendable {
    /// The rule as the page had it last.
    public let rule: Rule
    /// Where its advice stands now in the same text: on another page, or in other rules.
    public let became: [Rule]
  }
}
