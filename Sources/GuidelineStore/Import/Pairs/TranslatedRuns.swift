/// Pairs blocks where several in one language precede their translations, by section or by page.
struct TranslatedRuns {
  /// Index among the page's texts → number of the pair.
  private(set) var numbers: [Int: Int] = [:]
  var count: Int { numbers.count / 2 }
  /// Index among the page's texts → the language of its run.
  let languages: [Language]
  /// Each run's indexes among the page's texts.
  let runs: [Range<Int>]

  /// Texts with a smaller share of paired bytes don't translate each other.
  private static let leastShare = 0.8
  private static let fewestPairs = 3

  /// - Returns: `nil` if the texts don't follow each other like a text and its translation.
  init?(_ texts: [Block], _ languages: [Language], opening: Language) {
    let languages = Self.settled(languages, of: texts)
    self.languages = languages
    runs = Self.runs(of: languages)
    var paired = 0
    for (one, other) in zip(runs, runs.dropFirst()) where languages[one.lowerBound] == opening {
      let alignment = TextAlignment(texts[one], texts[other])
      for (position, partner) in alignment.pairs {
        numbers[position] = partner
        numbers[partner] = partner
      }
      paired += alignment.size
    }
    let size = texts.reduce(0) { $0 + $1.text.text.count }
    guard count >= Self.fewestPairs, Double(paired) >= Self.leastShare * Double(size) else {
      return nil
    }
  }

  private static func runs(of languages: [Language]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for position in languages.indices {
      if let last = runs.last, languages[last.lowerBound] == languages[position] {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    return runs
  }

  /// Counts a name among texts in the other language as theirs, unless it may translate a neighbor.
  private static func settled(_ languages: [Language], of texts: [Block]) -> [Language] {
    var languages = languages
    var start = 0
    for statement in texts.indices where texts[statement].isStatement {
      if start > 0, languages[start - 1] == languages[statement],
        !(start - 1..<statement).contains(where: { position in
          languages[position] != languages[position + 1]
            && areAsLong(texts[position], texts[position + 1])
        })
      {
        for position in start..<statement { languages[position] = languages[statement] }
      }
      start = statement + 1
    }
    return languages
  }

  private static func areAsLong(_ one: Block, _ other: Block) -> Bool {
    let sizes = [one, other].map(\.text.text.count)
    return sizes[0] <= 2 * sizes[1] && sizes[1] <= 2 * sizes[0]
  }
}

/// Pairs of blocks of a text and its translation, in the order of both.
private struct TextAlignment {
  private(set) var pairs: [(Int, Int)] = []
  /// The bytes of all paired blocks.
  private(set) var size = 0

  /// Longer texts aren't placed beside their translation.
  private static let mostComparisons = 40_000

  init(_ one: ArraySlice<Block>, _ other: ArraySlice<Block>) {
    guard one.count * other.count <= Self.mostComparisons else { return }
    let sizes = [one, other].map { $0.reduce(1) { $0 + $1.text.text.count } }
    let growth = min(max(Double(sizes[1]) / Double(sizes[0]), 0.5), 2)
    // For each two positions, the greatest likeness of the rest of both texts.
    var best = Array(
      repeating: Array(repeating: 0.0, count: other.count + 1), count: one.count + 1)
    for row in (0..<one.count).reversed() {
      for column in (0..<other.count).reversed() {
        let likeness = Self.likeness(
          one[one.startIndex + row], other[other.startIndex + column], growth: growth)
        best[row][column] = max(
          best[row + 1][column], best[row][column + 1], best[row + 1][column + 1] + likeness)
      }
    }
    var (row, column) = (0, 0)
    while row < one.count, column < other.count {
      if best[row][column] == best[row + 1][column] {
        row += 1
      } else if best[row][column] == best[row][column + 1] {
        column += 1
      } else {
        let pair = (one.startIndex + row, other.startIndex + column)
        pairs.append(pair)
        size += one[pair.0].text.text.count + other[pair.1].text.text.count
        (row, column) = (row + 1, column + 1)
      }
    }
  }

  /// The length of the shorter block, reduced by how much they differ; 0 if they can't be a pair.
  private static func likeness(_ one: Block, _ other: Block, growth: Double) -> Double {
    guard one.isHeading == other.isHeading else { return 0 }
    let sizes = (Double(one.text.text.count) * growth, Double(other.text.text.count))
    let (smaller, larger) = (min(sizes.0, sizes.1), max(sizes.0, sizes.1))
    guard larger <= mostGrowth * smaller + slack else { return 0 }
    let isLed = (one.lead?.meaning == .rule) == (other.lead?.meaning == .rule)
    let isAlike = isLed && one.isItem == other.isItem
    return smaller * (smaller + slack) / (larger + slack) * (isAlike ? 1 : 0.5)
  }

  /// Relative to the growth of the whole text.
  private static let mostGrowth = 1.7
  /// In bytes. Even a very short text may differ this much from its translation.
  private static let slack = 40.0
}
