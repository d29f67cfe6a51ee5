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

  private static func root(of path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  private func link(
    _ html: String, to page: Page, in language: Language, from path: String,
    anchor: String = "", _ attributes: String = ""
  ) -> String {
    let address = Self.root(of: path) + Anchors.address(of: self.path(of: page, in: language))
    let place = anchor.isEmpty ? "" : "#" + Anchors.address(of: anchor)
    return "<a href=\"\(address)\(place)\"\(attributes)>\(html)</a>"
  }

  private func link(
    to topic: Digest.Topic, in language: Language, from path: String, _ attributes: String = ""
  ) -> String {
    let title = title(of: topic, in: language)
    let own = title.language == language ? "" : " lang=\"\(title.language)\""
    return link(
      HTMLText.escaped(title.text), to: .topic(topic.slug), in: language, from: path,
      attributes + own)
  }

  private func title(of topic: Digest.Topic, in language: Language) -> Digest.Title {
    topic.titles[digest.languages.firstIndex(of: language) ?? 0]
  }

  /// The same page in each language.
  private func languages(of page: Page, in language: Language) -> String {
    let path = path(of: page, in: language)
    let links = digest.languages.map { other in
      let state = other == language ? " aria-current=\"page\"" : ""
      let name = HTMLText.escaped(DigestLabels.ownName(of: other))
      let attributes = " lang=\"\(other)\" hreflang=\"\(other)\"\(state)"
      return link(name, to: page, in: other, from: path, attributes)
    }
    return Self.choice(of: links, named: DigestLabels(language).languageName)
  }

  /// The same page in each edition, newest first.
  private func editions(of page: Page, in language: Language) -> String {
    guard case .topic(let slug, let shown) = page, let topic = newest.topics[slug]
    else { return "" }
    let (labels, path) = (DigestLabels(language), path(of: page, in: language))
    let links = ([newest] + earlier).filter { $0.topics[slug] != nil }.map { version in
      let name = HTMLText.escaped(name(of: version, of: topic, labels))
      let state = version.folder == shown ? " aria-current=\"page\"" : ""
      return link(
        name, to: .topic(slug, in: version.folder), in: language, from: path, state)
    }
    return Self.choice(of: links, named: labels.editions)
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
    return "<nav class=\"versions\" aria-label=\"\(HTMLText.escaped(name))\">\n<ul>\n"
      + links.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n</nav>\n"
  }

  /// What a page is called in the other languages, linked.
  private func names(of page: Page, in language: Language) -> String {
    guard case .topic(let slug, _) = page, let topic = newest.topics[slug] else { return "" }
    let path = path(of: page, in: language)
    let links = zip(digest.languages, topic.titles).filter { $0 != language && $1.language == $0 }
      .map { other, title in
        link(
          HTMLText.escaped(title.text), to: page, in: other, from: path,
          " lang=\"\(other)\" hreflang=\"\(other)\"")
      }
    return links.isEmpty ? "" : "<p class=\"called\">\(links.joined(separator: " · "))</p>\n"
  }

  private func trail(_ links: [String], _ labels: DigestLabels) -> String {
    guard !links.isEmpty else { return "" }
    return "<nav class=\"trail\" aria-label=\"\(HTMLText.escaped(labels.path))\">"
      + "\(links.joined(separator: " › "))</nav>\n"
  }

  // MARK: Pages

  private var earlierEdition: SiteVersion? { earlier.first { $0.text?.revision == nil } }

  private var hasChanges: Bool { earlierEdition != nil || !changes.allSatisfy(\.value.isEmpty) }

  private mutating func add(
    _ html: HTMLPage, as page: Page, trail: [String], neighbors: String = ""
  ) {
    var html = html
    let path = path(of: page, in: html.language)
    html.site = HTMLPage.Site(
      root: Self.root(of: path), trail: self.trail(trail, DigestLabels(html.language)),
      names: names(of: page, in: html.language),
      versions: languages(of: page, in: html.language) + editions(of: page, in: html.language),
      neighbors: neighbors)
    files[path] = html.text
  }

  private mutating func addList(in language: Language) {
    let labels = DigestLabels(language)
    let head = DigestHead(digest, labels)
    let place = digest.languages.firstIndex(of: language) ?? 0
    let path = path(of: .list, in: language)
    var html = HTMLPage(
      title: labels.title, language: language, heading: HTMLText.escaped(labels.title))
    html.facts = [head.counts]
    for group in groups {
      let name = HTMLText.escaped(group.names[place])
      html.contents.append(HTMLPage.Entry(id: group.id, title: name))
      html.main += "<section class=\"group\">\n"
      html.main += "<h2 class=\"depth-0\" id=\"\(HTMLText.escaped(group.id))\">"
      html.main += "\(name)</h2>\n<ul class=\"topics\">\n"
      for topic in group.topics {
        html.main += "<li>" + link(to: topic, in: language, from: path)
        html.main += note(on: topic, at: place, from: path) + "</li>\n"
      }
      html.main += "</ul>\n</section>\n"
    }
    let recent = link(
      HTMLText.escaped(labels.recentChanges), to: .changes, in: language, from: path)
    add(html, as: .list, trail: hasChanges ? [recent] : [])
  }

  /// Beside a title in the list: the English one, or where a withdrawn page's advice went.
  private func note(on topic: Digest.Topic, at place: Int, from path: String) -> String {
    let language = digest.languages[place]
    if let successors = topic.successors?[place] {
      let links = successors.compactMap { successor in
        digest.topics.first { $0.slug == successor.topic }
          .map { link(to: $0, in: language, from: path) } ?? HTMLText.escaped(successor.text)
      }
      let edition = HTMLText.escaped(edition(of: topic).slug)
      let list = links.isEmpty ? "" : " → " + DigestLabels(language).list(links)
      return " <small>\(edition)\(list)</small>"
    }
    guard let english = digest.languages.firstIndex(of: .english).map({ topic.titles[$0] }),
      english != topic.titles[place]
    else { return "" }
    return " <small lang=\"\(english.language)\">\(HTMLText.escaped(english.text))</small>"
  }

  private mutating func addChanges(in language: Language) {
    let labels = DigestLabels(language)
    let path = path(of: .changes, in: language)
    var html = HTMLPage(
      title: "\(labels.recentChanges) – \(labels.title)", language: language,
      heading: HTMLText.escaped(labels.recentChanges))
    var year = ""
    for change in changes[language] ?? [] {
      guard let topic = newest.topics[change.topic] else { continue }
      let next = String(change.change.day.prefix(4))
      if next != year {
        html.main += year.isEmpty ? "" : "</ul>\n"
        html.main += "<h2 class=\"depth-0\" id=\"y\(next)\">\(next)</h2>\n<ul class=\"changes\">\n"
        html.contents.append(HTMLPage.Entry(id: "y\(next)", title: next))
        year = next
      }
      html.main += Self.item(of: change, link(to: topic, in: language, from: path))
    }
    html.main += year.isEmpty ? "" : "</ul>\n"
    if let old = earlierEdition {
      let title = HTMLText.escaped(labels.with(old.text?.edition.slug ?? "", \.changesTitle))
      html.main += "<h2 class=\"depth-0\" id=\"since\">\(title)</h2>\n"
      html.main += changes(since: old, in: language, from: path)
      html.contents.append(HTMLPage.Entry(id: "since", title: title))
    }
    let list = link(HTMLText.escaped(labels.title), to: .list, in: language, from: path)
    add(html, as: .changes, trail: [list])
  }

  /// The pages that are new, changed or withdrawn since an earlier edition.
  private func changes(
    since old: SiteVersion, in language: Language, from path: String
  ) -> String {
    let labels = DigestLabels(language)
    let place = digest.languages.firstIndex(of: language) ?? 0
    var pages: [ChangeKind: [String]] = [:]
    for topic in groups.flatMap(\.topics) {
      let name = link(to: topic, in: language, from: path)
      if topic.successors != nil {
        guard edition(of: topic) == old.text?.edition else { continue }
        pages[.removed, default: []].append(name + note(on: topic, at: place, from: path))
        continue
      }
      guard let before = old.topics[topic.slug] else {
        pages[.added, default: []].append(name)
        continue
      }
      let (texts, older) = (topic.rules(at: place), before.rules(at: place))
      let counts: [(ChangeKind, Int)] = [
        (.added, texts.keys.count { old.homes[$0] == nil }),
        (.reworded, texts.count { older[$0.key].map($0.value.isWordedOtherwise) ?? false }),
        (.removed, older.keys.count { newest.homes[$0] == nil }),
      ]
      let words = counts.filter { $0.1 > 0 }.map { "\(labels.changes[$0.0] ?? "") \($0.1)" }
      guard !words.isEmpty else { continue }
      pages[.reworded, default: []].append(
        "\(name) <small>\(HTMLText.escaped(words.joined(separator: " · ")))</small>")
    }
    var text = ""
    for kind in [ChangeKind.added, .reworded, .removed] {
      guard let pages = pages[kind] else { continue }
      let title = HTMLText.escaped(labels.changes[kind] ?? "")
      text += "<h3 class=\"depth-1\">\(title)</h3>\n<ul class=\"topics\">\n"
      for page in pages { text += "<li>\(page)</li>\n" }
      text += "</ul>\n"
    }
    return text
  }

  /// A topic's page without its surroundings.
  private func page(
    of topic: Digest.Topic, in version: SiteVersion, _ language: Language,
    change: (inout HTMLRows) -> Void
  ) -> HTMLPage {
    let labels = DigestLabels(language)
    let digest = version.digest.page(of: topic, in: language)
    let titles = digest.topics[0].titles
    var rows = HTMLRows(
      digest: digest, labels: labels, ids: HTMLIDs(digest),
      addresses: version.addresses, level: nil)
    rows.anchors = version.anchors.merging(newest.anchors) { own, _ in own }
    rows.isOfSite = true
    change(&rows)
    var html = HTMLPage(
      title: "\(titles[0].text) – \(labels.title)", language: language,
      heading: HTMLRows.titles(titles, of: digest))
    html.contents = rows.contents
    html.columnCount = digest.columns.count
    html.isOfTopic = true
    html.main = rows.text(of: digest.topics[0])
    return html
  }

  private func trail(to topic: String, in language: Language, from path: String) -> [String] {
    let list = link(
      HTMLText.escaped(DigestLabels(language).title), to: .list, in: language, from: path)
    guard let group = groups.first(where: { $0.topics.contains { $0.slug == topic } }),
      groups.count > 1
    else { return [list] }
    let name = group.names[digest.languages.firstIndex(of: language) ?? 0]
    return [
      list,
      link(HTMLText.escaped(name), to: .list, in: language, from: path, anchor: group.id),
    ]
  }

  private mutating func add(
    _ topic: Digest.Topic, between previous: Digest.Topic?, and next: Digest.Topic?,
    in language: Language, _ older: OlderWordings
  ) {
    let labels = DigestLabels(language)
    let (page, path) = (Page.topic(topic.slug), path(of: .topic(topic.slug), in: language))
    let html = self.page(of: topic, in: newest, language) { rows in
      if rows.digest.columns.count == 1 {
        rows.history = { $0.main.map { older.text(of: $0, labels) } ?? "" }
      }
      rows.introduction = changes(of: topic.slug, in: language)
    }
    let neighbors = [(previous, "prev"), (next, "next")].compactMap { topic, name in
      topic.map { link(to: $0, in: language, from: path, " rel=\"\(name)\"") + "\n" }
    }
    let label = HTMLText.escaped(labels.neighbors)
    add(
      html, as: page, trail: trail(to: topic.slug, in: language, from: path),
      neighbors: neighbors.isEmpty
        ? ""
        : "<nav class=\"neighbors\" aria-label=\"\(label)\">\n\(neighbors.joined())</nav>\n")
  }

  /// When a page changed, and what.
  private func changes(of topic: String, in language: Language) -> String {
    let changes = (changes[language] ?? []).filter { $0.topic == topic }
    guard !changes.isEmpty else { return "" }
    let title = HTMLText.escaped(DigestLabels(language).recentChanges)
    let items = changes.map { Self.item(of: $0) }.joined()
    return "<details><summary>\(title)</summary>\n<ul class=\"changes\">\n\(items)</ul>\n"
      + "</details>\n"
  }

  private static func item(of change: PublishedChange, _ link: String = "") -> String {
    let (day, summary) = (change.change.day, HTMLText.escaped(change.change.summary))
    return "<li><time datetime=\"\(day)\">\(day)</time> \(link)"
      + "<p lang=\"\(change.text.language)\">\(summary)</p></li>\n"
  }

  /// Adds an earlier text of a page, which says what became of it and of its rules.
  private mutating func add(_ topic: Digest.Topic, of version: SiteVersion, in language: Language) {
    guard let today = newest.topics[topic.slug] else { return }
    let labels = DigestLabels(language)
    let page = Page.topic(topic.slug, in: version.folder)
    let path = path(of: page, in: language)
    let names = [name(of: version, of: today, labels), labels.name(of: edition(of: today))]
      .map(HTMLText.escaped)
    let newer = link(names[1], to: .topic(topic.slug), in: language, from: path)
    var html = self.page(of: topic, in: version, language) { [site = self] rows in
      rows.introduction = "<p class=\"standsin\">\(names[0]) → \(newer)</p>\n"
      rows.history = { row in
        site.fate(of: row, from: topic, in: language, from: path)
      }
    }
    html.title = "\(name(of: version, of: today, labels)): \(html.title)"
    add(html, as: page, trail: trail(to: topic.slug, in: language, from: path))
  }

  /// What became of an earlier rule; empty if it is worded the same today.
  private func fate(
    of row: Digest.Row, from topic: Digest.Topic, in language: Language, from path: String
  ) -> String {
    let labels = DigestLabels(language)
    let anchor = row.concept.description
    var (kind, place) = (ChangeKind.removed, "")
    if let home = newest.homes[anchor].flatMap({ newest.topics[$0] }) {
      let rule = newest.rules[digest.languages.firstIndex(of: language) ?? 0][anchor]
      guard home.slug != topic.slug || row.main?.isWordedOtherwise(rule) ?? true else { return "" }
      kind = home.slug == topic.slug ? .reworded : .moved
      let name = kind == .moved ? title(of: home, in: language).text : labels.today
      place =
        " → "
        + link(
          HTMLText.escaped(name), to: .topic(home.slug), in: language, from: path, anchor: anchor)
    }
    return "<p class=\"facts\">\(HTMLText.escaped(labels.changes[kind] ?? ""))\(place)</p>\n"
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
