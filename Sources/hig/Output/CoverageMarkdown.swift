import GuidelineStore

/// A coverage report as Markdown: a table, and the tasks as a checklist.
struct CoverageMarkdown {
  private let labels: Labels
  private(set) var text = ""

  init(_ coverage: Coverage, labels: Labels) {
    self.labels = labels
    let rows = coverage.rows(coverage.texts, labels)
    for (index, row) in rows.enumerated() {
      text += "| " + row.map(MarkdownText.escaped).joined(separator: " | ") + " |\n"
      if index == 0 {
        text += "| --- |" + String(repeating: " ---: |", count: row.count - 1) + "\n"
      }
    }
    if let legend = coverage.legend(labels) { text += "\n\(legend)\n" }
    for page in coverage.topics {
      for cell in page.cells where !cell.work.isEmpty {
        text += "\n## \(page.topic): \(MarkdownText.escaped(cell.origin(labels)))\n"
        for work in cell.work { add(work) }
      }
    }
    for (language, pages) in coverage.untranslated {
      text += "\n## \(labels("not in \(language)"))\n\n"
      for page in pages {
        let place = page.original.map { ": `\($0.fileAndLine)`" } ?? ""
        text += "- [ ] \(MarkdownText.escaped(page.topic))\(place)\n"
      }
    }
    if !coverage.hasWork { text += "\n\(labels("nothing to do"))\n" }
  }

  private mutating func add(_ work: Coverage.Work) {
    let original = work.original.map { ", `\($0.source.fileAndLine)`" } ?? ""
    let ids = work.ids.isEmpty ? "" : " (`\(work.ids)`\(original))"
    text += "\n- [ ] `\(work.place.fileAndLine)`: \(labels(work.task))\(ids)\n"
    guard work.kind != .unstated else { return }
    let (lead, body) = (work.lead, work.body)
    let lines =
      lead.hasChanges
      ? DiffMarkdown.marked(lead) : [MarkdownText.escaped(work.heading)]
    let more = body.hasChanges ? DiffMarkdown.marked(body.excerpt) : []
    for line in lines + more { text += "\n  \(line)\n" }
  }
}
