/// The pages of a site in one state of the guidelines.
struct SiteVersion {
  /// The edition, or a revision of it that was replaced; `nil` for the newest text of each topic.
  let text: TextQuery?
  let digest: Digest
  let topics: [String: Digest.Topic]
  /// The anchors of rules, by topic.
  let anchors: [String: Set<String>]
  /// The topics whose pages have a rule, by its anchor.
  let homes: [String: String]
  /// For each column, its rules by their anchors.
  let rules: [[String: Rule]]
  /// The addresses of topics’ pages from one of these; those of the newest for topics without one.
  let addresses: [String: String]

  init(_ digest: Digest, text: TextQuery? = nil, besides newest: SiteVersion? = nil) {
    (self.digest, self.text) = (digest, text)
    addresses = digest.fileAddresses.merging(
      newest?.addresses.mapValues { "../" + $0 } ?? [:], uniquingKeysWith: { own, _ in own })
    topics = Dictionary(digest.topics.map { ($0.slug, $0) }, uniquingKeysWith: { one, _ in one })
    rules = digest.columns.indices.map { column in
      digest.topics.reduce(into: [:]) { $0.merge($1.rules(at: column)) { one, _ in one } }
    }
    anchors = topics.mapValues { topic in
      Set(topic.sections.flatMap(\.rows).map(\.concept.description))
    }
    homes = Dictionary(
      anchors.flatMap { topic, anchors in anchors.map { ($0, topic) } }, uniquingKeysWith: min)
  }

  /// Where the pages are in the folder of a language: `2019/`.
  var folder: String {
    text.map { ($0.revision?.slug ?? $0.edition.slug) + "/" } ?? ""
  }

  /// The earlier states of these pages, newest first; none unless these are the newest texts.
  func earlier(in store: RuleStore) throws -> [SiteVersion] {
    guard digest.columns.allSatisfy({ $0.edition == nil }) else { return [] }
    let replaced = try store.replacedDocuments()
    let pages = Dictionary(grouping: try store.storedDocuments(where: "TRUE")) { document in
      let isReplaced = replaced.contains(document.id)
      return TextQuery(
        edition: document.place.edition, revision: isReplaced ? document.place.revision : nil)
    }
    let order = { (text: TextQuery) in
      (text.edition, text.revision == nil ? 1 : 0, text.revision?.slug ?? "")
    }
    return try pages.keys.sorted { order($0) > order($1) }.compactMap { text in
      var request = digest.request
      request.texts = digest.languages.map { DigestRequest.Text(edition: text, language: $0) }
      request.topics = Set((pages[text] ?? []).map(\.topic)).sorted().filter { slug in
        topics[slug]?.texts.contains {
          $0?.edition != text.edition || text.revision != nil && $0?.revision != text.revision
        } ?? false
      }
      guard !request.topics.isEmpty else { return nil }
      return SiteVersion(try DigestBuilder(request, in: store).digest(), text: text, besides: self)
    }
  }
}

extension Digest.Topic {
  /// The rules of a column by their anchors.
  func rules(at column: Int) -> [String: Rule] {
    Dictionary(
      sections.flatMap(\.rows).compactMap { row in
        row.cells[column].last.map { (row.concept.description, $0.rule) }
      }, uniquingKeysWith: { one, _ in one })
  }
}

extension Rule {
  func isWordedOtherwise(_ other: Rule?) -> Bool { lead != other?.lead || body != other?.body }
}
