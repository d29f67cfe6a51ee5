extension Rule {
  /// The rule as a Markdown quotation with its page, edition, address and ID.
  ///
  /// - Parameters:
  ///   - title: The title of its topic.
  ///   - remark: An additional remark.
  package func citation(inTopicTitled title: String, remark: String? = nil) -> String {
    var blocks = lead.isEmpty ? [] : [MarkdownText.bold(MarkedText(lead))]
    blocks += TextBlock.blocks(of: MarkedText(body)).map(MarkdownText.block)
    let page = MarkdownText.escaped(([title] + section).joined(separator: " › "))
    var edition = TextQuery(id.text)
    edition.language = nil
    let facts = [
      address.map { "[\(page)](<\($0)>)" } ?? page, edition.description, platforms.list,
      "`\(id)`", remark.map(MarkdownText.escaped) ?? "",
    ]
    blocks.append(facts.filter { !$0.isEmpty }.joined(separator: " · "))
    return blocks.joined(separator: "\n\n").indented(by: "> ") + "\n"
  }
}
