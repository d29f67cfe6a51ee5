/// What a query looks for in the texts of some languages.
struct QueryTerms {
  /// The terms that some rule has, or must have.
  private(set) var scored: [ScoredTerm] = []
  /// The words that no rule has, nor anything that may stand for them.
  private(set) var unknownWords: [String] = []
  /// What these words would count for.
  private var unknown = 0.0
  /// The topics that the query names.
  private(set) var subject = Subject()

  /// Whether something must be found as it is written, or must not be there.
  private(set) var isExact = false

  /// Nothing.
  init() {}

  init(_ request: SearchRequest, in languages: Set<Language>, of store: RuleStore) throws {
    let expansion = QueryExpansion(
      in: store, languages: languages, target: request.target,
      isOfToday: request.filter.edition == nil)
    let expanded = try expansion.terms(of: request.query)
    subject = try Subject(expanded, of: request.query.text, in: store)
    for term in expanded {
      if let term = try ScoredTerm(term, in: store, for: expansion.wanted) {
        scored.append(term)
        if term.finding.isEmpty { unknownWords.append(term.term.text) }
      } else if !term.isBonus {
        unknownWords.append(term.text)
        unknown += try store.rarity(ofCount: 0, in: [request.readersLanguage])
      }
    }
    isExact = !request.query.exclusions.isEmpty || scored.contains(where: \.term.isRequired)
    let present = request.filter.edition == nil ? try store.presentRules() : nil
    if scored.first?.isSymbol(of: present) == true { subject.findsSymbol() }
  }

  /// The terms that a rule lacks something without.
  var telling: [ScoredTerm] { scored.filter { !$0.term.isBonus } }

  /// How much of the known words a rule must hold, from 0 to 1, to answer a query with unknown ones.
  var leastHeld: Double {
    guard unknown > 0 else { return 0 }
    let known = telling.lazy.compactMap { $0.phrases.map(\.value).max() }.reduce(0, +)
    return Self.leastHeld * (known + unknown) / known
  }
}
