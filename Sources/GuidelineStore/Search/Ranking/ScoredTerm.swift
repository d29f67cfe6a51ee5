#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A term of a query with the scores of its phrases in a store.
struct ScoredTerm {
  var term: ExpandedTerm
  /// Sorted by group.
  private(set) var phrases: [ScoredPhrase] = []
  /// The number of rules with one of the phrases that make a rule a candidate.
  private(set) var frequency = 0

  /// The phrases that make a rule about the term.
  var finding: [ScoredPhrase] { phrases.filter { !$0.isPart } }

  /// The phrases that make a rule a candidate: parts of the term only if there is nothing else.
  var candidatePhrases: [ScoredPhrase] {
    let finding = finding.filter { !$0.isAside }
    return finding.isEmpty ? phrases : finding
  }

  /// The words of a name; a rule that contains all of them is about the name.
  var wholeParts: [[ScoredPhrase]] {
    term.groups.indices.filter { term.groups[$0].origin == .parts }.compactMap { number in
      let parts = phrases.filter { $0.group == number }
      return parts.count > 1 && parts.count == term.groups[number].phrases.count ? parts : nil
    }
  }

  /// - Parameter wanted: The language of the wanted rules, if it is one; frequencies are counted
  ///   there.
  /// - Returns: `nil` if no rule contains any of it.
  init?(_ term: ExpandedTerm, in store: RuleStore, for wanted: Language? = nil) throws {
    self.term = term
    var written: ScoredPhrase?
    for (number, group) in term.groups.enumerated() {
      for phrase in group.phrases {
        let phrase = try ScoredPhrase(phrase, ofGroup: number, group, in: store, for: wanted)
        guard phrase.frequency > 0 || term.isRequired else { continue }
        phrases.append(phrase)
        if group.origin == .written, phrase.frequency > written?.frequency ?? 0 { written = phrase }
      }
    }
    guard !phrases.isEmpty else { return nil }
    var named: [Language: Int] = [:]
    for phrase in finding where !isRelated(phrase) {
      named[phrase.language, default: 0] += phrase.frequency
    }
    let byChance = try store.ruleCount() / Self.rulesOfOneByChance
    for index in phrases.indices where isRelated(phrases[index]) {
      phrases[index].isAside = named[phrases[index].language] ?? 0 > byChance
    }
    // Alternatives with the same meaning share their rarity in their languages; a correction has
    // its own.
    frequency = finding.filter { !$0.isAside }.reduce(0) { $0 + $1.frequency }
    let same = finding.filter { !isRelated($0) }
    let languages = Set((same.isEmpty ? [phrases[0]] : same).map(\.language))
    let together =
      same.isEmpty
      ? try finding.map(store.rarity).max() ?? store.rarity(of: phrases[0])
      : try store.rarity(ofCount: same.reduce(0) { $0 + $1.frequency }, in: languages)
    let chosen = try written.map(store.rarity) ?? 0
    for index in phrases.indices where !phrases[index].isPart {
      let group = term.groups[phrases[index].group]
      phrases[index].value =
        switch group.origin {
        case .written: group.weight * max(together, chosen)
        case .related:
          (phrases[index].isAside ? group.weight : Self.standIn)
            * min(together, try store.rarity(of: phrases[index]))
        default: group.weight * together
        }
    }
    // The score of a group of parts is divided among them by their rarity, including parts that no
    // rule contains.
    for (number, group) in term.groups.enumerated() where group.origin == .parts {
      let parts = phrases.indices.filter { phrases[$0].group == number }
      let rarities = try parts.map { try store.rarity(of: phrases[$0]) }
      let sum = rarities.reduce(try rarityOfMissingParts(of: number, in: store), +)
      for (number, part) in parts.enumerated() {
        phrases[part].value = group.weight * together * rarities[number] / sum
      }
    }
  }

  private func rarityOfMissingParts(of group: Int, in store: RuleStore) throws -> Double {
    let missing = term.groups[group].phrases.filter { part in
      !phrases.contains { $0.group == group && $0.phrase == part }
    }
    return try missing.reduce(0) { try $0 + store.rarity(ofCount: 0, in: [$1.language]) }
  }

  private func isRelated(_ phrase: ScoredPhrase) -> Bool {
    term.groups[phrase.group].origin.isRelated
  }
}

extension RuleStore {
  /// The inverse document frequency among rules of these languages.
  func rarity(ofCount count: Int, in languages: Set<Language>) throws -> Double {
    let counts = try ruleCounts()
    let (all, count) = (Double(languages.reduce(0) { $0 + (counts[$1] ?? 0) }), Double(count))
    return max(log((max(all, count) - count + 0.5) / (count + 0.5)), Self.leastRarity)
  }

  fileprivate func rarity(of phrase: ScoredPhrase) throws -> Double {
    try rarity(ofCount: phrase.frequency, in: [phrase.language])
  }
}

/// An alternative for a term.
struct ScoredPhrase {
  let phrase: SearchTerm.Phrase
  let postings: FTS5Postings
  /// The index of its group in the term.
  let group: Int
  /// Whether it is only a part of the term.
  let isPart: Bool
  /// Whether it is only related to the term, which has names in the same language.
  var isAside = false
  /// The score for one occurrence in the body of a rule of typical size.
  var value = 0.0
  /// The language of the rules that `frequency` counts.
  let language: Language
  let frequency: Int

  init(
    _ phrase: SearchTerm.Phrase, ofGroup number: Int, _ group: ExpandedTerm.Group,
    in store: RuleStore, for wanted: Language?
  ) throws {
    self.phrase = phrase
    self.group = number
    isPart = group.origin == .parts
    postings = try store.postings(of: phrase)
    var counted = (phrase.language, postings.rows.count)
    if let wanted, phrase.language == .english, wanted != .english {
      let rules = try store.rules(in: wanted)
      let count = postings.rows.count(where: rules.contains)
      if count > 0 { counted = (wanted, count) }
    }
    (language, frequency) = counted
  }
}
