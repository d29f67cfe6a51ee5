/// The texts whose references are wanted: of each topic the one that a person means, or all.
public struct ReferenceScope: Hashable, Sendable {
  /// The text; `nil` for the newest of each topic.
  public var text: TextQuery?
  /// The language, where the text names none; where a topic has no such text, English serves.
  public var language: Language
  /// Whether all texts count.
  public var isEverything: Bool

  /// Makes it of its parts.
  public init(text: TextQuery? = nil, language: Language = .english, isEverything: Bool = false) {
    self.text = text
    self.language = language
    self.isEverything = isEverything
  }
}

extension RuleStore {
  /// The texts in a scope by topic.
  func texts(in scope: ReferenceScope) throws -> [String: [StoredText]] {
    let all = Dictionary(grouping: try storedTexts(where: "TRUE")) { $0.documents[0].topic }
    guard !scope.isEverything else { return all }
    var chosen: [String: [StoredText]] = [:]
    for (topic, texts) in all {
      let candidates = scope.text.map { Self.matches(of: $0, in: texts) } ?? texts
      let languages =
        scope.text?.language.map { [$0] } ?? [
          scope.language, scope.language.withoutRegion, .english,
        ]
      let fitting = languages.lazy.map { language in
        candidates.filter { $0.id.language == language }
      }.first { !$0.isEmpty }
      if let best = Self.best(of: fitting ?? (scope.text?.language == nil ? candidates : [])) {
        chosen[topic] = [best]
      }
    }
    return chosen
  }
}
