/// Changes since a text as an Atom feed with an entry for each rule:
/// https://www.rfc-editor.org/rfc/rfc4287
package struct AtomFeed {
  package private(set) var text = ""

  private let digest: Digest
  private let labels: DigestLabels
  private var ids = Anchors()

  /// - Parameters:
  ///   - digest: A digest of changes.
  ///   - name: The feed's file name, for its `self` link; `nil` if unknown.
  package init(_ digest: Digest, name: String? = nil) {
    guard let since = digest.request.since else {
      preconditionFailure("a feed tells of changes since a text")
    }
    self.digest = digest
    labels = DigestLabels(digest.language)
    let rows = digest.topics.flatMap { topic in
      let rows = topic.sections.flatMap(\.rows)
      let lastDay = rows.compactMap { $0.change?.new.first?.updated }.max()
      return rows.map { (row: $0, topic: topic, day: day(of: $0, in: topic, lastDay)) }
    }
    let head = DigestHead(digest, labels)
    text = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(labels.language)">
      <id>\(id(of: since))</id>
      <title>\(Self.escaped("\(labels.title): \(head.title.text)"))</title>
      <subtitle>\(Self.escaped(labels.credit))</subtitle>
      <updated>\(Self.time(rows.map(\.day).max() ?? Self.firstDay))</updated>
      <author><name>hig</name></author>
      <link rel="alternate" type="text/html" href="\(PageAddress.ofToday("", in: digest.language))"/>

      """
    if let name { text += "<link rel=\"self\" href=\"\(Self.encoded(name, besides: ""))\"/>\n" }
    for (row, topic, day) in rows { add(row, in: topic, since: since, day) }
    text += "</feed>\n"
  }

  private mutating func add(
    _ row: Digest.Row, in topic: Digest.Topic, since: TextQuery, _ day: String
  ) {
    guard let change = row.change, let rule = change.new.first ?? change.old.first else { return }
    text += """
      <entry>
      <id>\(id(of: row, since: since))</id>
      <title>\(Self.escaped(rule.titleLine))</title>
      <updated>\(Self.time(day))</updated>

      """
    if let address = rule.address {
      text += "<link rel=\"alternate\" type=\"text/html\" href=\"\(Self.escaped(address))\"/>\n"
    }
    for (term, label) in [
      (topic.slug, topic.titles[0].text), (change.kind.rawValue, labels.changes[change.kind] ?? ""),
    ] {
      text += "<category term=\"\(Self.escaped(term))\" label=\"\(Self.escaped(label))\"/>\n"
    }
    text += "<content type=\"html\">\(Self.escaped(content(of: row)))</content>\n</entry>\n"
  }

  // MARK: Names

  /// An ID that depends only on rule, language and older text, not on later changes.
  private mutating func id(of row: Digest.Row, since: TextQuery) -> String {
    let edition = digest.columns[0].edition?.edition ?? .current
    return ids.unique(
      "urn:hig:" + Self.encoded("\(since)..\(edition):\(digest.language)") + ":"
        + Self.encoded(row.concept.description))
  }

  private func id(of since: TextQuery) -> String {
    let request = digest.request
    let parts =
      ["\(since)..\(request.texts[0].edition?.description ?? "")", digest.language.tag]
      + request.topics + request.platforms + [request.kind?.rawValue].compactMap(\.self)
    return "urn:hig:" + parts.map { Self.encoded($0) }.joined(separator: ":")
  }

  // MARK: Days

  /// The day on which the page changed last, by its history; else the first day of the text that made
  /// the change.
  ///
  /// - Parameter lastDay: That of the topic's pages, for rules that are gone.
  private func day(of row: Digest.Row, in topic: Digest.Topic, _ lastDay: String?) -> String {
    if let day = row.change?.new.first.map(\.updated) ?? lastDay { return day }
    let column = digest.columns[0]
    let own = column.texts.filter { $0.origin == nil }
    let text =
      row.change?.new.first?.id.text ?? topic.texts[0] ?? (own.isEmpty ? column.texts : own).max()
    return text.flatMap(TextPeriod.init)?.firstDay ?? Self.firstDay
  }

  /// The day of the edition that changes without a date.
  private static let firstDay = "2022-06-01"

  private static func time(_ day: String) -> String { day + "T00:00:00Z" }

  // MARK: Words

  /// The change as HTML.
  private func content(of row: Digest.Row) -> String {
    var html = "<p>\(HTMLText.escaped(row.changeWords(labels)))</p>\n"
    if let old = row.change?.old.first, row.change?.kind == .moved {
      html += "<p>\(HTMLText.escaped(labels.with(old.id, \.movedFrom)))</p>\n"
    }
    for passage in row.cells[0] {
      html += "<div lang=\"\(passage.rule.id.text.language)\">\n"
      if !passage.lead.isEmpty {
        html += "<p><strong>\(HTMLText.marked(passage.lead))</strong></p>\n"
      }
      html += TextBlock.blocks(of: passage.body).map(HTMLText.block).joined() + "</div>\n"
    }
    return html
  }

  /// XML excludes two scalars that aren't control characters: https://www.w3.org/TR/xml/#charsets
  private static func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? "\u{FFFD}" : $0 }
    return HTMLText.escaped(String(String.UnicodeScalarView(scalars)))
  }

  /// - Parameter marks: More characters to keep. Colons separate the parts of an ID, but aren't
  ///   allowed in a file name.
  private static func encoded(_ name: String, besides marks: String = ":") -> String {
    name.percentEncoded(keeping: "/@+" + marks)
  }
}

extension Rule {
  /// The lead, or the first line of a rule without one.
  fileprivate var titleLine: String {
    let words = lead.isEmpty ? String(body.prefix { $0 != "\n" }) : lead
    return words.isEmpty ? concept.description : words.asField
  }
}
