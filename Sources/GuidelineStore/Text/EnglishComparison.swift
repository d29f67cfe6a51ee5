/// What English adjectives are compared from: `bigger` → `big`, `easiest` → `easy`.
enum EnglishComparison {
  /// The words that one may be a comparative or a superlative of; none for any other.
  static func positives(of word: String) -> [String] {
    guard let ending = ["er", "est"].first(where: word.hasSuffix) else { return [] }
    let stem = String(word.dropLast(ending.count))
    guard stem.utf8.count > 2, let last = stem.last else { return [] }
    if last == "i" { return [stem.dropLast() + "y"] }
    let isDoubled = stem.hasSuffix("\(last)\(last)")
    return [stem, stem + "e"] + (isDoubled ? [String(stem.dropLast())] : [])
  }
}
