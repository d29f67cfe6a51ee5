/// Ranks statements by how much of a query they answer together with the page, the section and the lead
/// above them.
struct ValueRanking {
  private let finder: HitFinder
  /// What hits are of: all phrases for a term, or a part of it.
  private let units: [Unit]
  /// The weight of each term.
  private let weights: [Double]
  /// The weight of all terms, and of the words that no rule contains.
  private let whole: Double
  private let asked: Set<StatedValue.Kind>

  private struct Unit {
    let term: Int
    let weight: Double
    let phrases: [SearchTerm.Phrase]
  }

  init(_ query: QueryTerms, tokenizer: RuleTokenizer) {
    let terms = query.scored
    asked = Set(
      terms.flatMap { $0.asWritten + $0.phrases.filter(\.isPart) }
        .flatMap { AskedValue.kinds(named: $0.phrase) })
    let units = terms.enumerated().flatMap { number, term in
      let parts = term.phrases.filter(\.isPart)
      let values = parts.map { $0.value * Self.share(of: [$0]) }
      let weight =
        (term.phrases.map(\.value).max() ?? 0) * Self.share(of: term.asWritten)
      let share = values.isEmpty ? 0 : weight * Self.partShare / values.reduce(0, +)
      return [Unit(term: number, weight: weight, phrases: term.finding.map(\.phrase))]
        + zip(parts, values).map { Unit(term: number, weight: $1 * share, phrases: [$0.phrase]) }
    }
    weights = terms.indices.map { term in units.first { $0.term == term }?.weight ?? 0 }
    self.units = units
    whole = weights.reduce(0, +) + query.worthOfUnknownWords
    finder = HitFinder(units.map(\.phrases), tokenizer: tokenizer)
  }

  /// A word for the kind of a value, such as `size`, says little about which value is meant.
  private static func share(of phrases: [ScoredPhrase]) -> Double {
    phrases.contains { !AskedValue.kinds(named: $0.phrase).isEmpty } ? kindShare : 1
  }

  /// A statement with its score, and the values that were asked for.
  struct Item {
    let statement: ValueStatement
    let values: [StatedValue]
    let score: Double
    /// Whether it answers more of the query than what stands above it.
    let isOwn: Bool
    /// Whether it answers all of the query with a value of the kind asked for.
    let isWhole: Bool

    func answer(earlier: [ValueAnswer.Item]) -> ValueAnswer.Item {
      ValueAnswer.Item(statement: statement, values: values, earlier: earlier)
    }
  }

  /// The statements of a rule that answer most of the query.
  ///
  /// - Parameter share: The score of the rule in proportion to the best one.
  func items(of rule: Rule, share: Double) -> [Item] {
    let statements = ValueStatement.statements(of: rule)
    guard !statements.isEmpty else { return [] }
    let context = context(of: rule)
    return statements.compactMap { statement in
      let own = hits(in: statement.text)
      let covered = coverage(own.union(context))
      guard covered >= Self.leastCoverage else { return nil }
      let values = values(of: statement, besides: hits(in: statement.name))
      let fits = !asked.isDisjoint(with: values.map(\.kind))
      return Item(
        statement: statement, values: values,
        score: 2 * covered + coverage(own) + Self.ruleShare * share + (fits ? Self.fitting : 0)
          - (rule.standing == .current ? 0 : Self.past),
        isOwn: !own.isSubset(of: context),
        isWhole: fits && covered >= Search.nearlyAll)
    }
  }

  /// The row of a rule's tables that answers most of the query, unless a sentence answers as much.
  func row(of rule: Rule) -> ValueStatement? {
    guard rule.body.contains(" — ") else { return nil }
    let items = items(of: rule, share: 0)
    guard let best = items.max(by: { $0.score < $1.score }), !best.statement.cells.isEmpty,
      best.isOwn || best.isWhole
    else { return nil }
    return best.statement
  }

  private func context(of rule: Rule) -> Set<Int> {
    hits(
      in: ([rule.id.topic.replacing("-", with: " ")] + rule.section + [rule.lead] + rule.platforms)
        .joined(separator: "\n\n"))
  }

  /// The values in the columns whose heads the query names; all values if it names none.
  private func values(of statement: ValueStatement, besides name: Set<Int>) -> [StatedValue] {
    let named = statement.cells.map { cell in
      weight(of: hits(in: cell.head).subtracting(name))
    }
    let most = named.max() ?? 0
    let columns = zip(statement.cells, named).filter { most > 0 && $0.1 == most }.map(\.0)
    // `Dark` rather than `Dark, increased contrast`.
    let shortest = columns.map(\.head.utf8.count).min()
    let chosen = columns.filter { $0.head.utf8.count == shortest }.flatMap(\.values)
    let values = chosen.isEmpty ? statement.values : chosen
    let fitting = values.filter { asked.contains($0.kind) }
    return fitting.isEmpty ? values : fitting
  }

  private func hits(in text: String) -> Set<Int> {
    Set(finder.hits(in: ContiguousArray(text.utf8).span).map(\.term))
  }

  /// The part of the query that hits answer, from 0 to 1.
  private func coverage(_ hits: Set<Int>) -> Double {
    whole > 0 ? weight(of: hits) / whole : 0
  }

  private func weight(of hits: Set<Int>) -> Double {
    var found = weights.map { _ in 0.0 }
    for hit in hits { found[units[hit].term] += units[hit].weight }
    return zip(found, weights).reduce(0) { $0 + min($1.0, $1.1) }
  }

  private static let kindShare = 0.25
  /// All parts of a term count as this share of it.
  private static let partShare = 0.9
  private static let leastCoverage = 0.7
  private static let ruleShare = 0.3
  private static let fitting = 0.4
  /// What is advised now comes first, unless an older rule answers much more of the query.
  private static let past = 0.9
}

/// The words of a query that name the kind of a value: `size`, `색상`, `何秒`.
enum AskedValue {
  static func isAsked(by query: SearchQuery) -> Bool {
    query.terms.contains { $0.alternatives.contains { !kinds(named: $0).isEmpty } }
  }

  static func kinds(named phrase: SearchTerm.Phrase) -> [StatedValue.Kind] {
    names[phrase.tokens] ?? []
  }

  private static let names: [[String]: [StatedValue.Kind]] = {
    let roles: [(Wording.Role, [StatedValue.Kind])] = [
      (.sizeNames, [.size, .font]), (.colorNames, [.color]), (.ratioNames, [.ratio]),
      (.timeNames, [.time]), (.countNames, [.count]),
    ]
    return roles.reduce(into: [:]) { names, role in
      for phrase in [String](role.0).flatMap({ SearchTerm(phrase: $0)?.alternatives ?? [] }) {
        names[phrase.tokens, default: []] += role.1
      }
    }
  }()
}

extension ScoredTerm {
  fileprivate var asWritten: [ScoredPhrase] {
    phrases.filter { term.groups[$0.group].origin == .written }
  }
}
