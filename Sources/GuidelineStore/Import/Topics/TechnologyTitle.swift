/// The title of a technology's page: `[technologies-homekit] Icons`, `Icons - HomeKit`.
struct TechnologyTitle {
  let technology: String
  /// The page's own title.
  let page: String

  /// `nil` if the title doesn't name a technology beside a page of it.
  init?(_ title: String, catalog: TopicCatalog) {
    guard title.utf8.count <= TopicCatalog.longestTitle else { return nil }
    let found = Self.bracketed(title, catalog) ?? Self.followed(title, catalog)
    guard let found, !found.page.isEmpty else { return nil }
    (technology, page) = found
  }

  private static func bracketed(
    _ title: String, _ catalog: TopicCatalog
  ) -> (technology: String, page: String)? {
    guard title.hasPrefix("["), let close = title.firstIndex(of: "]") else { return nil }
    let mark = foldedWords(String(title[..<close].dropFirst()))
    let isInGroup = mark.first.flatMap { catalog.slug(named: $0) } == Technologies.group
    let name = isInGroup ? mark.dropFirst() : mark[...]
    guard !name.isEmpty else { return nil }
    let known = catalog.slug(ofWords: name)
    // The site's list of technologies decides, even for names unknown here.
    guard isInGroup || known.map(Technologies.contains) ?? false else { return nil }
    return (known ?? name.joined(separator: "-"), PageTitle.shown(title))
  }

  private static func followed(
    _ title: String, _ catalog: TopicCatalog
  ) -> (technology: String, page: String)? {
    guard [" - ", "–", "—", " | "].contains(where: title.holds) else { return nil }
    let parts = title.replacing("–", with: "-").replacing("—", with: "-")
      .replacing(" | ", with: " - ").split(separator: " - ").map { String($0).trimmed }
    guard parts.count > 1, let page = parts.first, PageWords.platforms(in: page) == nil,
      !PageWords.isSiteName(page)
    else { return nil }
    let topics = parts.dropFirst().lazy.compactMap { catalog.slug(named: $0) }
    return topics.first(where: Technologies.contains).map { ($0, page) }
  }
}
