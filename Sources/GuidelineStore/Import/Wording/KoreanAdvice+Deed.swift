/// Sentences about actions without a named agent, which are therefore the reader's.
extension KoreanAdvice {
  /// Whether it states such an action: `제목을 짧게 짓는다`, `목록은 되도록 짧게 쓴다`, but not `목록은 항목을 쓴다`.
  static func isDeedOfReader(_ sentence: String) -> Bool {
    let isDeed = plainEndings.end(sentence)
    guard isDeed || deedsToObjects.end(sentence) else { return false }
    let words = sentence.split(separator: " ")
    guard words.count >= 2 else { return false }
    let verb = verbStart(of: words)
    let main = mainClause(of: words[..<verb])
    guard !main.contains(where: isAgent), !isDefinition(sentence) else { return false }
    let hasObject = main.contains { objectMarks.end($0) }
    let isUrged = urges.end(sentence)
    guard let topic = topic(of: words[..<verb], outside: main, isUrged: isUrged) else {
      return hasObject
    }
    // Without an object, the topic of the sentence is the object of the action.
    return isDeed && !hasObject && !actors.end(words[topic])
      && deedsToTopics.contains { words[verb].hasPrefix($0) }
      && (isUrged || words[(topic + 1)..<verb].contains(where: tellsManner)
        || isOmission(words[verb...]))
  }

  /// Whether a sentence without a final verb gives advice by itself, not only among similar ones:
  /// `꼭 필요할 때만 창을 표시.`, but not `남은 시간을 표시.`
  static func isTerse(_ sentence: String) -> Bool {
    guard isNote(sentence) else { return false }
    let stem = sentence.withoutClosingBrackets
    return !deeds.end(stem) && !isDeed(stem)
      || stem.split(separator: " ").contains(where: tellsManner)
  }

  /// Whether it defines something: `시트란 종이를 말한다`.
  static func isDefinition(_ sentence: String) -> Bool { meanings.end(sentence) }

  private static let meanings = Endings(.definitionEndings, .korean)

  /// The index of the word where the verb starts: `쓰지 않도록 한다`, `쓰게 한다`.
  private static func verbStart(of words: [Substring]) -> Int {
    var start = words.count - 1
    if start > 0, urges.end(words[start - 1] + " " + words[start]) { start -= 1 }
    if start > 0, words[start].hasPrefix("않"), words[start - 1].hasSuffix("지") { start -= 1 }
    return start
  }

  private static let urges: Endings = ["도록 한다", "도록 합니다"]

  private static func isOmission(_ verb: ArraySlice<Substring>) -> Bool {
    verb.dropFirst().first?.hasPrefix("않") ?? false
  }

  /// The words after clauses of time and reason: `창이 좁으면 열을 줄인다`.
  private static func mainClause(of words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let end = words.lastIndex { word in
      let word = word.hasSuffix(",") ? word.dropLast() : word
      return clauseEnds.end(word) && !nounsInMyeon.end(word)
    }
    return end.map { words[($0 + 1)...] } ?? words
  }

  private static let clauseEnds = Endings(.clauseEndings, .korean)
  private static let nounsInMyeon = Endings(.myeonNouns, .korean)

  /// The index of the topic, but not of people in a clause of reason before an urged action.
  private static func topic(
    of words: ArraySlice<Substring>, outside main: ArraySlice<Substring>, isUrged: Bool
  ) -> Int? {
    let topic = words.firstIndex { topicMarks.end($0) && isSubject($0) }
    guard let topic, isUrged, topic < main.startIndex, actors.end(words[topic]) else {
      return topic
    }
    return nil
  }

  private static let topicMarks: Endings = ["은", "는"]

  /// Whether a word is the agent rather than the topic.
  static func isAgent(_ word: Substring) -> Bool {
    word.hasSuffix("가") ? isSubject(word) : word.hasSuffix("이") && !adverbsInI.end(word)
  }

  private static let adverbsInI = Endings(.iAdverbs, .korean)

  private static let actors = Endings(.actors, .korean)

  /// Whether it only says how something is to be: `제목은 짧게`.
  static func isManner(_ phrase: String) -> Bool {
    let words = phrase.withoutFinalMarks.split(separator: " ")
    return words.count > 1 && words.last.map(tellsManner) == true
  }

  /// Whether a word says how or how often to do something: `작게`, `때만`.
  static func tellsManner(_ word: Substring) -> Bool {
    adverbs.contains(String(word)) || manners.end(word) && !receivers.end(word)
  }

  private static let adverbs = Set<String>(.mannerAdverbs, .korean)
  private static let manners: Endings = ["게", "히", "만"]
  private static let receivers: Endings = ["에게", "지만", "다만"]

  private static let deedsToObjects = Endings(.objectDeedEndings, .korean)
  private static let deedsToTopics = [String](.topicDeeds, .korean)
}
