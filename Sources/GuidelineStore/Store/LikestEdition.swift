/// The edition whose page of the project a document is most like, for one that tells none.
///
/// Only the project's own pages are asked. They tell of all editions in one voice, so that what is left to
/// compare is what an edition advised; copies of one edition share sentences with those of another. And
/// so the answer does not depend on what else was imported.
struct LikestEdition {
  let edition: Edition
  /// The page that it was told by.
  let page: String

  /// The least cosine that tells anything, and how many times that of the next edition it must be. Of 370
  /// copied pages of known editions, 302 are above both, none of them wrongly: of those of 2014 and of
  /// today in English nine of ten, of those in Korean every other one. Few pages of older books are.
  private static let (least, lead) = (0.4, 1.2)

  /// - Parameter documents: What was read from one file.
  /// - Returns: `nil` if the documents are like no edition, or as much like another, or if an edition
  ///   that had their topic has no page in the store to be compared with.
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
