/// What stands at the head of a digest: its title, and what it is made of.
struct DigestHead {
  let title: Digest.Title
  /// What it is made of, as names with values.
  let facts: [(name: String, value: String)]
  /// How much there is.
  let counts: String

  init(_ digest: Digest, _ labels: DigestLabels) {
    let request = digest.request
    let own = { (text: String) in Digest.Title(text: text, language: labels.language) }
    if let since = request.since {
      title = own(labels.with(since, \.changesTitle))
    } else if let query = request.query {
      title = own(labels.with(query, \.queryTitle))
    } else if request.topic != nil, let topic = digest.topics.first {
      title = topic.titles[0]
    } else {
      title = own(labels.title)
    }
    var facts: [(name: String, value: String)] = []
    if request.topic != nil, title.text != digest.topics.first?.titles[0].text {
      facts.append((labels.contents, digest.topics.first?.titles[0].text ?? ""))
    }
    let texts = digest.columns.map { $0.texts.map(\.description).list }
    if digest.columns.allSatisfy({ $0.edition == nil }), request.since == nil {
      facts.append((labels.newest, texts.joined(separator: " · ")))
    } else {
      facts.append((labels.texts, texts.joined(separator: " · ")))
    }
    if let platform = request.platform { facts.append((labels.platform, platform)) }
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
    if let text = topic?.texts[index] { return text.description }
    if column.texts.count == 1 { return column.texts[0].description }
    return column.edition.map { "\($0.state):\(column.language)" } ?? column.language.tag
  }

  /// The pieces of a path of headings that come new after another section.
  static func newHeadings(
    of section: Section, after previous: Section?
  ) -> [(depth: Int, titles: [Title])] {
    let shared = zip(section.headings, previous?.headings ?? []).prefix { $0 == $1 }.count
    return section.headings.indices.dropFirst(shared).map { ($0, section.headings[$0]) }
  }
}

extension Digest.Row {
  /// What became of the rule, in words; empty in a digest that is not of changes.
  func changeWords(_ labels: DigestLabels) -> String {
    guard let change else { return "" }
    let flags = change.flags.compactMap { labels.flags[$0] }
    let doubt = change.isUnsure ? [labels.perhaps] : []
    return ([labels.changes[change.kind] ?? ""] + flags + doubt).joined(separator: ", ")
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
