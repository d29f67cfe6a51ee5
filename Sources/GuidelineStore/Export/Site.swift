/// A digest as a folder of web pages: one for each topic and language, lists of them, and the files
/// that they share.
package struct Site {
  /// A page that each language has.
  private enum Page {
    case list, changes
    case topic(String)
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
  /// The anchors of rules, by topic.
  private let anchors: [String: Set<String>]
  private let changes: [Language: [PublishedChange]]

  /// Renders the pages.
  ///
  /// - Parameter store: The store that the digest was made from.
  package init(_ digest: Digest, of store: RuleStore) throws(StoreError) {
    self.digest = digest
    groups = Self.groups(of: digest)
    anchors = Dictionary(
      digest.topics.map { topic in
        (topic.slug, Set(topic.sections.flatMap(\.rows).map(\.concept.description)))
      }, uniquingKeysWith: { one, _ in one })
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
    files["site.js"] = String(decoding: Resources.siteScript, as: UTF8.self)
    let topics = groups.flatMap(\.topics)
    for language in digest.languages {
      files["search-\(language).js"] = try store.reading {
        try index(in: language, of: store).script
      }
      addList(in: language)
      if !changes.allSatisfy(\.value.isEmpty) { addChanges(in: language) }
      for (index, topic) in topics.enumerated() {
        let next = index + 1 < topics.count ? topics[index + 1] : nil
        add(
          topic, between: index > 0 ? topics[index - 1] : nil, and: next, in: language, older)
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
    case .topic(let slug): "\(language)/\(Digest.fileName(ofTopic: slug))"
    }
  }

  private static func root(of path: String) -> String { path.contains("/") ? "../" : "" }

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
    let title = topic.titles[digest.languages.firstIndex(of: language) ?? 0]
    let own = title.language == language ? "" : " lang=\"\(title.language)\""
    return link(
      HTMLText.escaped(title.text), to: .topic(topic.slug), in: language, from: path,
      attributes + own)
  }

  /// The same page in each language.
  private func languages(of page: Page, in language: Language) -> String {
    guard digest.languages.count > 1 else { return "" }
    let path = path(of: page, in: language)
    let links = digest.languages.map { other in
      let state = other == language ? " aria-current=\"page\"" : ""
      let name = HTMLText.escaped(DigestLabels.ownName(of: other))
      let attributes = " lang=\"\(other)\" hreflang=\"\(other)\"\(state)"
      return "<li>\(link(name, to: page, in: other, from: path, attributes))</li>\n"
    }
    let label = HTMLText.escaped(DigestLabels(language).languageName)
    return "<nav class=\"languages\" aria-label=\"\(label)\">\n<ul>\n\(links.joined())</ul>\n"
      + "</nav>\n"
  }

  private func trail(_ links: [String], _ labels: DigestLabels) -> String {
    guard !links.isEmpty else { return "" }
    return "<nav class=\"trail\" aria-label=\"\(HTMLText.escaped(labels.path))\">"
      + "\(links.joined(separator: " › "))</nav>\n"
  }

  // MARK: Pages

  private mutating func add(
    _ html: HTMLPage, as page: Page, trail: [String], neighbors: String = ""
  ) {
    var html = html
    let path = path(of: page, in: html.language)
    html.site = HTMLPage.Site(
      root: Self.root(of: path), trail: self.trail(trail, DigestLabels(html.language)),
      languages: languages(of: page, in: html.language), neighbors: neighbors)
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
    let hasChanges = !changes.allSatisfy(\.value.isEmpty)
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
      let edition = HTMLText.escaped(topic.texts.compactMap(\.?.edition).max()?.slug ?? "")
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
      guard let topic = digest.topics.first(where: { $0.slug == change.topic }) else { continue }
      let next = String(change.change.day.prefix(4))
      if next != year {
        html.main += year.isEmpty ? "" : "</ul>\n"
        html.main += "<h2 class=\"depth-0\" id=\"y\(next)\">\(next)</h2>\n<ul class=\"changes\">\n"
        html.contents.append(HTMLPage.Entry(id: "y\(next)", title: next))
        year = next
      }
      let (day, summary) = (change.change.day, HTMLText.escaped(change.change.summary))
      html.main += "<li><time datetime=\"\(day)\">\(day)</time> "
      html.main += link(to: topic, in: language, from: path)
      html.main += "<p lang=\"\(change.text.language)\">\(summary)</p></li>\n"
    }
    html.main += year.isEmpty ? "" : "</ul>\n"
    let list = link(HTMLText.escaped(labels.title), to: .list, in: language, from: path)
    add(html, as: .changes, trail: [list])
  }

  private mutating func add(
    _ topic: Digest.Topic, between previous: Digest.Topic?, and next: Digest.Topic?,
    in language: Language, _ older: OlderWordings
  ) {
    let labels = DigestLabels(language)
    let digest = digest.page(of: topic, in: language)
    let (page, path) = (Page.topic(topic.slug), path(of: .topic(topic.slug), in: language))
    var rows = HTMLRows(
      digest: digest, labels: labels, ids: HTMLIDs(digest),
      addresses: self.digest.fileAddresses, level: nil)
    rows.anchors = anchors
    rows.isOfSite = true
    if digest.columns.count == 1 {
      rows.history = { $0.main.map { older.text(of: $0, labels) } ?? "" }
    }
    let titles = digest.topics[0].titles
    var html = HTMLPage(
      title: "\(titles[0].text) – \(labels.title)", language: language,
      heading: HTMLRows.titles(titles, of: digest))
    html.contents = rows.contents
    html.columnCount = digest.columns.count
    html.isOfTopic = true
    html.main = rows.text(of: digest.topics[0])
    var trail = [link(HTMLText.escaped(labels.title), to: .list, in: language, from: path)]
    if let group = groups.first(where: { $0.topics.contains { $0.slug == topic.slug } }),
      groups.count > 1
    {
      let name = group.names[self.digest.languages.firstIndex(of: language) ?? 0]
      trail.append(
        link(HTMLText.escaped(name), to: .list, in: language, from: path, anchor: group.id))
    }
    let neighbors = [(previous, "prev"), (next, "next")].compactMap { topic, name in
      topic.map { link(to: $0, in: language, from: path, " rel=\"\(name)\"") + "\n" }
    }
    let label = HTMLText.escaped(labels.neighbors)
    add(
      html, as: page, trail: trail,
      neighbors: neighbors.isEmpty
        ? ""
        : "<nav class=\"neighbors\" aria-label=\"\(label)\">\n\(neighbors.joined())</nav>\n")
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
          names: names,
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
