/// What the index has of a rule; the columns stand in the order of its table.
enum RuleColumn: Int, CaseIterable {
  case body, lead, heading
}

extension FTS5TokenizedRows {
  /// No rules.
  init() {
    self.init(columnCount: RuleColumn.allCases.count)
  }

  /// The rules of a document, from 1 on.
  init(
    of document: ParsedDocument, _ content: DocumentContent, by tokenizer: RuleTokenizer
  ) {
    self.init()
    let texts = content.bytes.span
    for (index, rule) in document.rules.enumerated() {
      let bodyStart = content.starts[index] + rule.lead.utf8.count
      beginRow(index + 1)
      append(
        texts.extracting(bodyStart..<bodyStart + rule.body.utf8.count),
        column: RuleColumn.body.rawValue, by: tokenizer)
      append(
        texts.extracting(content.starts[index]..<bodyStart), column: RuleColumn.lead.rawValue,
        by: tokenizer)
      if index > 0, rule.section == document.rules[index - 1].section {
        repeatColumn(RuleColumn.heading.rawValue)
      } else {
        append(
          Array(document.heading(of: rule).utf8).span, column: RuleColumn.heading.rawValue,
          by: tokenizer)
      }
    }
  }
}

extension ParsedDocument {
  /// What stands above a rule, as the view has it that the index reads texts through.
  fileprivate func heading(of rule: ParsedRule) -> String {
    rule.section.isEmpty ? title : title + "\n" + SectionPath(rule.section).text
  }
}
