/// The pairs of units of two texts that have words in common, found through an inverted index.
struct CandidatePairs {
  struct Pair {
    var old: Int
    var new: Int
    var likeness: Likeness
  }

  /// Sorted by new unit, then old unit.
  let pairs: [Pair]
  /// The indices in ``pairs`` of each old and each new unit.
  let byOld: [[Int]]
  let byNew: [Range<Int>]

  /// The most candidates per unit; those that share most of the rare words win.
  private static let partnerLimit = 24
  /// Pairs below this cosine aren't candidates.
  private static let leastLikeness = 0.03
  /// Factor for the likeness of a definition and advice.
  private static let unlikeKinds = 0.5

  /// Finds the pairs, always including stated ones.
  ///
  /// - Parameter wordCount: The number of word IDs in the two texts.
  init(_ old: WeighedText, _ new: WeighedText, wordCount: Int, facts: StatedMatches) {
    let (oldCount, newCount) = (old.count, new.count)
    let index = InvertedIndex(old, wordCount: wordCount)
    var pairs: [Pair] = []
    var byOld = [[Int]](repeating: [], count: oldCount)
    var byNew: [Range<Int>] = []
    byNew.reserveCapacity(newCount)
    var scores = [Double](repeating: 0, count: oldCount)
    var touched: [Int] = []
    var products = SentenceProducts()
    for unit in 0..<newCount {
      let words = new.words(of: unit)
      for word in words {
        for posting in index.postings(of: Int(word.number)) {
          if scores[posting.unit] == 0 { touched.append(posting.unit) }
          scores[posting.unit] += posting.weight * word.weight
        }
      }
      let start = pairs.count
      var partners = highest(Self.partnerLimit, of: touched, by: scores)
      let known = facts.partner(ofNew: unit)
      if let known, !partners.contains(known) { partners.append(known) }
      for partner in partners.sorted() {
        var likeness = Likeness(old, partner, new, unit, &products)
        if old.isDefinition(partner) != new.isDefinition(unit), partner != known {
          likeness.shrink(to: Self.unlikeKinds)
        }
        guard likeness.whole > Self.leastLikeness || partner == known else { continue }
        byOld[partner].append(pairs.count)
        pairs.append(Pair(old: partner, new: unit, likeness: likeness))
      }
      byNew.append(start..<pairs.count)
      for partner in touched { scores[partner] = 0 }
      touched.removeAll(keepingCapacity: true)
    }
    (self.pairs, self.byOld, self.byNew) = (pairs, byOld, byNew)
  }

  func index(old: Int, new: Int) -> Int? {
    var range = byNew[new]
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if pairs[middle].old == old { return middle }
      range =
        pairs[middle].old < old ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// The units with the highest scores, highest first; ties by index.
private func highest(_ limit: Int, of units: [Int], by scores: [Double]) -> [Int] {
  var best: [Int] = []
  best.reserveCapacity(limit + 1)
  for unit in units {
    let isAhead = { (other: Int) in
      scores[unit] != scores[other] ? scores[unit] > scores[other] : unit < other
    }
    if best.count == limit {
      guard isAhead(best[limit - 1]) else { continue }
      best.removeLast()
    }
    best.insert(unit, at: best.firstIndex(where: isAhead) ?? best.count)
  }
  return best
}

/// The units that contain each word, without words too frequent to be informative.
private struct InvertedIndex {
  struct Posting {
    var unit: Int
    var weight: Double
  }

  private var postings: [Posting]
  private var bounds: [Int]

  init(_ text: WeighedText, wordCount: Int) {
    let limit = min(max(200, text.count / 8), 2000)
    var counts = [Int](repeating: 0, count: wordCount)
    for word in text.words { counts[Int(word.number)] += 1 }
    bounds = [0]
    bounds.reserveCapacity(wordCount + 1)
    for count in counts { bounds.append(bounds[bounds.count - 1] + (count > limit ? 0 : count)) }
    postings = .init(repeating: Posting(unit: 0, weight: 0), count: bounds[wordCount])
    var next = bounds
    for unit in 0..<text.count {
      for word in text.words(of: unit) where counts[Int(word.number)] <= limit {
        postings[next[Int(word.number)]] = Posting(unit: unit, weight: word.weight)
        next[Int(word.number)] += 1
      }
    }
  }

  func postings(of word: Int) -> ArraySlice<Posting> { postings[bounds[word]..<bounds[word + 1]] }
}
