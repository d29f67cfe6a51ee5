/// The topics that a query names.
struct Subject {
  /// A name of a topic in the query.
  struct Name {
    /// The name as the query has it.
    let text: String
    /// The topic's slug.
    let topic: String
    /// Whether the store has a page on it.
    let isHeld: Bool
  }

  private(set) var names: [Name] = []
  /// Whether there is nothing else in the query.
  var isWhole = false

  /// None.
  init() {}

  init(_ terms: [WeighedTerm], in store: RuleStore) throws {
    for term in terms where !term.isBonus && !term.isRequired {
      for topic in try store.topics(named: term.namedSlugs) {
        names.append(Name(text: term.text, topic: topic.slug, isHeld: topic.isHeld))
      }
    }
    isWhole =
      terms.count { !$0.isBonus } == 1 && !terms.contains { $0.isBonus && $0.asksForNumber }
  }

  /// The topic that is all that the query names, and has a page.
  var page: Name? { isWhole ? names.first(where: \.isHeld) : nil }

  /// The topic that the query asks for and the store has no page on.
  var missing: Name? {
    names.first { name in
      !name.isHeld && !names.contains { $0.text == name.text && $0.isHeld }
    }
  }
}

extension RatedTerm {
  /// Whether it is the name of something in code that a rule names, too: who writes that wants to read of
  /// it rather than of what it stands for.
  var isSymbolOfTexts: Bool {
    term.text.isOfNoLanguage && finding.contains { term.groups[$0.group].origin == .written }
  }
}

extension WeighedTerm {
  /// Whether it is what answers a question for a number.
  fileprivate var asksForNumber: Bool {
    groups.contains { if case .number = $0.origin { true } else { false } }
  }

  /// The terms of the glossary that it is a name of.
  var namedSlugs: [String] {
    groups.compactMap { group in
      if case .glossary(let slug, _) = group.origin { slug } else { nil }
    }
  }
}

extension RuleStore {
  /// The topics that terms of the glossary name.
  func topics(named terms: [String]) throws -> [(slug: String, isHeld: Bool)] {
    guard !terms.isEmpty else { return [] }
    let slugs = "[" + terms.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    var topics: [(slug: String, isHeld: Bool)] = []
    let rows = try connection.rows(
      """
      SELECT DISTINCT term.topic,
        EXISTS (SELECT 1 FROM document JOIN topic USING (topic_id) WHERE topic.slug = term.topic)
      FROM term WHERE names_topic AND slug IN (SELECT value FROM json_each(?1))
      """, .text(slugs))
    while try rows.next() { topics.append((rows.text(0), try rows.integer(1) != 0)) }
    return topics
  }
}
