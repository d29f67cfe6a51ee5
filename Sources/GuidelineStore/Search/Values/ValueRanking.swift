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
  /// The units that a page on a topic answers, whose name is in the query.
  private let named: [String: Set<Int>]

  /// A phrase for a term, or for a part of it.
  private struct Unit {
    let term: Int
    let weight: Double
    let isPart: Bool
  }

  init(_ search: Search) throws {
    let (terms, subject) = (search.terms.scored, search.terms.subject)
    asked = AskedValue.kinds(in: search.request.query.text)
    let weights = terms.map { ($0.phrases.map(\.value).max() ?? 0) * Self.share(of: $0.asWritten) }
    var (units, phrases) = ([Unit](), [[SearchTerm.Phrase]]())
    for (number, term) in terms.enumerated() {
      let values = term.phrases.map { $0.value * ($0.isPart ? Self.share(of: [$0]) : 1) }
      let ofParts = zip(term.phrases, values).reduce(0) { $0 + ($1.0.isPart ? $1.1 : 0) }
      let most = values.max() ?? 0
      for (phrase, value) in zip(term.phrases, values) {
        let share = phrase.isPart ? Self.partShare * value / ofParts : value / most
        units.append(Unit(term: number, weight: weights[number] * share, isPart: phrase.isPart))
        phrases.append([phrase.phrase])
      }
      // A row for `tvOS` answers for an Apple TV.
      if let platform = subject.platform(namedBy: term.term.text) {
        units.append(Unit(term: number, weight: weights[number], isPart: false))
        phrases.append(platform.alternatives)
      }
    }
    named = subject.names.reduce(into: [:]) { named, name in
      let answered = units.indices.filter { terms[units[$0].term].term.text == name.text }
      if subject.platform(namedBy: name.text) == nil {
        named[name.topic.slug, default: []].formUnion(answered)
      }
    }
    self.units = units
    self.weights = weights
    whole = weights.reduce(0, +) + search.terms.worthOfUnknownWords
    finder = HitFinder(phrases, tokenizer: try search.store.tokenizer())
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
    /// Whether it answers more of the query than its page, section and lead do.
    let isOwn: Bool
    /// Whether it answers all of the query with a value of the kind asked for.
    let isWhole: Bool

    func answer(earlier: [ValueAnswer.Item]) -> ValueAnswer.Item {
      ValueAnswer.Item(statement: statement, values: values, earlier: earlier)
    }
  }

  /// The statements of a rule that answer most of the query.
  ///
  /// - Parameters:
  ///   - share: The score of the rule in proportion to the best one.
  ///   - held: The part of the query that the rule and its asked phrases contain, from 0 to 1.
  ///   - least: Statements that can't have a higher score may be missing.
  func items(
    of rule: Rule, share: Double = 0, held: Double = 0, above least: Double = -.infinity
  ) -> [Item] {
    let context = context(of: rule)
    let bonus =
      Self.ruleShare * share + (named[rule.id.topic] == nil ? 0 : Self.onNamedPage)
      - (rule.standing == .current ? 0 : Self.past)
    func score(_ own: Set<Int>, fits: Bool) -> (score: Double, covered: Double)? {
      let covered = max(coverage(own.union(context)), held * Self.heldShare)
      guard covered >= (fits ? Self.leastCoverage : Self.leastOfOtherKinds) else { return nil }
      let score = Self.coveredShare * covered + Self.ownShare * coverage(own)
      return (score + bonus + (fits ? Self.fitting : 0), covered)
    }
    let statements = ValueStatement.statements(of: rule) { text in
      score(hits(in: text), fits: true).map { $0.score > least } ?? false
    }
    return statements.compactMap { statement in
      let own = hits(in: statement.text)
      let values = values(of: statement, besides: hits(in: statement.name))
      let fits = !asked.isDisjoint(with: values.map(\.kind))
      guard let (score, covered) = score(own, fits: fits) else { return nil }
      return Item(
        statement: statement, values: values, score: score, isOwn: !own.isSubset(of: context),
        isWhole: fits && covered >= Self.nearlyWhole)
    }
  }

  /// The row of a rule's tables that answers most of the query, unless a sentence answers as much.
  func row(of rule: Rule) -> ValueStatement? {
    guard TableRow.mayBegin(in: rule.body) else { return nil }
    let items = items(of: rule)
    guard let best = items.max(by: { $0.score < $1.score }), !best.statement.cells.isEmpty,
      best.isOwn || best.isWhole
    else { return nil }
    return best.statement
  }

  private func context(of rule: Rule) -> Set<Int> {
    hits(
      in: ([rule.id.topic.replacing("-", with: " ")] + rule.section + [rule.lead] + rule.platforms)
        .joined(separator: "\n\n")
    ).union(named[rule.id.topic] ?? [])
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
    var (names, parts) = (weights.map { _ in 0.0 }, weights.map { _ in 0.0 })
    for unit in hits.map({ units[$0] }) {
      if unit.isPart {
        parts[unit.term] += unit.weight
      } else {
        names[unit.term] = max(names[unit.term], unit.weight)
      }
    }
    return zip(names, parts).reduce(0) { $0 + max($1.0, $1.1) }
  }

  private static let kindShare = 0.25
  /// All parts of a term count as this share of it.
  private static let partShare = 0.9
  /// What only other sentences or the asked phrases of the rule contain counts as this share.
  private static let heldShare = 0.8
  private static let nearlyWhole = 0.8
  private static let (coveredShare, ownShare) = (2.0, 0.8)
  private static let (leastCoverage, leastOfOtherKinds) = (0.5, 0.6)
  private static let ruleShare = 0.3
  private static let fitting = 0.7
  private static let onNamedPage = 0.3
  /// What is advised now comes first, unless an older rule answers much more of the query.
  private static let past = 0.9
}

/// The words of a query that name the kind of a value: `size`, `색상`, `何秒`.
enum AskedValue {
  /// The kinds that a query asks for.
  static func kinds(in query: String) -> Set<StatedValue.Kind> {
    let query = query.lowercased()
    let words = Set(query.split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init))
    return Set(
      names.filter { name in
        // Scripts without spaces have them inside words: `アイコンサイズ`.
        name.isQuestion
          && (name.word.utf8.allSatisfy { $0 < 0x80 }
            ? words.contains(name.word) : query.holds(name.word))
      }.flatMap(\.kinds))
  }

  /// The kinds that a phrase names by itself.
  static func kinds(named phrase: SearchTerm.Phrase) -> [StatedValue.Kind] {
    // Few names begin with the same token; making terms of all of them takes longer than a search.
    names.filter { name in
      name.folded.hasPrefix(phrase.tokens[0])
        && SearchTerm(phrase: name.word)?.alternatives.contains { $0.tokens == phrase.tokens }
          == true
    }.flatMap(\.kinds)
  }

  /// Words, and whether they ask for a value rather than follow one.
  private static let names:
    [(word: String, folded: String, kinds: [StatedValue.Kind], isQuestion: Bool)] = {
      let roles: [(Wording.Role, [StatedValue.Kind], Bool)] = [
        (.sizeNames, [.size, .font], true), (.colorNames, [.color], true),
        (.ratioNames, [.ratio], true), (.timeNames, [.time], true), (.countNames, [.count], true),
        (.sizeUnits, [.size, .font], false), (.timeUnits, [.time], false),
        (.shareUnits, [.percentage], true), (.angleUnits, [.angle], false),
      ]
      return roles.flatMap { role, kinds, isQuestion in
        [String](role).map { ($0.lowercased(), GuidelineStore.folded($0), kinds, isQuestion) }
      }
    }()
}

extension ScoredTerm {
  fileprivate var asWritten: [ScoredPhrase] {
    phrases.filter { term.groups[$0.group].origin == .written }
  }
}
