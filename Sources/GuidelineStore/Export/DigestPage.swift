/// A topic in one column of a digest, with English rules where translations are missing.
struct DigestPage {
  struct Entry {
    let rule: Rule
    /// The headings of its section.
    var section: [String]
    /// Whether the rule fills in for a missing translation.
    let standsIn: Bool
  }

  let text: TextID
  let entries: [Entry]
  private let places: [ConceptID: Int]

  /// - Returns: `nil` if the topic has no such text.
  init?(of topic: Topic, _ wanted: DigestRequest.Text, in store: RuleStore) throws {
    let texts = try store.storedTexts(where: "topic.slug = ?1", .text(topic.slug))
    if let edition = wanted.edition, RuleStore.matches(of: edition, in: texts).isEmpty {
      return nil
    }
    text = try store.resolve(
      wanted.edition, topic: topic.slug, preferring: wanted.language
    ).text
    let isTranslated = text.language.withoutRegion == wanted.language.withoutRegion
    var page = MergedPage(
      try store.rules(inTopic: topic.slug, text: text).map {
        Entry(rule: $0.portable, section: $0.section, standsIn: !isTranslated)
      })
    if isTranslated, let original = Self.original(of: text, wanted.edition, in: texts) {
      page.add(
        try store.rules(inTopic: topic.slug, text: original).map {
          Entry(rule: $0.portable, section: $0.section, standsIn: true)
        })
    }
    entries = page.entries
    places = Dictionary(
      entries.enumerated().map { ($1.rule.concept, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// The English text of the edition: in the requested revision, otherwise the translation's,
  /// otherwise the newest.
  private static func original(
    of text: TextID, _ wanted: TextQuery?, in texts: [StoredText]
  ) -> TextID? {
    guard text.language != .english else { return nil }
    let revisions = [wanted?.revision ?? text.revision, text.revision, nil]
    return revisions.lazy
      .map { TextQuery(edition: text.edition, revision: $0, language: .english) }
      .map { RuleStore.matches(of: $0, in: texts) }
      .compactMap(RuleStore.best).first?.id
  }

  func entry(of concept: ConceptID) -> Entry? { places[concept].map { entries[$0] } }

  /// The index of the page with the newest text; the first of several.
  static func newest(of pages: [DigestPage?]) -> Int? {
    var newest: Int?
    for (index, page) in pages.enumerated() {
      guard let page else { continue }
      guard let known = newest.flatMap({ pages[$0] }) else {
        newest = index
        continue
      }
      if known.text.comesBefore(page.text) { newest = index }
    }
    return newest
  }
}

extension TextID {
  /// Whether this edition or revision is older, ignoring language and source.
  func comesBefore(_ other: TextID) -> Bool {
    TextID(edition: edition, revision: revision, language: .english)
      < TextID(edition: other.edition, revision: other.revision, language: .english)
  }
}
