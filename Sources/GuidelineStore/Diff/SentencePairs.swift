/// Pairs the sentences of two texts, in order.
struct SentencePairs {
  /// Indices of sentences, ascending on both sides.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The minimum likeness of paired sentences.
  private static let leastLikeness = 0.4

  /// - Returns: `nil` if there are too many sentences to compare each with each.
  init?(_ old: DiffText, _ new: DiffText) {
    let (rows, columns) = (old.sentences.count, new.sentences.count)
    guard rows * columns <= 40_000 else { return nil }
    let oldWords = old.sentences.map { Self.words(of: old, $0) }
    let newWords = new.sentences.map { Self.words(of: new, $0) }
    // The maximum total likeness of pairs from each place on.
    var best = [Double](repeating: 0, count: (rows + 1) * (columns + 1))
    var likeness = [Double](repeating: 0, count: rows * columns)
    func place(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let value = Self.likeness(oldWords[row], newWords[column])
        likeness[row * columns + column] = value
        let paired = value >= Self.leastLikeness ? value + best[place(row + 1, column + 1)] : -1
        best[place(row, column)] = max(
          paired, best[place(row + 1, column)], best[place(row, column + 1)])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = best[place(row, column)]
      let value = likeness[row * columns + column]
      if value >= Self.leastLikeness, here == value + best[place(row + 1, column + 1)] {
        pairs.append((row, column))
        row += 1
        column += 1
      } else if here == best[place(row + 1, column)] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  private typealias Words = (tokens: [(number: Int, weight: Double)], weight: Double)

  private static func words(of text: DiffText, _ sentence: Range<Int>) -> Words {
    let tokens = sentence.map { (number: text.numbers[$0], weight: text.tokens[$0].weight) }
      .sorted { $0.number < $1.number }
    return (tokens, tokens.reduce(0) { $0 + $1.weight })
  }

  /// The weight of shared tokens relative to all tokens.
  private static func likeness(_ one: Words, _ other: Words) -> Double {
    var (i, j) = (0, 0)
    var common = 0.0
    while i < one.tokens.count, j < other.tokens.count {
      let (here, there) = (one.tokens[i].number, other.tokens[j].number)
      if here == there { common += one.tokens[i].weight }
      if here <= there { i += 1 }
      if there <= here { j += 1 }
    }
    return 2 * common / max(one.weight + other.weight, 0.1)
  }
}
