/// A digest as one web page.
public struct HTMLDigest {
  /// The document.
  public let text: String

  /// Renders a digest.
  public init(_ digest: Digest) {
    let labels = DigestLabels(digest.language)
    let head = DigestHead(digest, labels)
    let ids = HTMLIDs(digest)
    let rows = HTMLRows(
      digest: digest, labels: labels, ids: ids,
      addresses: Dictionary(
        digest.topics.map { ($0.slug, "#" + Anchors.address(of: $0.slug)) },
        uniquingKeysWith: { one, _ in one }),
      level: head.isOfTopic ? nil : 2)
    var page = HTMLPage(
      title: head.title.text, language: digest.language,
      heading: HTMLRows.titles(head.titles, of: digest))
    page.facts = head.facts.map { "\($0.name): \($0.value)" } + [head.counts]
    page.contents = rows.contents
    page.languages = digest.languages
    page.columnCount = digest.columns.count
    page.isOfTopic = head.isOfTopic
    page.main = digest.topics.map(rows.text(of:)).joined()
    page.names = digest.names
    for topic in digest.topics {
      for (id, row) in zip(ids.rows[topic.slug] ?? [], topic.sections.flatMap(\.rows)) {
        let phrases = row.cells.joined().compactMap { digest.asked[$0.rule.id] }
        if !phrases.isEmpty { page.asked.append((id, phrases.joined(separator: " "))) }
      }
    }
    text = page.text
  }
}
