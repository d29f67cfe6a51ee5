/// Nouns at the start of a sentence that are spelled like the verbs of advice.
extension EnglishAdvice {
  /// Whether the first word is a part of the subject, because a verb stands behind it: `Scroll views let
  /// people …`, `Label text tells …`, but not `Scroll lists that are long`.
  ///
  /// - Parameter rest: The words behind the first in its clause, at most up to a comma.
  static func goOnAsSubject(_ rest: ArraySlice<String>) -> Bool {
    var last = ""
    for word in rest.prefix(longestSubject) {
      defer { if !isFrequency(word) { last = word } }
      if finiteVerbs.contains(word) { return true }
      if verbsOfSeveral.contains(word), isPlural(last) { return true }
      // A clause of its own starts here, with or without a word that says so.
      if clauseStarts.contains(word) { return false }
      if articles.contains(word), !prepositions.contains(last) { return false }
    }
    return false
  }

  /// Whether a verb that advice starts with stands before nouns in names: `Launch screens appear …`.
  static func mayBeNoun(_ verb: String) -> Bool {
    firstWordsOfNames.contains(verb) || verb == "support"
  }

  /// Whether a title names where something is that is called like its verb: `Search as a tab`.
  static func isNounInPlace(_ title: String) -> Bool {
    let words = words(of: title)
    guard words.count > 1, ["as", "at", "in"].contains(words[1]) else { return false }
    return nounImperatives.contains(words[0])
  }

  /// In words.
  private static let longestSubject = 7

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss")
  }

  private static func isFrequency(_ word: String) -> Bool {
    word.hasSuffix("ly") || ["also", "always", "often", "never", "only"].contains(word)
  }

  private static let finiteVerbs = Set<String>(.finiteVerbs, .english)
  private static let verbsOfSeveral = Set<String>(.pluralVerbs, .english)
  private static let clauseStarts = Set<String>(.clauseStarts, .english)
  private static let articles = Set<String>(.articles, .english)
  static let prepositions = Set<String>(.prepositions, .english)
}
