/// IBM model 1 in both directions: how probable each word makes each word of the other language.
///
/// After Brown et al., “The Mathematics of Statistical Machine Translation” (1993). Only words that
/// stand together more often than chance would have it are considered; for all others there is the
/// empty word.
struct WordModel {
  /// The translation's word of each cell.
  private(set) var partners: ContiguousArray<Int32> = []
  /// The probability of a cell's word of the translation, given that of the source.
  private(set) var forward: ContiguousArray<Double>
  /// The same the other way round.
  private(set) var backward: ContiguousArray<Double>

  private var rowStarts: [Int] = [0]
  /// What each word of the source meets in each pair that has it, word by word.
  private var meetings: ContiguousArray<Meeting> = []
  /// Where the meetings of each word in each of its pairs end.
  private var meetingEnds: ContiguousArray<Int> = []
  private var emptyForward: ContiguousArray<Double>
  private var emptyBackward: ContiguousArray<Double>
  private let source: NumberedWords
  private let translation: NumberedWords

  /// A word of the translation that a word of the source has in its pair.
  private struct Meeting {
    var cell: Int32
    /// Its index among the numbers of all pairs of the translation.
    var index: Int32
  }

  init(_ source: NumberedWords, _ translation: NumberedWords) {
    self.source = source
    self.translation = translation
    forward = []
    backward = []
    emptyForward = .init(repeating: 1, count: translation.words.count)
    emptyBackward = .init(repeating: 1, count: source.words.count)
    findMeetings()
    forward = .init(repeating: 1, count: partners.count)
    backward = forward
  }

  /// Makes the cells and finds where their words meet.
  private mutating func findMeetings() {
    var pairs = Array(repeating: [Int](), count: source.words.count)
    for pair in 0..<source.pairCount {
      for index in source.indices(of: pair) { pairs[Int(source.numbers[index])].append(pair) }
    }
    let meetingCount = makeCells(pairs)
    meetings.reserveCapacity(meetingCount)
    // The cell of each word of the translation in a row; -1 for none.
    var cellOf = ContiguousArray(repeating: Int32(-1), count: translation.words.count)
    for word in source.words.indices {
      for cell in cells(of: word) { cellOf[Int(partners[cell])] = Int32(cell) }
      for pair in pairs[word] {
        for index in translation.indices(of: pair) {
          let cell = cellOf[Int(translation.numbers[index])]
          if cell >= 0 { meetings.append(Meeting(cell: cell, index: Int32(index))) }
        }
        meetingEnds.append(meetings.count)
      }
      for cell in cells(of: word) { cellOf[Int(partners[cell])] = -1 }
    }
  }

  /// Makes the cells.
  ///
  /// - Parameter pairs: Those that have each word of the source.
  /// - Returns: How often the words of all cells meet.
  private mutating func makeCells(_ pairs: [[Int]]) -> Int {
    var total = 0
    var together = ContiguousArray(repeating: 0, count: translation.words.count)
    var met: [Int] = []
    for word in source.words.indices {
      met.removeAll(keepingCapacity: true)
      for pair in pairs[word] {
        for index in translation.indices(of: pair) {
          let partner = Int(translation.numbers[index])
          if together[partner] == 0 { met.append(partner) }
          together[partner] += 1
        }
      }
      for partner in met {
        let count = together[partner]
        let byChance = source.frequencies[word] * translation.frequencies[partner]
        if count > 1 && count * source.pairCount > byChance {
          partners.append(Int32(partner))
          total += count
        }
        together[partner] = 0
      }
      rowStarts.append(partners.count)
    }
    return total
  }

  /// The cells of a word of the source.
  func cells(of word: Int) -> Range<Int> { rowStarts[word]..<rowStarts[word + 1] }

  /// One round of expectation and maximization.
  mutating func improve() {
    let sums = forwardSums()
    var emptyForwardCounts = ContiguousArray(repeating: 0.0, count: emptyForward.count)
    for (number, sum) in zip(translation.numbers, sums) {
      emptyForwardCounts[Int(number)] += emptyForward[Int(number)] / sum
    }
    let counts = expectedCounts(sums)
    (forward, backward) = (counts.forward, counts.backward)
    emptyForward = Self.normalized(emptyForwardCounts)
    emptyBackward = Self.normalized(counts.emptyBackward)
    normalizeCells()
  }

  /// Of all that makes each word of the translation in its pair, the empty word included.
  private func forwardSums() -> ContiguousArray<Double> {
    var sums = ContiguousArray(translation.numbers.lazy.map { emptyForward[Int($0)] })
    var span = sums.mutableSpan
    let (forward, meetings) = (forward.span, meetings.span)
    for index in meetings.indices {
      span[Int(meetings[index].index)] += forward[Int(meetings[index].cell)]
    }
    return sums
  }

  /// How often words are expected to make each other, and the empty word those of the source.
  private func expectedCounts(
    _ sums: ContiguousArray<Double>
  ) -> (
    forward: ContiguousArray<Double>, backward: ContiguousArray<Double>,
    emptyBackward: ContiguousArray<Double>
  ) {
    var forwardCounts = ContiguousArray(repeating: 0.0, count: partners.count)
    var backwardCounts = forwardCounts
    var emptyCounts = ContiguousArray(repeating: 0.0, count: emptyBackward.count)
    var forwardSpan = forwardCounts.mutableSpan
    var backwardSpan = backwardCounts.mutableSpan
    let (forward, backward, sums) = (forward.span, backward.span, sums.span)
    let (meetings, ends) = (meetings.span, meetingEnds.span)
    var (place, start) = (0, 0)
    for word in source.words.indices {
      for _ in 0..<source.frequencies[word] {
        let end = ends[place]
        var sum = emptyBackward[word]
        for index in start..<end { sum += backward[Int(meetings[index].cell)] }
        for index in start..<end {
          let cell = Int(meetings[index].cell)
          backwardSpan[cell] += backward[cell] / sum
          forwardSpan[cell] += forward[cell] / sums[Int(meetings[index].index)]
        }
        emptyCounts[word] += emptyBackward[word] / sum
        (place, start) = (place + 1, end)
      }
    }
    return (forwardCounts, backwardCounts, emptyCounts)
  }

  private mutating func normalizeCells() {
    var totals = Array(repeating: 0.0, count: emptyForward.count)
    for word in source.words.indices {
      let row = cells(of: word)
      let total = row.reduce(0) { $0 + forward[$1] }
      for cell in row {
        if total > 0 { forward[cell] /= total }
        totals[Int(partners[cell])] += backward[cell]
      }
    }
    for cell in partners.indices where totals[Int(partners[cell])] > 0 {
      backward[cell] /= totals[Int(partners[cell])]
    }
  }

  private static func normalized(_ counts: ContiguousArray<Double>) -> ContiguousArray<Double> {
    let total = counts.reduce(0, +)
    return ContiguousArray(counts.lazy.map { $0 / max(total, 1e-9) })
  }
}
