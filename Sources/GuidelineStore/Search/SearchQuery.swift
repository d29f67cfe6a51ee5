/// What someone looks for, as written. Any text is a query.
///
/// Text in double quotes is a phrase. A `-` before a word or phrase excludes it, a `*` after it lets
/// it go on. `topic:`, `edition:`, `lang:`, `platform:`, `kind:` and `symbol:` before a word that names such a
/// thing narrow the search. Nothing else has a meaning of its own.
public struct SearchQuery: Hashable, Sendable {
  /// The query as written.
  public let text: String
  /// What must be there, all of it if possible.
  let terms: [SearchTerm]
  /// What must not be there, given as all parts of each word.
  let exclusions: [[SearchTerm]]
  /// What the scopes narrow the search to. Its topic is any name of one.
  let scope: SearchFilter
  /// Scopes that name nothing there can be.
  let wrongScopes: [QueryElement]

  /// Reads a query.
  public init(_ text: String) {
    var terms: [SearchTerm] = []
    var weakTerms: [SearchTerm] = []
    var exclusions: [[SearchTerm]] = []
    var scope = SearchFilter()
    var wrongScopes: [QueryElement] = []
    for element in QueryElement.elements(of: text) where !scope.take(element) {
      if let name = element.scope, name != "symbol", !element.isExcluded {
        wrongScopes.append(element)
        continue
      }
      let parts = Self.terms(of: element)
      if element.isExcluded {
        let all = parts.strong + parts.weak
        if !all.isEmpty { exclusions.append(all) }
      } else {
        terms += parts.strong
        weakTerms += parts.weak
      }
    }
    var seen: Set<[SearchTerm.Phrase]> = []
    self.text = text
    self.terms = Array(
      (terms.isEmpty ? weakTerms : terms)
        .filter { seen.insert($0.alternatives).inserted }.prefix(Self.mostTerms))
    self.exclusions = Array(exclusions.prefix(Self.mostTerms))
    self.scope = scope
    self.wrongScopes = wrongScopes
  }

  /// More words than anyone types, and as many as FTS5 is certain to take.
  private static let mostTerms = 48

  /// What an element looks for, and what of that counts only where there is nothing else: the
  /// hiragana between Japanese words, the particles after words in other scripts.
  private static func terms(
    of element: QueryElement
  ) -> (strong: [SearchTerm], weak: [SearchTerm]) {
    if element.scope == "symbol" {
      return (SearchTerm(phrase: element.text).map { [$0] } ?? [], [])
    }
    if element.isPhrase {
      let term = SearchTerm(phrase: element.plainText, isPrefix: element.isPrefix)
      return (term.map { [$0] } ?? [], [])
    }
    var strong: [SearchTerm] = []
    var weak: [SearchTerm] = []
    let stretches = ScriptStretch.stretches(of: element.plainText)
    for (index, stretch) in stretches.enumerated() {
      let isPrefix = element.isPrefix && index == stretches.count - 1
      guard let term = SearchTerm(stretch, isPrefix: isPrefix) else { continue }
      switch stretch.kind {
      case .hiragana: weak.append(term)
      case .hangul where index > 0 && !isPrefix && HangulStem.isEnding(stretch.scalars):
        weak.append(term)
      default: strong.append(term)
      }
    }
    return (strong, weak)
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
}

extension SearchFilter {
  /// Narrows the filter, if the element is a scope with a value.
  fileprivate mutating func take(_ element: QueryElement) -> Bool {
    guard let name = element.scope, !element.isExcluded, !element.text.isEmpty else { return false }
    switch name {
    case "topic": topic = element.text
    case "platform": platform = element.text
    case "lang":
      guard let language = Language(element.text) else { return false }
      self.language = language
    case "edition":
      guard let edition = TextQuery(element.text) else { return false }
      self.edition = edition
    case "kind":
      guard let kind = RuleKind(rawValue: element.text.lowercased()) else { return false }
      self.kind = kind
    default: return false
    }
    return true
  }
}
