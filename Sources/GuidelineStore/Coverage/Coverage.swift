/// What of the guidelines is translated, and which translations the original has left behind.
package struct Coverage: Hashable, Sendable {
  /// The texts, oldest first, English before translations of the same time.
  package let texts: [TextID]
  /// By slug.
  package let topics: [Page]

  /// A topic through its texts.
  package struct Page: Hashable, Sendable {
    /// The topic's slug.
    package let topic: String
    /// In the order of the texts; only those that the topic has.
    package let cells: [Cell]
    /// Where the newest English text begins; `nil` if there is none.
    package let original: SourceLocation?
    /// The languages that other topics have and this one has not, by tag.
    package let untranslated: [Language]
    /// The editions that themselves had no such page, oldest first; nobody need look for it.
    package let absentFrom: [Edition]
    /// The editions that the store has other pages of but not this one, oldest first.
    package let missingFrom: [Edition]
  }

  /// A topic in one text.
  package struct Cell: Hashable, Sendable {
    /// The text.
    package let text: TextID
    /// How many rules it has, of all kinds.
    package let rules: Int
    /// Whether its language has nothing newer of the topic.
    package let isNewest: Bool
    /// Whether its edition has nothing newer in its language.
    let isKept: Bool
    /// The English text that it follows; `nil` for English, and where there is none.
    package internal(set) var follows: TextID?
    /// Whether edition and revision tell what it follows, so that it need not be found by matching.
    package internal(set) var isStated = false
    /// The rules of the original that it does not render: of the text that it follows, and, where it
    /// is the newest, those that came in later.
    package internal(set) var missing: [RuleID] = []
    /// The rules of the text that it follows whose newest English wording is another one, or which
    /// changed since it was translated.
    package internal(set) var stale: [RuleID] = []
    /// The rules of the text that it follows that the newest English text has no more.
    package internal(set) var dropped: [RuleID] = []
    /// What is to be done to bring it up to date, in the order of the original. An edition that has a
    /// newer translation is only to be complete, and what its edition has newer is to be nothing.
    package internal(set) var work: [Work] = []
  }

  /// Something that a translator has to do.
  package struct Work: Hashable, Sendable {
    /// What it is about.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The translation lacks a rule of the text that it follows.
      case missing
      /// The original has got a new rule since.
      case added
      /// The lead has changed since, and perhaps the body.
      case reworded
      /// The body has changed since.
      case body
      /// The text that is followed has changed itself since it was translated, as the translation
      /// states.
      case changed
      /// The original has the rule no more.
      case removed
      /// The translation has a sentence in English.
      case english
      /// The page, which is one of `Data/` and whole, does not state what it renders.
      case unstated
    }

    /// What it is about.
    package let kind: Kind
    /// The newest wording of the original; `nil` for what stands in the translation alone.
    package let original: Rule?
    /// The wording that the translation follows, if that is another one.
    package let followed: Rule?
    /// What has to be changed or removed.
    package let translation: Rule?
    /// Where that stands; for what is missing, the rule that it belongs behind.
    package let place: SourceLocation

    /// What differs from the lead that the translation follows, word by word.
    package var lead: [WordChange] {
      changes(of: \.lead)
    }
    /// What differs from the body that the translation follows.
    package var body: [WordChange] {
      changes(of: \.body)
    }

    private func changes(of part: KeyPath<Rule, String>) -> [WordChange] {
      guard let followed, let original else { return [] }
      return WordDiff(followed[keyPath: part], original[keyPath: part]).changes
    }
  }

  /// Whether a translator has anything to do.
  package var hasWork: Bool {
    topics.contains { page in
      !page.untranslated.isEmpty || page.cells.contains { !$0.work.isEmpty }
    }
  }
}

/// What a coverage is narrowed to.
package struct CoverageFilter: Hashable, Sendable {
  /// The slugs of the topics; none for all.
  package var topics: [String]
  /// The languages of the translations; none for all.
  package var languages: [Language]
  /// Leaves out what the original changed in earlier texts, and translations of earlier texts that
  /// have a newer one.
  package var since: TextQuery?

  /// Makes it of its parts.
  package init(topics: [String] = [], languages: [Language] = [], since: TextQuery? = nil) {
    self.topics = topics
    self.languages = languages
    self.since = since
  }
}
