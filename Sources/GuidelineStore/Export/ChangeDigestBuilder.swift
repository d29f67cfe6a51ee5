/// Builds a digest of changes from one text to another.
struct ChangeDigestBuilder {
  private let store: RuleStore
  private let request: DigestRequest
  private let differences: Differences
  private let titles: DigestTitles
  private let debuts: Debuts

  init(_ request: DigestRequest, in store: RuleStore) throws {
    guard let since = request.since, let text = request.texts.first else {
      preconditionFailure("a digest of changes names the older text")
    }
    let titles = try DigestTitles(in: store)
    guard let newest = text.edition ?? titles.newest else {
      throw try store.unknownEdition(since.edition)
    }
    guard since.edition <= newest.edition else {
      throw StoreError(
        "\(since) is newer than \(newest)", hint: "name an older text")
    }
    try self.init(
      request,
      store.differences(
        between: since, and: newest, topics: request.topics, preferring: text.language), titles,
      in: store)
  }

  /// - Parameter differences: The differences to show; side by side if they are across languages.
  init(_ differences: Differences, in store: RuleStore) throws {
    let sides = differences.isTranslation ? [differences.old, differences.new] : [differences.new]
    let texts = sides.map { side in
      var edition = side
      edition.language = nil
      return DigestRequest.Text(edition: edition, language: side.language ?? .english)
    }
    try self.init(
      DigestRequest(texts: texts, since: differences.old), differences, DigestTitles(in: store),
      in: store)
  }

  private init(
    _ request: DigestRequest, _ differences: Differences, _ titles: DigestTitles,
    in store: RuleStore
  ) throws {
    (self.request, self.differences, self.store) = (request, differences, store)
    self.titles = titles
    debuts = try Debuts(in: store)
  }

  private var hasTwoSides: Bool { request.texts.count > 1 }

  func digest() throws -> Digest {
    var resolver = try ReferenceResolver(in: store)
    var texts = request.texts.map { _ in Set<TextID>() }
    let topics = try differences.pages.compactMap { page -> Digest.Topic? in
      let pageTexts = sides(page.changes.flatMap(\.old), page.changes.flatMap(\.new)).map { rules in
        rules.first { $0.id.topic == page.topic }?.id.text
      }
      let links = try DigestLinks(
        pageTexts.compactMap(\.self), topic: page.topic, in: store, &resolver)
      var outline = DigestOutline(titledIn: request.languages)
      var section: [String] = []
      for change in page.changes.map(\.portable) {
        if let rule = change.new.first(where: { $0.id.topic == page.topic }) {
          section = rule.section
        }
        guard let rule = change.new.first ?? change.old.first, !change.isUnchanged,
          (change.new + change.old).contains(where: request.takes)
        else { continue }
        let rules = sides(change.old, change.new)
        for (column, rules) in rules.enumerated() { texts[column].formUnion(rules.map(\.id.text)) }
        let cells =
          hasTwoSides
          ? rules.map { $0.map { Digest.Passage($0) } } : [Self.passages(of: change)]
        let row = Digest.Row(
          concept: rule.concept, cells: cells, change: change,
          addedIn: debuts[rule.concept], references: links.links(of: rules.joined().map(\.id)))
        let entries = rules.map { rules in
          rules.first.map { rule in
            DigestPage.Entry(
              rule: rule, section: hasTwoSides ? rule.section : section, standsIn: false)
          }
        }
        outline.add(
          row, section: section, wordings: Array(zip(request.texts.map(\.language), entries)))
      }
      guard !outline.sections.isEmpty else { return nil }
      return Digest.Topic(
        slug: page.topic, titles: request.languages.map { titles.title(of: page.topic, in: $0) },
        texts: pageTexts, addedIn: debuts[page.topic], sections: outline.sections)
    }
    var notes = differences.notes
    if topics.isEmpty {
      notes.append(
        "no matching changes between \(differences.old) and \(differences.new)")
    }
    let editions = sides(differences.old, differences.new)
    let columns = request.texts.indices.map { index in
      Digest.Column(
        edition: editions[index], language: request.texts[index].language,
        texts: texts[index].sorted())
    }
    return Digest(request: request, columns: columns, topics: topics, notes: notes)
  }

  /// What belongs to each column.
  private func sides<Side>(_ old: Side, _ new: Side) -> [Side] { hasTwoSides ? [old, new] : [new] }

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
