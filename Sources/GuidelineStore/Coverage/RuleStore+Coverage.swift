extension RuleStore {
  /// Reports missing and outdated translations.
  ///
  /// A translation follows the English text of its edition and revision, otherwise the best fitting
  /// one. Each language's newest text of a topic is compared with the newest English one, and the
  /// newest of each edition with the text it follows. The project's own translations follow its own
  /// texts, whatever was imported.
  ///
  /// - Throws: ``StoreError`` that lists the store's contents, if the filter matches nothing.
  package func coverage(
    _ filter: CoverageFilter = CoverageFilter()
  ) throws(StoreError) -> Coverage {
    try require(filter.since.map { [$0] } ?? [], in: filter.languages)
    var filter = filter
    filter.since = try filter.since.map { (since) throws(StoreError) in try meaning(of: since) }
    return try reading {
      let replaced = try replacedDocuments()
      let texts = try storedTexts(where: "TRUE").filter {
        !replaced.contains($0.documents[0].id)
      }
      let topics = Dictionary(grouping: texts, by: \.topic)
      let chosen = topics.values.flatMap { texts in
        Dictionary(grouping: texts.filter { $0.id.language == .english }, by: \.state).values
          .compactMap { RuleStore.best(of: $0) }
      }
      let languages = Set(texts.map(\.id.language)).subtracting([.english])
        .filter { filter.languages.isEmpty || filter.languages.contains($0) }
      var builder = try PageCoverage(
        rules: try CoverageRules(in: self, chosen: chosen), filter: filter,
        languages: languages.sorted(), editions: Set(texts.map(\.id.edition)).sorted(),
        in: self)
      let pages = try topics.sorted { $0.key < $1.key }
        .filter { filter.topics.isEmpty || filter.topics.contains($0.key) }
        .map { try builder.page($0.key, $0.value) }
        .filter { !$0.cells.isEmpty }
        .map { $0.withoutRevisions(of: Self.editionsOfSeveralDates(texts)) }
      let shown = Set(pages.flatMap { $0.cells.map(\.text) })
      return Coverage(texts: shown.sorted { $0.stands(before: $1) }, topics: pages)
    }
  }

  /// The editions that the project's own pages are of, each of its own date.
  private static func editionsOfSeveralDates(_ texts: [StoredText]) -> Set<Edition> {
    let own = Dictionary(grouping: texts.filter(\.isOwn).map(\.id), by: \.edition)
    return Set(own.filter { Set($0.value.map(\.revision)).count > 1 }.keys)
  }
}

extension Coverage.Page {
  /// The project's own texts of these editions under the name of the edition alone.
  fileprivate func withoutRevisions(of editions: Set<Edition>) -> Self {
    func name(_ text: TextID) -> TextID {
      guard text.origin == nil, editions.contains(text.edition) else { return text }
      return TextID(edition: text.edition, language: text.language)
    }
    var page = self
    for index in cells.indices {
      page.cells[index].text = name(cells[index].text)
      page.cells[index].follows = cells[index].follows.map(name)
    }
    return page
  }
}

private struct PageCoverage {
  private let rules: CoverageRules
  private let filter: CoverageFilter
  private let languages: [Language]
  private let editions: [Edition]
  private let absences: Set<Absence>
  private let store: RuleStore
  private var originals: Originals

  init(
    rules: CoverageRules, filter: CoverageFilter, languages: [Language], editions: [Edition],
    in store: RuleStore
  ) throws {
    (self.rules, self.filter, self.languages, self.store) = (rules, filter, languages, store)
    self.editions = editions.filter { $0 >= filter.since?.edition ?? $0 }
    absences = try store.absences()
    originals = Originals(in: store)
  }

  mutating func page(_ topic: String, _ texts: [StoredText]) throws -> Coverage.Page {
    let english = texts.filter { $0.id.language == .english }
    var cells: [Coverage.Cell] = []
    for language in languages {
      let all = texts.filter { $0.id.language == language }
      for text in all where isWanted(text) || text.id == RuleStore.best(of: all)?.id {
        let peers = text.isOwn ? texts.filter(\.isOwn) : texts
        let comparison = TranslationComparison(
          place: Coverage.Place(of: text, among: peers.filter { $0.id.language == language }),
          original: try originals.original(of: text, among: peers),
          newest: RuleStore.best(of: peers.filter { $0.id.language == .english }), since: since)
        cells.append(try comparison.cell(rules, in: store))
      }
    }
    let followed = Set(cells.compactMap(\.follows))
    for text in english where isWanted(text) || followed.contains(text.id) {
      let place = Coverage.Place(of: text, among: english)
      cells.append(Coverage.Cell(place, rules: rules.rules(of: text).count))
    }
    let lacking = editions.filter { edition in !texts.contains { $0.id.edition == edition } }
    let absent = lacking.filter { absences.contains(Absence(edition: $0, topic: topic)) }
    return Coverage.Page(
      topic: topic, cells: cells.sorted { $0.text.stands(before: $1.text) },
      original: RuleStore.best(of: english).map {
        SourceLocation(path: $0.documents[0].path, line: 1, endLine: 1)
      },
      untranslated: english.isEmpty
        ? [] : languages.filter { language in !texts.contains { $0.id.language == language } },
      absentFrom: absent, missingFrom: lacking.filter { !absent.contains($0) })
  }

  private var since: MatchingPlan.State? {
    filter.since.map { MatchingPlan.State(edition: $0.edition, revision: $0.revision) }
  }

  private func isWanted(_ text: StoredText) -> Bool { since.map { text.state >= $0 } ?? true }
}

extension TextID {
  /// By state and source; English before its translations.
  fileprivate func stands(before other: TextID) -> Bool {
    var (one, two) = (self, other)
    (one.language, two.language) = (.english, .english)
    guard one == two else { return one < two }
    let (isOriginal, isOther) = (language == .english, other.language == .english)
    return isOriginal == isOther ? language < other.language : isOriginal
  }
}

extension Coverage {
  /// A page among the topic's pages in its language.
  struct Place {
    let text: StoredText
    let isNewest: Bool
    let isKept: Bool

    init(of text: StoredText, among texts: [StoredText]) {
      self.text = text
      isNewest = RuleStore.best(of: texts)?.id == text.id
      let sameEdition = texts.filter { $0.state.edition == text.state.edition }
      isKept = RuleStore.best(of: sameEdition)?.id == text.id
    }
  }
}
