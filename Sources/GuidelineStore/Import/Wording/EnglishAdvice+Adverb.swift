/// Adverbs that tell a verb from the noun that is spelled like it.
extension EnglishAdvice {
  /// Whether a word that may be a noun is the verb of its sentence, for an adverb says how it is to be
  /// done: `Thoroughly test custom effects`, `Position popovers appropriately`.
  ///
  /// - Parameters:
  ///   - words: Those of the clause.
  ///   - rest: The words behind the one in question.
  static func isVerbWithAdverb(_ words: ArraySlice<String>, _ rest: ArraySlice<String>) -> Bool {
    guard rest.count >= 2, let first = words.first, let second = rest.first, let last = rest.last
    else { return false }
    if rest.startIndex > words.startIndex + 1 { return tellsManner(first) }
    // In `Focus moves smoothly` the second word is the verb.
    return rest.count <= 4 && tellsManner(last) && !mayBeFinite(second)
  }

  private static func tellsManner(_ word: String) -> Bool {
    word.hasSuffix("ly") && !adjectivesInLy.contains(word)
  }

  private static let adjectivesInLy: Set<String> = [
    "assembly", "costly", "daily", "early", "family", "friendly", "hourly", "likely", "lively",
    "monthly", "only", "orderly", "reply", "supply", "timely", "unlikely", "weekly", "yearly",
  ]

  private static func mayBeFinite(_ word: String) -> Bool {
    guard word.hasSuffix("s") else { return false }
    let stem = String(word.dropLast())
    let stems = [stem, String(stem.dropLast()), String(stem.dropLast(2)) + "y"]
    return stems.contains { plainImperatives.contains($0) || nounImperatives.contains($0) }
  }
}
