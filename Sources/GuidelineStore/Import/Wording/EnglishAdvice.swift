enum EnglishAdvice {
  /// Whether the main clause is an imperative: `When possible, let people undo.`
  static func isDirective(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    guard let first = words.first else { return false }
    if isImperative(words[...], in: sentence[...]) { return true }
    guard openers.contains(first), sentence.contains(",") else { return false }
    // The main clause starts behind one of the first commas.
    var rest = Substring(sentence)
    for _ in 0..<4 {
      guard let comma = rest.firstIndex(of: ",") else { return false }
      rest = rest[rest.index(after: comma)...]
      if isImperative(self.words(of: String(rest))[...], in: rest) { return true }
    }
    return false
  }

  static func isName(_ phrase: String) -> Bool {
    let words = words(of: phrase)
    guard let first = words.first else { return true }
    if words.count >= 7 || isClause(words) || saysOfName(phrase) { return false }
    if words.count == 1 { return true }
    if words.count == 2, !isAdverb(first) { return !plainImperatives.contains(first) }
    if nounImperatives.contains(first) || adverbs.contains(first) || isAdverb(first) {
      return ["and", "or", "of"].contains(words[1]) && !joinsVerbs(words[...])
    }
    return !isDirective(phrase) && words.count <= 5
  }

  /// Whether a sentence says behind a colon what holds for what it names before it: `Sheets: one at a
  /// time.`
  private static func saysOfName(_ phrase: String) -> Bool {
    guard phrase.endsSentence, let colon = phrase.range(of: ": ") else { return false }
    return phrase[colon.upperBound...].split(separator: " ").count >= 3
  }

  /// Whether two verbs share an object: `sort and trim lists`, but not `copy and paste`.
  private static func joinsVerbs(_ words: ArraySlice<String>) -> Bool {
    let words = Array(words.prefix(4))
    guard words.count == 4, words[1] == "and" || words[1] == "or" else { return false }
    if determiners.contains(words[2]) { return false }
    return plainImperatives.contains(words[2])
      || nounImperatives.contains(words[2]) && !gestures.contains([words[0], words[2]])
  }

  /// Pairs of verbs that name one deed, and so stand before nouns: `drag and drop gestures`.
  private static let gestures: Set<[String]> = [
    ["copy", "paste"], ["drag", "drop"], ["press", "hold"], ["search", "replace"], ["tap", "hold"],
  ]

  /// Whether a verb stands among the words: `the window keeps its size`, but not `size of the window`.
  private static func isClause(_ words: [String]) -> Bool {
    let prepositions: Set<String> = [
      "about", "above", "across", "and", "as", "at", "below", "between", "by", "for", "from", "in",
      "into", "of", "on", "or", "over", "to", "under", "with", "within", "without",
    ]
    let relatives: Set<String> = ["that", "which", "who", "when", "where"]
    if words.contains(where: relatives.contains) { return false }
    let owners: Set<String> = ["a", "an", "its", "the", "their", "them", "your"]
    return zip(words, words.dropFirst()).contains { one, next in
      owners.contains(next) && !prepositions.contains(one)
        || verbs.contains(next) && next != "of"
    }
  }

  /// - Parameters:
  ///   - words: Those of a sentence or of its end.
  ///   - text: What they are the words of.
  private static func isImperative(_ words: ArraySlice<String>, in text: Substring) -> Bool {
    guard var first = words.first else { return false }
    var rest = words.dropFirst()
    while adverbs.contains(first) || isAdverb(first), let next = rest.first {
      first = next
      rest = rest.dropFirst()
    }
    if plainImperatives.contains(first) {
      // `Use of the logo`
      if rest.first == "of", !verbsBeforeOf.contains(first) { return false }
      return !mayBeNoun(first) || !startsWithSubject(rest, in: text)
    }
    // A word that is a noun as well needs what only an object has behind it.
    guard nounImperatives.contains(first), let second = rest.first,
      !startsWithSubject(rest, in: text)
    else { return false }
    if joinsVerbs([first] + rest) || isVerbWithAdverb(words, rest) { return true }
    return determiners.contains(second) || rest.count >= 4 && !verbs.contains(second)
  }

  private static let verbsBeforeOf: Set<String> = [
    "beware", "learn", "speak", "talk", "tell", "think",
  ]

  /// - Parameter rest: What stands behind a first word that may be a noun.
  private static func startsWithSubject(_ rest: ArraySlice<String>, in text: Substring) -> Bool {
    guard goOnAsSubject(rest) else { return false }
    // A verb behind a mark is that of another clause.
    guard let mark = text.firstIndex(where: { ",;:(—–".contains($0) }) else { return true }
    let words = words(of: String(text[..<mark]))
    return goOnAsSubject(rest.prefix(max(0, words.count - 1)))
  }

  /// `clearly`, but not `supply`.
  private static func isAdverb(_ word: String) -> Bool {
    word.hasSuffix("ly") && !plainImperatives.contains(word)
  }

  /// In lower case, without apostrophes: `Don't stop` → `dont`, `stop`.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte.isASCIILetter {
        word.append(byte | 0x20)
      } else if byte == UInt8(ascii: "'") || byte >= 0x80 {
        continue
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Words that a subordinate clause or an adverbial before the imperative starts with.
  private static let openers: Set<String> = [
    "after", "although", "as", "at", "because", "before", "by", "depending", "during", "even",
    "except", "finally", "first", "for", "from", "generally", "given", "if", "ideally", "in",
    "instead", "next", "normally", "often", "on", "once", "outside", "rather", "regardless",
    "since", "then", "though", "throughout", "to", "together", "typically", "unless", "until",
    "usually", "when", "whenever", "where", "wherever", "whether", "while", "with", "within",
    "without",
  ]

  private static let adverbs: Set<String> = [
    "also", "always", "at", "first", "just", "never", "only", "please", "still", "then",
  ]

  private static let determiners: Set<String> = [
    "a", "an", "all", "any", "as", "at", "both", "each", "enough", "every", "how", "in", "it",
    "its",
    "multiple", "no", "on", "one", "only", "other", "people", "peoples", "that", "the", "their",
    "them", "these", "this", "those", "to", "users", "what", "when", "which", "with", "your",
  ]

  private static let verbs: Set<String> = [
    "are", "can", "could", "does", "has", "have", "is", "lets", "may", "might", "must", "of",
    "should", "shows", "uses", "was", "were", "will",
  ]
}
