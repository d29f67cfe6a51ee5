/// The element IDs of a page's headings and rows, in order.
struct HTMLIDs {
  /// By topic, an ID for each heading of its sections.
  private(set) var headings: [String: [String]] = [:]
  /// By topic, an ID for each row, named after its concept.
  private(set) var rows: [String: [String]] = [:]

  init(_ digest: Digest) {
    var anchors = Anchors()
    for topic in digest.topics { _ = anchors.unique(topic.slug) }
    for topic in digest.topics {
      rows[topic.slug] = topic.sections.flatMap(\.rows).map {
        anchors.unique($0.concept.description)
      }
    }
    for topic in digest.topics {
      headings[topic.slug] = topic.newHeadings.flatMap { $0 }.map { heading in
        var words = Anchors()
        let name = words.anchor(ofHeading: heading.titles[0].text)
        return anchors.unique("\(topic.slug)--\(name)")
      }
    }
  }
}
