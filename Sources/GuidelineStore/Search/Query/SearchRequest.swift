/// A query and its filter, resolved against the store.
struct SearchRequest {
  /// Without the editions that it mentions.
  private(set) var query: SearchQuery
  /// If there are several languages, the query's own comes first.
  private(set) var filter: SearchFilter
  /// The requested topic, if no topic has that name.
  private(set) var unknownTopic: String?
  /// The requested platform, if there is none of that name.
  private(set) var unknownPlatform: String?
  /// The place (such as a config file) that set a default text the search is restricted to.
  private(set) var textPlace: String?
  /// The place (such as a config file) that set default platforms the search is restricted to.
  private(set) var platformsPlace: String?
  /// Whether the query counts as written in its reader's language.
  private var isOfReader = false
  /// The editions that the query mentions, and for each the texts searched, which may be of another
  /// time.
  private(set) var mentioned:
    (editions: MentionedEditions, texts: [(text: TextQuery, isOfEra: Bool)])?
  /// The editions meant by an adjective before a topic's name: `old alerts`.
  private(set) var datedTexts: [TextQuery] = []

  init(_ query: SearchQuery, _ filter: SearchFilter, in store: RuleStore) throws {
    (self.query, self.filter) = (query, filter)
    if !filter.topics.isEmpty {
      unknownTopic = try filter.topics.first { try store.slug(ofTopicNamed: $0) == nil }
      self.filter.topics = try filter.topics.compactMap(store.slug(ofTopicNamed:))
    }
    self.filter.platforms = try filter.platforms.compactMap(store.platformIfKnown)
    unknownPlatform = try filter.platforms.first { try store.platformIfKnown($0) == nil }
    if filter.edition == nil { try readEditions(in: store) }
    if self.filter.edition == nil, mentioned == nil, let preset = filter.presetText {
      try keep(to: preset, in: store)
    }
    if filter.platforms.isEmpty, let preset = filter.presetPlatforms, !Self.namesPlatform(query) {
      self.filter.platforms = preset.value
      platformsPlace = preset.place
    }
    (self.filter.presetText, self.filter.presetPlatforms) = (nil, nil)
    if let reader = filter.reader?.withoutRegion, query.isOfNoLanguage || query.language == .english
    {
      isOfReader =
        try reader == .english || query.isOfNoLanguage || !query.hasFunctionWords
        || store.slug(ofTopicNamed: query.text) != nil
        || !store.terms(named: query.text).isEmpty
    }
    if let language, let place = filter.languages.firstIndex(of: language) {
      self.filter.languages.swapAt(0, place)
    }
  }

  /// Removes the mentioned editions from the query and narrows the search to them.
  private mutating func readEditions(in store: RuleStore) throws {
    if let editions = MentionedEditions(in: query.text) {
      let texts = try editions.mentions.compactMap { try store.texts(of: $0.era) }
      guard texts.count == editions.mentions.count else { return }
      mentioned = (editions, texts)
      query = SearchQuery(editions.rest)
      if !editions.asksForChanges { filter.edition = texts[0].text }
    } else if let dated = try MentionedEditions.dated(query.text, in: store) {
      let held = try store.editionsHeld().map { TextQuery(edition: $0) }
      let now = held.first { $0.edition == .current } ?? held.last
      datedTexts = held.filter { text in
        dated.isNow ? text == now : now.map { text.edition < $0.edition } ?? false
      }
      guard !datedTexts.isEmpty else { return }
      query = SearchQuery(dated.name)
      filter.texts = datedTexts
    }
  }

  /// Whether a word of the query is a platform: `tvOS focus`.
  private static func namesPlatform(_ query: SearchQuery) -> Bool {
    query.terms.contains { (try? RuleStore.platform(named: $0.text)) != nil }
  }

  /// Narrows the search to the default text. A requested language takes precedence over the
  /// default's.
  private mutating func keep(to preset: Preset<TextQuery>, in store: RuleStore) throws {
    var text = preset.value
    if filter.languages.isEmpty {
      filter.language = text.language
    } else {
      text.language = nil
    }
    filter.texts = try store.meanings(of: text)
    textPlace = preset.place
  }

  /// Whether there can be results.
  var isPossible: Bool { !query.terms.isEmpty && unknownTopic == nil && unknownPlatform == nil }

  /// The query's language. For symbols, and for names and words in Latin letters that aren't an
  /// English sentence, the reader's.
  var language: Language? { isOfReader ? filter.reader?.withoutRegion : query.language }

  /// The language that results must be in, if it differs from the query's.
  var target: Language? { filter.language == language ? nil : filter.language }

  /// The preferred language of results.
  var readersLanguage: Language { filter.language ?? language ?? .english }
}
