/// What stands at the head of a digest: its title, and what it is made of.
struct DigestHead {
  /// The title; that of a topic in all languages of the digest.
  let titles: [Digest.Title]
  /// Whether the title is that of the only topic.
  let isOfTopic: Bool
  var title: Digest.Title { titles[0] }
  /// What it is made of, as names with values.
  let facts: [(name: String, value: String)]
  /// How much there is.
  let counts: String

  init(_ digest: Digest, _ labels: DigestLabels) {
    let request = digest.request
    isOfTopic =
      request.topics.count == 1 && request.since == nil && request.query == nil
      && digest.topics.count == 1
    let own = { (text: String) in Digest.Title(text: text, language: labels.language) }
    if let since = request.since {
      titles = [own(labels.with(since, \.changesTitle))]
    } else if let query = request.query {
      titles = [own(labels.with(query, \.queryTitle))]
    } else if isOfTopic, let topic = digest.topics.first {
      titles = topic.titles
    } else {
      titles = [own(labels.title)]
    }
    var facts: [(name: String, value: String)] = []
    let texts = digest.columns.map { $0.texts.map(\.description).list }
    if digest.columns.allSatisfy({ $0.edition == nil }), request.since == nil {
      facts.append((labels.newest, texts.joined(separator: " · ")))
    } else {
      facts.append((labels.texts, texts.joined(separator: " · ")))
    }
    if !request.platforms.isEmpty { facts.append((labels.platform, request.platforms.list)) }
    if let kind = request.kind { facts.append((labels.kind, labels.kinds[kind] ?? kind.rawValue)) }
    self.facts = facts
    counts =
      ([labels.count(topics: digest.topics.count), labels.count(rules: digest.rowCount)]
      + (request.query == nil ? [] : [labels.inTopicOrder])).joined(separator: " · ")
  }
}

extension Digest {
  /// The heading of a column: the text that it has of a topic, or the one that was asked for.
  func name(ofColumn index: Int, in topic: Topic? = nil) -> String {
    let column = columns[index]
    if let text = topic?.texts[index] ?? (column.texts.count == 1 ? column.texts[0] : nil) {
      // What stands in bears the name of what it stands in for.
      var name = TextQuery(text)
      if text.language.withoutRegion != column.language.withoutRegion {
        name.language = column.language
      }
      return name.description
    }
    return column.edition.map { "\($0.state):\(column.language)" } ?? column.language.tag
  }

  /// A heading of a section, or of one that it is a part of.
  struct Heading {
    /// In how many other sections it stands.
    let depth: Int
    let titles: [Title]
  }
}

extension Digest.Topic {
  /// For each section the headings that come new with it.
  var newHeadings: [[Digest.Heading]] {
    var previous: [[Digest.Title]] = []
    return sections.map { section in
      let shared = zip(section.headings, previous).prefix { $0 == $1 }.count
      previous = section.headings
      return section.headings.indices.dropFirst(shared).map {
        Digest.Heading(depth: $0, titles: section.headings[$0])
      }
    }
  }
}

extension Digest.Row {
  /// What became of the rule, in words; empty in a digest that is not of changes.
  func changeWords(_ labels: DigestLabels) -> String {
    guard let change else { return "" }
    let flags = change.flags.compactMap { labels.flags[$0] }
    let doubt = change.isUnsure ? [labels.perhaps] : []
    return labels.list([labels.changes[change.kind] ?? ""] + flags + doubt)
  }

  /// The rule that says what kind it is and whom it is meant for.
  var main: Rule? { cells.lazy.compactMap { $0.last?.rule }.first }
}

extension TextQuery {
  /// Edition, revision and source.
  fileprivate var state: String {
    var state = self
    state.language = nil
    return state.description
  }
}
