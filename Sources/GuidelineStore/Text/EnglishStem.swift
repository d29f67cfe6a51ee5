/// Removes English plural and verb endings: `hiding → hid`.
///
/// A stem is a prefix of its word, and only needs to be the same for all forms: `hierarchy`,
/// `hierarchies → hierarch`.
enum EnglishStem {
  /// The stem's length in bytes; numbers and words in other scripts are kept whole.
  static func count(of word: Span<UInt8>) -> Int {
    let count = word.count
    guard count > 3 else { return count }
    for index in 0..<count where !word[index].isASCIILetter { return count }
    var rest = count
    if rest > 4 && ends(word, rest, "i", "e", "s") {
      return rest - 3
    }
    if ends(word, rest, "s") && !ends(word, rest, "s", "s") && !ends(word, rest, "u", "s")
      && !ends(word, rest, "i", "s")
    {
      rest -= 1
    }
    if let verb = verbEnding(of: word, rest) { rest = verb }
    if rest > 5 && ends(word, rest, "l", "y") { rest -= 2 }
    if rest > 3 && (ends(word, rest, "e") || ends(word, rest, "y")) { rest -= 1 }
    return rest
  }

  /// The length without `ing` or `ed` and a doubled letter: `dragging → drag`.
  private static func verbEnding(of word: Span<UInt8>, _ count: Int) -> Int? {
    let rest: Int
    if ends(word, count, "i", "n", "g") {
      rest = count - 3
    } else if ends(word, count, "e", "d") {
      rest = count - 2
    } else {
      return nil
    }
    guard rest >= 3 else { return nil }
    let last = word[rest - 1]
    let isDoubled =
      rest > 3 && last == word[rest - 2] && last != UInt8(ascii: "l") && last != UInt8(ascii: "s")
    return isDoubled ? rest - 1 : rest
  }

  private typealias Letter = Unicode.Scalar

  /// Whether a proper prefix of `count` bytes ends with a letter.
  private static func ends(_ word: Span<UInt8>, _ count: Int, _ last: Letter) -> Bool {
    count > 1 && Letter(word[count - 1]) == last
  }

  private static func ends(
    _ word: Span<UInt8>, _ count: Int, _ second: Letter, _ last: Letter
  ) -> Bool {
    count > 2 && ends(word, count, last) && Letter(word[count - 2]) == second
  }

  private static func ends(
    _ word: Span<UInt8>, _ count: Int, _ third: Letter, _ second: Letter, _ last: Letter
  ) -> Bool {
    count > 3 && ends(word, count, second, last) && Letter(word[count - 3]) == third
  }
}
