/// Rules collected for a document, by topic and section, in one text or several side by side.
public struct Digest: Hashable, Sendable {
  package let request: DigestRequest
  /// The texts side by side, at least one.
  package let columns: [Column]
  /// Topics with rows, ordered by group.
  package let topics: [Topic]
  /// Notes for readers, or the reason why it is empty.
  public internal(set) var notes: [Message]
  /// For each glossary term about these topics, its names in the digest's languages and in English.
  package internal(set) var names: [[String]] = []
  /// The phrases in which people ask for rules.
  var asked: [RuleID: String] = [:]

  /// A text, or the newest text of each topic.
  package struct Column: Hashable, Sendable {
    /// The requested edition; `nil` for the newest of each topic.
    package let edition: TextQuery?
    /// The requested language.
    package let language: Language
    /// The texts the rules come from, oldest first.
    package let texts: [TextID]
  }

  /// A heading in a language.
  package struct Title: Hashable, Sendable {
    package let text: String
    /// Their language, which may be a fallback.
    package let language: Language
  }

  package struct Topic: Hashable, Sendable {
    /// The topic's slug.
    package let slug: String
    /// One for each of the digest's ``Digest/languages``.
    package let titles: [Title]
    /// The names of its group, one for each of these languages; empty without a group.
    package var group: [Title] = []
    /// Each column's text of the topic.
    package let texts: [TextID?]
    /// The edition that introduced it, if the store has an older one.
    package let addedIn: Edition?
    /// For each of these languages, links to the pages that took over its advice, if the store's
    /// newest edition has no page on it; `nil` if that has one.
    package var successors: [[Link]]? = nil
    /// The sections, in the order of the newest text.
    package var sections: [Section]
  }

  /// The rows under a heading.
  package struct Section: Hashable, Sendable {
    /// The headings, outermost first, with a title for each language; empty at the start of a page.
    package let headings: [[Title]]
    /// The rows, in order.
    package var rows: [Row]
  }

  /// A concept with its wordings in each column.
  package struct Row: Hashable, Sendable {
    package let concept: ConceptID
    /// Each column's rules for it; empty if its text lacks the concept.
    package var cells: [[Passage]]
    /// The change, in a digest of changes.
    package let change: Change?
    /// The edition that introduced it, if the store has an older one.
    package let addedIn: Edition?
    /// Its links, one for each target and language of their words.
    package let references: [Link]

    /// One link for each target.
    package var links: [Link] {
      references.reduce(into: []) { links, link in
        if !links.contains(where: { $0.hasTarget(of: link) }) { links.append(link) }
      }
    }
  }

  /// A rule with its words.
  package struct Passage: Hashable, Sendable {
    package let rule: Rule
    /// The lead, with changes marked.
    package var lead: MarkedText
    /// The body, with changes marked.
    package var body: MarkedText
    /// Whether the rule fills in for a missing translation.
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

  /// A link to another page or one of its rules.
  package struct Link: Hashable, Sendable {
    package let text: String
    /// The language of `text`.
    package let language: Language
    package let topic: String
    /// The target rule's concept; `nil` for a whole topic.
    package let concept: ConceptID?

    func hasTarget(of other: Link) -> Bool { topic == other.topic && concept == other.concept }
  }

  /// The columns' languages without duplicates, in order.
  package var languages: [Language] {
    columns.map(\.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The language of headings and labels where only one is shown.
  package var language: Language { columns[0].language }

  /// Whether there are no topics.
  public var isEmpty: Bool { topics.isEmpty }

  var rowCount: Int { topics.reduce(0) { $0 + $1.rowCount } }
}

extension Digest.Topic {
  /// The web address of a column's page.
  func address(ofColumn index: Int) -> String? {
    sections.lazy.flatMap(\.rows).flatMap { $0.cells[index] }.map(\.rule)
      .first { $0.id.topic == slug && $0.id.text == texts[index] && $0.address != nil }?.address
  }

  /// The day of the page's last known change.
  var updated: String? {
    sections.lazy.flatMap(\.rows).flatMap(\.cells).joined().map(\.rule)
      .first { $0.id.topic == slug && texts.contains($0.id.text) }?.updated
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

extension Digest {
  /// A digest of one topic, with the columns of one language.
  func page(of topic: Topic, in language: Language) -> Digest {
    let kept = columns.indices.filter { columns[$0].language == language }
    let place = languages.firstIndex(of: language) ?? 0
    let sections = topic.sections.map { section in
      Section(
        headings: section.headings.map { [$0[place]] },
        rows: section.rows.map { row in
          Row(
            concept: row.concept, cells: kept.map { row.cells[$0] }, change: row.change,
            addedIn: row.addedIn,
            references: row.references.filter { $0.language == language }
              + row.references.filter { $0.language != language })
        })
    }
    return Digest(
      request: request, columns: kept.map { columns[$0] },
      topics: [
        Topic(
          slug: topic.slug, titles: [topic.titles[place]],
          group: topic.group.isEmpty ? [] : [topic.group[place]],
          texts: kept.map { topic.texts[$0] }, addedIn: topic.addedIn,
          successors: topic.successors.map { [$0[place]] }, sections: sections)
      ], notes: notes)
  }

  /// The name of a topic's file among pages such as `index.html`. File systems allow 255 bytes, so
  /// the end of a longer name is replaced with a hash.
  static func fileName(ofTopic slug: String) -> String {
    let isTaken = ["index", "changes"].contains(slug)
    guard slug.utf8.count > 250 || isTaken else { return slug + ".html" }
    var hash = StableHash()
    hash.take(text: slug.utf8)
    var start = slug.unicodeScalars[...]
    while Substring(start).utf8.count > 230 { start.removeLast() }
    return "\(Substring(start))-\(String(hash.value, radix: 36)).html"
  }

  /// The address of each topic's file from the others.
  var fileAddresses: [String: String] {
    Dictionary(
      topics.map { ($0.slug, Anchors.address(of: Self.fileName(ofTopic: $0.slug))) },
      uniquingKeysWith: { one, _ in one })
  }
}
