/// A query as typed. Any text is a legal query.
///
/// Text in double quotes is a phrase. A `-` before a word or phrase excludes it; a `*` after it
/// makes it a prefix. `topic:`, `edition:`, `lang:`, `platform:`, `kind:` and `symbol:` before a
/// valid value narrow the search. Nothing else is syntax.
public struct SearchQuery: Hashable, Sendable {
  package let text: String
  /// The terms that a rule should contain, all of them if possible. Particles are terms only if the
  /// query has nothing else.
  let terms: [SearchTerm]
  /// What rules must not contain: for each excluded word, all of its parts.
  let exclusions: [[SearchTerm]]
  /// The filter from the query's scopes. Its topic may be any name of one.
  let scope: SearchFilter
  /// Scopes whose value is invalid.
  let wrongScopes: [QueryElement]

  /// Parses a query.
  public init(_ text: String) {
    var terms: [SearchTerm] = []
    var particles: [SearchTerm] = []
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
      for part in parts {
        if part.isParticle {
          particles.append(part.term)
        } else if terms.count < Self.mostTerms, seen.insert(part.term.alternatives).inserted {
          terms.append(part.term)
        }
      }
    }
    if terms.isEmpty { terms = particles.filter { seen.insert($0.alternatives).inserted } }
    self.text = text
    self.terms = Array(terms.prefix(Self.mostTerms))
    self.exclusions = Array(exclusions.prefix(Self.mostTerms))
    self.scope = scope
    self.wrongScopes = wrongScopes
  }

  /// More words than anyone types, and few enough for FTS5.
  private static let mostTerms = 48

  /// An element's search terms, and whether each is only particles and endings: hiragana between
  /// Japanese words, or Korean after a word in another script.
  private static func parts(of element: QueryElement) -> [(term: SearchTerm, isParticle: Bool)] {
    if element.scope == "symbol" {
      return SearchTerm(phrase: element.text).map { [($0, false)] } ?? []
    }
    if element.isPhrase {
      let term = SearchTerm(phrase: element.plainText, isPrefix: element.isPrefix)
      return term.map { [($0, false)] } ?? []
    }
    var parts: [(term: SearchTerm, isParticle: Bool)] = []
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

  /// The query's language, judged by its script: Korean before Japanese before English. `nil` if it
  /// has no letters.
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

  /// Whether it has function words, as a sentence does: `when`, `the`.
  var hasFunctionWords: Bool {
    text.split { !$0.isLetter && $0 != "'" }.contains { StopWords.contain(folded(String($0))) }
  }

  /// Whether it has only numbers and symbols, which are the same in all languages: `7:1`, `60pt`,
  /// `UIPopoverController`.
  var isOfNoLanguage: Bool {
    terms.allSatisfy { $0.stretch?.kind == .word && $0.text.isOfNoLanguage }
      && language ?? .english == .english
  }
}

extension String {
  /// Whether each word has a digit, an inner capital, or no letters.
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
  /// Adds the element to the filter if it is a scope with a value.
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
