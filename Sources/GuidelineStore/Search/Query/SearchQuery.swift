/// What someone looks for, as written. Any text is a query.
///
/// Text in double quotes is a phrase. A `-` before a word or phrase excludes it, a `*` after it lets
/// it go on. `topic:`, `edition:`, `lang:`, `platform:`, `kind:` and `symbol:` before a word that names such a
/// thing narrow the search. Nothing else has a meaning of its own.
public struct SearchQuery: Hashable, Sendable {
  /// The query as written.
  package let text: String
  /// What must be there, all of it if possible.
  let terms: [SearchTerm]
  /// What stands between the terms and seldom tells anything.
  let asides: [Aside]
  /// What must not be there, given as all parts of each word.
  let exclusions: [[SearchTerm]]
  /// What the scopes narrow the search to. Its topic is any name of one.
  let scope: SearchFilter
  /// Scopes that name nothing there can be.
  let wrongScopes: [QueryElement]

  /// Reads a query.
  public init(_ text: String) {
    var terms: [SearchTerm] = []
    var asides: [Aside] = []
    var seen: Set<[SearchTerm.Phrase]> = []
    var exclusions: [[SearchTerm]] = []
    var scope = SearchFilter()
    var wrongScopes: [QueryElement] = []
    let spelled = KeyNames.spellOut(signsIn: text)
    for element in QueryElement.elements(of: spelled) where !scope.take(element) {
      if let name = element.scope, name != "symbol", !element.isExcluded {
        wrongScopes.append(element)
        continue
      }
      let parts = Self.parts(of: element)
      if element.isExcluded {
        if !parts.isEmpty { exclusions.append(parts.map(\.term)) }
        continue
      }
      for (index, part) in parts.enumerated() {
        if part.isAside {
          let next = index + 1 < parts.count ? parts[index + 1].term : nil
          asides.append(
            Aside(term: part.term, place: terms.count, isAttached: index > 0, next: next))
        } else if terms.count < Self.mostTerms, seen.insert(part.term.alternatives).inserted {
          terms.append(part.term)
        }
      }
    }
    if terms.isEmpty {
      terms = asides.map(\.term).filter { seen.insert($0.alternatives).inserted }
      asides = []
    }
    self.text = text
    self.terms = Array(terms.prefix(Self.mostTerms))
    self.asides = Array(asides.prefix(Self.mostTerms))
    self.exclusions = Array(exclusions.prefix(Self.mostTerms))
    self.scope = scope
    self.wrongScopes = wrongScopes
  }

  /// A word that counts only where there is nothing else, or for its name in the glossary.
  struct Aside: Hashable {
    let term: SearchTerm
    /// How many terms stand before it.
    let place: Int
    /// Whether it stands directly after another part of the same word.
    let isAttached: Bool
    /// The part of the same word that stands directly after it.
    let next: SearchTerm?
  }

  /// More words than anyone types, and as many as FTS5 is certain to take.
  private static let mostTerms = 48

  /// What an element looks for, and whether that counts only where there is nothing else: the hiragana
  /// between Japanese words, the particles after words in other scripts.
  private static func parts(of element: QueryElement) -> [(term: SearchTerm, isAside: Bool)] {
    if element.scope == "symbol" {
      return SearchTerm(phrase: element.text).map { [($0, false)] } ?? []
    }
    if element.isPhrase {
      let term = SearchTerm(phrase: element.plainText, isPrefix: element.isPrefix)
      return term.map { [($0, false)] } ?? []
    }
    var parts: [(term: SearchTerm, isAside: Bool)] = []
    let stretches = ScriptStretch.stretches(of: element.plainText)
    for (index, stretch) in stretches.enumerated() {
      let isPrefix = element.isPrefix && index == stretches.count - 1
      guard let term = SearchTerm(stretch, isPrefix: isPrefix) else { continue }
      let isEnding =
        stretch.kind == .hangul && index > 0 && !isPrefix && HangulStem.isEnding(stretch.scalars)
      parts.append((term, stretch.kind == .hiragana || isEnding))
    }
    return parts
  }

  /// The language that the query is written in, as far as its script tells: Korean before Japanese
  /// before English. `nil` without letters.
  var language: Language? {
    var language: Language?
    for scalar in folded(text).unicodeScalars {
      switch ScalarKind(folded: scalar.value) {
      case .hangul: return .korean
      case .hiragana, .katakana, .ideograph: language = .japanese
      case .latin: language = language ?? .english
      default: break
      }
    }
    return language
  }

  /// Whether it has words that make a sentence: `when`, `the`.
  var hasFunctionWords: Bool {
    text.split { !$0.isLetter && $0 != "'" }.contains { StopWords.contain(folded(String($0))) }
  }

  /// Whether it is made of numbers and symbols alone, which are the same in all languages: `7:1`, `60pt`,
  /// `UIPopoverController`.
  var isOfNoLanguage: Bool {
    terms.allSatisfy { $0.stretch?.kind == .word && $0.text.isOfNoLanguage } && asides.isEmpty
  }
}

extension String {
  /// Whether each word has a digit, or a capital inside, or no letters.
  var isOfNoLanguage: Bool {
    split(separator: " ").allSatisfy(\.isWordOfNoLanguage)
  }
}

extension Substring {
  fileprivate var isWordOfNoLanguage: Bool {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.isEmpty || utf8.contains(where: \.isASCIIDigit)
      || zip(letters, letters.dropFirst()).contains {
        $0.properties.isLowercase && $1.properties.isUppercase
      }
  }
}

extension SearchFilter {
  /// Narrows the filter, if the element is a scope with a value.
  fileprivate mutating func take(_ element: QueryElement) -> Bool {
    guard let name = element.scope, !element.isExcluded, !element.text.isEmpty else { return false }
    switch name {
    case "topic": topics.append(element.text)
    case "platform": platforms.append(element.text)
    case "lang":
      guard let language = Language(named: element.text) else { return false }
      languages.append(language)
    case "edition":
      guard let edition = TextQuery(element.text) else { return false }
      texts.append(edition)
    case "kind":
      guard let kind = RuleKind(rawValue: element.text.lowercased()) else { return false }
      self.kind = kind
    default: return false
    }
    return true
  }
}
