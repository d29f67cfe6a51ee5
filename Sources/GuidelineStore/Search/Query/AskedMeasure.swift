/// What a query asks the measure of: `how long`, `얼마나 자주`, `どのくらい大きく`.
///
/// The adjective names no topic, and seldom does a rule have it: it says `brief`, or `11 pt`.
enum AskedMeasure: CaseIterable {
  case length, frequency, size

  /// What a question with its adjective asks; `nil` if it asks for no measure.
  init?(_ question: SearchTerm, _ adjective: SearchTerm?) {
    guard let adjective, let kind = question.stretch?.kind else { return nil }
    let word = folded(adjective.text)
    let found: AskedMeasure?
    switch kind {
    case .word where folded(question.text) == "how":
      found = Self.allCases.first { $0.english.contains(word) }
    case .hangul where question.text == "얼마나":
      found = Self.allCases.first { $0.korean.contains(where: word.hasPrefix) }
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  private var english: Set<String> {
    switch self {
    case .length: ["long", "short", "brief", "fast", "quick", "quickly", "soon"]
    case .frequency: ["often", "frequently", "frequent"]
    case .size: ["big", "large", "small", "wide", "tall", "high"]
    }
  }

  /// Beginnings, before the endings of adjectives and adverbs.
  private var korean: [String] {
    switch self {
    case .length: ["길", "긴", "오래", "짧", "빨", "빠르", "빠른"].map(folded)
    case .frequency: ["자주", "빈번"].map(folded)
    case .size: ["크", "큰", "커", "작", "넓", "높"].map(folded)
    }
  }

  /// What a rule says that answers.
  func answers(in language: Language) -> [String] {
    switch (self, language) {
    case (.length, .english):
      ["long", "short", "brief", "concise", "quick", "length", "duration", "seconds", "minutes"]
    case (.length, .korean): ["길이", "길", "짧", "간결", "간단", "빠르", "시간", "초"]
    case (.length, .japanese): ["長さ", "長い", "短い", "簡潔", "素早い", "時間", "秒"]
    case (.frequency, .english):
      ["often", "frequently", "occasionally", "sparingly", "repeatedly", "times"]
    case (.frequency, .korean): ["자주", "가끔", "반복", "빈도", "빈번", "횟수"]
    case (.frequency, .japanese): ["頻繁", "頻度", "たびたび", "繰り返す", "回数"]
    case (.size, .english):
      ["size", "large", "small", "minimum", "at least", "points", "pt", "pixels"]
    case (.size, .korean): ["크기", "크", "작", "최소", "이상", "포인트", "pt", "픽셀"]
    case (.size, .japanese): ["大きさ", "サイズ", "大きい", "小さい", "最小", "以上", "ポイント", "pt"]
    default: []
    }
  }
}
