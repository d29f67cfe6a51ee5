extension RuleStore {
  /// What the files of a text state that they render; `nil` where one of them states nothing.
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
