extension RuleStore {
  /// The records in a text's files; `nil` if a file has none.
  func renderedRules(of text: StoredText) throws -> [RenderedRules]? {
    var rendered: [RenderedRules] = []
    for identity in Set(text.documents.map(\.identity)) {
      guard let file = try sourceFile(identity) else { throw damagedText }
      guard let stated = try? RenderedRules(statedIn: file.content) else { return nil }
      rendered.append(stated)
    }
    return rendered
  }
}
