/// The words of a query that ask how many there may be: `how many`, `몇 개`, `何個`, `いくつ`.
///
/// They name no topic, and no rule has them: it states a number, or a limit. Neither does a rule have what
/// asks for another measure.
struct AskedNumber {
  /// The terms without those that only ask.
  private(set) var terms: [SearchTerm] = []
  /// What is asked for.
  private(set) var measures: Set<AskedMeasure>

  init(_ terms: [SearchTerm], beside asides: [SearchQuery.Aside]) {
    measures = asides.contains { Self.asksCount($0.term) } ? [.count] : []
    let asksMeasure = asides.contains { AskedMeasure.asks($0.term) }
    var index = 0
    while index < terms.count {
      let next = terms.dropFirst(index + 1).first
      if let asked = AskedMeasure(terms[index], next) {
        measures.insert(asked)
        index += 2
        continue
      }
      if asksMeasure, let asked = AskedMeasure(japanese: terms[index]) {
        measures.insert(asked)
        if !Self.isAdjective(terms[index]) { self.terms.append(terms[index]) }
        index += 1
        continue
      }
      let count = Self.askingCount(terms[index], next)
      let unit = Self.askedUnit(of: terms[index])
      if count > 0 || unit != nil || Self.isLimit(terms[index], before: next) {
        measures.insert(.count)
      }
      if count == 0 { self.terms.append(unit ?? terms[index]) }
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
      return isCounter(next.scalars[...])
        ? 2 : isMeasure(String(scalars: HangulStem.stem(of: next.scalars))) ? 1 : 0
    case .kanji:
      let isQuestion =
        stretch.scalars.count == 2 && stretch.scalars[0] == japaneseQuestion
        && japaneseCounters.contains(stretch.scalars[1])
      return isQuestion || stretch.scalars == number ? 1 : 0
    case .word, .katakana, .hiragana: return 0
    }
  }

  /// The unit of measure that a word asks the number of, which the rule names as well: `몇초`, `何文字`.
  private static func askedUnit(of term: SearchTerm) -> SearchTerm? {
    guard let stretch = term.stretch, let question = stretch.scalars.first,
      stretch.kind == .hangul && question == koreanQuestion
        || stretch.kind == .kanji && question == japaneseQuestion
    else { return nil }
    let rest = Array(stretch.scalars.dropFirst())
    let unit = String(scalars: stretch.kind == .hangul ? HangulStem.stem(of: rest) : rest)
    guard isMeasure(unit) else { return nil }
    return SearchTerm(
      ScriptStretch(
        kind: stretch.kind, text: unit, scalars: unit.unicodeScalars.map(\.value),
        following: stretch.following), isPrefix: false)
  }

  private static func isMeasure(_ word: String) -> Bool {
    UnitNames.spellings(of: word) != nil || letterCounts.contains(word)
  }

  /// What lengths of texts are counted in.
  private static let letterCounts: Set = ["글자", "자", "文字", "字"]

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

  /// Whether a kanji is the stem of an adjective and not of a noun: `大きく` and `長い`, not `長さ`.
  private static func isAdjective(_ term: SearchTerm) -> Bool {
    guard let stretch = term.stretch, stretch.kind == .kanji else { return false }
    return stretch.scalars.count == 1
      && stretch.following.prefix(2).contains { $0 == "く" || $0 == "い" }
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
    guard !measures.isEmpty else { return nil }
    var term = ExpandedTerm(
      text: measures.contains(.count) ? "how many" : "how much", groups: [], isBonus: true)
    for language in [Language.english, .korean, .japanese] where languages.contains(language) {
      for word in AskedMeasure.allCases.filter(measures.contains).flatMap({
        $0.answers(in: language)
      }) {
        term.add(.number(word), try store.phrases(ofName: word), weight: Self.weight)
      }
    }
    return term
  }
}
