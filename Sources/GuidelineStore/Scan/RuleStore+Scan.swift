extension RuleStore {
  /// Finds what sources use, and the rules that speak of it.
  ///
  /// - Throws: ``StoreError`` if the store has nothing of the edition that was asked for. What is
  ///   wrong with a file stands in the report and stops no other.
  public func scan(
    _ files: [FoundFile], _ options: ScanOptions = ScanOptions()
  ) throws(StoreError) -> ScanReport {
    try require(options.text, in: nil)
    var options = options
    options.text = try options.text.map { (text) throws(StoreError) in try meaning(of: text) }
    let (index, references) = try reading {
      let symbols = try symbols()
      let references = try symbolReferences(besides: symbols)
      return (SymbolIndex(symbols + references.symbols), references)
    }
    let scan = Scan(files, index)
    return try reading {
      var reader = ScanReader(scan, references, options)
      return try reader.report(self)
    }
  }
}

/// Makes a report of what sources use.
private struct ScanReader {
  /// What a topic has to say to what was found.
  private struct Page {
    let text: TextID
    let fellBack: Bool
    let rules: [Rule]
    /// The symbols that lead here, and whether only to the rules that name them.
    var symbols: [Int: Bool] = [:]
    /// Where it is used; empty for everywhere.
    var platforms: Set<String>?
    /// The rules to read, with the symbols that they name.
    var shown: [(rule: Rule, symbols: Set<Int>)] = []
    var moreCount = 0
  }

  private let scan: Scan
  private let references: SymbolReferences
  private let options: ScanOptions
  private var pages: [String: Page] = [:]
  private var missing: Set<String> = []
  /// In the order in which they were found.
  private var order: [String] = []
  /// For each symbol that is used: the topics, and the concepts of the rules that name it.
  private var topics: [Int: [String]] = [:]
  private var concepts: [Int: Set<TopicConcept>] = [:]

  init(_ scan: Scan, _ references: SymbolReferences, _ options: ScanOptions) {
    self.scan = scan
    self.references = references
    self.options = options
  }

  mutating func report(_ store: RuleStore) throws -> ScanReport {
    for file in scan.files {
      for use in file.uses {
        if topics[use.symbol] == nil { try find(use.symbol, store) }
        for topic in topics[use.symbol] ?? [] { add(file.platforms, to: topic) }
      }
    }
    for topic in order { choose(topic) }
    var report = ScanReport()
    report.readCount = scan.readCount
    report.files = scan.files.map(file).filter { !$0.uses.isEmpty || !$0.diagnostics.isEmpty }
    let used = Set(report.files.flatMap(\.uses).map(\.topic))
    report.topics = try order.compactMap { topic in
      guard used.contains(topic), let page = pages[topic] else { return nil }
      return ScanReport.Topic(
        topic: topic, title: try store.title(ofTopic: topic, in: page.text.language),
        text: page.text, rules: page.shown.map(\.rule), moreCount: page.moreCount)
    }
    report.notes = notes(report, used)
    return report
  }

  // MARK: Topics

  /// Finds the topics of a symbol, and their texts.
  private mutating func find(_ symbol: Int, _ store: RuleStore) throws {
    let entry = scan.index.entries[symbol]
    let named = try store.concepts(
      naming: entry.pattern, at: references.places[entry.pattern.name] ?? [])
    concepts[symbol] = named
    let others = Set(named.map(\.topic)).subtracting(entry.topics).sorted()
    var found: [String] = []
    for topic in entry.topics + others where try hasPage(topic, store) {
      let isOther = !entry.topics.isEmpty && !entry.topics.contains(topic)
      pages[topic]?.symbols[symbol] = isOther
      found.append(topic)
    }
    topics[symbol] = found
  }

  private mutating func hasPage(_ topic: String, _ store: RuleStore) throws -> Bool {
    if pages[topic] != nil { return true }
    guard !missing.contains(topic) else { return false }
    let texts = try store.storedTexts(where: "topic.slug = ?1", .text(topic))
    let fitting = options.text.map { RuleStore.matches(of: $0, in: texts) } ?? texts
    guard !fitting.isEmpty,
      let (text, fellBack) = try store.resolve(
        options.text, topic: topic, preferring: options.language
      ).first
    else {
      missing.insert(topic)
      return false
    }
    pages[topic] = Page(
      text: text, fellBack: fellBack, rules: try store.rules(inTopic: topic, text: text))
    order.append(topic)
    return true
  }

  private mutating func add(_ platforms: Set<String>, to topic: String) {
    guard let known = pages[topic]?.platforms else {
      pages[topic]?.platforms = platforms
      return
    }
    pages[topic]?.platforms = known.isEmpty || platforms.isEmpty ? [] : known.union(platforms)
  }

  // MARK: Rules

  /// Chooses the rules of a topic: those that name what is used, then the others in their order.
  private mutating func choose(_ topic: String) {
    guard var page = pages[topic] else { return }
    let platforms = options.platform.map { [$0] } ?? page.platforms ?? []
    let namesOnly = page.symbols.values.allSatisfy { $0 }
    let names = page.symbols.keys.sorted().map { ($0, SymbolNames(scan.index.entries[$0].pattern)) }
    var naming: [(rule: Rule, symbols: Set<Int>)] = []
    var others: [(rule: Rule, symbols: Set<Int>)] = []
    for rule in page.rules where platforms.isEmpty || platforms.contains(where: rule.isMeant) {
      guard rule.kind != .paragraph else { continue }
      let concept = TopicConcept(topic: topic, concept: rule.concept)
      let symbols = names.filter { symbol, names in
        concepts[symbol]?.contains(concept) == true || names.stand(in: rule)
      }
      if !symbols.isEmpty {
        naming.append((rule, Set(symbols.map(\.0))))
      } else if rule.kind == .rule, !namesOnly {
        others.append((rule, []))
      }
    }
    page.shown = naming + others
    if options.limit > 0, page.shown.count > options.limit {
      page.moreCount = page.shown.count - options.limit
      page.shown.removeLast(page.moreCount)
    }
    pages[topic] = page
  }

  // MARK: Files

  private func file(_ file: Scan.File) -> ScanReport.File {
    var uses: [ScanReport.Use] = []
    for use in file.uses {
      for topic in topics[use.symbol] ?? [] {
        guard let page = pages[topic], let namesOnly = page.symbols[use.symbol] else { continue }
        let naming = page.shown.filter { $0.symbols.contains(use.symbol) }
        let others = namesOnly ? [] : page.shown.filter { !$0.symbols.contains(use.symbol) }
        guard !naming.isEmpty || !others.isEmpty else { continue }
        uses.append(
          ScanReport.Use(
            symbol: scan.index.entries[use.symbol].pattern.name, topic: topic, line: use.line,
            column: use.column, endColumn: use.endColumn,
            rules: (naming + others).map(\.rule.id)))
      }
    }
    // The same name may be that of several frameworks.
    var seen: Set<ScanReport.Use> = []
    return ScanReport.File(
      path: file.path, uses: uses.filter { seen.insert($0).inserted },
      diagnostics: file.diagnostics)
  }

  // MARK: Notes

  private func notes(_ report: ScanReport, _ used: Set<String>) -> [String] {
    var notes: [String] = []
    let served = pages.filter { $0.value.fellBack && used.contains($0.key) }
    for (language, topics) in Dictionary(grouping: served, by: \.value.text.language)
      .sorted(by: { $0.key < $1.key })
    {
      let wanted = options.text?.language ?? options.language
      notes.append(
        "there is no text in \(wanted) of \(topics.map(\.key).sorted().list); "
          + "\(language) serves instead")
    }
    if !missing.isEmpty {
      let edition = options.text.map { " of \($0)" } ?? ""
      notes.append(
        "symbols in the files stand for topics without a text\(edition) in the store: "
          + missing.sorted().list)
    }
    guard !report.hasUses else { return notes }
    if scan.files.isEmpty {
      notes.append(
        "there is nothing to scan: no file ends with "
          + FileSelection.sources.endings.sorted().map { ".\($0)" }.list)
    } else if missing.isEmpty, scan.readCount > 0 {
      let files = scan.readCount == 1 ? "the file uses" : "the \(scan.readCount) files use"
      notes.append("\(files) no symbol that stands for a topic of the guidelines")
    }
    return notes
  }
}
