/// What English adjectives are compared from: `bigger` → `big`, `easiest` → `easy`.
enum EnglishComparison {
  /// The words that one may be a comparative or a superlative of; none for any other.
  static func positives(of word: String) -> [String] {
    guard let ending = ["er", "est"].first(where: word.hasSuffix) else { return [] }
    let stem = String(word.dropLast(ending.count))
    guard stem.utf8.count > 2, let last = stem.last else { return [] }
    if last == "i" { return [stem.dropLast() + "y"] }
    if stem.hasSuffix("\(last)\(last)") { return [stem, String(stem.dropLast())] }
    // Of `big` the last letter would be written twice.
    return isClosed(stem) ? [stem + "e"] : [stem, stem + "e"]
  }

  /// Whether a word is one syllable that ends in one vowel and one consonant.
  private static func isClosed(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    let vowels = letters.indices.filter { "aeiou".utf8.contains(letters[$0]) }
    return vowels == [letters.count - 2] && !"wxy".utf8.contains(letters[letters.count - 1])
  }
}
