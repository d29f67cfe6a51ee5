/// A digest as Markdown that is also readable as plain text.
public struct MarkdownDigest {
  /// The document.
  public private(set) var text = ""

  private let digest: Digest
  private let labels: DigestLabels
  private let head: DigestHead
  private var topicAnchors: [String: String] = [:]
  /// The anchors of each topic's section headings, in order.
  private var sectionAnchors: [String: [String]] = [:]

  /// Renders a digest.
  public init(_ digest: Digest) {
    self.digest = digest
    labels = DigestLabels(digest.language)
    head = DigestHead(digest, labels)
    giveAnchors()
    add("# " + MarkdownText.escaped(name(head.titles)))
    add(
      (head.facts.map { "- \($0.name): \(MarkdownText.escaped($0.value))" }
        + ["- \(head.counts)"]).joined(separator: "\n"))
    if hasContents { addContents() }
    for topic in digest.topics { add(topic) }
    add("---\n\n" + MarkdownText.escaped(labels.credit))
  }

  private mutating func add(_ block: String) {
    text += text.isEmpty ? block + "\n" : "\n" + block + "\n"
  }

  // MARK: Headings

  /// A heading in all languages of the digest.
  private func name(_ titles: [Digest.Title]) -> String {
    titles.map(\.text).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: " · ")
  }

  /// Assigns anchors to all headings, in the order they are written.
  private mutating func giveAnchors() {
    var anchors = Anchors()
    let title = anchors.anchor(ofHeading: name(head.titles))
    if hasContents { _ = anchors.anchor(ofHeading: labels.contents) }
    for topic in digest.topics {
      topicAnchors[topic.slug] =
        head.isOfTopic ? title : anchors.anchor(ofHeading: name(topic.titles))
      sectionAnchors[topic.slug] = topic.newHeadings.joined().map {
        anchors.anchor(ofHeading: name($0.titles))
      }
    }
  }

  private var hasContents: Bool {
    digest.topics.count > 1 || digest.topics.contains { !$0.newHeadings.joined().isEmpty }
  }

  private mutating func addContents() {
    add("## " + labels.contents)
    var lines: [String] = []
    var group: [Digest.Title] = []
    for topic in digest.topics {
      let margin = topic.group.isEmpty || head.isOfTopic ? "" : "  "
      if !margin.isEmpty, topic.group != group {
        lines.append("- " + MarkdownText.escaped(name(topic.group)))
      }
      group = topic.group
      if !head.isOfTopic {
        lines.append(margin + "- " + link(name(topic.titles), to: topicAnchors[topic.slug] ?? ""))
      }
      let anchors = sectionAnchors[topic.slug] ?? []
      for (heading, anchor) in zip(topic.newHeadings.joined(), anchors) {
        let depth = heading.depth + (head.isOfTopic ? 0 : 1)
        let indent = margin + String(repeating: "  ", count: depth)
        lines.append(indent + "- " + link(name(heading.titles), to: anchor))
      }
    }
    add(lines.joined(separator: "\n"))
  }

  private func link(_ text: String, to anchor: String) -> String {
    "[\(MarkdownText.escaped(text))](#\(anchor))"
  }

  // MARK: Rules

  private mutating func add(_ topic: Digest.Topic) {
    if !head.isOfTopic { add("## " + MarkdownText.escaped(name(topic.titles))) }
    let group = topic.group.isEmpty ? [] : [MarkdownText.escaped(name(topic.group))]
    var facts =
      group
      + digest.columns.indices.map { index in
        let name = "`\(topic.slug)@\(digest.name(ofColumn: index, in: topic))`"
        return topic.address(ofColumn: index).map { "[\(name)](<\($0)>)" } ?? name
      }
    if let edition = topic.addedIn { facts.append(labels.words(addedIn: edition)) }
    add("<sub>" + facts.joined(separator: " · ") + "</sub>")
    for (column, text) in zip(digest.columns, topic.texts) {
      guard let text, text.language.withoutRegion != column.language.withoutRegion else { continue }
      add("*\(labels.with(labels.name(of: text.language), \.pageStandsIn))*")
    }
    for (section, headings) in zip(topic.sections, topic.newHeadings) {
      for heading in headings {
        let level = heading.depth + (head.isOfTopic ? 2 : 3)
        let marks = String(repeating: "#", count: min(level, 6))
        add("\(marks) \(MarkdownText.escaped(name(heading.titles)))")
      }
      for row in section.rows { add(row, in: topic) }
    }
  }

  private mutating func add(_ row: Digest.Row, in topic: Digest.Topic) {
    if digest.columns.count == 1 {
      for passage in row.cells[0] {
        let blocks = blocks(of: passage)
        add(
          passage.rule.kind == .note
            ? blocks.joined(separator: "\n\n").indented(by: "> ") : blocks.joined(separator: "\n\n")
        )
      }
    } else {
      var items: [String] = []
      for (index, cell) in row.cells.enumerated() {
        let name = "<sub>`\(digest.name(ofColumn: index, in: topic))`</sub>"
        let blocks = cell.flatMap(blocks)
        let content =
          blocks.isEmpty
          ? "\(name) — \(labels.isMissing)" : ([name] + blocks).joined(separator: "\n\n")
        items.append("- " + String(content.indented(by: "  ").dropFirst(2)))
      }
      add(items.joined(separator: "\n\n"))
    }
    let facts = facts(of: row, in: topic)
    add("<sub>" + facts.joined(separator: " · ") + "</sub>")
  }

  private func blocks(of passage: Digest.Passage) -> [String] {
    var blocks: [String] = []
    if !passage.lead.isEmpty { blocks.append(MarkdownText.bold(passage.lead)) }
    blocks += TextBlock.blocks(of: passage.body).map(MarkdownText.block)
    return blocks
  }

  private func facts(of row: Digest.Row, in topic: Digest.Topic) -> [String] {
    var facts = [
      digest.columns.count == 1
        ? row.cells[0].map { "`\($0.rule.id)`" }.joined(separator: ", ") : "`\(row.concept)`"
    ]
    let change = row.changeWords(labels)
    if !change.isEmpty { facts.append(change) }
    if let rule = row.main {
      if rule.kind != .rule, rule.kind != .paragraph { facts.append(labels.kinds[rule.kind] ?? "") }
      if !rule.platforms.isEmpty { facts.append(MarkdownText.escaped(rule.platforms.list)) }
    }
    if let old = row.change?.old.first, row.change?.kind == .moved {
      facts.append(labels.with("`\(old.id)`", \.movedFrom))
    }
    if let edition = row.addedIn, edition != topic.addedIn, row.change == nil {
      facts.append(labels.words(addedIn: edition))
    }
    for (column, cell) in zip(digest.columns, row.cells) {
      guard let passage = cell.first(where: \.standsIn),
        topic.texts.contains(where: { $0?.language.withoutRegion == column.language.withoutRegion })
      else { continue }
      facts.append(labels.with(labels.name(of: passage.rule.id.text.language), \.standsIn))
    }
    let links = row.links.map { link in
      topicAnchors[link.topic].map { self.link(link.text, to: $0) }
        ?? MarkdownText.escaped(link.text)
    }
    if !links.isEmpty { facts.append("\(labels.seeAlso): \(labels.list(links))") }
    return facts
  }
}

extension String {
  /// Prefixes every line; empty lines get the prefix without trailing spaces.
  func indented(by mark: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? String(mark.reversed().drop { $0 == " " }.reversed()) : mark + line
    }.joined(separator: "\n")
  }
}
