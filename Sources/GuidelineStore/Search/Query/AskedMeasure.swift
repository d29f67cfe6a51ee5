/// What a query asks the measure of: `how many`, `how long`, `얼마나 자주`, `どのくらい大きく`.
///
/// The adjective names no topic, and seldom does a rule have it: it says `brief`, or `11 pt`.
enum AskedMeasure: CaseIterable {
  case count, length, frequency, size

  /// What a question with its adjective asks; `nil` if it asks for no measure.
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

  /// What a Japanese question asks that says `どのくらい`; `nil` if the word tells no measure.
  init?(japanese term: SearchTerm) {
    self.init { $0.questions[.japanese].contains(where: term.text.hasPrefix) }
  }

  private init?(where asks: (Self) -> Bool) {
    guard let found = Self.allCases.first(where: asks) else { return nil }
    self = found
  }

  /// Whether a word asks how much of something there may be.
  static func asks(_ term: SearchTerm) -> Bool { howMuch.contains(where: term.text.contains) }

  private static let howMuch = [String](.howMuchWords)

  /// English adjectives, beginnings of Korean ones, the kanji of Japanese ones.
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

  /// What a rule says that answers.
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
