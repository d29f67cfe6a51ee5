/// How well units explain each other's words across languages.
struct WordCoverage {
  /// For each side, the explained and the total word weight.
  struct Explained {
    var source: Double
    var sourceTotal: Double
    var translation: Double
    var translationTotal: Double

    /// The explained share of both sides, smoothed because short units say little.
    func smoothed() -> Double {
      let prior = 0.2
      let weight = 10.0
      let sourceShare = (source + weight * prior) / (sourceTotal + weight)
      let translationShare = (translation + weight * prior) / (translationTotal + weight)
      return (sourceShare * translationShare).squareRoot()
    }
  }

  private struct Partner {
    var word: Int
    var strength: Double
  }

  /// The words of each unit, as IDs local to these pages.
  private let source: [[Int]]
  private let translation: [[Int]]
  private let sourceWeights: [Double]
  private let translationWeights: [Double]
  /// The partners of source words that occur in the translation.
  private let partners: [[Partner]]

  /// The weight factor of words that the table doesn't have.
  private static let unknown = 0.1

  init(_ source: [UnitWords], _ translation: [UnitWords], table: WordTable) {
    var sourceNumbers: [MatchWord: Int] = [:]
    var translationNumbers: [MatchWord: Int] = [:]
    self.source = source.map { Self.number($0.words, in: &sourceNumbers) }
    self.translation = translation.map { Self.number($0.words, in: &translationNumbers) }

    var weights = Array(repeating: 0.0, count: translationNumbers.count)
    for (word, number) in translationNumbers {
      let known = table.translation.numbers[word]
      let weight = table.weight(
        ofFrequency: known.map { table.translation.frequencies[$0] } ?? 0)
      weights[number] = known != nil || word.isPlain ? weight : weight * Self.unknown
    }
    translationWeights = weights

    weights = Array(repeating: 0.0, count: sourceNumbers.count)
    var partners = Array(repeating: [Partner](), count: sourceNumbers.count)
    for (word, number) in sourceNumbers {
      let known = table.source.numbers[word]
      let weight = table.weight(ofFrequency: known.map { table.source.frequencies[$0] } ?? 0)
      let itself = translationNumbers[word]
      weights[number] = known != nil || itself != nil ? weight : weight * Self.unknown
      if let itself { partners[number].append(Partner(word: itself, strength: 1)) }
      guard let known else { continue }
      for partner in table.partners[known] {
        let partnerWord = table.translation.words[partner.word]
        if let here = translationNumbers[partnerWord], here != itself {
          partners[number].append(Partner(word: here, strength: partner.strength))
        }
      }
    }
    sourceWeights = weights
    self.partners = partners
  }

  /// How well single units explain each other.
  func grid() -> PairGrid {
    var grid = PairGrid(rows: source.count, columns: translation.count)
    var scratch = Scratch(count: translationWeights.count)
    for row in source.indices {
      for column in translation.indices {
        grid[row, column] = explained(source[row], translation[column], &scratch).smoothed()
      }
    }
    return grid
  }

  /// How well groups of units explain each other.
  func explained(source rows: [Int], translation columns: [Int]) -> Explained {
    var scratch = Scratch(count: translationWeights.count)
    return explained(
      rows.count == 1 ? source[rows[0]] : Set(rows.flatMap { source[$0] }).sorted(),
      columns.count == 1
        ? translation[columns[0]] : Set(columns.flatMap { translation[$0] }).sorted(),
      &scratch)
  }

  /// The best strength so far of each translation word; negative if the unit lacks it.
  private struct Scratch {
    var best: [Double]

    init(count: Int) { best = Array(repeating: -1, count: count) }
  }

  private func explained(
    _ words: [Int], _ others: [Int], _ scratch: inout Scratch
  ) -> Explained {
    var sum = Explained(source: 0, sourceTotal: 0, translation: 0, translationTotal: 0)
    for other in others { scratch.best[other] = 0 }
    for word in words {
      var best = 0.0
      for partner in partners[word] {
        let known = scratch.best[partner.word]
        guard known >= 0 else { continue }
        best = max(best, partner.strength)
        if partner.strength > known { scratch.best[partner.word] = partner.strength }
      }
      sum.source += best * sourceWeights[word]
      sum.sourceTotal += sourceWeights[word]
    }
    for other in others {
      sum.translation += scratch.best[other] * translationWeights[other]
      sum.translationTotal += translationWeights[other]
      scratch.best[other] = -1
    }
    return sum
  }

  private static func number(_ words: [MatchWord], in numbers: inout [MatchWord: Int]) -> [Int] {
    words.map { word in
      if let number = numbers[word] { return number }
      numbers[word] = numbers.count
      return numbers.count - 1
    }
  }
}
