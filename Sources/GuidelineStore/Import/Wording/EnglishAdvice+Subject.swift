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

  /// Verbs that nothing but a subject stands before.
  private static let finiteVerbs: Set<String> = [
    "allows", "appears", "are", "arent", "became", "becomes", "brings", "can", "cannot", "cant",
    "contains", "could", "describes", "does", "doesnt", "enables", "gives", "has", "hasnt",
    "helps", "includes", "indicates", "is", "isnt", "keeps", "lets", "makes", "may", "means",
    "might", "must", "provides", "represents", "requires", "shows", "should", "takes", "tells",
    "uses", "was", "were", "will", "wont",
  ]

  /// Verbs that a plural noun before them makes finite.
  private static let verbsOfSeveral: Set<String> = [
    "allow", "appear", "become", "behave", "bring", "contain", "depend", "describe", "differ", "do",
    "dont", "enable", "give", "have", "help", "hold", "include", "indicate", "keep", "let", "look",
    "make", "mean", "need", "offer", "present", "provide", "remain", "represent", "require", "show",
    "stay", "take", "tell", "tend", "use", "work",
  ]

  private static let clauseStarts: Set<String> = [
    "because", "before", "after", "he", "how", "if", "it", "our", "people", "she", "since", "so",
    "that", "they", "this", "unless", "until", "users", "we", "what", "when", "whenever", "where",
    "whether", "which", "while", "who", "whose", "why", "you", "your",
  ]

  private static let articles: Set<String> = ["a", "an", "each", "every", "its", "the", "their"]

  private static let prepositions: Set<String> = [
    "about", "above", "across", "and", "at", "below", "between", "by", "for", "from", "in", "into",
    "of", "on", "or", "over", "to", "under", "with", "within", "without",
  ]
}
