extension QueryExpansion {
  /// The word as written, plus its parts.
  func term(_ term: SearchTerm) throws -> ExpandedTerm {
    let kanji = term.kanji
    let weight = kanji == nil ? 1 : Self.verb
    var expanded = ExpandedTerm(
      text: term.shown,
      groups: term.alternatives.map {
        ExpandedTerm.Group(origin: .written, weight: weight, phrases: [$0])
      }, isRequired: term.stretch == nil)
    expanded.isBonus = term.isBonus
    guard let stretch = term.stretch else { return expanded }
    let held = try heldByChance(term)
    // Pairs of letters also occur in the words that contain it.
    let parts = held == nil ? parts(of: stretch, term) : []
    if !parts.isEmpty {
      expanded.groups.append(
        ExpandedTerm.Group(origin: .parts, weight: Self.parts, phrases: parts))
    }
    if let inside = term.inside ?? kanji ?? held {
      expanded.groups.append(
        ExpandedTerm.Group(origin: .parts, weight: Self.insideWords, phrases: [inside]))
    }
    if let halves = try halves(of: stretch) {
      expanded.groups.append(
        ExpandedTerm.Group(
          origin: .compound(halves.tokens.joined(separator: " ")), weight: Self.compound,
          phrases: [halves]))
    }
    return expanded
  }

  /// A katakana word as part of longer ones, if it occurs so.
  private func heldByChance(_ term: SearchTerm) throws -> SearchTerm.Phrase? {
    guard let anywhere = term.katakana else { return nil }
    let count = try store.frequency(of: term.alternatives[0])
    return try count > 0 && store.frequency(of: anywhere) > count ? anywhere : nil
  }

  /// The pairs of characters of a Korean or Japanese word, or the words of a name in CamelCase.
  private func parts(of stretch: ScriptStretch, _ term: SearchTerm) -> [SearchTerm.Phrase] {
    guard stretch.kind != .hiragana, stretch.kind != .katakana else { return [] }
    guard let longest = term.alternatives.max(by: { $0.tokens.count < $1.tokens.count }) else {
      return []
    }
    guard longest.tokens.count > 1 else { return [] }
    let numbers = longest.tokens.filter(\.isNumber)
    // A number counts without its unit. Prefixes such as UI say nothing, nor does the number after
    // a name of several words.
    let isName = longest.tokens.count > numbers.count + 1 && longest.tokens.first?.isNumber == false
    return
      (numbers.isEmpty || isName
      ? longest.tokens.filter { $0.utf8.count > 2 && !$0.isNumber } : numbers)
      .map { SearchTerm.Phrase(tokens: [$0]) }
  }

  private static let longestCompound = 30
  /// The last part of compounds that the texts spell as a verb with an adverb: `popup`, `login`.
  private static let shortAdverbs: Set<String> = ["up", "in"]

  /// The two words of the texts that a compound consists of: `fullscreen`, `colorblind`, `popup`.
  private func halves(of stretch: ScriptStretch) throws -> SearchTerm.Phrase? {
    guard stretch.kind == .word, 5...Self.longestCompound ~= stretch.scalars.count,
      stretch.scalars.allSatisfy({ 0x61...0x7A ~= $0 })
    else { return nil }
    for count in 3...stretch.scalars.count - 2 {
      let halves = [stretch.scalars.prefix(count), stretch.scalars.dropFirst(count)]
        .map { String(scalars: $0) }
      guard halves[1].utf8.count > 2 || Self.shortAdverbs.contains(halves[1]) else { continue }
      let phrase = SearchTerm.Phrase(tokens: halves)
      if try store.frequency(of: phrase) > 0 { return phrase }
    }
    return nil
  }

  /// Adds the compound of two words to both terms, and the two words to a compound: `full screen`
  /// and `fullscreen`.
  func joinCompounds(_ expanded: inout [ExpandedTerm], _ terms: [SearchTerm]) {
    guard expanded.count > 1 else { return }
    for index in expanded.indices.dropLast() {
      let (one, other) = (expanded[index].text, expanded[index + 1].text)
      guard terms.contains(where: { $0.text == one && $0.isLatinWord }),
        terms.contains(where: { $0.text == other && $0.isLatinWord })
      else { continue }
      let whole = one + other
      expanded[index].add(.compound(whole), whole, weight: Self.compound)
      expanded[index + 1].add(.compound(whole), whole, weight: Self.compound)
    }
  }
}

extension SearchTerm {
  /// Whether it is a word of the letters a to z.
  var isLatinWord: Bool {
    stretch?.kind == .word && text.utf8.allSatisfy { $0.isASCIILetter } && text.utf8.count > 2
  }
}

extension String {
  fileprivate var isNumber: Bool { utf8.allSatisfy(\.isASCIIDigit) }
}
