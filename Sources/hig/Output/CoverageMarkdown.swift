import GuidelineStore

/// What is translated as Markdown: a table, and what is to be done as a list to tick off.
struct CoverageMarkdown {
  private let labels: Labels
  private(set) var text = ""

  /// - Parameter labels: What to say beside the texts.
  init(_ coverage: Coverage, labels: Labels) {
    self.labels = labels
    let rows = coverage.rows(coverage.texts)
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
    for (language, topics) in coverage.untranslated {
      text += "\n## \(labels("not in %", language))\n\n"
      for topic in topics { text += "- [ ] \(MarkdownText.escaped(topic))\n" }
    }
  }

  private mutating func add(_ work: Coverage.Work) {
    text += "\n- [ ] \(labels(work.task)): `\(work.places)`\n"
    let (lead, body) = (work.lead, work.body)
    let lines =
      lead.hasChanges
      ? DiffMarkdown.marked(lead) : [MarkdownText.escaped(work.original.heading)]
    let more = body.hasChanges ? DiffMarkdown.marked(body.excerpt) : []
    for line in lines + more { text += "\n  \(line)\n" }
  }
}
