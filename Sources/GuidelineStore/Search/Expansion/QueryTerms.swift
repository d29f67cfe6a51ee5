/// What a query looks for in the texts of some languages.
struct QueryTerms {
  /// The terms that some rule has, or must have.
  private(set) var scored: [ScoredTerm] = []
  /// The words that no rule has, nor anything that may stand for them.
  private(set) var unknownWords: [String] = []
  /// What each of these words would count for.
  private let worthOfUnknown: Double
  /// The topics that the query names.
  private(set) var subject = Subject()

  /// Whether something must be found as it is written, or must not be there.
  private(set) var isExact = false

  /// Nothing.
  init() { worthOfUnknown = 0 }

  init(_ request: SearchRequest, in languages: Set<Language>, of store: RuleStore) throws {
    worthOfUnknown = try store.rarity(ofCount: 0, in: [request.readersLanguage])
    let expansion = QueryExpansion(
      in: store, languages: languages, target: request.target,
      isOfToday: request.filter.edition == nil)
    let expanded = try expansion.terms(of: request.query)
    subject = try Subject(expanded, of: request.query.text, in: store)
    var pieces: [ScoredTerm] = []
    for term in expanded {
      let found = try ScoredTerm(term, in: store, for: expansion.wanted)
      if let found, !found.finding.isEmpty {
        scored.append(found)
      } else if !term.isBonus {
        unknownWords.append(term.text)
        if var found {
          found.term.isBonus = true
          pieces.append(found)
        }
      }
    }
    // Pieces of a word that no rule has find nothing by themselves, for `調整` of `年末調整` is something
    // else, but they help to order what the other words find.
    if !scored.isEmpty { scored += pieces }
    // A platform is what a rule is for, whatever words it has.
    if !scored.isEmpty { unknownWords.removeAll { PageWords.platforms(in: $0) != nil } }
    isExact = !request.query.exclusions.isEmpty || scored.contains(where: \.term.isRequired)
    let present = request.filter.edition == nil ? try store.presentRules() : nil
    if scored.first?.isSymbol(of: present) == true { subject.findsSymbol() }
  }

  /// The terms that a rule lacks something without.
  var telling: [ScoredTerm] { scored.filter { !$0.term.isBonus } }

  /// Whether the query is about something else than its best result, which has its known words
  /// only. One unknown word beside the title of a topic says little: `alerts zzyzx`.
  func isAbsent(_ best: SearchMatch, in store: RuleStore) throws -> Bool {
    let known = telling.lazy.compactMap { $0.phrases.map(\.value).max() }.reduce(0, +)
    let unknown = worthOfUnknown * Double(unknownWords.count)
    guard unknown > 0,
      best.score * known / (known + unknown) < Self.leastScore * worthOfUnknown
    else { return false }
    return try !(unknownWords.count == 1 && telling.count == 1 && subject.isTitle(in: store))
  }
}
