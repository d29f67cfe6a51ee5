/// The texts to take references from.
public struct ReferenceScope: Hashable, Sendable {
  /// The texts; empty for the newest of each topic.
  package var texts: [TextQuery]
  /// The languages for texts without one, at least one; English is the fallback.
  package var languages: [Language]
  /// Whether to include all texts.
  package var isEverything: Bool

  /// Makes a scope.
  public init(
    texts: [TextQuery] = [], languages: [Language] = [.english], isEverything: Bool = false
  ) {
    self.texts = texts
    self.languages = languages
    self.isEverything = isEverything
  }
}

extension RuleStore {
  /// The texts in a scope, by topic.
  func texts(in scope: ReferenceScope) throws -> [String: [StoredText]] {
    let all = Dictionary(grouping: try storedTexts(where: "TRUE")) { $0.documents[0].topic }
    guard !scope.isEverything else { return all }
    let queries = try scope.texts.map { try meaning(of: $0) }
    return all.compactMapValues { texts in
      var chosen: [StoredText] = []
      for query in queries.isEmpty ? [nil] : queries.map(Optional.some) {
        for language in query?.language.map({ [$0] }) ?? scope.languages {
          guard let text = Self.text(meantBy: query, preferring: language, in: texts),
            !chosen.contains(where: { $0.id == text.id })
          else { continue }
          chosen.append(text)
        }
      }
      return chosen.isEmpty ? nil : chosen
    }
  }

  private static func text(
    meantBy query: TextQuery?, preferring language: Language, in texts: [StoredText]
  ) -> StoredText? {
    let candidates = query.map { matches(of: $0, in: texts) } ?? texts
    let fitting = [language, language.withoutRegion, .english].lazy
      .map { language in candidates.filter { $0.id.language == language } }
      .first { !$0.isEmpty }
    return best(of: fitting ?? candidates)
  }
}
