/// A topic's rules for the symbols found.
struct ScanPage {
  /// A symbol that leads to the topic.
  struct Symbol {
    /// The rules that name it, in any text.
    let concepts: Set<ConceptID>
    /// Whether to show only rules that name it.
    let leadsToNamingOnly: Bool
  }

  let text: TextID
  let fellBack: Bool
  /// Whether the text isn't from the newest edition in the store.
  let isOutdated: Bool
  /// A note that the text replaces the project's own.
  fileprivate(set) var noteOnPlace: Message?
  fileprivate let rules: [Rule]
  /// The English version of the page, to look up names of symbols.
  fileprivate let english: [Rule]
  var symbols: [Int: Symbol] = [:]
  /// The platforms of the uses; `nil` before the first use, empty for all.
  fileprivate var platforms: Set<String>?
  /// The rules to read for each symbol, most relevant first.
  private(set) var ranked: [Int: [Rule]] = [:]
  /// All ranked rules, each once.
  private(set) var shown: [Rule] = []
  /// The number of the page's rules that aren't in ``shown``.
  private(set) var moreCount = 0

  /// - Parameter platforms: The platforms of a file with a use; empty for all.
  mutating func add(_ platforms: Set<String>) {
    let known = self.platforms ?? platforms
    self.platforms = known.isEmpty || platforms.isEmpty ? [] : known.union(platforms)
  }

  /// Chooses each symbol's rules: first those that name it, then those with the words of its name,
  /// then the rest in page order.
  mutating func choose(_ index: SymbolIndex, _ options: ScanOptions) {
    let platforms = options.platforms.isEmpty ? Array(self.platforms ?? []) : options.platforms
    let meant = rules.filter { $0.kind != .paragraph && $0.isMeant(forAnyOf: platforms) }
    var best: [Double] = meant.map { _ in -1 }
    for (number, symbol) in symbols {
      let scores = scores(of: meant, for: symbol, index.entries[number].pattern, index.kinds)
      let order = meant.indices.filter { scores[$0] >= 0 }
        .sorted { (scores[$0], $1) > (scores[$1], $0) }
      let chosen = options.limit > 0 ? Array(order.prefix(options.limit)) : order
      ranked[number] = chosen.map { meant[$0] }
      for place in chosen { best[place] = max(best[place], scores[place]) }
    }
    let chosen = meant.indices.filter { best[$0] >= 0 }.sorted { (best[$0], $1) > (best[$1], $0) }
    shown = chosen.map { meant[$0] }
    moreCount = meant.count(where: { $0.kind == .rule }) - shown.count(where: { $0.kind == .rule })
  }

  /// Each rule's relevance to a symbol; negative if it doesn't apply.
  private func scores(
    of meant: [Rule], for symbol: Symbol, _ pattern: SymbolPattern, _ kinds: Set<String>
  ) -> [Double] {
    let names = SymbolNames(pattern)
    let words = SymbolWords(pattern, topic: meant.first?.id.topic ?? "", kinds: kinds)
    let ofEnglish = Dictionary(
      zip(english.map(\.concept), words.scores(of: english)), uniquingKeysWith: max)
    return zip(meant, words.scores(of: meant)).map { rule, ofWords in
      if symbol.concepts.contains(rule.concept) || names.stand(in: rule) { return .infinity }
      guard rule.kind == .rule, !symbol.leadsToNamingOnly else { return -1 }
      return ofEnglish[rule.concept] ?? ofWords
    }
  }
}

extension RuleStore {
  /// A topic's page; `nil` if the store lacks the requested text.
  ///
  /// - Parameter newest: The newest edition in the store.
  func scanPage(
    _ topic: String, _ options: ScanOptions, newest: Edition?
  ) throws -> ScanPage? {
    let texts = try storedTexts(where: "topic.slug = ?1", .text(topic))
    let fitting = options.text.map { Self.matches(of: $0, in: texts) } ?? texts
    guard !fitting.isEmpty else { return nil }
    let (text, fellBack) = try resolve(options.text, topic: topic, preferring: options.language)
    let rules = try rules(inTopic: topic, text: text)
    var english: [Rule] = []
    if text.language.withoutRegion != .english {
      let original = TextQuery(edition: text.edition, language: .english)
      if let found = Self.best(of: Self.matches(of: original, in: texts)) {
        english = try self.rules(inTopic: topic, text: found.id)
      }
    }
    var page = ScanPage(
      text: text, fellBack: fellBack, isOutdated: options.text == nil && text.edition != newest,
      rules: rules, english: english.isEmpty ? rules : english)
    if options.text?.origin == nil {
      page.noteOnPlace = text.noteOnPlace(
        beside: texts.map(\.id), checkedDays: try checkedDays())
    }
    return page
  }
}
