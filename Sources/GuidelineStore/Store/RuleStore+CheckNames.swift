extension RuleStore {
  /// Whether topics and concepts are called what an import could call them: nothing else may become a
  /// part of ids, paths and links.
  func names() throws -> [Finding] {
    let topics = try connection.texts("SELECT slug FROM topic ORDER BY slug")
    let concepts = try connection.texts("SELECT slug FROM concept ORDER BY slug")
    return Self.findings(about: topics.filter { !$0.isTopicSlug }, in: "topic")
      + Self.findings(about: concepts.filter { !$0.isSlug }, in: "concept")
  }

  private static func findings(about names: [String], in table: String) -> [Finding] {
    names.map { name in
      Finding(
        .error, "“\(name)” is no name; remove the file and import again", in: table,
        isRepairable: false)
    }
  }
}
