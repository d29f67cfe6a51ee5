import GuidelineStore

/// What the README and the documentation show.
func runExample(path: String, folder: String, print: (String) -> Void) async throws {
  let store = try RuleStore(path: path, access: .create)
  try await store.importFiles(atPaths: [folder])
  let answer = try store.search(SearchQuery("when to show an alert"), SearchFilter(limit: 3))
  for result in answer.results { print("\(result.rule.id): \(result.rule.lead)") }
  if let rule = answer.results.first?.rule {
    let history = try store.history(of: rule.concept)
    for entry in history.entries { print("\(entry.text): \(entry.change)") }
  }
}
