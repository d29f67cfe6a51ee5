/// The titles of a store's topics.
struct DigestTitles {
  let topics: [Topic]
  private let titles: [String: [Language: String]]

  init(in store: RuleStore) throws {
    topics = try store.topics()
    titles = Dictionary(topics.map { ($0.slug, $0.titles) }, uniquingKeysWith: { one, _ in one })
  }

  /// The title in a language, otherwise in English, otherwise in any language, otherwise the slug.
  func title(of slug: String, in language: Language) -> Digest.Title {
    let titles = titles[slug] ?? [:]
    let languages = [language, language.withoutRegion, .english] + titles.keys.sorted()
    for language in languages {
      if let title = titles[language] { return Digest.Title(text: title, language: language) }
    }
    return Digest.Title(text: slug, language: .english)
  }
}
