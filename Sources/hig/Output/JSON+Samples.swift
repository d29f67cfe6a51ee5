import GuidelineStore

/// Placeholders with the members of a future answer, to validate `--fields`.
extension JSON {
  static let sampleRule = JSON(
    Rule(
      id: RuleID(topic: "", text: sampleText, ordinal: 1), concept: ConceptID(topic: "", slug: ""),
      section: [], kind: .rule, lead: "", body: "", platforms: [],
      source: SourceLocation(path: "", line: 1, endLine: 1)))

  static let sampleDocument = ListItem(
    DocumentSummary(
      path: "", topic: "", title: "", text: sampleText, shape: "", ruleCount: 0)
  ).json

  private static let sampleText = TextID(edition: .current, language: .english)
}
