/// What the index has of a rule; the columns stand in the order of its table.
enum RuleColumn: Int, CaseIterable {
  case body, lead, heading, asked
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
    var tokens = RuleTokens(tokenizer: tokenizer)
    tokens.rows.reserveCapacity(byteCount: content.bytes.count)
    let texts = content.bytes.span
    for (index, rule) in document.rules.enumerated() {
      let bodyStart = content.starts[index] + rule.lead.utf8.count
      let bodyEnd = bodyStart + rule.body.utf8.count
      tokens.rows.beginRow(index + 1)
      tokens.take(texts.extracting(bodyStart..<bodyEnd), as: .body)
      tokens.take(texts.extracting(content.starts[index]..<bodyStart), as: .lead)
      if index > 0, rule.section == document.rules[index - 1].section {
        tokens.rows.repeatColumn(RuleColumn.heading.rawValue)
      } else {
        tokens.take(ContiguousArray(document.heading(of: rule).utf8).span, as: .heading)
      }
      tokens.take(texts.extracting(bodyEnd..<bodyEnd + rule.asked.utf8.count), as: .asked)
    }
    self = tokens.rows
  }
}

/// The tokens of rules on their way into rows.
private struct RuleTokens: TokenVisitor {
  let tokenizer: RuleTokenizer
  var rows = FTS5TokenizedRows()

  mutating func take(_ text: Span<UInt8>, as column: RuleColumn) {
    rows.beginColumn(column.rawValue)
    GuidelineTokenizer().tokenize(text, for: .document, &self)
    rows.endColumn()
  }

  mutating func take(_ token: Span<UInt8>, _ range: Range<Int>, isColocated: Bool) -> Bool {
    tokenizer.withStem(of: token) { rows.append($0, isColocated: isColocated) }
    return true
  }
}

extension ParsedDocument {
  /// What stands above a rule, as the view has it that the index reads texts through.
  fileprivate func heading(of rule: ParsedRule) -> String {
    rule.section.isEmpty ? title : title + "\n" + SectionPath(rule.section).text
  }
}
