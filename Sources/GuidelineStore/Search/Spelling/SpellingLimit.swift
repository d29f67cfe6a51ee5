/// How far from a word a correction of it may be: in a short word, one other letter mostly makes
/// another word of it.
enum SpellingLimit {
  /// A word of fewer letters is not corrected.
  static let shortest = 4
  /// A word of more letters may have two that are wrong.
  static let long = 8

  /// Of an English word of so many letters: one that is missing, too many or exchanged with its
  /// neighbor; of a word that is not that short, one that is easily taken for it, and then any.
  static func latin(_ count: Int) -> Double {
    count > long ? 2.25 : count > 6 ? 1.25 : count > 4 ? 1.1 : 1
  }

  /// Of a name of so many letters, of which there are fewer to take it for.
  static func name(_ count: Int) -> Double {
    count > long ? 2.25 : count > 5 ? 1.25 : 1.1
  }

  /// Of a Korean word of so many syllables; of two, one letter that looks or sounds alike.
  static func hangul(_ syllables: Int) -> Double {
    syllables > 3 ? 2 : syllables > 2 ? 1 : 0.75
  }

  /// Whether a short English word only goes on after another, or before it ends: `star` is no `start`.
  static func isOther(_ word: [UInt32], than written: [UInt32]) -> Bool {
    guard written.count < Self.long else { return false }
    let (short, long) = word.count < written.count ? (word, written) : (written, word)
    return long.starts(with: short) && long.last != short.last
  }
}
