import GuidelineStore

/// The hover of a symbol: the pages about it, and the first rules to read.
struct Hover {
  private let report: ScanReport
  private let labels: Labels
  private let range: DocumentRange

  /// - Parameter report: The uses at one position.
  /// - Returns: `nil` if there are none.
  init?(_ report: ScanReport, labels: Labels) {
    // The shortest use is the most precise.
    guard
      let use = report.files.first?.uses.min(by: {
        ($0.endColumn - $0.column, $0.column) < ($1.endColumn - $1.column, $1.column)
      })
    else { return nil }
    self.report = report
    self.labels = labels
    range = use.range
  }

  func json(asMarkdown: Bool) -> JSON {
    let words = asMarkdown ? markdown : plain
    return [
      "contents": ["kind": asMarkdown ? "markdown" : "plaintext", "value": .string(words)],
      "range": range.json,
    ]
  }

  private var markdown: String {
    text { title, address in
      address.map { "[\(MarkdownText.escaped(title))](<\($0)>)" } ?? MarkdownText.escaped(title)
    } symbol: {
      "`\($0)`"
    } rule: { lead, body in
      let words = [
        lead.isEmpty ? "" : "**\(MarkdownText.escaped(lead))**", MarkdownText.escaped(body),
      ]
      return "- " + words.filter { !$0.isEmpty }.joined(separator: "  \n  ")
    }
  }

  private var plain: String {
    text { title, address in
      title + (address.map { " <\($0)>" } ?? "")
    } symbol: {
      $0
    } rule: { lead, body in
      "- " + [lead, body].filter { !$0.isEmpty }.joined(separator: "\n  ")
    }
  }

  private func text(
    page: (_ title: String, _ address: String?) -> String, symbol: (String) -> String,
    rule: (_ lead: String, _ body: String) -> String
  ) -> String {
    report.topics.map { topic in
      let uses = report.files.flatMap(\.uses).filter { $0.topic == topic.topic }
      let symbols = uses.map { symbol($0.symbol) }.reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let deprecation = uses.lazy.map(labels.deprecation).first { !$0.isEmpty } ?? ""
      let edition = topic.isOutdated ? labels.remark(topic.text.edition.description) : ""
      let ids = Set(uses.flatMap(\.rules))
      let rules = topic.rules.filter { ids.contains($0.id) }
      let moreCount = topic.moreCount + topic.rules.count - rules.count
      let head = labels.list(symbols) + " → \(page(topic.title, topic.address))"
      let list = rules.map { rule($0.lead, $0.body.beginning.lineBreaksAsSpaces) }
      let more = labels("\(moreCount) more: \(symbol("hig show \(topic.topic)@\(topic.text)"))")
      return
        ([head + edition + deprecation, list.joined(separator: "\n")]
        + (moreCount > 0 ? [more] : []))
        .joined(separator: "\n\n")
    }.joined(separator: "\n\n")
  }
}

extension String {
  fileprivate var lineBreaksAsSpaces: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "-" } }.joined(
      separator: " ")
  }
}
