/// The state of translations: what is missing and what is out of date.
package struct Coverage: Hashable, Sendable {
  /// The texts, oldest first; English before translations of the same date.
  package let texts: [TextID]
  /// The topics, ordered by slug.
  package internal(set) var topics: [Page]

  /// A topic in all texts.
  package struct Page: Hashable, Sendable {
    /// The topic's slug.
    package let topic: String
    /// The topic's texts, in the order of ``Coverage/texts``.
    package internal(set) var cells: [Cell]
    /// The start of the newest English text; `nil` if there is none.
    package let original: SourceLocation?
    /// Languages that other topics have but this one lacks, by tag.
    package let untranslated: [Language]
    /// Editions that never had this page, oldest first; nothing is missing there.
    package let absentFrom: [Edition]
    /// Editions of which the store has other pages but not this one, oldest first.
    package let missingFrom: [Edition]
  }

  /// A topic in one text.
  package struct Cell: Hashable, Sendable {
    /// The text; without its revision if the project's own pages of the edition have several.
    package internal(set) var text: TextID
    /// The number of rules of all kinds.
    package let rules: Int
    /// Whether the text is the topic's newest text in its language.
    package let isNewest: Bool
    /// Whether the text is the newest of its edition in its language.
    let isKept: Bool
    /// The original of a translation; `nil` for English, or if there is no original.
    package internal(set) var follows: TextID?
    /// Whether edition and revision determine the original, so that no matching is needed.
    package internal(set) var isStated = false
    /// Untranslated rules of the original, and for the newest text also rules added since.
    package internal(set) var missing: [RuleID] = []
    /// Rules of the original that were reworded later, or changed since they were translated.
    package internal(set) var stale: [RuleID] = []
    /// Rules of the original that the newest English text no longer has.
    package internal(set) var dropped: [RuleID] = []
    /// The tasks for a translator, in the original's order. A text that isn't its language's newest
    /// need only be complete; one that isn't the newest of its edition has none.
    package internal(set) var work: [Work] = []
  }

  /// A task for a translator.
  package struct Work: Hashable, Sendable {
    /// The reason for a task.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The original has a rule that the translation lacks.
      case missing
      /// The original has gained a rule.
      case added
      /// The lead has changed, and perhaps the body.
      case reworded
      /// The body has changed.
      case body
      /// The original itself was edited after it was translated, according to the record in the
      /// translation.
      case changed
      /// The original no longer has the rule.
      case removed
      /// The translation has an English sentence.
      case english
      /// The page is a complete one in `Data/` without a record of what it renders.
      case unstated
    }

    package let kind: Kind
    /// The original's newest wording; `nil` for a rule that only the translation has.
    package let original: Rule?
    /// The wording that was translated, if it isn't the newest.
    package internal(set) var followed: Rule?
    /// The translated rule to change or remove.
    package let translation: Rule?
    /// The location of the translation; for a missing rule, the rule to insert it after.
    package let place: SourceLocation

    /// The changes to the translated lead, word by word.
    package var lead: [WordChange] {
      changes(of: \.lead)
    }
    /// The changes to the translated body, word by word.
    package var body: [WordChange] {
      changes(of: \.body)
    }

    private func changes(of part: KeyPath<Rule, String>) -> [WordChange] {
      guard let followed, let original else { return [] }
      return WordDiff(followed[keyPath: part], original[keyPath: part]).changes
    }
  }

  package var hasWork: Bool {
    topics.contains { page in
      !page.untranslated.isEmpty || page.cells.contains { !$0.work.isEmpty }
    }
  }
}

package struct CoverageFilter: Hashable, Sendable {
  /// The slugs of the topics; empty for all.
  package var topics: [String]
  /// The languages of the translations; empty for all.
  package var languages: [Language]
  /// Ignores changes before this text, and translations of earlier texts if there are newer ones.
  package var since: TextQuery?

  package init(topics: [String] = [], languages: [Language] = [], since: TextQuery? = nil) {
    self.topics = topics
    self.languages = languages
    self.since = since
  }
}
