/// What a topic has to say to what was found.
struct ScanPage {
  /// A symbol that leads to the page.
  struct Symbol {
    /// Those of the rules that name it, in whatever text.
    let concepts: Set<ConceptID>
    /// Whether it leads only to the rules that name it.
    let leadsToNamingOnly: Bool
  }

  let text: TextID
  let fellBack: Bool
  /// Whether the text is of an older edition than the newest that the store holds.
  let isOutdated: Bool
  /// That the text takes the place of the project's own.
  fileprivate(set) var noteOnPlace: Message?
  private let rules: [Rule]
  /// The same page in English, by which names of symbols are read.
  private let english: [Rule]
  var symbols: [Int: Symbol] = [:]
  /// Where it is used; `nil` before any use, empty for everywhere.
  private var platforms: Set<String>?
  /// For each symbol the rules to read, those that speak of it first.
  private(set) var ranked: [Int: [Rule]] = [:]
  /// All of them, once.
  private(set) var shown: [Rule] = []
  /// How many rules of the page are not among them.
  private(set) var moreCount = 0

  init(text: TextID, fellBack: Bool, isOutdated: Bool, rules: [Rule], english: [Rule]) {
    self.text = text
    self.fellBack = fellBack
    self.isOutdated = isOutdated
    self.rules = rules
    self.english = english
  }

  /// - Parameter platforms: What a file with a use runs on; empty for all.
  mutating func add(_ platforms: Set<String>) {
    guard let known = self.platforms else {
      self.platforms = platforms
      return
    }
    self.platforms = known.isEmpty || platforms.isEmpty ? [] : known.union(platforms)
  }

  /// Chooses the rules of each symbol: those that name it, those that say what its name says, then the
  /// others in their order.
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

  /// How much each rule speaks of a symbol; less than 0 for those that do not belong to it.
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
  /// The page of a topic; `nil` if the store has none of the text that was asked for.
  ///
  /// - Parameter newest: The newest edition that the store holds.
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
    if options.text?.origin == nil { page.noteOnPlace = text.noteOnPlace(beside: texts.map(\.id)) }
    return page
  }
}
