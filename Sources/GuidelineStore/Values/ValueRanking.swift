/// Ranks statements by how much of a query they answer together with the page, the section and the lead
/// above them.
struct ValueRanking {
  private let finder: HitFinder
  /// The weight of each term; the parts of the terms follow them, and weigh less.
  private let weights: [Double]
  private let asked: Set<StatedValue.Kind>

  init(_ terms: [ScoredTerm], tokenizer: RuleTokenizer) {
    let kinds = terms.map { AskedValue.kinds(named: $0.term.text) }
    asked = Set(kinds.joined())
    finder = HitFinder(
      terms.map { $0.finding.map(\.phrase) }
        + terms.map { $0.phrases.filter(\.isPart).map(\.phrase) }, tokenizer: tokenizer)
    // A word for the kind of a value, such as `size`, says little about which value is meant.
    weights = zip(terms, kinds).map { term, kinds in
      (term.phrases.map(\.value).max() ?? 0) * (kinds.isEmpty ? 1 : Self.kindShare)
    }
  }

  /// A statement with its score, and the values that were asked for.
  struct Item {
    let statement: ValueStatement
    let values: [StatedValue]
    let score: Double

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
    let context = hits(
      in: ([rule.id.topic.replacing("-", with: " ")] + rule.section + [rule.lead] + rule.platforms)
        .joined(separator: "\n\n"))
    return statements.compactMap { statement in
      let own = hits(in: statement.text)
      let covered = coverage(own.union(context))
      guard covered >= Self.leastCoverage else { return nil }
      let values = values(of: statement, besides: hits(in: statement.name))
      let fits = !asked.isDisjoint(with: values.map(\.kind))
      return Item(
        statement: statement, values: values,
        score: 2 * covered + coverage(own) + Self.ruleShare * share + (fits ? Self.fitting : 0)
          - (rule.standing == .current ? 0 : Self.past))
    }
  }

  /// The values in the columns whose heads the query names; all values if it names none.
  private func values(of statement: ValueStatement, besides name: Set<Int>) -> [StatedValue] {
    let named = statement.cells.map { cell in
      hits(in: cell.head).subtracting(name).reduce(0) { $0 + weight(ofHit: $1) }
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
    let all = weights.reduce(0, +)
    guard all > 0 else { return 0 }
    let found = weights.indices.reduce(0.0) { sum, term in
      sum
        + max(
          hits.contains(term) ? weights[term] : 0,
          hits.contains(term + weights.count) ? weights[term] * Self.partShare : 0)
    }
    return found / all
  }

  private func weight(ofHit hit: Int) -> Double {
    hit < weights.count ? weights[hit] : weights[hit - weights.count] * Self.partShare
  }

  private static let kindShare = 0.25
  private static let partShare = 0.75
  private static let leastCoverage = 0.7
  private static let ruleShare = 0.3
  private static let fitting = 0.4
  /// What is advised now comes first, unless an older rule answers much more of the query.
  private static let past = 0.9
}

/// The words of a query that name the kind of a value: `size`, `색상`, `何秒`.
enum AskedValue {
  static func kinds(named word: String) -> Set<StatedValue.Kind> {
    let word = word.lowercased()
    return Set(names.filter { $0.names.contains(word) }.map(\.kind))
  }

  private static let names: [(kind: StatedValue.Kind, names: Set<String>)] = [
    (.size, Set(.sizeNames)), (.font, Set(.sizeNames)), (.color, Set(.colorNames)),
    (.ratio, Set(.ratioNames)), (.time, Set(.timeNames)), (.count, Set(.countNames)),
  ]
}
