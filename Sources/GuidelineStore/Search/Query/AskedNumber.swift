/// The words of a query that ask how many there may be: `how many`, `몇 개`, `何個`, `いくつ`.
///
/// Such words name no topic, and no rule has them: it states a number, or a limit.
struct AskedNumber {
  /// The terms without those that only ask.
  private(set) var terms: [SearchTerm] = []
  /// Whether a number is asked for.
  private(set) var isAsked: Bool

  init(_ terms: [SearchTerm], beside asides: [SearchQuery.Aside]) {
    isAsked = asides.contains { Self.asksCount($0.term) }
    var index = 0
    while index < terms.count {
      let next = terms.dropFirst(index + 1).first
      let count = Self.askingCount(terms[index], next)
      isAsked = isAsked || count > 0 || Self.isLimit(terms[index], before: next)
      if count == 0 { self.terms.append(terms[index]) }
      index += max(1, count)
    }
    if self.terms.isEmpty { self.terms = terms }
  }

  /// How many words that do nothing but ask stand here.
  private static func askingCount(_ term: SearchTerm, _ next: SearchTerm?) -> Int {
    guard let stretch = term.stretch else { return 0 }
    switch stretch.kind {
    case .hangul:
      guard stretch.scalars.first == koreanQuestion else { return 0 }
      if stretch.scalars.count > 1 { return isCounter(stretch.scalars.dropFirst()) ? 1 : 0 }
      guard let next = next?.stretch, next.kind == .hangul else { return 0 }
      return isCounter(next.scalars[...]) ? 2 : 0
    case .kanji:
      let isQuestion =
        stretch.scalars.count == 2 && stretch.scalars[0] == japaneseQuestion
        && japaneseCounters.contains(stretch.scalars[1])
      return isQuestion || stretch.scalars == number ? 1 : 0
    case .word:
      return folded(term.text) == "how" && next.map { folded($0.text) } == "many" ? 2 : 0
    case .katakana, .hiragana: return 0
    }
  }

  /// Whether a Korean word is a counter with nothing but endings after it.
  private static func isCounter(_ word: ArraySlice<UInt32>) -> Bool {
    koreanCounters.contains { counter in
      word.starts(with: counter)
        && (word.count == counter.count
          || HangulStem.isEnding(Array(word.dropFirst(counter.count))))
    }
  }

  /// Whether a word tells that a number is asked for, or a limit, and is worth finding itself.
  private static func isLimit(_ term: SearchTerm, before next: SearchTerm?) -> Bool {
    switch term.stretch?.kind {
    case .word:
      let word = folded(term.text)
      return word == "maximum" || word == "max"
        || word == "number" && next.map { folded($0.text) } == "of"
    case .hangul: return ["최대", "개수", "갯수"].contains(where: term.text.hasPrefix)
    case .kanji:
      return term.text == "最大" || term.text == "個数"
        || term.text.unicodeScalars.count > 2 && term.text.hasSuffix("数")
    default: return false
    }
  }

  private static func asksCount(_ term: SearchTerm) -> Bool {
    term.text.contains("いくつ") && !term.text.contains("いくつか")
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
  private static let koreanQuestion = scalars("몇")[0]
  private static let koreanCounters = ["개", "가지", "번"].map(scalars)
  private static let japaneseQuestion = scalars("何")[0]
  private static let japaneseCounters = Set(scalars("個件回本枚行"))
  private static let number = scalars("数")
}

extension AskedNumber {
  /// What a rule may say that answers; a rule without it lacks nothing.
  func bonus(in languages: Set<Language>, of store: RuleStore) throws -> ExpandedTerm? {
    guard isAsked else { return nil }
    var term = ExpandedTerm(text: "how many", groups: [], isBonus: true)
    for (language, words) in Self.answers where languages.contains(language) {
      for word in words {
        term.add(.number(word), try store.phrases(ofName: word), weight: Self.weight)
      }
    }
    return term
  }

  private static let answers: [(Language, [String])] = [
    (
      .english,
      [
        "at most", "up to", "no more than", "or fewer", "maximum", "limit", "one", "two", "three",
        "four", "five", "six",
      ]
    ),
    (.korean, ["최대", "까지", "이하", "이내", "하나", "한 개", "두 개", "세 개", "개"]),
    (.japanese, ["最大", "まで", "以下", "以内", "1つ", "2つ", "3つ", "一つ", "二つ", "個"]),
  ]
}
