/// Where the rules of a page point to.
struct DigestLinks {
  private var links: [RuleID: [Digest.Link]] = [:]

  /// - Parameter texts: The texts of the page.
  init(_ texts: [TextID], topic: String, in store: RuleStore) throws {
    let names = try store.topicNames()
    for text in Set(texts) {
      let filter = RuleFilter(topic: topic, text: TextQuery(text))
      for reference in try store.references(to: .topic, matching: filter) {
        guard let source = reference.source, source.text == text,
          let target = Self.topic(of: reference, names), target != topic
        else { continue }
        links[source, default: []].append(
          Digest.Link(text: reference.text, topic: target, concept: nil))
      }
    }
  }

  /// Where some wordings of a rule point to, each page once.
  func links(of rules: [RuleID]) -> [Digest.Link] {
    rules.flatMap { links[$0] ?? [] }.reduce(into: []) { links, link in
      if !links.contains(where: { $0.topic == link.topic }) { links.append(link) }
    }
  }

  /// The topic that the end of the address names, or else the words of the reference.
  private static func topic(of reference: CrossReference, _ names: TopicNames) -> String? {
    let path = reference.target.prefix { $0 != "#" && $0 != "?" }
    let end = path.split(separator: "/").last.map(String.init) ?? ""
    return names.slug(named: end) ?? names.slug(named: reference.text)
  }
}
