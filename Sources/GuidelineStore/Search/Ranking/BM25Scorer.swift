#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Scores rules, one after another.
///
/// Each phrase is scored with Okapi BM25, and each term counts by its best group. A rule gains from
/// containing more of the terms, from having them together in its heading, lead and asked phrases,
/// and from having them close to each other.
struct BM25Scorer {
  /// Sorted by term, then by group.
  private var phrases: ContiguousArray<Phrase> = []
  /// The next rule that contains each phrase.
  private var next: ContiguousArray<UInt32> = []
  /// For each term, the maximum score of a group in a rule that contains each of its phrases once.
  private var worth: ContiguousArray<Double> = []
  /// The same, limited to phrases that rules in a language can contain.
  private var worthInLanguage: [Language: ContiguousArray<Double>] = [:]
  private let texts: [String]

  /// The phrases in the current rule.
  private var found: ContiguousArray<Phrase> = []
  /// Each term's score in the current rule.
  private var best: ContiguousArray<Double>
  /// Whether each term is in the current rule's heading, lead or asked phrases.
  private var isInFront: ContiguousArray<Bool>
  /// The bonus for nearness and for terms in front in the current rule.
  private var closeness = 0.0
  /// The penalty for missing terms.
  private var lack = 0.0
  /// The fraction of the query that the current rule contains, from 0 to 1.
  private(set) var held = 0.0

  /// A class, so that access doesn't copy it.
  private final class Phrase {
    let postings: FTS5Postings
    let term: Int
    let group: Int
    /// The score for one occurrence in the body of a rule of typical size.
    let value: Double
    /// The index of the next rule in the postings.
    private var row = 0

    init(_ phrase: ScoredPhrase, ofTerm term: Int) {
      postings = phrase.postings
      self.term = term
      group = phrase.group
      value = phrase.value
    }

    /// Advances to a rule.
    ///
    /// - Returns: The first rule from there on that contains the phrase.
    func next(from row: UInt32) -> UInt32 {
      self.row = postings.index(ofRow: row, from: self.row)
      return self.row < postings.rows.count ? postings.rows[self.row] : .max
    }

    /// The weighted number of occurrences in the current rule, where one in the lead counts more,
    /// and whether any is outside the body.
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

    /// The distance in tokens to another phrase in the rule that contains both.
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

  /// - Parameter languages: The rules' languages. If given, a rule isn't penalized for lacking
  ///   terms that only rules in another language can contain.
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
    }
    best = ContiguousArray(repeating: 0, count: terms.count)
    isInFront = ContiguousArray(repeating: false, count: terms.count)
    texts = terms.map(\.term.text)
  }

  /// The maximum score of a group, counting only phrases in these languages. Names in Latin letters
  /// occur in texts of all.
  private static func worth(of term: ScoredTerm, in isTaken: (Language) -> Bool) -> Double {
    var sums: [Int: Double] = [:]
    for phrase in term.phrases where isTaken(phrase.phrase.language) {
      sums[phrase.group, default: 0] += phrase.value
    }
    return sums.values.max() ?? 0
  }

  /// The score of a rule; more is better.
  ///
  /// - Parameters:
  ///   - row: Its key, greater than the previous one.
  ///   - size: The size of lead and body, in bytes.
  ///   - language: The rule's language, if it was passed to the initializer.
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

  /// The parts of the current rule's score.
  var contributions: [Contribution] {
    zip(texts, best).map { Contribution(.term($0), $1) }
      + [Contribution(.nearness, closeness), Contribution(.missingWords, lack)]
  }

  /// Finds the phrases that a rule contains.
  private mutating func find(_ row: UInt32) {
    found.removeAll(keepingCapacity: true)
    for index in next.indices where next[index] <= row {
      if next[index] < row { next[index] = phrases[index].next(from: row) }
      if next[index] == row { found.append(phrases[index]) }
    }
  }

  /// Adds up the scores of the phrases found.
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
      if let last = before.last, found[last].term == term - 1 {
        let distance = distance(from: before, to: start..<end)
        closeness += Self.nearness * min(best[term - 1], best[term]) / Double(distance)
      }
      before = start..<end
    }
  }

  /// The distance between two terms; 1 if they are adjacent.
  private func distance(from one: Range<Int>, to other: Range<Int>) -> Int {
    var least = Int.max
    for first in one {
      for second in other { least = min(least, found[first].distance(to: found[second])) }
    }
    return max(1, least)
  }
}
