#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Learns a word table from pairs of units that are translations of each other.
///
/// The table depends on which pairs it was given, not on their order or number of copies.
public struct WordTableLearner: Sendable {
  private struct Pair: Hashable {
    var source: [MatchWord]
    var translation: [MatchWord]
    var stretch: Double
  }

  private var pairs: Set<Pair> = []

  /// Makes a learner that knows nothing.
  public init() {}

  /// Adds the pairs of two pages that are stated or sure without a table.
  public mutating func add(page source: [MatchUnit], translation: [MatchUnit]) {
    let facts = StatedMatches(source, translation)
    let source = source.map(UnitWords.init)
    let translation = translation.map(UnitWords.init)
    for pair in SurePairs(source, translation, facts: facts).pairs {
      add(source[pair.row], translation[pair.column])
    }
  }

  /// Adds a pair.
  mutating func add(_ source: UnitWords, _ translation: UnitWords) {
    pairs.insert(
      Pair(
        source: source.words, translation: translation.words,
        stretch: LengthEvidence.stretch(source.length, translation.length)))
  }

  /// The table of all that was added.
  ///
  /// - Complexity: O(*n*) in the pairs for few and somewhat more for many, since words then have more
  ///   possible partners: under a second for 2,900.
  public func table() -> WordTable {
    let pairs = pairs.sorted {
      $0.source.lexicographicallyPrecedes($1.source)
        || $0.source == $1.source && $0.translation.lexicographicallyPrecedes($1.translation)
    }
    let source = NumberedWords(pairs.map(\.source))
    let translation = NumberedWords(pairs.map(\.translation))
    var model = WordModel(source, translation)
    for _ in 0..<5 { model.improve() }

    var rows: [(word: Int, partners: [WordTable.Partner])] = []
    for word in source.words.indices {
      let partners = model.cells(of: word).map { cell in
        WordTable.Partner(
          word: model.partners[cell],
          strength: Self.strength(model.forward[cell] * model.backward[cell]))
      }.filter { $0.strength >= Self.leastStrength }
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

  /// Evens out the products of the two probabilities, in the steps that a table keeps.
  private static func strength(_ product: Double) -> Double {
    (pow(min(1, 4 * product), 0.35) * 255).rounded() / 255
  }
}

/// The words of one side of the pairs, those left out that stand in a single pair or nearly everywhere.
struct NumberedWords {
  let words: [MatchWord]
  let frequencies: [Int]
  /// The numbers of each pair's words.
  let pairs: [[Int]]

  init(_ pairs: [[MatchWord]]) {
    var frequency: [MatchWord: Int] = [:]
    for word in pairs.joined() { frequency[word, default: 0] += 1 }
    let most = Double(pairs.count) * 0.6
    let words = frequency.keys.filter {
      frequency[$0, default: 0] > 1 && Double(frequency[$0, default: 0]) < most
    }.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    self.words = words
    frequencies = words.map { frequency[$0, default: 0] }
    self.pairs = pairs.map { $0.compactMap { numbers[$0] } }
  }
}
