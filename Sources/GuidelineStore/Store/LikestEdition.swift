/// Guesses a document's edition from its similarity to the pages in `Data/`.
///
/// Only the project's own pages are compared. They describe all editions in the same style, so that
/// the remaining differences are in the advice, whereas copies of different editions share
/// sentences. The result also doesn't depend on other imports.
struct LikestEdition {
  let edition: Edition
  /// The page whose texts were compared.
  let page: String

  /// The minimum cosine, and its minimum ratio to the next edition's. Of 370 copied pages of known
  /// editions, 302 pass both, all of them correctly: nine of ten English ones of 2014 and of today,
  /// and half of the Korean ones. Few pages of older books pass.
  private static let (least, lead) = (0.4, 1.2)

  /// - Parameter documents: The documents of one file.
  /// - Returns: `nil` if no edition is similar enough or several are, or if an edition that had the
  ///   topic has no page to compare.
  init?(of documents: [ParsedDocument], in store: RuleStore) throws {
    var likenesses: [Edition: Double] = [:]
    let ruleCount = documents.reduce(0) { $0 + $1.rules.count }
    for document in documents {
      guard let found = try Self.likenesses(of: document, in: store) else { return nil }
      for (edition, likeness) in found {
        likenesses[edition, default: 0] +=
          likeness * Double(document.rules.count) / Double(ruleCount)
      }
    }
    let order = likenesses.sorted { $0.value > $1.value }
    guard let first = order.first, first.value >= Self.least,
      first.value >= Self.lead * (order.dropFirst().first?.value ?? 0)
    else { return nil }
    edition = first.key
    page = documents[0].topic
  }

  private static func likenesses(
    of document: ParsedDocument, in store: RuleStore
  ) throws -> [Edition: Double]? {
    let topic = document.topic
    let texts = try store.storedTexts(where: "topic.slug = ?1", .text(topic)).filter {
      $0.id.language == document.text.language.withoutRegion
        && $0.documents.allSatisfy(\.isOwn)
    }
    let pages = try texts.map { text in
      try Vocabulary(text.documents.flatMap(store.rules).map { MatchUnit($0, of: topic) })
    }
    let own = Vocabulary(document.rules.map { MatchUnit($0, of: topic) })
    let background = pages.reduce(own) { $0.union($1) }
    var likenesses: [Edition: Double] = [:]
    for (text, page) in zip(texts, pages) {
      let edition = text.id.edition
      likenesses[edition] = max(
        likenesses[edition] ?? 0, own.likeness(to: page, among: background))
    }
    for edition in [Edition.book2014, .web2019, .current] where likenesses[edition] == nil {
      guard try store.isAbsent(topic, from: edition) else { return nil }
    }
    return likenesses
  }
}

extension Vocabulary {
  fileprivate init(_ units: [MatchUnit]) { self = MatchText(units).vocabulary }
}

extension MatchUnit {
  fileprivate init(_ rule: Rule, of topic: String) {
    self.init(page: topic, section: rule.section, lead: rule.lead, body: rule.body)
  }

  fileprivate init(_ rule: ParsedRule, of topic: String) {
    self.init(page: topic, section: rule.section, lead: rule.lead, body: rule.body)
  }
}
