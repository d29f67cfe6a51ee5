/// The words of a query that ask for a number: `how many`, `몇 개`, `何個`, `いくつ`.
///
/// They name no topic, and no rule contains them: a rule states a number or a limit. The same goes
/// for words that ask for another measure.
struct AskedNumber {
  /// The terms without question words.
  private(set) var terms: [SearchTerm] = []
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

  /// How many words from here on only ask for a number.
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

  /// The unit after a question syllable, which rules contain too: `몇초`, `何文字`.
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

  /// Units for the length of a text.
  private static let letterCounts: Set = ["글자", "자", "文字", "字"]

  /// Whether a Korean word is a counter followed only by endings.
  private static func isCounter(_ word: ArraySlice<UInt32>) -> Bool {
    koreanCounters.contains { counter in
      word.starts(with: counter)
        && (word.count == counter.count
          || HangulStem.isEnding(Array(word.dropFirst(counter.count))))
    }
  }

  /// Whether a word asks for a number or a limit but is worth searching for as well.
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

  /// Whether a kanji is the stem of an adjective, not of a noun: `大きく` and `長い`, not `長さ`.
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
  /// An optional term for words that occur in answers.
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
