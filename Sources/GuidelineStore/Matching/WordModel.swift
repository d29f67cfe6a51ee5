/// IBM model 1 in both directions: how probable each word makes each word of the other language.
///
/// After Brown et al., “The Mathematics of Statistical Machine Translation” (1993). Only words that
/// stand together more often than chance would have it are considered; for all others there is the
/// empty word.
struct WordModel {
  /// The translation's word of each cell.
  private(set) var partners: [Int] = []
  /// The probability of a cell's word of the translation, given that of the source.
  private(set) var forward: [Double]
  /// The same the other way round.
  private(set) var backward: [Double]

  private var rowStarts: [Int] = [0]
  /// The cells of each word with the words that it meets, pair by pair.
  private var meetings: [Int32] = []
  /// Where the meetings of each word of each pair end.
  private var meetingEnds: [Int] = []
  private var emptyForward: [Double]
  private var emptyBackward: [Double]
  private let source: NumberedWords
  private let translation: NumberedWords

  init(_ source: NumberedWords, _ translation: NumberedWords) {
    self.source = source
    self.translation = translation
    var places = Array(repeating: [Int](), count: source.words.count)
    for (pair, words) in source.pairs.enumerated() {
      for word in words { places[word].append(pair) }
    }
    var together = Array(repeating: 0, count: translation.words.count)
    for word in source.words.indices {
      var met: [Int] = []
      for pair in places[word] {
        for partner in translation.pairs[pair] {
          if together[partner] == 0 { met.append(partner) }
          together[partner] += 1
        }
      }
      for partner in met {
        let byChance = source.frequencies[word] * translation.frequencies[partner]
        if together[partner] > 1 && together[partner] * source.pairs.count > byChance {
          partners.append(partner)
        }
        together[partner] = 0
      }
      rowStarts.append(partners.count)
    }
    forward = Array(repeating: 1, count: partners.count)
    backward = forward
    emptyForward = Array(repeating: 1, count: translation.words.count)
    emptyBackward = Array(repeating: 1, count: source.words.count)
    findMeetings()
  }

  private mutating func findMeetings() {
    var isMet = Array(repeating: false, count: emptyForward.count)
    for (words, others) in zip(source.pairs, translation.pairs) {
      for other in others { isMet[other] = true }
      for word in words {
        for cell in cells(of: word) where isMet[partners[cell]] {
          meetings.append(Int32(truncatingIfNeeded: cell))
        }
        meetingEnds.append(meetings.count)
      }
      for other in others { isMet[other] = false }
    }
  }

  /// The cells of a word of the source.
  func cells(of word: Int) -> Range<Int> { rowStarts[word]..<rowStarts[word + 1] }

  /// One round of expectation and maximization.
  mutating func improve() {
    var forwardCounts = Array(repeating: 0.0, count: partners.count)
    var backwardCounts = forwardCounts
    var emptyForwardCounts = Array(repeating: 0.0, count: emptyForward.count)
    var emptyBackwardCounts = Array(repeating: 0.0, count: emptyBackward.count)
    // Of all that makes each word of the pair.
    var sums = Array(repeating: 0.0, count: emptyForward.count)
    var place = 0
    var end = 0
    for (words, others) in zip(source.pairs, translation.pairs) {
      for other in others { sums[other] = emptyForward[other] }
      let first = end
      for word in words {
        let start = end
        end = meetingEnds[place]
        place += 1
        var sum = emptyBackward[word]
        for meeting in start..<end {
          let cell = Int(meetings[meeting])
          sums[partners[cell]] += forward[cell]
          sum += backward[cell]
        }
        for meeting in start..<end {
          let cell = Int(meetings[meeting])
          backwardCounts[cell] += backward[cell] / sum
        }
        emptyBackwardCounts[word] += emptyBackward[word] / sum
      }
      for meeting in first..<end {
        let cell = Int(meetings[meeting])
        forwardCounts[cell] += forward[cell] / sums[partners[cell]]
      }
      for other in others { emptyForwardCounts[other] += emptyForward[other] / sums[other] }
    }
    forward = forwardCounts
    backward = backwardCounts
    emptyForward = Self.normalized(emptyForwardCounts)
    emptyBackward = Self.normalized(emptyBackwardCounts)
    normalizeCells()
  }

  private mutating func normalizeCells() {
    var totals = Array(repeating: 0.0, count: emptyForward.count)
    for word in source.words.indices {
      let row = cells(of: word)
      let total = row.reduce(0) { $0 + forward[$1] }
      for cell in row {
        if total > 0 { forward[cell] /= total }
        totals[partners[cell]] += backward[cell]
      }
    }
    for cell in partners.indices where totals[partners[cell]] > 0 {
      backward[cell] /= totals[partners[cell]]
    }
  }

  private static func normalized(_ counts: [Double]) -> [Double] {
    let total = counts.reduce(0, +)
    return counts.map { $0 / max(total, 1e-9) }
  }
}
