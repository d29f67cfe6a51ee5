/// What is left of an English word without the endings of plurals and verbs: `hiding` → `hid`.
///
/// A stem is the beginning of its word, and need only be the same for the word's forms: `hierarchy`,
/// `hierarchies` → `hierarch`.
enum EnglishStem {
  /// The number of bytes of a folded word's stem; the whole of a number or a word in another script.
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

  /// The count without `ing` or `ed`, and without the letter doubled before it: `dragging` → `drag`.
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

  /// Whether the first `count` letters of a word, of which there are more, end with a letter.
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
