/// The measure that a query asks for: `how many`, `how long`, `얼마나 자주`, `どのくらい大きく`.
///
/// The adjective names no topic, and rules seldom contain it: they say `brief`, or `11 pt`.
enum AskedMeasure: CaseIterable {
  case count, length, frequency, size

  /// The measure that a question word and its adjective ask for; `nil` if there is none.
  init?(_ question: SearchTerm, _ adjective: SearchTerm?) {
    guard let adjective, let kind = question.stretch?.kind else { return nil }
    let word = folded(adjective.text)
    switch kind {
    case .word where folded(question.text) == "how":
      self.init { $0.questions[.english].contains(word) }
    case .hangul where question.text == "얼마나":
      self.init { $0.questions[.korean].contains { word.hasPrefix(folded($0)) } }
    default: return nil
    }
  }

  /// The measure that a Japanese question with `どのくらい` asks for; `nil` if there is none.
  init?(japanese term: SearchTerm) {
    self.init { $0.questions[.japanese].contains(where: term.text.hasPrefix) }
  }

  private init?(where asks: (Self) -> Bool) {
    guard let found = Self.allCases.first(where: asks) else { return nil }
    self = found
  }

  /// Whether the word asks how much of something there may be.
  static func asks(_ term: SearchTerm) -> Bool { howMuch.contains(where: term.text.contains) }

  private static let howMuch = [String](.howMuchWords)

  /// English adjectives, the first syllables of Korean ones, the kanji of Japanese ones.
  private var questions: LocalizedWords<[String]> {
    switch self {
    case .count: Self.counting
    case .length: Self.measuring
    case .frequency: Self.repeating
    case .size: Self.sizing
    }
  }

  private static let counting = LocalizedWords<[String]>(.countQuestions)
  private static let measuring = LocalizedWords<[String]>(.lengthQuestions)
  private static let repeating = LocalizedWords<[String]>(.frequencyQuestions)
  private static let sizing = LocalizedWords<[String]>(.sizeQuestions)

  /// Words that occur in rules with an answer.
  func answers(in language: Language) -> [String] {
    let role: Wording.Role =
      switch self {
      case .count: .countAnswers
      case .length: .lengthAnswers
      case .frequency: .frequencyAnswers
      case .size: .sizeAnswers
      }
    return [String](role, language)
  }
}
