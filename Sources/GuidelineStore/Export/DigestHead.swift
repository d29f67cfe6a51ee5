/// The title and summary of a digest.
struct DigestHead {
  /// The title; for a single topic, in all of the digest's languages.
  let titles: [Digest.Title]
  /// Whether the title is that of a single topic.
  let isOfTopic: Bool
  var title: Digest.Title { titles[0] }
  /// The digest's contents, as labels and values.
  let facts: [(name: String, value: String)]
  /// The number of topics and rules.
  let counts: String

  init(_ digest: Digest, _ labels: DigestLabels) {
    let request = digest.request
    isOfTopic =
      request.topics.count == 1 && request.since == nil && request.query == nil
      && digest.topics.count == 1
    let own = { (text: String) in Digest.Title(text: text, language: labels.language) }
    if let since = request.since, digest.columns.count > 1 {
      titles = [own("\(since) → \(digest.name(ofColumn: 1))")]
    } else if let since = request.since {
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
  /// A column's heading: its text of a topic, or the requested text.
  func name(ofColumn index: Int, in topic: Topic? = nil) -> String {
    let column = columns[index]
    if let text = topic?.texts[index] ?? (column.texts.count == 1 ? column.texts[0] : nil) {
      // A fallback text is labeled with the requested language.
      var name = TextQuery(text)
      if text.language.withoutRegion != column.language.withoutRegion {
        name.language = column.language
      }
      return name.description
    }
    return column.edition.map { "\($0.state):\(column.language)" } ?? column.language.tag
  }

  struct Heading {
    /// The number of headings above it.
    let depth: Int
    let titles: [Title]
  }
}

extension Digest.Topic {
  /// For each section, the headings that differ from the previous section's.
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
  /// A description of the change; empty outside a digest of changes.
  func changeWords(_ labels: DigestLabels) -> String {
    guard let change else { return "" }
    let flags = change.flags.compactMap { labels.flags[$0] }
    let doubt = change.isUnsure ? [labels.perhaps] : []
    // Side by side, one sees what is missing.
    let kind = cells.count > 1 && change.kind != .reworded ? nil : labels.changes[change.kind]
    return labels.list([kind].compactMap(\.self) + flags + doubt)
  }

  /// The rule that determines the row's kind and platforms.
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
