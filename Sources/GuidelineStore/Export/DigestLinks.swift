/// The cross-references of a page's rules.
struct DigestLinks {
  private var links: [RuleID: [Digest.Link]] = [:]

  /// - Parameter texts: The texts of the page.
  init(
    _ texts: [TextID], topic: String, in store: RuleStore, _ resolver: inout ReferenceResolver
  ) throws {
    let documents = try store.storedDocuments(matching: RuleFilter(topics: [topic]))
    for document in documents where texts.contains(document.text) {
      for reference in try store.crossReferences(in: document) where reference.kind == .topic {
        let destination = try resolver.destination(of: reference, in: document)
        guard let source = try store.placed(reference, in: document).source,
          let link = try Digest.Link(
            to: destination, text: reference.text, in: document.place.language, of: store),
          link.topic != topic || link.concept != nil
        else { continue }
        links[source, default: []].append(link)
      }
    }
  }

  /// The links of several wordings of a rule, without duplicates in a language.
  func links(of rules: [RuleID]) -> [Digest.Link] {
    rules.flatMap { links[$0] ?? [] }.reduce(into: []) { links, link in
      if !links.contains(where: { $0.hasTarget(of: link) && $0.language == link.language }) {
        links.append(link)
      }
    }
  }
}

extension Digest.Link {
  /// Returns `nil` if the target isn't a page in the store.
  fileprivate init?(
    to destination: Reference.Destination, text: String, in language: Language,
    of store: RuleStore
  ) throws {
    switch destination {
    case .topic(let slug, _, _):
      self.init(text: text, language: language, topic: slug, concept: nil)
    case .rule(let id):
      self.init(
        text: text, language: language, topic: id.topic,
        concept: try store.rule(id).concept)
    case .symbol, .web, .nowhere: return nil
    }
  }
}
