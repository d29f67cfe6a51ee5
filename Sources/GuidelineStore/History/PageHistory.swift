/// The history of a page in all editions: its titles, its added, changed and removed rules, and its
/// successors.
package struct PageHistory: Hashable, Sendable {
  /// The topic with its names.
  package let topic: Topic
  /// The language of the texts.
  package let language: Language
  /// An entry for each edition and revision, oldest first.
  package let entries: [Entry]

  /// A page in one state of the guidelines.
  package struct Entry: Hashable, Sendable {
    /// The edition.
    package let edition: Edition
    /// Its text; `nil` if the edition lacks the page.
    package let text: TextID?
    /// The page's titles in this state, by language.
    package let titles: [Language: String]
    /// The pages that took over its advice if it is gone, starting with the one that has most.
    package let successors: [String]
    /// The number of rules.
    package let ruleCount: Int
    /// Rules unchanged since the previous state.
    package let same: [Rule]
    /// Rules reworded since the previous state.
    package let reworded: [Rule]
    /// Added rules; all of the first state's.
    package let came: [Arrival]
    /// Removed rules.
    package let left: [Departure]
  }

  /// A rule added to a page.
  package struct Arrival: Hashable, Sendable {
    /// The rule.
    package let rule: Rule
    /// The rules it came from, with other concepts or on other pages.
    package let from: [RuleID]
  }

  /// A rule removed from a page.
  package struct Departure: Hashable, Sendable {
    /// The page's last wording of the rule.
    package let rule: Rule
    /// The rules in the same text that took over its advice.
    package let became: [Rule]
  }
}
