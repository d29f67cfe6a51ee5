/// Assigns IDs to words in order of first appearance.
///
/// A hash table of its own, because a word's code is a hash already.
struct WordNumbers {
  /// The word of each ID.
  private(set) var words: [MatchWord] = []
  /// An open-addressing table of IDs; -1 is free.
  private var places = [Int32](repeating: -1, count: 1 << 10)

  /// The ID of a word; a new one at first sight.
  mutating func number(of word: MatchWord) -> Int32 {
    var place = firstPlace(of: word)
    while true {
      let number = places[place]
      guard number >= 0 else { break }
      if words[Int(number)] == word { return number }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(words.count)
    words.append(word)
    if words.count * 2 > places.count { grow() }
    return Int32(words.count - 1)
  }

  private func firstPlace(of word: MatchWord) -> Int {
    Int(truncatingIfNeeded: word.code) & (places.count - 1)
  }

  private mutating func grow() {
    places = .init(repeating: -1, count: places.count * 2)
    for (number, word) in words.enumerated() {
      var place = firstPlace(of: word)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number)
    }
  }
}

/// Numbered words, sorted.
struct WordRanks {
  /// Ascending.
  let words: [MatchWord]
  /// The index in ``words`` of each ID's word.
  let ofNumber: [Int32]

  init(_ numbered: [MatchWord]) {
    let order = numbered.indices.sorted { numbered[$0] < numbered[$1] }
    words = order.map { numbered[$0] }
    var ranks = [Int32](repeating: 0, count: numbered.count)
    for (rank, number) in order.enumerated() { ranks[number] = Int32(rank) }
    ofNumber = ranks
  }
}
