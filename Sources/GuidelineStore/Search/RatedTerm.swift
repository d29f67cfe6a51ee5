/// A term of a query with what its phrases count for in a store.
struct RatedTerm {
  let term: WeighedTerm
  /// Group by group.
  private(set) var phrases: [RatedPhrase] = []
  /// In how many rules a phrase stands that makes them worth a look.
  private(set) var frequency = 0

  /// The phrases that a rule must have one of to speak of the term.
  var finding: [RatedPhrase] { phrases.filter { !$0.isPart } }

  /// The phrases that make a rule worth a look: what is only related to the term, and parts of it, only
  /// where nothing else is found.
  var worthALook: [RatedPhrase] {
    let finding = finding
    let same = finding.filter { !isRelated($0) }
    return !same.isEmpty ? same : !finding.isEmpty ? finding : phrases
  }

  private func isRelated(_ phrase: RatedPhrase) -> Bool {
    term.groups[phrase.group].origin.isRelated
  }

  /// - Returns: `nil` if no rule has any of it.
  init?(_ term: WeighedTerm, in store: RuleStore) throws {
    self.term = term
    var written: RatedPhrase?
    var (same, all) = (0, 0)
    var languages: Set<Language> = []
    for (number, group) in term.groups.enumerated() {
      for phrase in group.phrases {
        let phrase = RatedPhrase(
          phrase: phrase, postings: try store.postings(of: phrase), group: number,
          isPart: group.origin == .parts)
        guard phrase.frequency > 0 || term.isRequired else { continue }
        phrases.append(phrase)
        guard !phrase.isPart else { continue }
        all += phrase.frequency
        languages.insert(phrase.phrase.language)
        if !group.origin.isRelated { same += phrase.frequency }
        if group.origin == .written, phrase.frequency > written?.frequency ?? 0 { written = phrase }
      }
    }
    guard let first = finding.first ?? phrases.first else { return nil }
    // All that stands for the same is as rare in its languages as all of it together; the word that was
    // chosen counts for itself.
    if languages.isEmpty { languages = [first.phrase.language] }
    frequency = same > 0 ? same : all
    let together = try store.rarity(ofCount: frequency, in: languages)
    let chosen =
      try written.map(store.rarity) ?? 0
    for index in phrases.indices where !phrases[index].isPart {
      let group = term.groups[phrases[index].group]
      let rarity =
        switch group.origin {
        case .written: max(together, chosen)
        case .related: min(together, try store.rarity(of: phrases[index]))
        default: together
        }
      phrases[index].value = group.weight * rarity
    }
    // What a group of parts counts for is shared among them as they are rare.
    let parts = phrases.indices.filter { phrases[$0].isPart }
    let rarities = try parts.map { try store.rarity(of: phrases[$0]) }
    let sum = rarities.reduce(0, +)
    for (index, rarity) in zip(parts, rarities) {
      phrases[index].value = term.groups[phrases[index].group].weight * together * rarity / sum
    }
  }
}

extension RuleStore {
  fileprivate func rarity(of phrase: RatedPhrase) throws -> Double {
    try rarity(ofCount: phrase.frequency, in: [phrase.phrase.language])
  }
}

/// A phrase that may stand for a term.
struct RatedPhrase {
  let phrase: SearchTerm.Phrase
  let postings: FTS5Postings
  /// The number of its group in the term.
  let group: Int
  /// Whether the term is only made of it and others.
  let isPart: Bool
  /// What it counts for in a rule of typical size whose body has it once.
  var value = 0.0

  /// In how many rules it stands.
  var frequency: Int { postings.rows.count }
}
