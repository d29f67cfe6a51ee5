/// How a query is put to the index.
///
/// The rules to look at come from the rarest terms; the others only weigh them. So a question that
/// holds a word of every second rule costs no more than its rare words do.
struct SearchPlan {
  /// In the syntax of FTS5.
  let expression: String
  /// What each phrase of the expression counts for, in order.
  let weights: [FTS5PhraseWeight]

  /// - Parameters:
  ///   - finding: The numbers of the terms of which a rule must have one, or all.
  ///   - needsAll: Whether it must have all of them.
  ///   - takesParts: Whether parts of a term make a rule worth a look, too.
  init(
    _ terms: [RatedTerm], finding: [Int], needsAll: Bool = false, takesParts: Bool = false
  ) {
    var parts = finding.map { number in
      takesParts ? terms[number].finding + terms[number].parts : terms[number].worthALook
    }
    if !needsAll { parts = [parts.flatMap(\.self)] }
    for term in terms where term.isRequired && !parts.contains(term.finding) {
      parts.append(term.finding)
    }
    var rest = terms.enumerated().flatMap { number, term in
      term.phrases.map { group, phrase, value in
        (
          phrase,
          FTS5PhraseWeight(term: number, group: group, value: value, isBonus: term.term.isBonus)
        )
      }
    }
    var weighed = parts.map { part in
      part.map { phrase in
        // What finds a rule also weighs it, once.
        guard let place = rest.firstIndex(where: { $0.0 == phrase }) else {
          return (phrase, FTS5PhraseWeight())
        }
        return rest.remove(at: place)
      }
    }
    if !rest.isEmpty, let smallest = parts.min(by: { $0.count < $1.count }) {
      // What only weighs a rule stands beside something that every rule has that is found.
      weighed.append(smallest.map { ($0, FTS5PhraseWeight()) } + rest)
    }
    expression = weighed.map { part in
      "(" + part.map(\.0.expression).joined(separator: " OR ") + ")"
    }.joined(separator: " AND ")
    weights = weighed.joined().map(\.1)
  }
}

/// A term with what its phrases count for in this store.
struct RatedTerm {
  let term: WeighedTerm
  /// The phrases with the number of their group and what they count for.
  private(set) var phrases: [(group: Int, phrase: SearchTerm.Phrase, value: Double)] = []
  /// The phrases that a rule must have one of to speak of the term.
  private(set) var finding: [SearchTerm.Phrase] = []
  /// In how many rules these may stand.
  private(set) var frequency = 0
  /// The phrases that the term is made of, for where it is not found itself.
  private(set) var parts: [SearchTerm.Phrase] = []

  var isRequired: Bool { term.isRequired }

  /// The phrases that make a rule worth a look: parts of the term only where nothing else is found.
  var worthALook: [SearchTerm.Phrase] { finding.isEmpty ? parts : finding }

  /// - Returns: `nil` if no rule has any of it.
  init?(_ term: WeighedTerm, in store: RuleStore) throws {
    self.term = term
    var written: (count: Int, phrase: SearchTerm.Phrase)?
    var same = 0
    for group in term.groups {
      for phrase in group.phrases {
        let count = try store.frequency(of: phrase)
        guard count > 0 || term.isRequired else { continue }
        if group.origin == .parts {
          parts.append(phrase)
        } else {
          finding.append(phrase)
          frequency += count
          if !group.origin.isRelated { same += count }
          if group.origin == .written, count > written?.count ?? 0 { written = (count, phrase) }
        }
      }
    }
    guard let first = finding.first ?? parts.first else { return nil }
    // All that stands for the same is as rare as all of it together; the word that was chosen counts
    // for itself.
    let together = try store.rarity(ofCount: same > 0 ? same : frequency, like: first)
    let chosen = try written.map { try store.rarity(ofCount: $0.count, like: $0.phrase) } ?? 0
    for (number, group) in term.groups.enumerated() {
      let known = try group.phrases.filter { try store.frequency(of: $0) > 0 || term.isRequired }
      let rarities = try known.map { try store.rarity(of: $0) }
      let isWhole = group.origin != .parts
      let all = isWhole ? 1 : rarities.reduce(0, +)
      let rarity = group.origin == .written ? max(together, chosen) : together
      for (phrase, own) in zip(known, rarities) {
        phrases.append((number, phrase, group.weight * rarity * (isWhole ? 1 : own / all)))
      }
    }
  }
}
