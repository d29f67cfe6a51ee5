#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The words of a text, and how many of its units hold each.
public struct Vocabulary: Sendable {
  /// Ascending.
  private(set) var words: [MatchWord]
  /// How many units hold the word at the same index.
  private(set) var counts: [Int]
  /// How many units there are.
  private(set) var unitCount: Int

  /// Makes it of the words of all units, each word as often as units hold it.
  init(words occurrences: [MatchWord], unitCount: Int) {
    self.unitCount = unitCount
    words = []
    counts = []
    for word in occurrences.sorted() {
      if word == words.last {
        counts[counts.count - 1] += 1
      } else {
        words.append(word)
        counts.append(1)
      }
    }
  }

  /// The index of a word that is among them.
  func index(of word: MatchWord) -> Int {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The words of both.
  func union(_ other: Vocabulary) -> Vocabulary {
    var sum = self
    sum.unitCount += other.unitCount
    sum.words.removeAll(keepingCapacity: true)
    sum.counts.removeAll(keepingCapacity: true)
    var (left, right) = (0, 0)
    while left < words.count || right < other.words.count {
      let isHere =
        right == other.words.count || left < words.count && words[left] <= other.words[right]
      let isThere =
        left == words.count || right < other.words.count && other.words[right] <= words[left]
      sum.words.append(isHere ? words[left] : other.words[right])
      sum.counts.append((isHere ? counts[left] : 0) + (isThere ? other.counts[right] : 0))
      if isHere { left += 1 }
      if isThere { right += 1 }
    }
    return sum
  }

  /// For each word of `part`, its index among these words, or where it would stand, and how rare it
  /// is here.
  func places(of part: Vocabulary) -> [(index: Int, rarity: Double)] {
    var index = 0
    return part.words.map { word in
      while index < words.count && words[index] < word { index += 1 }
      let count = index < words.count && words[index] == word ? counts[index] : 0
      return (index, rarity(of: count, in: unitCount))
    }
  }
}

/// How much it tells that a unit holds a word which `count` of `total` units hold.
func rarity(of count: Int, in total: Int) -> Double {
  log(Double(total + 1) / (Double(count) + 0.5))
}
