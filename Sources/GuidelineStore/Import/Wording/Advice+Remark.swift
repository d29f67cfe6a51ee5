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

  /// Without leading marks of lists and emphasis.
  private static func withoutOpeningMarks(_ sentence: String) -> Substring {
    sentence[
      sentence.unicodeScalars.prefix { "•·-–—→(（*_ ".unicodeScalars.contains($0) }.endIndex...]
  }
}
