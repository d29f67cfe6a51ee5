/// A query with the texts that its results may come from, as the store knows them.
struct SearchRequest {
  /// Without the editions that it names.
  private(set) var query: SearchQuery
  /// Of several languages, the query's own comes first.
  private(set) var filter: SearchFilter
  /// The name of the topic that was asked for, if no topic has it.
  private(set) var unknownTopic: String?
  /// The platform that was asked for, if there is none of that name.
  private(set) var unknownPlatform: String?
  /// Where the text was laid down that the search keeps to, if nobody asked for it.
  private(set) var textPlace: String?
  /// Where the platforms were laid down that the search keeps to, if nobody asked for them.
  private(set) var platformsPlace: String?
  /// Whether the query is answered in its reader's language, whatever its own.
  private var isOfReader = false
  /// The editions that the query names, and what is looked at for each, which may be of another time.
  private(set) var mentioned:
    (editions: MentionedEditions, texts: [(text: TextQuery, isOfEra: Bool)])?
  /// The editions that an adjective beside a topic's name asks for: `old alerts`.
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

  /// Takes the editions that the query names out of it, and narrows the search to them.
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

  /// Whether a word of a query is a platform: `tvOS focus`.
  private static func namesPlatform(_ query: SearchQuery) -> Bool {
    query.terms.contains { (try? RuleStore.platform(named: $0.text)) != nil }
  }

  /// Narrows the search to a text that nobody asked for; a language that somebody did ask for stays.
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

  /// Whether there may be results.
  var isPossible: Bool { !query.terms.isEmpty && unknownTopic == nil && unknownPlatform == nil }

  /// The language that the query is written in; that of its reader for symbols, and for names and words
  /// in Latin letters that make no English sentence.
  var language: Language? { isOfReader ? filter.reader?.withoutRegion : query.language }

  /// The language that results must be in, if it is not that of the query.
  var target: Language? { filter.language == language ? nil : filter.language }

  /// The language that results are in, if they can be.
  var readersLanguage: Language { filter.language ?? language ?? .english }
}
