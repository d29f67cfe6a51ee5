/// A page through all editions: what it was called, which rules came, changed and left, and where it
/// went.
package struct PageHistory: Hashable, Sendable {
  /// The topic with its names.
  package let topic: Topic
  /// The language of the texts that are told of.
  package let language: Language
  /// Edition by edition, and revision by revision, oldest first.
  package let entries: [Entry]

  /// What became of a page in one state of the guidelines.
  package struct Entry: Hashable, Sendable {
    /// The edition.
    package let edition: Edition
    /// Its text; `nil` where the edition had no such page.
    package let text: TextID?
    /// The page's titles in this state, by language.
    package let titles: [Language: String]
    /// The pages that have its advice where it is gone, the one with most of it first.
    package let successors: [String]
    /// How many rules the page has.
    package let ruleCount: Int
    /// The rules that the page before had word for word.
    package let same: [Rule]
    /// The rules that the page before had in other words.
    package let reworded: [Rule]
    /// The rules that the page before did not have; all of the first one.
    package let came: [Arrival]
    /// The rules that only the page before had.
    package let left: [Departure]
  }

  /// A rule that a page had for the first time.
  package struct Arrival: Hashable, Sendable {
    /// The rule.
    package let rule: Rule
    /// The rules under other concepts, or on other pages, that it came from.
    package let from: [RuleID]
  }

  /// A rule that a page no longer has.
  package struct Departure: Hashable, Sendable {
    /// The rule as the page had it last.
    package let rule: Rule
    /// Where its advice stands now in the same text: on another page, or in other rules.
    package let became: [Rule]
  }
}
