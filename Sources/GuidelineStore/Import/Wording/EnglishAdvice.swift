enum EnglishAdvice {
  /// Whether the main clause is an imperative: `When possible, let people undo.`
  static func isDirective(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    guard let first = words.first else { return false }
    if isImperative(words[...], in: sentence[...]) { return true }
    guard openers.contains(first), sentence.contains(",") else { return false }
    // The main clause starts after one of the first commas.
    var rest = Substring(sentence)
    for _ in 0..<4 {
      guard let comma = rest.firstIndex(of: ",") else { return false }
      rest = rest[rest.index(after: comma)...]
      if isImperative(self.words(of: String(rest))[...], in: rest) { return true }
    }
    return false
  }

  /// Whether it allows only so much: `No blinking`, `One needle per dial`.
  static func isLimit(_ phrase: String) -> Bool { isLimit(words(of: phrase)) }

  private static func isLimit(_ words: [String]) -> Bool {
    guard (2...longestLimit).contains(words.count), let first = words.first else { return false }
    return (limitOpenings.contains(first) || words.contains(where: limitWords.contains))
      && !words.contains(where: finiteVerbs.contains)
  }

  /// In words.
  private static let longestLimit = 8

  /// Whether it sets a limit, or says what its subject has to do: `Panels should stay small.`
  static func setsRule(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    return isLimit(words) || isObligation(words)
  }

  private static func isObligation(_ words: [String]) -> Bool {
    guard let verb = words.firstIndex(where: obligations.contains), verb > 0 else { return false }
    return !words[..<verb].contains(where: relatives.contains)
  }

  static func isName(_ phrase: String) -> Bool {
    let words = words(of: phrase)
    guard let first = words.first else { return true }
    if words.count >= 7 || isClause(words) || isLimit(words) { return false }
    if words.count == 1 { return true }
    if words.count == 2, !isAdverb(first) { return !plainImperatives.contains(first) }
    if nounImperatives.contains(first) || adverbs.contains(first) || isAdverb(first) {
      return ["and", "or", "of"].contains(words[1]) && !joinsVerbs(words[...])
    }
    return !isDirective(phrase) && words.count <= 5
  }

  /// Whether two verbs share an object: `sort and trim lists`, but not `copy and paste`.
  private static func joinsVerbs(_ words: ArraySlice<String>) -> Bool {
    let words = Array(words.prefix(4))
    guard words.count == 4, words[1] == "and" || words[1] == "or" else { return false }
    if determiners.contains(words[2]) { return false }
    return plainImperatives.contains(words[2])
      || nounImperatives.contains(words[2]) && !gestures.contains(words[0] + " " + words[2])
  }

  /// `drag drop`, as in `drag and drop gestures`
  private static let gestures = [String](.verbPairs, .english)

  /// Whether words include a verb: `the window keeps its size`, but not `size of the window`.
  private static func isClause(_ words: [String]) -> Bool {
    if words.contains(where: relatives.contains) { return false }
    return zip(words, words.dropFirst()).contains { one, next in
      owners.contains(next) && !prepositions.contains(one) && one != "as"
        || verbs.contains(next) && next != "of"
    }
  }

  private static let owners: Set<String> = ["a", "an", "its", "the", "their", "them", "your"]
  private static let relatives = Set<String>(.relativeWords, .english)

  /// - Parameter text: The text of the words, with its marks.
  private static func isImperative(_ words: ArraySlice<String>, in text: Substring) -> Bool {
    guard var first = words.first else { return false }
    var rest = words.dropFirst()
    while adverbs.contains(first) || isAdverb(first), let next = rest.first {
      first = next
      rest = rest.dropFirst()
    }
    // Only an imperative follows `never` at the start.
    if rest.startIndex > words.startIndex, words.first == "never" { return true }
    if plainImperatives.contains(first) {
      // `Use of the logo`
      if rest.first == "of", !verbsBeforeOf.contains(first) { return false }
      return !mayBeNoun(first) || !startsWithSubject(rest, in: text)
    }
    // A word that may be a noun needs an object after it.
    guard nounImperatives.contains(first), let second = rest.first,
      !startsWithSubject(rest, in: text)
    else { return false }
    if joinsVerbs([first] + rest) { return true }
    return determiners.contains(second) || rest.count >= 4 && !verbs.contains(second)
  }

  private static let verbsBeforeOf = Set<String>(.verbsBeforeOf, .english)

  /// - Parameter rest: The words after a first one that may be a noun.
  private static func startsWithSubject(_ rest: ArraySlice<String>, in text: Substring) -> Bool {
    guard goOnAsSubject(rest) else { return false }
    // A verb after a mark is part of another clause.
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

  static let plainImperatives = Set<String>(.plainVerbs, .english)
  static let nounImperatives = Set<String>(.nounVerbs, .english)
  private static let openers = Set<String>(.clauseOpeners, .english)
  private static let adverbs = Set<String>(.verbAdverbs, .english)
  private static let obligations = Set<String>(.obligationVerbs, .english)
  private static let limitOpenings = Set<String>(.limitOpenings, .english)
  private static let limitWords = Set<String>(.limitWords, .english)
  private static let determiners = Set<String>(.determiners, .english)
  private static let verbs = Set<String>(.auxiliaries, .english)
}
