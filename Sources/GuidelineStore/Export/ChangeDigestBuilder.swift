/// Builds a digest of changes from one text to another.
struct ChangeDigestBuilder {
  private let store: RuleStore
  private let request: DigestRequest
  private let old: TextQuery
  private let new: TextQuery
  private let titles: DigestTitles
  private let debuts: Debuts

  init(_ request: DigestRequest, in store: RuleStore) throws {
    guard let since = request.since, let text = request.texts.first else {
      preconditionFailure("a digest of changes names the older text")
    }
    (self.request, self.store, old) = (request, store, since)
    titles = try DigestTitles(in: store)
    debuts = try Debuts(in: store)
    guard let newest = text.edition ?? titles.newest else {
      throw try store.unknownEdition(since.edition)
    }
    guard since.edition <= newest.edition else {
      throw StoreError(
        "\(since) is newer than \(newest)", hint: "name an older text")
    }
    new = newest
  }

  func digest() throws -> Digest {
    let differences = try store.differences(
      between: old, and: new, topics: request.topics, preferring: request.texts[0].language)
    var resolver = try ReferenceResolver(in: store)
    var texts: Set<TextID> = []
    let topics = try differences.pages.compactMap { page -> Digest.Topic? in
      let text = page.changes.lazy.flatMap(\.new).first { $0.id.topic == page.topic }?.id.text
      let links = try DigestLinks(
        text.map { [$0] } ?? [], topic: page.topic, in: store, &resolver)
      var outline = DigestOutline(titledIn: request.languages)
      var section: [String] = []
      for change in page.changes.map(\.portable) {
        if let rule = change.new.first(where: { $0.id.topic == page.topic }) {
          section = rule.section
        }
        guard let rule = change.new.first ?? change.old.first, !change.isUnchanged,
          (change.new + change.old).contains(where: request.takes)
        else { continue }
        texts.formUnion(change.new.map(\.id.text))
        let row = Digest.Row(
          concept: rule.concept, cells: [Self.passages(of: change)], change: change,
          addedIn: debuts[rule.concept], links: links.links(of: change.new.map(\.id)))
        let entry = change.new.first.map {
          DigestPage.Entry(rule: $0, section: section, standsIn: false)
        }
        outline.add(row, section: section, wordings: [(request.languages[0], entry)])
      }
      guard !outline.sections.isEmpty else { return nil }
      return Digest.Topic(
        slug: page.topic, titles: [titles.title(of: page.topic, in: request.languages[0])],
        texts: [text], addedIn: debuts[page.topic], sections: outline.sections)
    }
    var notes = differences.notes
    if topics.isEmpty {
      notes.append(
        "no matching changes between \(differences.old) and \(differences.new)")
    }
    let column = Digest.Column(
      edition: differences.new, language: request.texts[0].language, texts: texts.sorted())
    return Digest(
      request: request, columns: [column], topics: topics, notes: notes)
  }

  /// Both wordings merged, if they are similar enough to mark words; otherwise one after the other.
  private static func passages(of change: Change) -> [Digest.Passage] {
    if change.old.count == 1, change.new.count == 1, change.words.areAlike {
      let rule = change.new[0]
      return [
        Digest.Passage(
          rule, lead: change.lead.isEmpty ? MarkedText(rule.lead) : MarkedText(change.lead),
          body: change.body.isEmpty ? MarkedText(rule.body) : MarkedText(change.body))
      ]
    }
    // An unchanged rule that moved is shown only once.
    let gone = change.kind == .moved ? [] : change.old
    return gone.map { Digest.Passage($0, lead: .deleted($0.lead), body: .deleted($0.body)) }
      + change.new.map { Digest.Passage($0) }
  }
}

extension Change {
  fileprivate var portable: Change {
    var change = self
    change.old = old.map(\.portable)
    change.new = new.map(\.portable)
    return change
  }
}

extension DigestTitles {
  /// The newest edition of any topic.
  fileprivate var newest: TextQuery? {
    let texts = topics.flatMap(\.texts)
    let own = texts.filter { $0.origin == nil }
    return (own.isEmpty ? texts : own).map(\.edition).max().map { TextQuery(edition: $0) }
  }
}
