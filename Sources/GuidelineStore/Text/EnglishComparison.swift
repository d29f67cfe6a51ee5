/// The base forms of English adjectives: `bigger → big`, `easiest → easy`.
enum EnglishComparison {
  /// The possible base forms of a comparative or superlative; empty for other words.
  static func positives(of word: String) -> [String] {
    guard let ending = ["er", "est"].first(where: word.hasSuffix) else { return [] }
    let stem = String(word.dropLast(ending.count))
    guard stem.utf8.count > 2, let last = stem.last else { return [] }
    if last == "i" { return [stem.dropLast() + "y"] }
    if stem.hasSuffix("\(last)\(last)") { return [stem, String(stem.dropLast())] }
    // A closed syllable such as `big` would double its last letter.
    return isClosed(stem) ? [stem + "e"] : [stem, stem + "e"]
  }

  /// Whether the word is one syllable ending in a single vowel and a consonant.
  private static func isClosed(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    let vowels = letters.indices.filter { "aeiou".utf8.contains(letters[$0]) }
    return vowels == [letters.count - 2] && !"wxy".utf8.contains(letters[letters.count - 1])
  }
}
