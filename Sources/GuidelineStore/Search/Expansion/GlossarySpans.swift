/// Finds the names of the glossary among the words of a query.
struct GlossarySpans {
  /// Consecutive words that are a name.
  struct Span {
    var text: String
    /// The number of words.
    var count: Int
    /// The keys of the terms with this name.
    var terms: [Int]
    /// Whether it is the name of a type in code.
    var isSymbol: Bool
  }

  private var spans: [Int: [Span]] = [:]

  private static let longest = 5

  init(_ terms: [SearchTerm], in store: RuleStore) throws {
    try self.init(terms, stopWords: [], in: store)
  }

  /// - Parameter stopWords: The indices of stop words. If there are any, one-word names are left
  ///   out, except those that continue in hiragana after a stop word: `使いすぎ`.
  init(_ terms: [SearchTerm], stopWords: Set<Int>, in store: RuleStore) throws {
    let shortest = stopWords.isEmpty ? 1 : 2
    for start in terms.indices {
      var begins = true
      for count in 1...min(Self.longest, terms.count - start) {
        let words = terms[start..<start + count]
        guard words.allSatisfy({ $0.stretch != nil }) else { break }
        var texts: [String] = []
        if count < shortest, stopWords.contains(start) {
          texts += words.flatMap(\.formsWithFollowing).filter { !StopWords.containForm($0) }
        } else if count >= shortest, !words.indices.allSatisfy(stopWords.contains) {
          if begins, !words.dropFirst().contains(where: \.isBehindPreposition) {
            texts += Self.texts(of: words)
          }
          if stopWords.isDisjoint(with: words.indices) { texts += Self.turnedRound(words) }
        }
        if let span = try Self.span(named: texts, count: count, in: store) {
          spans[start, default: []].append(span)
        }
        // Stop early: few words are the start of a longer name.
        begins = try begins && store.hasTerm(beginningWith: Self.beginnings(of: words))
        guard begins || count == 1 else { break }
      }
    }
  }

  /// The first of these texts that is a name.
  private static func span(named texts: [String], count: Int, in store: RuleStore) throws -> Span? {
    for text in texts {
      let terms = try store.terms(named: text)
      guard !terms.isEmpty else { continue }
      return Span(
        text: text, count: count, terms: Set(terms.map(\.term)).sorted(),
        isSymbol: terms.allSatisfy(\.isSymbol))
    }
    return nil
  }

  /// The spellings that a name made of these words may have.
  private static func texts(of words: ArraySlice<SearchTerm>) -> [String] {
    guard let last = words.last else { return [] }
    let before = words.dropLast()
    let written = before.map(\.withFollowing).joined()
    var texts = last.formsWithFollowing.map { written + $0 }
    if before.contains(where: { $0.stretch?.following.isEmpty == false }) {
      texts.append(written + last.text)
    }
    guard before.allSatisfy(\.mayLoseFollowing) else { return texts }
    return texts
      + (last.wholeForms + last.stems(behindOthers: !before.isEmpty)).map {
        (before.map(\.text) + [$0]).joined(separator: " ")
      }
  }

  /// The possible beginnings of a name that continues after these words.
  private static func beginnings(of words: ArraySlice<SearchTerm>) -> [String] {
    let text = words.map(\.text).joined(separator: " ")
    guard words.contains(where: { !($0.stretch?.following.isEmpty ?? true) }) else { return [text] }
    return [text, words.map(\.withFollowing).joined()]
  }

  /// Two English words swapped: `text bigger` may mean `bigger text`, but `icon or text` isn't a
  /// text icon.
  private static func turnedRound(_ words: ArraySlice<SearchTerm>) -> [String] {
    guard words.count == 2, words.allSatisfy(\.isLatinWord), words.last?.isSetApart == false
    else { return [] }
    return [words.reversed().map(\.text).joined(separator: " ")]
  }

  /// Whether the word is a name by itself.
  func hasName(at index: Int) -> Bool { spans[index]?.contains { $0.count == 1 } ?? false }

  /// The names that start at a word, longest first.
  func named(from start: Int) -> [Span] { (spans[start] ?? []).reversed() }
}

extension SearchTerm {
  /// The Japanese word with all hiragana after it.
  fileprivate var withFollowing: String { text + (stretch?.following ?? "") }

  /// The Japanese word with different lengths of the hiragana after it, longest first.
  fileprivate var formsWithFollowing: [String] {
    guard let stretch else { return [] }
    return (1...Self.longestEnding).reversed().lazy
      .filter { $0 <= stretch.following.unicodeScalars.count }
      .map { text + String(stretch.following.unicodeScalars.prefix($0)) }
  }

  private static let longestEnding = 4

  /// Whether a name may contain the word without its hiragana. True for particles and for
  /// adjectives (新しい機能 → 新機能), false for verbs: 触って覚える isn't 触覚.
  fileprivate var mayLoseFollowing: Bool {
    guard let stretch, stretch.kind == .kanji else { return true }
    return stretch.following.hasSuffix("い") || Okurigana.kana(of: stretch.following) == nil
  }

  /// The word as written, in another spelling, and in Korean without its endings, longest first.
  fileprivate var wholeForms: [String] {
    guard let stretch, stretch.kind == .hangul else {
      return [text] + (stretch?.otherSpelling.map { [$0] } ?? [])
    }
    let stems = HangulStem.counts(of: stretch.scalars).map {
      String(scalars: stretch.scalars.prefix($0))
    }
    return stems.first == text ? stems : [text] + stems
  }

  /// The stems of a Korean verb. Stems of one syllable count only after other words: `너무 길`.
  fileprivate func stems(behindOthers: Bool) -> [String] {
    guard let stretch, stretch.kind == .hangul else { return [] }
    return HangulVerb.stems(of: stretch.scalars, shortest: behindOthers ? 1 : 2)
  }
}
