/// Nouns at the start of a sentence that are spelled like verbs of advice.
extension EnglishAdvice {
  /// Whether the first word is part of the subject, because a verb follows:
  /// `Scroll views let people …`, `Label text tells …`, but not `Scroll lists that are long`.
  static func goOnAsSubject(_ rest: ArraySlice<String>) -> Bool {
    var last = ""
    for word in rest.prefix(longestSubject) {
      defer { if !isFrequency(word) { last = word } }
      if finiteVerbs.contains(word) { return true }
      if verbsOfSeveral.contains(word), isPlural(last) { return true }
      // Another clause starts here, with or without a conjunction.
      if clauseStarts.contains(word) { return false }
      if articles.contains(word), !prepositions.contains(last) { return false }
    }
    return false
  }

  /// Whether a verb of advice may also be the first word of a name: `Launch screens appear …`.
  static func mayBeNoun(_ verb: String) -> Bool {
    firstWordsOfNames.contains(verb) || verb == "support"
  }

  /// In words.
  private static let longestSubject = 7

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss")
  }

  private static func isFrequency(_ word: String) -> Bool {
    word.hasSuffix("ly") || ["also", "always", "often", "never", "only"].contains(word)
  }

  static let finiteVerbs = Set<String>(.finiteVerbs, .english)
  private static let verbsOfSeveral = Set<String>(.pluralVerbs, .english)
  private static let clauseStarts = Set<String>(.clauseStarts, .english)
  private static let articles = Set<String>(.articles, .english)
  static let prepositions = Set<String>(.prepositions, .english)
}
