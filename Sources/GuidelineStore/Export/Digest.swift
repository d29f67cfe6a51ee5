/// Rules put together for readers: by topic and section, in one text or in several side by side.
public struct Digest: Hashable, Sendable {
  /// What was asked for.
  package let request: DigestRequest
  /// The texts beside each other, at least one.
  package let columns: [Column]
  /// In the order of their groups; those without a row are left out.
  package let topics: [Topic]
  /// What a reader should know, or why there is nothing.
  public let notes: [Message]
  /// For each term of the glossary that the topics are about, what it is called in the digest's
  /// languages and in English.
  package internal(set) var names: [[String]] = []

  /// A text, or the newest one of each topic.
  package struct Column: Hashable, Sendable {
    /// The edition that was asked for; `nil` for the newest of each topic.
    package let edition: TextQuery?
    /// The language that was asked for.
    package let language: Language
    /// The texts that the rules come from, oldest first.
    package let texts: [TextID]
  }

  /// A heading in a language.
  package struct Title: Hashable, Sendable {
    /// What it says.
    package let text: String
    /// The language that it is in, which may stand in for the one that was asked for.
    package let language: Language
  }

  /// A page.
  package struct Topic: Hashable, Sendable {
    /// The topic's slug.
    package let slug: String
    /// One for each of the digest's ``Digest/languages``.
    package let titles: [Title]
    /// The names of its groups, one for each of these languages; none for a topic of no group.
    package var group: [Title] = []
    /// The text that each column has of it.
    package let texts: [TextID?]
    /// The edition that brought it, if there is an older one in the store.
    package let addedIn: Edition?
    /// In the order of the newest text.
    package var sections: [Section]
  }

  /// What stands under a heading.
  package struct Section: Hashable, Sendable {
    /// The headings from the outermost, each with one title for each language; none at a page's start.
    package let headings: [[Title]]
    /// In order.
    package var rows: [Row]
  }

  /// A concept with its wordings.
  package struct Row: Hashable, Sendable {
    /// What the wordings share.
    package let concept: ConceptID
    /// What each column has of it; nothing where its text lacks the rule.
    package var cells: [[Passage]]
    /// What became of it, in a digest of changes.
    package let change: Change?
    /// The edition in which it was first seen, if there is an older one in the store.
    package let addedIn: Edition?
    /// Where it points to.
    package var links: [Link]
  }

  /// A rule with its words.
  package struct Passage: Hashable, Sendable {
    /// The rule.
    package let rule: Rule
    /// The words of its lead, those that changed marked.
    package var lead: MarkedText
    /// The words of its body.
    package var body: MarkedText
    /// Whether it is in another language than its column, because there is no translation.
    package let standsIn: Bool

    init(_ rule: Rule, standsIn: Bool = false) {
      self.init(
        rule, lead: MarkedText(rule.lead), body: MarkedText(rule.body), standsIn: standsIn)
    }

    init(_ rule: Rule, lead: MarkedText, body: MarkedText, standsIn: Bool = false) {
      self.rule = rule
      self.lead = lead
      self.body = body
      self.standsIn = standsIn
    }
  }

  /// A pointer to another page, or to a rule on it.
  package struct Link: Hashable, Sendable {
    /// The words that carry it.
    package let text: String
    /// The language that they are in.
    package let language: Language
    /// The topic that it leads to.
    package let topic: String
    /// The rule that it leads to, if it is to one.
    package let concept: ConceptID?
  }

  /// The languages of the columns, each once, in order.
  package var languages: [Language] {
    columns.map(\.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The language of headings and labels where there is one only.
  package var language: Language { columns[0].language }

  /// Whether there is nothing.
  public var isEmpty: Bool { topics.isEmpty }

  /// How many rows there are.
  var rowCount: Int { topics.reduce(0) { $0 + $1.rowCount } }
}

extension Digest.Topic {
  /// Where on the web the page of a column stands.
  func address(ofColumn index: Int) -> String? {
    sections.lazy.flatMap(\.rows).flatMap { $0.cells[index] }.map(\.rule)
      .first { $0.id.topic == slug && $0.id.text == texts[index] && $0.address != nil }?.address
  }

  /// How many rows it has.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}
