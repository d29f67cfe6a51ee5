/// A digest as one web page.
public struct HTMLDigest {
  /// The document.
  public let text: String

  /// Renders a digest.
  public init(_ digest: Digest) {
    let labels = DigestLabels(digest.language)
    let head = DigestHead(digest, labels)
    let rows = HTMLRows(
      digest: digest, labels: labels, ids: HTMLIDs(digest),
      addresses: Dictionary(
        digest.topics.map { ($0.slug, "#" + Anchors.address(of: $0.slug)) },
        uniquingKeysWith: { one, _ in one }),
      level: head.isOfTopic ? nil : 2)
    var page = HTMLPage(
      title: head.title.text, language: digest.language,
      heading: HTMLRows.titles(head.titles, of: digest))
    page.facts = head.facts.map { "\($0.name): \($0.value)" } + [head.counts]
    page.contents = Self.contents(rows)
    page.languages = digest.languages
    page.columnCount = digest.columns.count
    page.isOfTopic = head.isOfTopic
    page.main = digest.topics.map(rows.text(of:)).joined()
    page.names = digest.names
    text = page.text
  }

  /// The table of contents: the topics, or the sections of a single one.
  private static func contents(_ rows: HTMLRows) -> [HTMLPage.Entry] {
    let digest = rows.digest
    var items: [(id: String, titles: [Digest.Title], group: [Digest.Title])] = []
    if rows.level == nil, let topic = digest.topics.first {
      let headings = topic.newHeadings.flatMap { $0 }
      items = zip(rows.ids.headings[topic.slug] ?? [], headings).filter { $0.1.depth == 0 }
        .map { ($0.0, $0.1.titles, []) }
    } else {
      items = digest.topics.map { ($0.slug, $0.titles, $0.group) }
    }
    return items.map {
      HTMLPage.Entry(
        id: $0.id, title: HTMLRows.titles($0.titles, of: digest),
        group: HTMLRows.titles($0.group, of: digest))
    }
  }
}
