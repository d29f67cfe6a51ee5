/// Rules put together for readers: by topic and section, in one text or in several side by side.
public struct Digest: Hashable, Sendable {
  /// What was asked for.
  public let request: DigestRequest
  /// The texts beside each other, at least one.
  public let columns: [Column]
  /// By slug; those without a row are left out.
  public let topics: [Topic]
  /// What a reader should know, or why there is nothing.
  public let notes: [String]
  /// For each term of the glossary that the topics are about, what it is called in the digest's
  /// languages and in English.
  public internal(set) var names: [[String]] = []

  /// A text, or the newest one of each topic.
  public struct Column: Hashable, Sendable {
    /// The edition that was asked for; `nil` for the newest of each topic.
    public let edition: TextQuery?
    /// The language that was asked for.
    public let language: Language
    /// The texts that the rules come from, oldest first.
    public let texts: [TextID]
  }

  /// A heading in a language.
  public struct Title: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// The language that it is in, which may stand in for the one that was asked for.
    public let language: Language
  }

  /// A page.
  public struct Topic: Hashable, Sendable {
    /// The topic's slug.
    public let slug: String
    /// One for each of the digest's ``Digest/languages``.
    public let titles: [Title]
    /// The text that each column has of it.
    public let texts: [TextID?]
    /// The edition that brought it, if there is an older one in the store.
    public let addedIn: Edition?
    /// In the order of the newest text.
    public var sections: [Section]
  }

  /// What stands under a heading.
  public struct Section: Hashable, Sendable {
    /// The headings from the outermost, each with one title for each language; none at a page's start.
    public let headings: [[Title]]
    /// In order.
    public var rows: [Row]
  }

  /// A concept with its wordings.
  public struct Row: Hashable, Sendable {
    /// What the wordings share.
    public let concept: ConceptID
    /// What each column has of it; nothing where its text lacks the rule.
    public var cells: [[Passage]]
    /// What became of it, in a digest of changes.
    public let change: Change?
    /// The edition in which it was first seen, if there is an older one in the store.
    public let addedIn: Edition?
    /// Where it points to.
    public var links: [Link]
  }

  /// A rule with its words.
  public struct Passage: Hashable, Sendable {
    /// The rule.
    public let rule: Rule
    /// The words of its lead, those that changed marked.
    public var lead: MarkedText
    /// The words of its body.
    public var body: MarkedText
    /// Whether it is in another language than its column, because there is no translation.
    public let standsIn: Bool

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
  public struct Link: Hashable, Sendable {
    /// The words that carry it.
    public let text: String
    /// The language that they are in.
    public let language: Language
    /// The topic that it leads to.
    public let topic: String
    /// The rule that it leads to, if it is to one.
    public let concept: ConceptID?
  }

  /// The languages of the columns, each once, in order.
  public var languages: [Language] {
    columns.map(\.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The language of headings and labels where there is one only.
  public var language: Language { columns[0].language }

  /// Whether there is nothing.
  public var isEmpty: Bool { topics.isEmpty }

  /// How many rows there are.
  public var rowCount: Int { topics.reduce(0) { $0 + $1.rowCount } }
}

extension Digest.Topic {
  /// Where on the web the page of a column stands.
  func address(ofColumn index: Int) -> String? {
    sections.lazy.flatMap(\.rows).flatMap { $0.cells[index] }.map(\.rule)
      .first { $0.id.topic == slug && $0.id.text == texts[index] && $0.address != nil }?.address
  }

  /// How many rows it has.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}
