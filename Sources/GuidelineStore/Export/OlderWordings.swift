/// The earlier wordings of rules in texts of the same source, as HTML with changes marked.
struct OlderWordings {
  private struct Key: Hashable {
    let concept: ConceptID
    let language: Language
    let origin: String?

    init(_ rule: Rule) {
      (concept, language, origin) = (rule.concept, rule.id.text.language, rule.id.text.origin)
    }
  }

  /// Oldest first.
  private let rules: [Key: [Rule]]

  init(in store: RuleStore) throws {
    // Naming the editions includes revisions that were replaced.
    let texts = try store.editionsHeld().map { TextQuery(edition: $0) }
    let all = try store.rules(matching: RuleFilter(texts: texts)).filter { $0.kind != .paragraph }
    rules = Dictionary(grouping: all, by: Key.init)
      .mapValues { $0.sorted { $0.id.text < $1.id.text } }
  }

  /// The wordings of a rule up to the one shown, in a `<details>` element; empty if it was never
  /// worded differently.
  func text(of rule: Rule, _ labels: DigestLabels) -> String {
    let all = rules[Key(rule)] ?? []
    // The wordings in a row that are the same are one, with the names of their texts.
    var wordings: [(names: [String], rule: Rule)] = []
    for older in all.filter({ $0.id.text.comesBefore(rule.id.text) }) + [rule] {
      let name = older.id == rule.id ? labels.today : labels.name(of: older.id.text)
      if let last = wordings.last, last.rule.lead == older.lead, last.rule.body == older.body {
        if last.names.last != name { wordings[wordings.count - 1].names.append(name) }
      } else {
        wordings.append(([name], older))
      }
    }
    guard wordings.count > 1 else { return "" }
    let words = labels.with(
      labels.list(wordings.dropLast().flatMap(\.names)), \.earlierWordings)
    var text = "<details lang=\"\(labels.language)\">\n"
    text += "<summary>\(HTMLText.escaped(words))</summary>\n"
    for (index, wording) in wordings.enumerated() {
      let previous = index > 0 ? wordings[index - 1].rule : nil
      let lead = Self.marked(previous?.lead, wording.rule.lead)
      let body = Self.marked(previous?.body, wording.rule.body)
      // The page has today's wording already.
      if wording.rule.id == rule.id, lead.isPlain, body.isPlain { continue }
      let name = HTMLText.escaped(labels.list(wording.names))
      text += "<div class=\"wording\"><p class=\"facts\">\(name)</p>\n"
      text += "<div lang=\"\(rule.id.text.language)\">\n"
      if !lead.isEmpty { text += "<p class=\"lead\">\(HTMLText.marked(lead))</p>\n" }
      text += TextBlock.blocks(of: body).map(HTMLText.block).joined() + "</div></div>\n"
    }
    return text + "</details>\n"
  }

  /// Both wordings merged if they are similar, otherwise the new one.
  private static func marked(_ old: String?, _ new: String) -> MarkedText {
    guard let old else { return MarkedText(new) }
    let changes = WordDiff(old, new).changes
    return changes.areAlike ? MarkedText(changes) : MarkedText(new)
  }
}
