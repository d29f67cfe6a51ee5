/// Sentences that are worded like advice, but aren't.
extension Advice {
  /// Whether a sentence only gives an example: `For example, a kettle …`, `예를 들어, …`, `たとえば…`.
  static func isExample(_ sentence: String) -> Bool {
    let start = withoutOpeningMarks(sentence)
    if let length = examples[.english].length(in: start) {
      // `For example code, use …` is about an example.
      return start.utf8.dropFirst(length).first.map(",:;".utf8.contains) ?? false
    }
    // `예를 들어 설명하세요` asks for one.
    if examples[.korean].begin(start) { return sentence.wordCount > 4 }
    return examples[.japanese].begin(start)
  }

  private static let examples = LocalizedWords<Beginnings>(.exampleOpenings)

  /// Whether a sentence is an observation in the progressive or the past, unlike any advice:
  /// `제목을 짧게 표시하고 있다`, `題名が短くなっている。`
  static func isObservation(_ sentence: String, _ language: Language) -> Bool {
    observations[language].end(sentence.withoutClosingBrackets)
  }

  private static let observations = LocalizedWords<Endings>(.observationEndings)

  /// Whether a title is a question that the text below answers: `What is a panel?`, `언제 여나요`.
  static func isQuestion(_ title: String, _ language: Language) -> Bool {
    for scalar in title.unicodeScalars.reversed() {
      switch scalar {
      case "?", "？": return true
      case "”", "\"", "’", "'", "」", "』", ")", "）", " ", "*": continue
      default: return questions[language].end(title)
      }
    }
    return false
  }

  private static let questions = LocalizedWords<Endings>(.questionEndings)

  /// Whether a sentence without final marks refers to another page, though worded like advice:
  /// `자세한 내용은 문서에서 확인하세요`, `もっと知りたい方は…`.
  static func isPointer(_ sentence: String, _ language: Language) -> Bool {
    readers[language].contains(where: sentence.holds)
      || pointers[language].end(sentence)
        && pointerSubjects[language].contains(where: sentence.holds)
      || looks[language].end(sentence) && lookSubjects[language].contains(where: sentence.holds)
  }

  private static let readers = LocalizedWords<[String]>(.curiousReaders)
  private static let pointers = LocalizedWords<Endings>(.pointerEndings)
  private static let pointerSubjects = LocalizedWords<[String]>(.pointerSubjects)
  private static let looks = LocalizedWords<Endings>(.lookEndings)
  private static let lookSubjects = LocalizedWords<[String]>(.lookSubjects)

  /// Whether a sentence is about the page itself, as at its start or end:
  /// `By following these guidelines, you can …`, `다음은 제목의 예시입니다.`, `次は例です。`
  static func isAboutPage(_ sentence: String, _ language: Language) -> Bool {
    // The writers of posts ask their readers for replies; guidelines don't.
    if announces(sentence, language) || requests[language].contains(where: sentence.holds) {
      return true
    }
    let start = withoutOpeningMarks(sentence)
    let isSummary = summaries[language].begin(start)
    guard language == .korean || language == .japanese else {
      if isSummary { return true }
      let start = String(start)
      guard start.holds("hese ") || start.holds("his summary") else { return false }
      return pageNouns.contains(where: start.lowercased().holds)
    }
    if isSummary { return summaryEndings[language].end(String(start).withoutFinalMarks) }
    return posts[language].begin(start) && deeds[language].contains { start.contains($0) }
      || translations[language].contains { start.contains($0) }
        && translatedWorks[language].contains { start.contains($0) }
  }

  private static let requests = LocalizedWords<[String]>(.readerRequests)
  private static let summaries = LocalizedWords<Beginnings>(.summaryOpenings)
  private static let summaryEndings = LocalizedWords<Endings>(.summaryEndings)
  private static let posts = LocalizedWords<Beginnings>(.postOpenings)
  private static let deeds = LocalizedWords<[String]>(.writerDeeds)
  private static let translations = LocalizedWords<[String]>(.translationNouns)
  private static let translatedWorks = LocalizedWords<[String]>(.translatedWorks)
  private static let pageNouns = [String](.pageNouns, .english)

  /// Without leading marks of lists and emphasis.
  private static func withoutOpeningMarks(_ sentence: String) -> Substring {
    sentence[
      sentence.unicodeScalars.prefix { "•·-–—→(（*_ ".unicodeScalars.contains($0) }.endIndex...]
  }
}
