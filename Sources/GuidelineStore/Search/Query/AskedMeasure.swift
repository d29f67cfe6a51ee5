/// What a query asks the measure of: `how many`, `how long`, `얼마나 자주`, `どのくらい大きく`.
///
/// The adjective names no topic, and seldom does a rule have it: it says `brief`, or `11 pt`.
enum AskedMeasure: CaseIterable {
  case count, length, frequency, size

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
    case .count: ["many"]
    case .length: ["long", "short", "brief", "fast", "quick", "quickly", "soon"]
    case .frequency: ["often", "frequently", "frequent"]
    case .size: ["big", "large", "small", "wide", "tall", "high"]
    }
  }

  /// Beginnings, before the endings of adjectives and adverbs.
  private var korean: [String] {
    switch self {
    case .count: ["많"].map(folded)
    case .length: ["길", "긴", "오래", "짧", "빨", "빠르", "빠른"].map(folded)
    case .frequency: ["자주", "빈번"].map(folded)
    case .size: ["크", "큰", "커", "작", "넓", "높"].map(folded)
    }
  }

  /// What a Japanese question asks that says `どのくらい`; `nil` if the word tells no measure.
  init?(japanese term: SearchTerm) {
    guard
      let found = Self.allCases.first(where: { $0.japanese.contains(where: term.text.hasPrefix) })
    else { return nil }
    self = found
  }

  /// Whether a word asks how much of something there may be.
  static func asks(_ term: SearchTerm) -> Bool { howMuch.contains(where: term.text.contains) }

  private static let howMuch = ["どのくらい", "どれくらい", "どのぐらい", "どれぐらい", "どれほど"]

  /// The kanji of adjectives, adverbs and nouns.
  private var japanese: [String] {
    switch self {
    case .count: ["多", "数"]
    case .length: ["長", "短", "速", "早", "時間"]
    case .frequency: ["頻"]
    case .size: ["大", "小", "広", "高", "サイズ"]
    }
  }

  /// What a rule says that answers.
  func answers(in language: Language) -> [String] {
    switch (self, language) {
    case (.count, .english):
      [
        "at most", "up to", "no more than", "or fewer", "maximum", "limit", "one", "two", "three",
        "four", "five", "six",
      ]
    case (.count, .korean): ["최대", "까지", "이하", "이내", "하나", "한 개", "두 개", "세 개", "개"]
    case (.count, .japanese):
      ["最大", "まで", "以下", "以内", "1つ", "2つ", "3つ", "一つ", "二つ", "個"]
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
