/// The search index of a site in one language, as a script that sets a variable.
///
/// It has texts, and the page makes tokens of them: postings would be larger than what they are made of.
struct SiteIndex {
  private let language: Language
  /// The topics whose pages are each about one technology.
  private let technologies: Set<String>
  /// The indices of pages by topic.
  private var places: [String: Int] = [:]
  private var pages: [String] = []
  /// For each term, the index of its page, and its names.
  private var terms: [String] = []

  init(in store: RuleStore, _ language: Language) throws {
    self.language = language
    technologies = try TechnologyDiscount.topics(in: store)
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - topic: The topic in one language.
  ///   - anchors: The anchors of its rows.
  ///   - names: What it is also called.
  ///   - asked: The phrases in which people ask for its rules.
  mutating func add(
    _ topic: Digest.Topic, anchors: [String], names: [String], asked: [RuleID: String],
    address: String, group: String
  ) {
    var rest = anchors[...]
    var rules: [String] = []
    for row in topic.sections.flatMap({ section in section.rows.map { (section, $0) } }) {
      let anchor = rest.popFirst() ?? ""
      guard let rule = row.1.main else { continue }
      let text = rule.lead.isEmpty ? Self.opening(of: rule.body) : rule.lead
      let section = row.0.headings.map { $0[0].text }.joined(separator: " ")
      // The script puts the topic in front of a slash.
      let isOfTopic = anchor.hasPrefix(topic.slug + "/")
      let place = isOfTopic ? String(anchor.dropFirst(topic.slug.count)) : anchor
      rules.append(HTMLPage.list([place, text, section, asked[rule.id] ?? ""]))
    }
    places[topic.slug] = pages.count
    let title = [topic.slug, topic.titles[0].text, address, group].map(HTMLPage.quoted)
    let isAside = technologies.contains(topic.slug) || topic.successors != nil
    pages.append(
      "[\(title.joined(separator: ",")),\(isAside),\(HTMLPage.list(names)),"
        + "[\n\(rules.joined(separator: ",\n"))]]")
  }

  /// Adds a term of the glossary, after the pages.
  mutating func add(_ term: Term) {
    let english = term.names[.english]?.preferred.map { [$0] } ?? []
    let names = (term.names[language.withoutRegion]?.all ?? english) + english + term.symbols
    let place = term.topic.flatMap { places[$0] } ?? -1
    terms.append("[\(place),\(names.map(HTMLPage.quoted).joined(separator: ","))]")
  }

  /// The first words of a paragraph, more of them in Latin script.
  private static func opening(of body: String) -> String {
    var opening = ""
    for character in body.prefix(while: { $0 != "\n" }) {
      guard opening.utf8.count < 140 else { return opening + "…" }
      opening.append(character)
    }
    return opening
  }

  var script: String {
    """
    var higIndex = {
    "pages": [
    \(pages.joined(separator: ",\n"))
    ],
    "terms": [
    \(terms.joined(separator: ",\n"))
    ],
    "stopWords": \(HTMLPage.list([String](.stopWords, .english)))
    };

    """
  }
}
