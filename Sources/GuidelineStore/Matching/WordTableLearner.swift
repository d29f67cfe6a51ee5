#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Learns a word table from pairs of units that are translations of each other.
///
/// The table depends on which pairs it was given, not on their order or number of copies.
package struct WordTableLearner: Sendable {
  private struct Pair: Hashable {
    var source: [MatchWord]
    var translation: [MatchWord]
    var stretch: Double
    /// Its place in a sample, the same in any set of pairs.
    let place: UInt64
  }

  private var pairs: Set<Pair> = []

  /// More pairs teach little that is new, and take memory: 25 kB each.
  private static let mostPairs = 8000
  private static let mostPairsOfPage = 2000

  /// Makes a learner that knows nothing.
  package init() {}

  /// Adds the pairs of two pages that are stated or sure without a table.
  package mutating func add(page source: [MatchUnit], translation: [MatchUnit]) {
    add(ParallelStretches(source, translation))
  }

  mutating func add(_ page: ParallelStretches) {
    var count = 0
    for stretch in page.stretches {
      for pair in SurePairs(stretch.source, stretch.translation, facts: stretch.facts).pairs {
        add(stretch.source[pair.row], stretch.translation[pair.column])
        count += 1
      }
      if count >= Self.mostPairsOfPage { return }
    }
  }

  /// Adds a pair.
  mutating func add(_ source: UnitWords, _ translation: UnitWords) {
    var place = StableHash()
    for word in source.words + translation.words { place.take(word.code) }
    pairs.insert(
      Pair(
        source: source.words, translation: translation.words,
        stretch: LengthEvidence.stretch(source.length, translation.length), place: place.value))
    if pairs.count >= 2 * Self.mostPairs { pairs = Set(sample) }
  }

  private var sample: ArraySlice<Pair> {
    pairs.count <= Self.mostPairs
      ? Array(pairs)[...] : pairs.sorted { $0.place < $1.place }.prefix(Self.mostPairs)
  }

  /// The table of all that was added.
  ///
  /// - Complexity: O(*n*) in the pairs for few and somewhat more for many, since words then have more
  ///   possible partners: under a second for 2,900.
  package func table() -> WordTable {
    let pairs = sample.sorted {
      $0.source.lexicographicallyPrecedes($1.source)
        || $0.source == $1.source && $0.translation.lexicographicallyPrecedes($1.translation)
    }
    let source = NumberedWords(pairs.map(\.source))
    let translation = NumberedWords(pairs.map(\.translation))
    var model = WordModel(source, translation)
    for _ in 0..<5 { model.improve() }

    var rows: [(word: Int, partners: [WordTable.Partner])] = []
    for word in source.words.indices {
      let partners = model.cells(of: word).compactMap { cell -> WordTable.Partner? in
        let product = model.forward[cell] * model.backward[cell]
        guard product > Self.leastProduct else { return nil }
        let strength = Self.strength(product)
        guard strength >= Self.leastStrength else { return nil }
        return WordTable.Partner(word: Int(model.partners[cell]), strength: strength)
      }
      if !partners.isEmpty { rows.append((word, partners.sorted { $0.word < $1.word })) }
    }
    let kept = Set(rows.flatMap { $0.partners.map(\.word) }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    let stretches = pairs.map(\.stretch).sorted()
    return WordTable(
      pairCount: pairs.count,
      meanStretch: stretches.reduce(0, +) / Double(max(stretches.count, 1)),
      source: WordTable.Vocabulary(
        words: rows.map { source.words[$0.word] },
        frequencies: rows.map { source.frequencies[$0.word] }),
      translation: WordTable.Vocabulary(
        words: kept.map { translation.words[$0] },
        frequencies: kept.map { translation.frequencies[$0] }),
      partners: rows.map { row in
        row.partners.compactMap { partner in
          numbers[partner.word].map { WordTable.Partner(word: $0, strength: partner.strength) }
        }
      })
  }

  /// A weaker tie tells nothing: dropping these makes the table a tenth as large and no worse.
  private static let leastStrength = 0.2
  /// A smaller product makes a weaker tie; most are, and need not be evened out.
  private static let leastProduct = 0.002

  /// Evens out the products of the two probabilities, in the steps that a table keeps.
  private static func strength(_ product: Double) -> Double {
    (pow(min(1, 4 * product), 0.35) * 255).rounded() / 255
  }
}

/// The words of one side of the pairs, without those in a single pair or in nearly all.
struct NumberedWords {
  /// Ascending.
  let words: [MatchWord]
  /// The number of pairs that contain each.
  let frequencies: [Int]
  /// The numbers of the words of all pairs, one pair's after the other, ascending within a pair.
  let numbers: ContiguousArray<Int32>
  private let bounds: [Int]

  /// - Parameter pairs: The words of each, ascending.
  init(_ pairs: [[MatchWord]]) {
    var all = WordNumbers()
    let raw = pairs.map { $0.map { all.number(of: $0) } }
    let ranks = WordRanks(all.words)
    var counts = [Int](repeating: 0, count: all.words.count)
    for number in raw.joined() { counts[Int(ranks.ofNumber[Int(number)])] += 1 }
    let most = Double(pairs.count) * 0.6
    let kept = counts.indices.filter { counts[$0] > 1 && Double(counts[$0]) < most }
    var numbers = [Int32](repeating: -1, count: counts.count)
    for (number, rank) in kept.enumerated() { numbers[rank] = Int32(number) }
    words = kept.map { ranks.words[$0] }
    frequencies = kept.map { counts[$0] }
    var ofPairs: ContiguousArray<Int32> = []
    bounds =
      [0]
      + raw.map { pair in
        ofPairs += pair.lazy.map { numbers[Int(ranks.ofNumber[Int($0)])] }.filter { $0 >= 0 }
        return ofPairs.count
      }
    self.numbers = ofPairs
  }

  var pairCount: Int { bounds.count - 1 }

  /// Which of ``numbers`` are a pair's.
  func indices(of pair: Int) -> Range<Int> { bounds[pair]..<bounds[pair + 1] }
}
