/// The Korean word between two nouns that says what something lacks: `제목 없는 버튼`.
///
/// Elsewhere it asks, or tells nothing: a rule without it lacks nothing.
enum AbsenceQuery {
  private static let asking: Set<String> = ["없는", "없이"]
  private static let answers: [(Language, [String])] = [
    (.korean, ["없는", "없이", "없어", "빈"]), (.english, ["without"]), (.japanese, ["のない", "なしの"]),
  ]

  /// What rules may say that speak of things that lack something; `nil` if a query does not.
  static func bonus(
    for terms: [SearchTerm], in languages: Set<Language>, of store: RuleStore
  ) throws -> ExpandedTerm? {
    let asks = terms.indices.dropFirst().dropLast().contains { index in
      asking.contains(terms[index].text)
        && [terms[index - 1], terms[index + 1]].allSatisfy { !$0.isStopWord }
    }
    guard asks else { return nil }
    var term = ExpandedTerm(text: "없는", groups: [], isBonus: true)
    for (language, words) in answers where languages.contains(language) {
      for word in words {
        term.add(.number(word), try store.phrases(ofName: word), weight: weight)
      }
    }
    return term
  }
}
