enum KoreanAdvice {
  static func isDirective(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    if isRequest(sentence) || isDeedOfReader(sentence) { return true }
    // `표준 스타일을 사용합니다`: an action without a named agent is the reader's.
    return plainEndings.end(sentence) && sentence.holds(" ") && !isDefinition(sentence)
      && !hasSubject(sentence)
  }

  static func isRequest(_ sentence: String) -> Bool {
    let sentence = sentence.withoutFinalMarks
    return directiveEndings.end(sentence) || isPlainImperative(sentence) || isDemand(sentence)
      || isProposal(sentence)
  }

  private static func hasSubject(_ sentence: String) -> Bool {
    sentence.split(separator: " ").dropLast().contains(where: isSubject)
  }

  static func isSubject(_ word: Substring) -> Bool {
    subjectMarks.end(word) && !nonSubjects.end(word)
  }

  /// Without `이`, which also ends words that aren't subjects.
  private static let subjectMarks: Endings = ["은", "는", "가"]
  private static let nonSubjects = Endings(.nonSubjectEndings, .korean)

  static let plainEndings = Endings(.deedEndings, .korean)

  /// Whether a phrase ends in a verb or an adjective rather than in a noun.
  static func isPredicate(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if isRequest(phrase) { return true }
    if phrase.hasSuffix("다"), !phrase.hasSuffix("바다") { return true }
    return phrase.wordCount >= 3 && nominalEndings.end(phrase)
  }

  /// `모범 사례를 따르라`, but not a noun with the same ending.
  private static func isPlainImperative(_ phrase: String) -> Bool {
    guard phrase.hasSuffix("라"), !nounsInRa.end(phrase) else { return false }
    let words = phrase.wordCount
    return words >= 3 || words == 2 && isContracted(phrase.dropLast())
  }

  private static let nounsInRa = Endings(.raNouns, .korean)
  private static let directiveEndings = Endings(.requestEndings, .korean)

  /// Whether a phrase is a clause made into a noun, as in titles and notes.
  static func isNominal(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return phrase.wordCount >= 2 && phrase.hasSuffix("기")
  }

  /// Whether a phrase is such a clause, and not the name of a measure: `글자 크기`.
  static func isTitleOfDeed(_ phrase: String) -> Bool {
    isNominal(phrase) && !nounsInGi.contains(String(phrase.split(separator: " ").last ?? ""))
  }

  static let deeds = Endings(.deedNouns, .korean)
  static let objectMarks: Endings = ["을", "를"]

  /// Whether a phrase gives advice without a final verb, as notes do: `제목은 한 줄로 유지`, `결과를 알려주기`,
  /// `시작하자마자 띄우기 금지`.
  static func isNote(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if verdicts.end(phrase) { return phrase.wordCount >= 2 }
    guard !isRequest(phrase) else { return false }
    let words = phrase.split(separator: " ")
    guard words.count >= 3 || words.dropLast().contains(where: { objectMarks.end($0) }) else {
      return false
    }
    return deeds.end(phrase)
      || phrase.hasSuffix("기") && !nounsInGi.contains(String(words[words.count - 1]))
  }

  private static let verdicts = Endings(.verdicts, .korean)
  private static let nounsInGi = Set<String>(.giNouns, .korean)
  private static let nominalEndings = Endings(.nominalEndings, .korean)
}

/// Titles that give advice without a final verb.
extension KoreanAdvice {
  /// Whether a phrase names an action and its object: `중요한 내용을 늘 같은 곳에 유지`.
  static func isDeed(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    return (deeds.end(phrase) || deedsInTitles.end(phrase))
      && phrase.split(separator: " ").dropLast().contains { objectMarks.end($0) }
  }

  /// Whether a phrase omits the verb of its advice, or makes it a noun: `명확하게`, `꼭 필요할 때만`,
  /// `나가는 길 알려주기`. Names of things may have the same endings.
  static func isElliptic(_ phrase: String) -> Bool {
    let phrase = phrase.withoutClosingBrackets.withoutFinalMarks
    if isNote(phrase) || manners.end(phrase) { return true }
    return phrase.wordCount >= 3 && deedsInTitles.end(phrase)
  }

  private static let deedsInTitles = Endings(.titleDeedNouns, .korean)
  private static let manners = Endings(.mannerEndings, .korean)
}
