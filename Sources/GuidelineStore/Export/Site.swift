/// A digest as a folder of web pages: one for each topic and language, lists of them, and the files
/// that they share.
package struct Site {
  /// A page that each language has.
  private enum Page {
    case list, changes
    case topic(String, in: String = "")
  }

  /// Topics under a heading of the list.
  private struct Group {
    /// The ID of the heading.
    let id: String
    /// For each language.
    let names: [String]
    var topics: [Digest.Topic]
  }

  /// The name of the file that lists a site's files, so that a later export knows them.
  private static let manifest = ".hig-site"

  /// The texts of the files by path, such as `ko/alerts.html`.
  private(set) var files: [String: String] = [:]

  private let digest: Digest
  private let groups: [Group]
  /// The newest texts, or those that the digest has, and before them the earlier ones.
  private let newest: SiteVersion
  private let earlier: [SiteVersion]
  private let changes: [Language: [PublishedChange]]

  /// Renders the pages.
  ///
  /// - Parameter store: The store that the digest was made from.
  package init(_ digest: Digest, of store: RuleStore) throws(StoreError) {
    self.digest = digest
    groups = Self.groups(of: digest)
    let newest = SiteVersion(digest)
    self.newest = newest
    earlier = try store.reading { try newest.earlier(in: store) }
    let editions = Dictionary(
      digest.topics.map { ($0.slug, Set($0.texts.compactMap(\.?.edition))) },
      uniquingKeysWith: { one, _ in one })
    var changes: [Language: [PublishedChange]] = [:]
    for language in digest.languages {
      changes[language] = try store.publishedChanges(in: language)
        .filter { editions[$0.topic]?.contains($0.text.edition) ?? false }
    }
    self.changes = changes
    let older = try store.reading { try OlderWordings(in: store) }
    files["style.css"] = HTMLPage.style + String(decoding: Resources.siteStyle, as: UTF8.self)
    files["site.js"] = HTMLPage.script
    let topics = groups.flatMap(\.topics)
    for language in digest.languages {
      files["search-\(language).js"] = try store.reading {
        try index(in: language, of: store).script
      }
      addList(in: language)
      if hasChanges { addChanges(in: language) }
      for (index, topic) in topics.enumerated() {
        let next = index + 1 < topics.count ? topics[index + 1] : nil
        add(
          topic, between: index > 0 ? topics[index - 1] : nil, and: next, in: language, older)
      }
      for version in earlier {
        for topic in version.digest.topics { add(topic, of: version, in: language) }
      }
    }
  }

  /// The topics in the order of the list: in Apple's groups, then others, then withdrawn ones.
  private static func groups(of digest: Digest) -> [Group] {
    var groups: [Group] = []
    for topic in digest.topics {
      let labels = digest.languages.map { DigestLabels($0) }
      var id = "others"
      var names = labels.map(\.otherPages)
      if topic.successors != nil {
        id = "withdrawn"
        names = labels.map(\.withdrawnPages)
      } else if let group = topic.group.first {
        var anchors = Anchors()
        id = "group-" + anchors.anchor(ofHeading: group.text)
        names = topic.group.map(\.text)
      }
      if let index = groups.firstIndex(where: { $0.id == id }) {
        groups[index].topics.append(topic)
      } else {
        groups.append(Group(id: id, names: names, topics: [topic]))
      }
    }
    return groups.filter { $0.id != "withdrawn" } + groups.filter { $0.id == "withdrawn" }
  }

  // MARK: Addresses

  /// The lists of the first language are at the top of the site.
  private func path(of page: Page, in language: Language) -> String {
    let folder = language == digest.language ? "" : "\(language)/"
    return switch page {
    case .list: folder + "index.html"
    case .changes: folder + "changes.html"
    case .topic(let slug, let version): "\(language)/\(version)\(Digest.fileName(ofTopic: slug))"
    }
  }

  /// A page in a language, as the others are seen from it.
  private struct Spot {
    let page: Page
    let language: Language
    let labels: DigestLabels
    /// The index of the language among the digest's.
    let place: Int
    let path: String

    var root: String { String(repeating: "../", count: path.count { $0 == "/" }) }
  }

  private func spot(_ page: Page, in language: Language) -> Spot {
    Spot(
      page: page, language: language, labels: DigestLabels(language),
      place: digest.languages.firstIndex(of: language) ?? 0, path: path(of: page, in: language))
  }

  private func link(
    _ text: String, to page: Page, in language: Language? = nil, from spot: Spot,
    anchor: String = "", _ attributes: String = ""
  ) -> String {
    let path = path(of: page, in: language ?? spot.language)
    let place = anchor.isEmpty ? "" : "#" + Anchors.address(of: anchor)
    return "<a href=\"\(spot.root)\(Anchors.address(of: path))\(place)\"\(attributes)>"
      + "\(HTMLText.escaped(text))</a>"
  }

  private func link(
    to topic: Digest.Topic, from spot: Spot, _ attributes: String = ""
  ) -> String {
    let title = topic.titles[spot.place]
    let own = title.language == spot.language ? "" : " lang=\"\(title.language)\""
    return link(title.text, to: .topic(topic.slug), from: spot, attributes + own)
  }

  /// The same page in each language.
  private func languages(of spot: Spot) -> String {
    let links = digest.languages.map { other in
      let state = other == spot.language ? " aria-current=\"page\"" : ""
      return link(
        DigestLabels.ownName(of: other), to: spot.page, in: other, from: spot,
        " lang=\"\(other)\" hreflang=\"\(other)\"\(state)")
    }
    return Self.choice(of: links, named: spot.labels.languageName)
  }

  /// The same page in each edition, newest first.
  private func editions(of spot: Spot) -> String {
    guard case .topic(let slug, let shown) = spot.page, let topic = newest.topics[slug]
    else { return "" }
    let links = ([newest] + earlier).filter { $0.topics[slug] != nil }.map { version in
      link(
        name(of: version, of: topic, spot.labels), to: .topic(slug, in: version.folder),
        from: spot, version.folder == shown ? " aria-current=\"page\"" : "")
    }
    return Self.choice(of: links, named: spot.labels.editions)
  }

  private func name(
    of version: SiteVersion, of topic: Digest.Topic, _ labels: DigestLabels
  ) -> String {
    version.text.map { $0.revision.map(labels.name(of:)) ?? $0.edition.slug }
      ?? labels.name(of: edition(of: topic))
  }

  private func edition(of topic: Digest.Topic) -> Edition {
    topic.texts.compactMap(\.?.edition).max() ?? .current
  }

  /// Links to the versions of a page, unless there is only one.
  private static func choice(of links: [String], named name: String) -> String {
    guard links.count > 1 else { return "" }
    return "<nav class=\"versions\" aria-label=\"\(HTMLText.escaped(name))\">\n"
      + "\(list(links))</nav>\n"
  }

  private static func list(_ items: [String], _ kind: String = "") -> String {
    "<ul\(kind.isEmpty ? "" : " class=\"\(kind)\"")>\n"
      + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
  }

  /// What a page is called in the other languages, linked.
  private func names(of spot: Spot) -> String {
    guard case .topic(let slug, _) = spot.page, let topic = newest.topics[slug] else { return "" }
    let own = topic.titles[spot.place].text
    let links = zip(digest.languages, topic.titles)
      .filter { $1.language == $0 && $1.text != own }
      .map { other, title in
        link(
          title.text, to: spot.page, in: other, from: spot,
          " lang=\"\(other)\" hreflang=\"\(other)\"")
      }
    return links.isEmpty ? "" : "<p class=\"called\">\(links.joined(separator: " · "))</p>\n"
  }

  /// The lists that lead to a page.
  private func trail(to spot: Spot) -> String {
    var links: [String] = []
    switch spot.page {
    case .list:
      if hasChanges { links = [link(spot.labels.recentChanges, to: .changes, from: spot)] }
    case .changes: links = [link(spot.labels.title, to: .list, from: spot)]
    case .topic(let slug, _):
      links = [link(spot.labels.title, to: .list, from: spot)]
      if groups.count > 1,
        let group = groups.first(where: { $0.topics.contains { $0.slug == slug } })
      {
        links.append(link(group.names[spot.place], to: .list, from: spot, anchor: group.id))
      }
    }
    guard !links.isEmpty else { return "" }
    return "<nav class=\"trail\" aria-label=\"\(HTMLText.escaped(spot.labels.path))\">"
      + "\(links.joined(separator: " › "))</nav>\n"
  }

  // MARK: Pages

  private var earlierEdition: SiteVersion? { earlier.first { $0.text?.revision == nil } }

  private var hasChanges: Bool { earlierEdition != nil || !changes.allSatisfy(\.value.isEmpty) }

  private mutating func add(_ html: HTMLPage, at spot: Spot, neighbors: String = "") {
    var html = html
    html.site = HTMLPage.Site(
      root: spot.root, trail: trail(to: spot), names: names(of: spot),
      versions: languages(of: spot) + editions(of: spot), neighbors: neighbors)
    files[spot.path] = html.text
  }

  private mutating func addList(in language: Language) {
    let spot = spot(.list, in: language)
    let title = spot.labels.title
    var html = HTMLPage(title: title, language: language, heading: HTMLText.escaped(title))
    html.facts = [DigestHead(digest, spot.labels).counts]
    for group in groups {
      let name = HTMLText.escaped(group.names[spot.place])
      html.contents.append(HTMLPage.Entry(id: group.id, title: name))
      let topics = group.topics.map { link(to: $0, from: spot) + note(on: $0, from: spot) }
      html.main += "<section class=\"group\">\n"
      html.main += "<h2 class=\"depth-0\" id=\"\(HTMLText.escaped(group.id))\">\(name)</h2>\n"
      html.main += Self.list(topics, "topics") + "</section>\n"
    }
    add(html, at: spot)
  }

  /// Beside a title in the list: the English one, or where a withdrawn page's advice went.
  private func note(on topic: Digest.Topic, from spot: Spot) -> String {
    if let successors = topic.successors?[spot.place] {
      let links = successors.map { successor in
        newest.topics[successor.topic].map { link(to: $0, from: spot) }
          ?? HTMLText.escaped(successor.text)
      }
      let edition = HTMLText.escaped(edition(of: topic).slug)
      let list = links.isEmpty ? "" : " → " + spot.labels.list(links)
      return " <small>\(edition)\(list)</small>"
    }
    guard let english = digest.languages.firstIndex(of: .english).map({ topic.titles[$0] }),
      english.text != topic.titles[spot.place].text
    else { return "" }
    return " <small lang=\"\(english.language)\">\(HTMLText.escaped(english.text))</small>"
  }

  private mutating func addChanges(in language: Language) {
    let spot = spot(.changes, in: language)
    let heading = spot.labels.recentChanges
    var html = HTMLPage(
      title: "\(heading) – \(spot.labels.title)", language: language,
      heading: HTMLText.escaped(heading))
    func addHeading(_ title: String, id: String) {
      html.contents.append(HTMLPage.Entry(id: id, title: HTMLText.escaped(title)))
      html.main += "<h2 class=\"depth-0\" id=\"\(id)\">\(HTMLText.escaped(title))</h2>\n"
    }
    let changes = (changes[language] ?? []).filter { newest.topics[$0.topic] != nil }
    let years = Dictionary(grouping: changes) { String($0.change.day.prefix(4)) }
    for (year, changes) in years.sorted(by: { $0.key > $1.key }) {
      addHeading(year, id: "y" + year)
      let items = changes.map { change in
        Self.item(of: change, newest.topics[change.topic].map { link(to: $0, from: spot) } ?? "")
      }
      html.main += Self.list(items, "changes")
    }
    if let old = earlierEdition {
      addHeading(spot.labels.with(old.text?.edition.slug ?? "", \.changesTitle), id: "since")
      html.main += self.changes(since: old, from: spot)
    }
    add(html, at: spot)
  }

  /// The pages that are new, changed or withdrawn since an earlier edition.
  private func changes(since old: SiteVersion, from spot: Spot) -> String {
    var pages: [ChangeKind: [String]] = [:]
    for topic in groups.flatMap(\.topics) {
      let name = link(to: topic, from: spot)
      if topic.successors != nil {
        guard edition(of: topic) == old.text?.edition else { continue }
        pages[.removed, default: []].append(name + note(on: topic, from: spot))
        continue
      }
      guard let before = old.topics[topic.slug] else {
        pages[.added, default: []].append(name)
        continue
      }
      let (texts, older) = (topic.rules(at: spot.place), before.rules(at: spot.place))
      let counts: [(ChangeKind, Int)] = [
        (.added, texts.keys.count { old.homes[$0] == nil }),
        (.reworded, texts.count { older[$0.key].map($0.value.isWordedOtherwise) ?? false }),
        (.removed, older.keys.count { newest.homes[$0] == nil }),
      ]
      let words = counts.filter { $0.1 > 0 }.map { "\(spot.labels.changes[$0.0] ?? "") \($0.1)" }
      guard !words.isEmpty else { continue }
      pages[.reworded, default: []].append(
        "\(name) <small>\(HTMLText.escaped(words.joined(separator: " · ")))</small>")
    }
    return [ChangeKind.added, .reworded, .removed].map { kind in
      guard let pages = pages[kind] else { return "" }
      let title = HTMLText.escaped(spot.labels.changes[kind] ?? "")
      return "<h3 class=\"depth-1\">\(title)</h3>\n" + Self.list(pages, "topics")
    }.joined()
  }

  /// A topic's page without its surroundings.
  private func page(
    of topic: Digest.Topic, in version: SiteVersion, at spot: Spot,
    change: (inout HTMLRows) -> Void
  ) -> HTMLPage {
    let digest = version.digest.page(of: topic, in: spot.language)
    let titles = digest.topics[0].titles
    var rows = HTMLRows(
      digest: digest, labels: spot.labels, ids: HTMLIDs(digest), addresses: version.addresses,
      level: nil)
    rows.anchors = version.anchors.merging(newest.anchors) { own, _ in own }
    rows.isOfSite = true
    change(&rows)
    var html = HTMLPage(
      title: "\(titles[0].text) – \(spot.labels.title)", language: spot.language,
      heading: HTMLRows.titles(titles, of: digest))
    html.contents = rows.contents
    html.columnCount = digest.columns.count
    html.isOfTopic = true
    html.main = rows.text(of: digest.topics[0])
    return html
  }

  private mutating func add(
    _ topic: Digest.Topic, between previous: Digest.Topic?, and next: Digest.Topic?,
    in language: Language, _ older: OlderWordings
  ) {
    let spot = spot(.topic(topic.slug), in: language)
    let html = page(of: topic, in: newest, at: spot) { rows in
      if rows.digest.columns.count == 1 {
        rows.history = { $0.main.map { older.text(of: $0, spot.labels) } ?? "" }
      }
      let changes = (changes[language] ?? []).filter { $0.topic == topic.slug }
      guard !changes.isEmpty else { return }
      rows.introduction =
        "<details><summary>\(HTMLText.escaped(spot.labels.recentChanges))</summary>\n"
        + Self.list(changes.map { Self.item(of: $0) }, "changes") + "</details>\n"
    }
    let neighbors = [(previous, "prev"), (next, "next")].compactMap { topic, name in
      topic.map { link(to: $0, from: spot, " rel=\"\(name)\"") + "\n" }
    }
    let label = HTMLText.escaped(spot.labels.neighbors)
    add(
      html, at: spot,
      neighbors: neighbors.isEmpty
        ? ""
        : "<nav class=\"neighbors\" aria-label=\"\(label)\">\n\(neighbors.joined())</nav>\n")
  }

  private static func item(of change: PublishedChange, _ link: String = "") -> String {
    let (day, summary) = (change.change.day, HTMLText.escaped(change.change.summary))
    return "<time datetime=\"\(day)\">\(day)</time> \(link)"
      + "<p lang=\"\(change.text.language)\">\(summary)</p>"
  }

  /// Adds an earlier text of a page, which says what became of it and of its rules.
  private mutating func add(_ topic: Digest.Topic, of version: SiteVersion, in language: Language) {
    guard let today = newest.topics[topic.slug] else { return }
    let spot = spot(.topic(topic.slug, in: version.folder), in: language)
    let name = name(of: version, of: today, spot.labels)
    let newer = link(
      spot.labels.name(of: edition(of: today)), to: .topic(topic.slug), from: spot)
    var html = page(of: topic, in: version, at: spot) { [site = self] rows in
      rows.introduction = "<p class=\"standsin\">\(HTMLText.escaped(name)) → \(newer)</p>\n"
      rows.history = { site.fate(of: $0, from: topic, at: spot) }
    }
    html.title = "\(name): \(html.title)"
    add(html, at: spot)
  }

  /// What became of an earlier rule; empty if it is worded the same today.
  private func fate(of row: Digest.Row, from topic: Digest.Topic, at spot: Spot) -> String {
    let anchor = row.concept.description
    var (kind, place) = (ChangeKind.removed, "")
    if let home = newest.homes[anchor].flatMap({ newest.topics[$0] }) {
      kind = home.slug == topic.slug ? .reworded : .moved
      let rule = newest.rules[spot.place][anchor]
      guard kind == .moved || row.main?.isWordedOtherwise(rule) ?? true else { return "" }
      let name = kind == .moved ? home.titles[spot.place].text : spot.labels.today
      place = " → " + link(name, to: .topic(home.slug), from: spot, anchor: anchor)
    }
    let words = HTMLText.escaped(spot.labels.changes[kind] ?? "")
    return "<p class=\"facts\">\(words)\(place)</p>\n"
  }

  private func index(in language: Language, of store: RuleStore) throws -> SiteIndex {
    var index = try SiteIndex(in: store, language)
    let place = digest.languages.firstIndex(of: language) ?? 0
    let topics = Dictionary(grouping: try store.topics(), by: \.slug)
    let languages = Set([language.withoutRegion, .english])
    for group in groups {
      for topic in group.topics {
        let names = (topics[topic.slug] ?? []).flatMap(\.names)
          .filter { $0.language.map(languages.contains) ?? true }.map(\.name)
        let page = digest.page(of: topic, in: language)
        index.add(
          page.topics[0], anchors: HTMLIDs(page).rows[topic.slug] ?? [],
          names: names, asked: digest.asked,
          address: Anchors.address(of: path(of: .topic(topic.slug), in: language)),
          group: group.names[place])
      }
    }
    for term in try store.terms() { index.add(term) }
    return index
  }

  // MARK: Writing

  /// Writes the site to a temporary folder and renames it.
  ///
  /// - Parameters:
  ///   - path: The folder; a site there is replaced.
  ///   - inputs: The files the digest is made from, which may not be replaced.
  ///   - isForced: Whether the folder may have other files; they are kept, unless a page has the
  ///     same name.
  /// - Throws: ``ExportError`` if writing fails or the folder has other files.
  package func write(
    to path: String, sparing inputs: [String] = [], isForced: Bool = false
  ) throws(ExportError) {
    let check = { (place: OutputPlace) throws(ExportError) -> [FilePath] in
      try ExportError.inWords(writing: path) { () throws(SystemFailure) in
        try Self.otherFiles(in: place.path)
      }
    }
    try WholeFolder.write(to: path, sparing: inputs) { place throws(ExportError) in
      let others = try check(place)
      guard isForced || others.isEmpty else {
        throw ExportError(
          "\(path) has files of its own: \(list: others.prefix(3).map(\.text))",
          remedy: .nameAnotherFolderOrForce)
      }
      return others
    } _: { folder throws(ExportError) in
      for (name, text) in files { try folder.write(text, to: name) }
      try folder.write(files.keys.sorted().map { $0 + "\n" }.joined(), to: Self.manifest)
    }
  }

  /// The files in a folder that no earlier site has written.
  private static func otherFiles(in folder: FilePath) throws(SystemFailure) -> [FilePath] {
    let list = try? OpenFile.bytes(at: folder.appending(manifest.utf8), atMost: 1 << 24)
    var own = Set((list ?? []).split(separator: UInt8(ascii: "\n")).map { FilePath(bytes: $0) })
    if list != nil { own.insert(FilePath(manifest)) }
    return try folder.files().filter { !own.contains($0) }
  }
}
