#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How well rules answer a query, one after the other.
///
/// Each phrase counts as in Okapi BM25; of a term, the best of its groups. A rule is worth the more, the
/// more of the terms it has, the more of them its heading, lead and asked phrases have together, and the
/// nearer they stand to each other.
struct BM25Scorer {
  /// By term, and in a term by group.
  private var phrases: ContiguousArray<Phrase> = []
  /// The next rule that each phrase stands in.
  private var next: ContiguousArray<UInt32> = []
  /// For each term, the best that any of its groups can count for in a rule that has each phrase once.
  private var worth: ContiguousArray<Double> = []
  /// For each term, the best that the groups can count for which rules in a language can have.
  private var worthInLanguage: [Language: ContiguousArray<Double>] = [:]
  /// The terms that a rule without them lacks nothing of.
  private var bonuses: Set<Int> = []
  /// The terms as written.
  private let texts: [String]

  /// The phrases that stand in the rule that was weighed last.
  private var found: ContiguousArray<Phrase> = []
  /// What each term counts for in that rule.
  private var best: ContiguousArray<Double>
  /// Whether each term stands in that rule's heading, lead or asked phrases.
  private var isInFront: ContiguousArray<Bool>
  /// What the nearness of the terms adds in that rule, and that they stand in front together.
  private var closeness = 0.0
  /// What the terms that it lacks take from that.
  private var lack = 0.0
  /// How much of what is looked for that rule has, from 0 to 1.
  private(set) var held = 0.0

  /// A class, of which a look at it makes no copy.
  private final class Phrase {
    let postings: FTS5Postings
    let term: Int
    let group: Int
    /// What the phrase counts for in a rule of typical size whose body has it once.
    let value: Double
    /// The number of its next rule among those that it stands in.
    private var row = 0

    init(_ phrase: ScoredPhrase, ofTerm term: Int) {
      postings = phrase.postings
      self.term = term
      group = phrase.group
      value = phrase.value
    }

    /// Goes on to a rule.
    ///
    /// - Returns: The first rule from there on that the phrase stands in.
    func next(from row: UInt32) -> UInt32 {
      self.row = postings.index(ofRow: row, from: self.row)
      return self.row < postings.rows.count ? postings.rows[self.row] : .max
    }

    /// How often it stands in the rule that was gone on to, a word in the lead for more than one, and whether
    /// it stands in more than the body.
    var hits: (count: Double, isInFront: Bool) {
      var hits = 0.0
      var isInFront = false
      for place in postings.places(ofRow: row) {
        switch place.column {
        case RuleColumn.body.rawValue: hits += weightInBody
        case RuleColumn.asked.rawValue:
          hits += weightInAsked
          isInFront = true
        default:
          hits += weightInLead
          isInFront = true
        }
      }
      return (hits, isInFront)
    }

    /// How many tokens lie between it and another phrase in the rule that both stand in.
    func distance(to other: Phrase) -> Int {
      let places = postings.places(ofRow: row)
      let others = other.postings.places(ofRow: other.row)
      var (here, there) = (places.startIndex, others.startIndex)
      var least = Int.max
      while here < places.endIndex, there < others.endIndex {
        least = min(least, places[here].distance(to: others[there]))
        if places[here] < others[there] { here += 1 } else { there += 1 }
      }
      return least
    }
  }

  /// - Parameter languages: Those of the rules, if they are not to be blamed for lacking what only rules
  ///   in another language can have.
  init(_ terms: [ScoredTerm], in languages: [Language] = []) {
    for (number, term) in terms.enumerated() {
      for phrase in term.phrases {
        guard let first = phrase.postings.rows.first else { continue }
        phrases.append(Phrase(phrase, ofTerm: number))
        next.append(first)
      }
      worth.append(Self.worth(of: term) { _ in true })
      for language in languages {
        worthInLanguage[language, default: []].append(
          Self.worth(of: term) { $0 == language || $0 == .english })
      }
      if term.term.isBonus { bonuses.insert(number) }
    }
    best = ContiguousArray(repeating: 0, count: terms.count)
    isInFront = ContiguousArray(repeating: false, count: terms.count)
    texts = terms.map(\.term.text)
  }

  /// The best that a group of a term can count for, of whose phrases only those in some languages are
  /// taken; names in Latin letters stand in texts of all.
  private static func worth(of term: ScoredTerm, in isTaken: (Language) -> Bool) -> Double {
    guard !term.term.isBonus else { return 0 }
    var sums: [Int: Double] = [:]
    for phrase in term.phrases where isTaken(phrase.phrase.language) {
      sums[phrase.group, default: 0] += phrase.value
    }
    return sums.values.max() ?? 0
  }

  /// What a rule is worth; more is better.
  ///
  /// - Parameters:
  ///   - row: Its key, which is above that of the rule before.
  ///   - size: Of its lead and body, in bytes.
  ///   - language: The one that it is in, if that was announced.
  mutating func score(of row: UInt32, size: Int, in language: Language? = nil) -> Double {
    find(row)
    weigh(size: size)
    let worth = language.flatMap { worthInLanguage[$0] } ?? worth
    var (sum, held, whole) = (0.0, 0.0, 0.0)
    var ahead = 0.0
    for term in best.indices {
      sum += best[term]
      held += min(best[term], worth[term])
      if isInFront[term] { ahead += min(best[term], worth[term]) }
      whole += worth[term]
    }
    self.held = whole > 0 ? held / whole : 0
    ahead = whole > 0 ? ahead / whole : 0
    let score = (sum + closeness) * pow(self.held, Self.coverage)
    lack = score - sum - closeness
    let gain = score * Self.front * ahead * ahead
    closeness += gain
    return score + gain
  }

  /// What adds up to the score of the rule that was weighed last.
  var contributions: [Contribution] {
    zip(texts, best).map { Contribution(.term($0), $1) }
      + [Contribution(.nearness, closeness), Contribution(.missingWords, lack)]
  }

  /// Looks up which phrases stand in a rule.
  private mutating func find(_ row: UInt32) {
    found.removeAll(keepingCapacity: true)
    for index in next.indices where next[index] <= row {
      if next[index] < row { next[index] = phrases[index].next(from: row) }
      if next[index] == row { found.append(phrases[index]) }
    }
  }

  /// Adds up what the phrases that were found count for.
  private mutating func weigh(size: Int) {
    for term in best.indices {
      best[term] = 0
      isInFront[term] = false
    }
    closeness = 0
    let length =
      Self.k1 * (1 - Self.b + Self.b * max(Double(size), Self.leastSize) / Self.typicalSize)
    var before = 0..<0
    var end = 0
    while end < found.count {
      let start = end
      let term = found[start].term
      var (group, value, others) = (-1, 0.0, 0.0)
      while end < found.count, found[end].term == term {
        let phrase = found[end]
        if phrase.group != group { (group, value, others) = (phrase.group, 0, others + value) }
        let (hits, isInFront) = phrase.hits
        if isInFront { self.isInFront[term] = true }
        value += phrase.value * hits * (Self.k1 + 1) / (hits + length)
        best[term] = max(best[term], value)
        end += 1
      }
      best[term] += Self.otherGroups * (others + value - best[term])
      if let last = before.last, found[last].term == term - 1, !bonuses.contains(term) {
        let distance = distance(from: before, to: start..<end)
        closeness += Self.nearness * min(best[term - 1], best[term]) / Double(distance)
      }
      before = start..<end
    }
  }

  /// How near two terms come to each other, from 1 for side by side.
  private func distance(from one: Range<Int>, to other: Range<Int>) -> Int {
    var least = Int.max
    for first in one {
      for second in other { least = min(least, found[first].distance(to: found[second])) }
    }
    return max(1, least)
  }
}
