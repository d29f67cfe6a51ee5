/// The topics of a digest as HTML, for one page of all or for a page each.
struct HTMLRows {
  let digest: Digest
  let labels: DigestLabels
  /// The address of each topic that a link can lead to.
  let addresses: [String: String]
  /// The ids of the rows, in their order.
  private var ids: ArraySlice<String>
  /// What stands before the heading of a section, for programs that list them.
  var mark: (_ titles: [Digest.Title]) -> String = { _ in "" }

  /// - Parameter ids: Those of the rows that will be written, in their order.
  init(
    _ digest: Digest, _ labels: DigestLabels, addresses: [String: String], ids: ArraySlice<String>
  ) {
    (self.digest, self.labels, self.addresses, self.ids) = (digest, labels, addresses, ids)
  }

  /// An id for each row, named after its concept.
  static func ids(of digest: Digest) -> [String] {
    var anchors = Anchors()
    for topic in digest.topics { _ = anchors.unique(topic.slug) }
    return digest.topics.flatMap { topic in
      topic.sections.flatMap(\.rows).map { anchors.unique($0.concept.description) }
    }
  }

  /// A topic with all below it.
  mutating func text(of topic: Digest.Topic) -> String {
    let id = HTMLText.escaped(topic.slug)
    var text = "<section class=\"topic\" id=\"\(id)\">\n"
    text += heading(2, topic.titles)
    var facts: [String] = []
    if digest.columns.count == 1, let name = topic.texts[0] {
      facts.append("\(topic.slug)@\(name)")
    }
    if let edition = topic.addedIn { facts.append(labels.with(edition, \.addedIn)) }
    if !facts.isEmpty { text += own("p", "facts", facts.joined(separator: " · ")) }
    for (column, name) in zip(digest.columns, topic.texts) {
      guard let name, name.language.withoutRegion != column.language.withoutRegion else { continue }
      let words = labels.with(labels.name(of: name.language), \.pageStandsIn)
      text += own("p", "standsin", words)
    }
    if digest.columns.count > 1 { text += columnNames(of: topic) }
    var previous: Digest.Section?
    for section in topic.sections {
      text += "<div class=\"part\">\n"
      for heading in Digest.newHeadings(of: section, after: previous) {
        text += self.heading(min(heading.depth + 3, 6), heading.titles)
      }
      previous = section
      for row in section.rows { text += self.text(of: row, in: topic) }
      text += "</div>\n"
    }
    return text + "</section>\n"
  }

  /// Words in the language of the labels.
  private func own(_ element: String, _ style: String, _ words: String) -> String {
    let language = labels.language == digest.language ? "" : " lang=\"\(labels.language)\""
    return "<\(element) class=\"\(style)\"\(language)>\(HTMLText.escaped(words))</\(element)>\n"
  }

  private func heading(_ level: Int, _ titles: [Digest.Title]) -> String {
    "\(level > 2 ? mark(titles) : "")<h\(level)>\(HTMLRows.titles(titles, of: digest))</h\(level)>\n"
  }

  /// A title in each language of the digest.
  static func titles(_ titles: [Digest.Title], of digest: Digest) -> String {
    zip(digest.languages, titles).map { language, title in
      let name = digest.languages.count > 1 ? " data-language=\"\(language)\"" : ""
      return "<span lang=\"\(title.language)\"\(name)>\(HTMLText.escaped(title.text))</span>"
    }.joined(separator: " ")
  }

  private func columnNames(of topic: Digest.Topic) -> String {
    let names = digest.columns.indices.map { index in
      "<div class=\"cell\" data-language=\"\(digest.columns[index].language)\">"
        + "\(HTMLText.escaped(digest.name(ofColumn: index, in: topic)))</div>"
    }
    return "<div class=\"cells names\">\n\(names.joined(separator: "\n"))\n</div>\n"
  }

  // MARK: Rows

  private mutating func text(of row: Digest.Row, in topic: Digest.Topic) -> String {
    let id = ids.popFirst() ?? row.concept.description
    let kind = row.main?.kind ?? .rule
    let change = row.change.map { " " + $0.kind.rawValue } ?? ""
    var text = "<div class=\"row \(kind.rawValue)\(change)\" id=\"\(HTMLText.escaped(id))\">\n"
    text += "<div class=\"cells\">\n"
    for (index, cell) in row.cells.enumerated() { text += self.text(of: cell, index, in: topic) }
    text += "</div>\n"
    text += facts(of: row, id, in: topic)
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
        text += "<p class=\"standsin\" \(words)>"
          + "\(HTMLText.escaped(labels.with(name, \.standsIn)))</p>\n"
      }
    }
    return text + "</div>\n"
  }

  private func facts(of row: Digest.Row, _ id: String, in topic: Digest.Topic) -> String {
    var facts: [String] = []
    let change = row.changeWords(labels)
    if !change.isEmpty { facts.append("<b>\(HTMLText.escaped(change))</b>") }
    if let rule = row.main {
      if rule.kind == .definition || rule.kind == .note {
        facts.append(HTMLText.escaped(labels.kinds[rule.kind] ?? ""))
      }
      if !rule.platforms.isEmpty { facts.append(HTMLText.escaped(rule.platforms.list)) }
    }
    if let old = row.change?.old.first, row.change?.kind == .moved {
      facts.append(HTMLText.escaped(labels.with(old.id, \.movedFrom)))
    }
    if let edition = row.addedIn, edition != topic.addedIn, row.change == nil {
      facts.append(HTMLText.escaped(labels.with(edition, \.addedIn)))
    }
    let links = row.links.map { link in
      let text = HTMLText.escaped(link.text)
      return addresses[link.topic].map { "<a href=\"\($0)\">\(text)</a>" } ?? text
    }
    if !links.isEmpty {
      facts.append("\(HTMLText.escaped(labels.seeAlso)): \(links.list)")
    }
    let name = HTMLText.escaped(row.concept.description)
    facts.append("<a class=\"permalink\" href=\"#\(Anchors.address(of: id))\">\(name)</a>")
    let language = labels.language == digest.language ? "" : " lang=\"\(labels.language)\""
    return "<p class=\"facts\"\(language)>\(facts.joined(separator: " · "))</p>\n"
  }
}
