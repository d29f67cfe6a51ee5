/// What is left of an English word without the endings of plurals and verbs: `hiding` → `hid`.
///
/// A stem is the beginning of its word, and need only be the same for the word's forms: `hierarchy`,
/// `hierarchies` → `hierarch`.
enum EnglishStem {
  /// The number of bytes of a folded word's stem; the whole of a number or a word in another script.
  static func count(of word: Span<UInt8>) -> Int {
    let count = word.count
    guard count > 3, (0..<count).allSatisfy({ word[$0].isASCIILetter }) else { return count }
    var rest = count
    if ends(word, rest, "ies") && rest > 4 {
      return rest - 3
    }
    if ends(word, rest, "s") && !ends(word, rest, "ss") && !ends(word, rest, "us")
      && !ends(word, rest, "is")
    {
      rest -= 1
    }
    if let verb = verbEnding(of: word, rest) { rest = verb }
    if ends(word, rest, "ly") && rest > 5 { rest -= 2 }
    if rest > 3 && (ends(word, rest, "e") || ends(word, rest, "y")) { rest -= 1 }
    return rest
  }

  /// The count without `ing` or `ed`, and without the letter doubled before it: `dragging` → `drag`.
  private static func verbEnding(of word: Span<UInt8>, _ count: Int) -> Int? {
    for ending in ["ing", "ed"] where ends(word, count, ending) {
      let rest = count - ending.utf8.count
      guard rest >= 3 else { return nil }
      let last = word[rest - 1]
      let isDoubled =
        rest > 3 && last == word[rest - 2] && last != UInt8(ascii: "l")
        && last != UInt8(ascii: "s")
      return isDoubled ? rest - 1 : rest
    }
    return nil
  }

  private static func ends(_ word: Span<UInt8>, _ count: Int, _ ending: String) -> Bool {
    var index = count - ending.utf8.count
    guard index > 0 else { return false }
    for byte in ending.utf8 {
      guard word[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
