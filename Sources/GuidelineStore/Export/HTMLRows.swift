/// Renders a digest's topics as HTML, for a single page or one page per topic.
struct HTMLRows {
  let digest: Digest
  let labels: DigestLabels
  let ids: HTMLIDs
  /// The address of each topic that links can point to.
  let addresses: [String: String]
  /// The level of topic headings; `nil` if the page's own heading is the topic's.
  let level: Int?
  /// The anchors of rules that links can point to, by topic.
  var anchors: [String: Set<String>] = [:]
  /// Whether the page is one of a site, which names groups and editions elsewhere or for people.
  var isOfSite = false
  /// HTML to insert after the facts about a topic.
  var introduction = ""
  /// Returns HTML to insert after a row's wordings.
  var history: (Digest.Row) -> String = { _ in "" }
  /// Returns HTML to insert before a section's heading, such as an anchor for Dash.
  var mark: (_ titles: [Digest.Title]) -> String = { _ in "" }

  /// A topic with its sections.
  func text(of topic: Digest.Topic) -> String {
    var text = "<section class=\"topic\" id=\"\(HTMLText.escaped(topic.slug))\">\n"
    if let level {
      let titles = Self.titles(topic.titles, of: digest)
      text += "<h\(level) class=\"title\">\(titles)</h\(level)>\n"
    }
    let facts = facts(of: topic)
    if !facts.isEmpty { text += own("p", "facts", html: facts.joined(separator: " · ")) }
    text += introduction
    if let successors = topic.successors {
      let links = successors[0].isEmpty ? "" : " · " + links(successors[0])
      text += own("p", "standsin", html: HTMLText.escaped(labels.withdrawn) + links)
    }
    for (column, name) in zip(digest.columns, topic.texts) {
      guard let name, name.language.withoutRegion != column.language.withoutRegion else { continue }
      let words = labels.with(labels.name(of: name.language), \.pageStandsIn)
      text += own("p", "standsin", words)
    }
    if digest.columns.count > 1 { text += "<div class=\"sheet\">\n" + columnNames(of: topic) }
    var headingIDs = ids.headings[topic.slug, default: []][...]
    var rowIDs = ids.rows[topic.slug, default: []][...]
    for (section, headings) in zip(topic.sections, topic.newHeadings) {
      text += "<div class=\"part\">\n"
      for heading in headings {
        text += self.text(of: heading, id: headingIDs.popFirst() ?? "")
      }
      for row in section.rows {
        text += self.text(of: row, id: rowIDs.popFirst() ?? "", in: topic)
      }
      text += "</div>\n"
    }
    if digest.columns.count > 1 { text += "</div>\n" }
    return text + "</section>\n"
  }

  private func facts(of topic: Digest.Topic) -> [String] {
    var facts: [String] = []
    if !isOfSite, !topic.group.isEmpty { facts.append(Self.titles(topic.group, of: digest)) }
    if digest.columns.count == 1, let text = topic.texts[0] {
      let address = topic.address(ofColumn: 0)
      if !isOfSite {
        facts.append(Self.link("\(topic.slug)@\(text)", to: address))
      } else {
        facts.append(HTMLText.escaped(labels.name(of: text.edition)))
        if let day = topic.updated { facts.append(HTMLText.escaped(labels.with(day, \.updated))) }
        if address != nil { facts.append(Self.link(labels.originalPage, to: address)) }
      }
    }
    if let edition = topic.addedIn {
      facts.append(HTMLText.escaped(labels.words(addedIn: edition)))
    }
    return facts
  }

  /// Words in the language of the labels.
  private func own(_ element: String, _ style: String, _ words: String) -> String {
    own(element, style, html: HTMLText.escaped(words))
  }

  private func own(_ element: String, _ style: String, html: String) -> String {
    let language = labels.language == digest.language ? "" : " lang=\"\(labels.language)\""
    return "<\(element) class=\"\(style)\"\(language)>\(html)</\(element)>\n"
  }

  /// Words linked to a web page, if there is one.
  private static func link(_ words: String, to address: String?) -> String {
    let words = HTMLText.escaped(words)
    return address.map { "<a href=\"\(HTMLText.escaped($0))\">\(words)</a>" } ?? words
  }

  private func text(of heading: Digest.Heading, id: String) -> String {
    let level = min(heading.depth + (level ?? 1) + 1, 6)
    return "\(mark(heading.titles))<h\(level) class=\"depth-\(heading.depth)\" "
      + "id=\"\(HTMLText.escaped(id))\">\(Self.titles(heading.titles, of: digest))</h\(level)>\n"
  }

  /// A title in each language of the digest.
  static func titles(_ titles: [Digest.Title], of digest: Digest) -> String {
    zip(digest.languages, titles).enumerated().map { index, pair in
      let (language, title) = pair
      let name = titles.count > 1 ? " data-language=\"\(language)\"" : ""
      let kind = titles[..<index].contains { $0.text == title.text } ? " class=\"again\"" : ""
      let text = HTMLText.escaped(title.text)
      return "<span\(kind) lang=\"\(title.language)\"\(name)>\(text)</span>"
    }.joined(separator: " ")
  }

  private func columnNames(of topic: Digest.Topic) -> String {
    let names = digest.columns.indices.map { index in
      "<div class=\"cell\" data-language=\"\(digest.columns[index].language)\">"
        + Self.link(
          digest.name(ofColumn: index, in: topic), to: topic.address(ofColumn: index)) + "</div>"
    }
    return
      "<div class=\"names\"><div class=\"cells\">\n\(names.joined(separator: "\n"))\n</div></div>\n"
  }

  /// The table of contents: the topics, or the sections of a single one.
  var contents: [HTMLPage.Entry] {
    var items: [(id: String, titles: [Digest.Title], group: [Digest.Title])] = []
    if level == nil, let topic = digest.topics.first {
      let headings = topic.newHeadings.flatMap { $0 }
      items = zip(ids.headings[topic.slug] ?? [], headings).filter { $0.1.depth == 0 }
        .map { ($0.0, $0.1.titles, []) }
    } else {
      items = digest.topics.map { ($0.slug, $0.titles, $0.group) }
    }
    return items.map {
      HTMLPage.Entry(
        id: $0.id, title: Self.titles($0.titles, of: digest),
        group: Self.titles($0.group, of: digest))
    }
  }

  // MARK: Rows

  private func text(of row: Digest.Row, id: String, in topic: Digest.Topic) -> String {
    let kind = row.main?.kind ?? .rule
    let change = row.change.map { " " + $0.kind.rawValue } ?? ""
    var text = "<div class=\"row \(kind.rawValue)\(change)\" id=\"\(HTMLText.escaped(id))\">\n"
    text +=
      "<a class=\"permalink\" href=\"#\(Anchors.address(of: id))\" "
      + "aria-label=\"\(HTMLText.escaped(row.concept.description))\">#</a>\n"
    let words = row.changeWords(labels)
    if !words.isEmpty { text += own("p", "change", words) }
    text += "<div class=\"cells\">\n"
    for (index, cell) in row.cells.enumerated() { text += self.text(of: cell, index, in: topic) }
    text += "</div>\n" + facts(of: row, in: topic) + history(row)
    return text + "</div>\n"
  }

  private func text(
    of cell: [Digest.Passage], _ index: Int, in topic: Digest.Topic
  ) -> String {
    let column = digest.columns[index]
    let language = cell.first?.rule.id.text.language ?? column.language
    let name = digest.columns.count > 1 ? " data-language=\"\(column.language)\"" : ""
    var text = "<div class=\"cell\" lang=\"\(language)\"\(name)>\n"
    if digest.columns.count > 1 {
      text += "<p class=\"name\">\(HTMLText.escaped(digest.name(ofColumn: index, in: topic)))</p>\n"
    }
    let words = "lang=\"\(labels.language)\""
    if cell.isEmpty {
      text += "<p class=\"missing\" \(words)>\(HTMLText.escaped(labels.isMissing))</p>\n"
    }
    for passage in cell {
      if !passage.lead.isEmpty {
        text += "<p class=\"lead\">\(HTMLText.marked(passage.lead))</p>\n"
      }
      text += TextBlock.blocks(of: passage.body).map(HTMLText.block).joined()
      let isTranslated = topic.texts[index]?.language.withoutRegion == column.language.withoutRegion
      if passage.standsIn, isTranslated {
        let name = labels.name(of: passage.rule.id.text.language)
        text +=
          "<p class=\"standsin\" \(words)>"
          + "\(HTMLText.escaped(labels.with(name, \.standsIn)))</p>\n"
      }
    }
    return text + "</div>\n"
  }

  private func facts(of row: Digest.Row, in topic: Digest.Topic) -> String {
    var facts: [String] = []
    if let rule = row.main {
      if rule.kind == .definition || rule.kind == .note {
        facts.append(HTMLText.escaped(labels.kinds[rule.kind] ?? ""))
      }
      if !rule.platforms.isEmpty { facts.append(HTMLText.escaped(rule.platforms.list)) }
    }
    if let old = row.change?.old.first, row.change?.kind == .moved {
      facts.append(HTMLText.escaped(labels.with(old.id, \.movedFrom)))
    }
    if !isOfSite, let edition = row.addedIn, edition != topic.addedIn, row.change == nil {
      facts.append(HTMLText.escaped(labels.words(addedIn: edition)))
    }
    if !row.links.isEmpty { facts.append(links(row.links)) }
    guard !facts.isEmpty else { return "" }
    let language = labels.language == digest.language ? "" : " lang=\"\(labels.language)\""
    return "<p class=\"facts\"\(language)>\(facts.joined(separator: " · "))</p>\n"
  }

  private func links(_ links: [Digest.Link]) -> String {
    let links = links.map { link in
      let text = HTMLText.escaped(link.text)
      let language = link.language == labels.language ? "" : " lang=\"\(link.language)\""
      let anchor = link.concept.map(\.description) ?? ""
      let isThere = anchors[link.topic]?.contains(anchor) ?? false
      let place = isThere ? "#" + Anchors.address(of: anchor) : ""
      return addresses[link.topic].map { "<a href=\"\($0)\(place)\"\(language)>\(text)</a>" }
        ?? (language.isEmpty ? text : "<span\(language)>\(text)</span>")
    }
    return "\(HTMLText.escaped(labels.seeAlso)): \(labels.list(links))"
  }
}
