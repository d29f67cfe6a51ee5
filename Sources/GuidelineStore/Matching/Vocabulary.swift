#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The words of a text with their document frequencies.
package struct Vocabulary: Sendable {
  /// Ascending.
  let words: [MatchWord]
  /// The number of units that contain the word at the same index.
  let counts: [Int]
  /// The number of units.
  let unitCount: Int

  /// - Parameter words: The words, ascending.
  init(words: [MatchWord], counts: [Int], unitCount: Int) {
    (self.words, self.counts, self.unitCount) = (words, counts, unitCount)
  }

  /// Merges vocabularies.
  init(joining parts: [Vocabulary]) {
    switch parts.count {
    case 0: self.init(words: [], counts: [], unitCount: 0)
    case 1: self = parts[0]
    default:
      let middle = parts.count / 2
      self = Vocabulary(joining: Array(parts[..<middle]))
        .union(Vocabulary(joining: Array(parts[middle...])))
    }
  }

  /// The index here of each word of `part`, a subset.
  func indices(of part: Vocabulary) -> [Int32] {
    var index = 0
    return part.words.map { word in
      while words[index] < word { index += 1 }
      return Int32(index)
    }
  }

  /// The words of both, with their counts added.
  func union(_ other: Vocabulary) -> Vocabulary {
    var words: [MatchWord] = []
    var counts: [Int] = []
    words.reserveCapacity(self.words.count + other.words.count)
    counts.reserveCapacity(self.words.count + other.words.count)
    var rest = other.words.indices
    for (word, count) in zip(self.words, self.counts) {
      while let next = rest.first, other.words[next] < word {
        words.append(other.words[next])
        counts.append(other.counts[next])
        rest.removeFirst()
      }
      words.append(word)
      if let next = rest.first, other.words[next] == word {
        counts.append(count + other.counts[next])
        rest.removeFirst()
      } else {
        counts.append(count)
      }
    }
    words += other.words[rest]
    counts += other.counts[rest]
    return Vocabulary(words: words, counts: counts, unitCount: unitCount + other.unitCount)
  }

  /// The rarity here of each word of `part`.
  func rarities(of part: Vocabulary) -> [Double] {
    var index = 0
    return part.words.map { word in
      while index < words.count && words[index] < word { index += 1 }
      let count = index < words.count && words[index] == word ? counts[index] : 0
      return rarity(of: count, in: unitCount)
    }
  }

  /// The cosine of two texts' words, from 0 to 1, weighted by rarity and number of units.
  func likeness(to other: Vocabulary, among background: Vocabulary) -> Double {
    let (here, there) = (weights(among: background), other.weights(among: background))
    var product = 0.0
    var rest = other.words.indices
    for (word, weight) in zip(words, here) {
      while let next = rest.first, other.words[next] < word { rest.removeFirst() }
      if let next = rest.first, other.words[next] == word { product += weight * there[next] }
    }
    let squares = [here, there].map { $0.reduce(0) { $0 + $1 * $1 } }
    return product == 0 ? 0 : product / (squares[0] * squares[1]).squareRoot()
  }

  private func weights(among background: Vocabulary) -> [Double] {
    zip(background.rarities(of: self), counts).map { $0 * (1 + log(Double($1))) }
  }
}
