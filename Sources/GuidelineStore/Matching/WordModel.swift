/// IBM model 1 in both directions: the probability of each word given each word of the other
/// language.
///
/// After Brown et al., “The Mathematics of Statistical Machine Translation” (1993). Only considers
/// words that co-occur more often than by chance, and the empty word.
struct WordModel {
  /// The translation word of each cell.
  private(set) var partners: ContiguousArray<Int32> = []
  /// The probability of a cell's translation word given its source word.
  private(set) var forward: ContiguousArray<Double>
  /// The probability of a cell's source word given its translation word.
  private(set) var backward: ContiguousArray<Double>

  private var rowStarts: [Int] = [0]
  /// The cells each source word meets in each of its pairs, by word.
  private var meetings: ContiguousArray<Meeting> = []
  /// The end of each word's meetings in each of its pairs.
  private var meetingEnds: ContiguousArray<Int> = []
  private var emptyForward: ContiguousArray<Double>
  private var emptyBackward: ContiguousArray<Double>
  private let source: NumberedWords
  private let translation: NumberedWords

  /// A translation word that occurs in a pair with a source word.
  private struct Meeting {
    var cell: Int32
    /// Its index in the concatenated word IDs of all translation units.
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

  /// Makes the cells and finds the meetings of their words.
  private mutating func findMeetings() {
    var pairs = Array(repeating: [Int](), count: source.words.count)
    for pair in 0..<source.pairCount {
      for index in source.indices(of: pair) { pairs[Int(source.numbers[index])].append(pair) }
    }
    let meetingCount = makeCells(pairs)
    var meetings = ContiguousArray(repeating: Meeting(cell: 0, index: 0), count: meetingCount)
    var found = meetings.mutableSpan
    let (partners, translation) = (partners, translation)
    // The cell in a row for each translation word; -1 if there is none.
    var cellOfWord = ContiguousArray(repeating: Int32(-1), count: translation.words.count)
    var cellOf = cellOfWord.mutableSpan
    var count = 0
    for word in source.words.indices {
      let row = rowStarts[word]..<rowStarts[word + 1]
      for cell in row { cellOf[Int(partners[cell])] = Int32(cell) }
      for pair in pairs[word] {
        for index in translation.indices(of: pair) {
          let cell = cellOf[Int(translation.numbers[index])]
          if cell >= 0 {
            found[count] = Meeting(cell: cell, index: Int32(index))
            count += 1
          }
        }
        meetingEnds.append(count)
      }
      for cell in row { cellOf[Int(partners[cell])] = -1 }
    }
    self.meetings = meetings
  }

  /// Makes the cells.
  ///
  /// - Parameter pairs: For each source word, the pairs that contain it.
  /// - Returns: The total number of meetings.
  private mutating func makeCells(_ pairs: [[Int]]) -> Int {
    var total = 0
    var counts = ContiguousArray(repeating: 0, count: translation.words.count)
    var together = counts.mutableSpan
    let translation = translation
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

  /// The cells of a source word.
  func cells(of word: Int) -> Range<Int> { rowStarts[word]..<rowStarts[word + 1] }

  /// Runs one round of expectation and maximization.
  mutating func improve() {
    let sums = forwardSums()
    var emptyForwardCounts = ContiguousArray(repeating: 0.0, count: emptyForward.count)
    for (number, sum) in zip(translation.numbers, sums) {
      emptyForwardCounts[Int(number)] += emptyForward[Int(number)] / sum
    }
    emptyBackward = Self.normalized(countExpected(sums))
    emptyForward = Self.normalized(emptyForwardCounts)
    normalizeCells()
  }

  /// For each translation word in its pair, the sum over all source words, including the empty
  /// word.
  private func forwardSums() -> ContiguousArray<Double> {
    var sums = ContiguousArray(translation.numbers.lazy.map { emptyForward[Int($0)] })
    var span = sums.mutableSpan
    let (forward, meetings) = (forward.span, meetings.span)
    for index in meetings.indices {
      span[Int(meetings[index].index)] += forward[Int(meetings[index].cell)]
    }
    return sums
  }

  /// Puts expected counts in place of the probabilities of word pairs; each row depends on itself and
  /// on the sums only.
  ///
  /// - Returns: The expected counts of the empty word for source words.
  private mutating func countExpected(
    _ sums: ContiguousArray<Double>
  ) -> ContiguousArray<Double> {
    let sums = sums.span
    // Taken out, so that other members can be read meanwhile.
    var (forward, backward): (ContiguousArray<Double>, ContiguousArray<Double>) = ([], [])
    swap(&forward, &self.forward)
    swap(&backward, &self.backward)
    defer { (self.forward, self.backward) = (forward, backward) }
    var forwardSpan = forward.mutableSpan
    var backwardSpan = backward.mutableSpan
    let (meetings, ends) = (meetings.span, meetingEnds.span)
    var emptyCounts = emptyBackward
    var counts: ContiguousArray<(forward: Double, backward: Double)> = []
    var (place, start) = (0, 0)
    for word in source.words.indices {
      let row = rowStarts[word]..<rowStarts[word + 1]
      counts.removeAll(keepingCapacity: true)
      counts.append(contentsOf: repeatElement((forward: 0.0, backward: 0.0), count: row.count))
      var countSpan = counts.mutableSpan
      var emptyCount = 0.0
      for _ in 0..<source.frequencies[word] {
        let end = ends[place]
        var sum = emptyBackward[word]
        for index in start..<end { sum += backwardSpan[Int(meetings[index].cell)] }
        for index in start..<end {
          let cell = Int(meetings[index].cell)
          countSpan[cell - row.lowerBound].backward += backwardSpan[cell] / sum
          countSpan[cell - row.lowerBound].forward +=
            forwardSpan[cell] / sums[Int(meetings[index].index)]
        }
        emptyCount += emptyBackward[word] / sum
        (place, start) = (place + 1, end)
      }
      emptyCounts[word] = emptyCount
      for cell in row {
        forwardSpan[cell] = countSpan[cell - row.lowerBound].forward
        backwardSpan[cell] = countSpan[cell - row.lowerBound].backward
      }
    }
    return emptyCounts
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
