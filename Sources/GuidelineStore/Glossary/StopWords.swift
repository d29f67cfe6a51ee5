/// Words without search value, such as those that form a question, from `Data/wording`.
enum StopWords {
  /// Whether a folded word is a stop word; Korean without endings.
  static func contain(_ word: String) -> Bool { all.contains(word) }

  /// Whether an English word contrasts its neighbors: `or`, `versus`, `without`.
  static func setApart(_ word: String) -> Bool { contrasts.contains(folded(word)) }

  /// Whether an English word expresses a place.
  static func tellPlace(_ word: String) -> Bool { places.contains(folded(word)) }

  /// Whether an English word is a button label that distinguishes a name: `done button`.
  static func standsOnButtons(_ word: String) -> Bool { labels.contains(folded(word)) }

  /// Whether a Japanese word with its hiragana is a form of a stop word.
  static func containForm(_ word: String) -> Bool { japaneseForms.contains(folded(word)) }

  /// Whether a Korean word consists only of stop words: `해야할까요`, `쓸수있나요`, also `쓸수있나여`.
  static func make(up word: [UInt32]) -> Bool {
    HangulVerb.isMade(of: koreanVerbs, and: koreanNouns, word)
      || word.last == casualEnding
        && HangulVerb.isMade(of: koreanVerbs, and: koreanNouns, word.dropLast() + [politeEnding])
  }

  /// Whether syllables attached to a Korean word add no meaning: 눌렀을때, 넣지마, 화면위에.
  static func end(word syllables: [UInt32]) -> Bool {
    koreanEnds.contains { end in
      syllables.starts(with: end) && HangulStem.isEnding(Array(syllables.dropFirst(end.count)))
    } || make(up: syllables)
  }

  /// Whether a word has only Korean letters that form no syllable: laughter, tears, `ㅇㅇ`.
  static func isLaughter(_ word: [UInt32]) -> Bool { word.allSatisfy(isLoneLetter) }

  private static func isLoneLetter(_ scalar: UInt32) -> Bool {
    0x3131...0x318E ~= scalar || 0x1100...0x11FF ~= scalar
  }

  private static let all = FoldedWords(.stopWords)
  private static let contrasts = FoldedWords(.contrastWords)
  private static let places = FoldedWords(.placeWords)
  private static let labels = FoldedWords(.buttonLabels)
  private static let japaneseForms = FoldedWords(
    [String](.stopVerbs, .japanese).flatMap { [$0] + JapaneseInflection.beginnings(of: $0) })
  private static let koreanVerbs = scalars(.stopVerbs)
  private static let koreanNouns = scalars(.stopNouns)
  private static let koreanEnds = scalars(.stopEndings)
  private static let (casualEnding, politeEnding): (UInt32, UInt32) = (0xC5EC, 0xC694)

  private static func scalars(_ role: Wording.Role) -> [[UInt32]] {
    [String](role, .korean).map { $0.unicodeScalars.map(\.value) }
  }
}

/// Words to look up in any case and width.
struct FoldedWords: WordList {
  private let words: Set<FoldedWord>

  init(_ words: [String]) { self.words = Set(words.map { FoldedWord(folded($0).utf8) }) }

  func contains(_ folded: String) -> Bool { words.contains(FoldedWord(folded.utf8)) }
}

extension SearchTerm {
  /// Whether it is a stop word.
  var isStopWord: Bool {
    guard let stretch else { return false }
    if StopWords.isLaughter(stretch.scalars) { return true }
    switch stretch.kind {
    case .hangul:
      return HangulStem.counts(of: stretch.scalars).contains {
        StopWords.contain(String(scalars: stretch.scalars.prefix($0)))
      } || StopWords.contain(stretch.text) || StopWords.make(up: stretch.scalars)
    default: return StopWords.contain(folded(stretch.text))
    }
  }
}
