/// Other ways to write a number: `5` as `five`, `네 개` as `4개`, `三本指` as `3本指`, `11pt` as
/// `11 points`.
struct NumberWords {
  /// The languages of the texts that are searched.
  let languages: Set<Language>

  private static let english = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  /// The forms used before a counted noun.
  private static let korean = [
    "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두",
  ]
  private static let kanji = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]

  /// Adds the other spellings of a number to its term.
  ///
  /// - Parameter next: The word after it, which may be the counted noun.
  func add(to term: inout ExpandedTerm, for written: SearchTerm, before next: SearchTerm?) {
    guard let stretch = written.stretch else { return }
    switch stretch.kind {
    case .word:
      if let value = Self.value(of: stretch) {
        add(Self.english[value - 1], .english, to: &term)
        add(Self.korean[value - 1], of: next, to: &term)
        add(Self.kanji[value - 1] + "つ", .japanese, to: &term)
      } else if let units = UnitNames.spellings(of: String(scalars: stretch.unit)) {
        let number = stretch.scalars.dropLast(stretch.unit.count)
        addMeasures(String(scalars: number), units, to: &term)
      } else if let value = Self.english.firstIndex(of: String(scalars: stretch.scalars)) {
        add(String(value + 1), .english, to: &term)
        add(Self.korean[value], of: next, to: &term)
        add(Self.kanji[value] + "つ", .japanese, to: &term)
      }
    case .hangul:
      if let value = Self.korean.firstIndex(of: stretch.text) {
        add(String(value + 1), of: next, to: &term)
        add(Self.english[value], .english, to: &term)
      }
    case .kanji:
      // A number with a counter, as in `三本指`. `一覧` isn't one, but no text contains `1覧` either.
      if let value = Self.kanji.firstIndex(of: String(stretch.text.prefix(1))),
        stretch.text.count > 1
      {
        add(String(value + 1) + stretch.text.dropFirst(), .japanese, to: &term)
      }
    case .katakana, .hiragana: break
    }
  }

  /// A term for a number followed by its counter: `4개`, `3本`.
  func counted(_ number: SearchTerm, _ counter: SearchTerm) -> ExpandedTerm? {
    guard let digits = number.stretch, digits.kind == .word,
      digits.scalars.allSatisfy({ 0x30...0x39 ~= $0 }), let unit = Self.counter(of: counter),
      let whole = SearchTerm(phrase: digits.text + unit)
    else { return nil }
    // Each spelling counts as rare as all spellings together.
    var term = ExpandedTerm(
      text: whole.text,
      groups: whole.alternatives.map {
        ExpandedTerm.Group(origin: .number(whole.text), weight: 1, phrases: [$0])
      })
    term.groups.append(
      ExpandedTerm.Group(origin: .parts, weight: Self.weight, phrases: number.alternatives))
    if let value = Self.value(of: digits) {
      add(Self.english[value - 1], .english, to: &term)
      add(Self.korean[value - 1] + unit, .korean, to: &term)
      add(Self.kanji[value - 1] + unit, .japanese, to: &term)
    }
    return term
  }

  /// The number's value if it can be written as a word.
  private static func value(of stretch: ScriptStretch) -> Int? {
    Int(String(scalars: stretch.scalars)).flatMap { english.indices.contains($0 - 1) ? $0 : nil }
  }

  /// The counter, without a following word for a limit.
  private static func counter(of term: SearchTerm) -> String? {
    guard let stretch = term.stretch else { return nil }
    let letters =
      switch stretch.kind {
      case .hangul: HangulStem.stem(of: stretch.scalars)
      case .kanji: stretch.scalars
      case .word, .katakana, .hiragana: [UInt32]()
      }
    let limit = limits.first { letters.count > $0.count && letters.suffix($0.count) == $0[...] }
    let unit = letters.dropLast(limit?.count ?? 0)
    return unit.count == 1 ? String(scalars: unit) : nil
  }

  /// Suffixes that make a number a limit.
  private static let limits = ["以上", "以内", "以下", "未満", "程度", "이상", "이하", "이내", "미만"]
    .map { $0.unicodeScalars.map(\.value) }

  /// Adds a number with each spelling of its unit.
  private func addMeasures(_ number: String, _ units: [String], to term: inout ExpandedTerm) {
    for unit in units {
      let language = SearchTerm(phrase: unit)?.alternatives[0].language ?? .english
      guard language == .english || languages.contains(language) else { continue }
      let whole = number + " " + unit
      term.add(.number(whole), whole, weight: Self.sameMeasure)
    }
  }

  /// Adds a Korean numeral before the counted noun, or before `개` if that is in another language.
  /// By itself, the syllable has too many meanings.
  private func add(_ number: String, of counted: SearchTerm?, to term: inout ExpandedTerm) {
    guard let counted, let stretch = counted.stretch, stretch.kind == .hangul else {
      return add(number + " 개", .korean, to: &term)
    }
    add(number + " " + String(scalars: HangulStem.stem(of: stretch.scalars)), .korean, to: &term)
  }

  private func add(_ word: String, _ language: Language, to term: inout ExpandedTerm) {
    if languages.contains(language) { term.add(.number(word), word, weight: Self.weight) }
  }
}

extension ScriptStretch {
  /// The letters after leading digits: `pt` of `11pt`.
  fileprivate var unit: ArraySlice<UInt32> {
    let letters = scalars.drop { 0x30...0x39 ~= $0 }
    return letters.count < scalars.count ? letters : []
  }
}
