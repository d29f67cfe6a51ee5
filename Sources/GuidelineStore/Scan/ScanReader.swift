extension RuleStore {
  /// Finds the symbols that sources use, and the rules about them.
  ///
  /// - Throws: ``StoreError`` if the store lacks the requested edition. Problems with a file are
  ///   diagnostics in the report, and don't stop the scan.
  package func scan(
    _ files: [FoundFile], _ options: ScanOptions = ScanOptions()
  ) throws(StoreError) -> ScanReport {
    var scanner = SourceScanner(self)
    return try scanner.report(on: files, options)
  }
}

/// Builds a scan report.
struct ScanReader {
  private let scan: Scan
  private let references: SymbolReferences
  private let options: ScanOptions
  private let newest: Edition?
  private var pages: [String: ScanPage] = [:]
  private var missing: Set<String> = []
  /// Topics in the order they were found.
  private var order: [String] = []
  /// The topics of each used symbol.
  private var topics: [Int: [String]] = [:]
  /// For each deprecated symbol, the newest text that names it.
  private var namedIn: [Int: TextID] = [:]
  /// Topic slugs by the names used in ignore comments.
  private var namedTopics: [String: [String]] = [:]
  /// The checks with their rules, by name; `nil` for those without a rule in the text.
  private var prepared: [String: CheckFinder.Prepared?] = [:]

  init(
    _ scan: Scan, _ references: SymbolReferences, _ options: ScanOptions, newest: Edition?
  ) {
    self.newest = newest
    self.scan = scan
    self.references = references
    self.options = options
  }

  mutating func report(_ store: RuleStore) throws -> ScanReport {
    for file in scan.files {
      for use in file.uses {
        if topics[use.symbol] == nil { try find(use.symbol, store) }
        for topic in topics[use.symbol] ?? [] { pages[topic]?.add(file.platforms) }
      }
    }
    for topic in order { pages[topic]?.choose(scan.index, options) }
    var report = ScanReport()
    report.readCount = scan.readCount
    report.testCount = scan.testCount
    report.identities = Set(scan.files.map(\.identity))
    for file in scan.files {
      report.files.append(try self.file(file, store))
    }
    report.dropUnused()
    for topic in Set(report.findings.map(\.topic)) {
      report.titles[topic] = try store.title(ofTopic: topic, in: options.language)
    }
    report.topics = try topics(usedIn: report.files, store)
    report.notes = notes(report)
    return report
  }

  // MARK: Topics

  private mutating func find(_ symbol: Int, _ store: RuleStore) throws {
    let entry = scan.index.entries[symbol]
    let places = references.places[entry.pattern.name] ?? []
    let named = try store.concepts(naming: entry.pattern, at: places)
    // A passing mention of a type says less than the pages about it.
    let isKnown = !entry.topics.isEmpty || entry.isGeneral
    let others =
      isKnown && entry.isType ? [] : Set(named.map(\.topic)).subtracting(entry.topics).sorted()
    var found: [String] = []
    for topic in entry.topics + others where try hasPage(topic, store) {
      pages[topic]?.symbols[symbol] = ScanPage.Symbol(
        concepts: Set(named.filter { $0.topic == topic }.map(\.concept)),
        leadsToNamingOnly: isKnown && !entry.topics.contains(topic))
      found.append(topic)
    }
    // An older edition adds nothing if the newest covers the symbol.
    if options.text == nil, found.contains(where: { pages[$0]?.isOutdated == false }) {
      found.removeAll { pages[$0]?.isOutdated == true }
    }
    topics[symbol] = found.filter { options.topics.isEmpty || options.topics.contains($0) }
    if !entry.replacements.isEmpty {
      namedIn[symbol] = try places.map { try store.document($0.document).text }.max()
    }
  }

  private mutating func hasPage(_ topic: String, _ store: RuleStore) throws -> Bool {
    if pages[topic] != nil { return true }
    guard !missing.contains(topic) else { return false }
    guard let page = try store.scanPage(topic, options, newest: newest) else {
      missing.insert(topic)
      return false
    }
    pages[topic] = page
    order.append(topic)
    return true
  }

  private func topics(
    usedIn files: [ScanReport.File], _ store: RuleStore
  ) throws -> [ScanReport.Topic] {
    var counts: [String: Int] = [:]
    for use in files.lazy.flatMap(\.uses) { counts[use.topic, default: 0] += 1 }
    // Most used first.
    return try order.enumerated()
      .sorted { (counts[$0.1] ?? 0, $1.0) > (counts[$1.1] ?? 0, $0.0) }
      .compactMap { _, topic in
        guard counts[topic] != nil, let page = pages[topic] else { return nil }
        return ScanReport.Topic(
          topic: topic, title: try store.title(ofTopic: topic, in: page.text.language),
          text: page.text, rules: page.shown, moreCount: page.moreCount,
          isOutdated: page.isOutdated)
      }
  }

  // MARK: Files

  private mutating func file(_ file: Scan.File, _ store: RuleStore) throws -> ScanReport.File {
    var diagnostics = file.diagnostics
    // By line; 0 is the whole file.
    var ignored: [Int: [Set<String>]] = [:]
    for comment in file.ignored {
      if let word = comment.unknownWord {
        diagnostics.append(
          Diagnostic(
            .warning, line: comment.line,
            "unknown comment “hig:\(word)”; write hig:ignore or hig:ignore-file"))
        continue
      }
      var slugs: Set<String> = []
      for name in comment.topics {
        let isCheck = scan.index.checkNames.contains(name)
        let found = isCheck ? [name] : try topics(called: name, store)
        if found.isEmpty {
          diagnostics.append(
            Diagnostic(
              .warning, line: comment.line,
              "“\(name)” is neither a topic nor a check; write a reason after --"))
        }
        slugs.formUnion(found)
      }
      if slugs.isEmpty == comment.topics.isEmpty {
        ignored[comment.ignoredLine ?? 0, default: []].append(slugs)
      }
    }
    var hiding: Set<Int> = []
    func isIgnored(_ line: Int, _ topic: String, _ check: String = "") -> Bool {
      let places = [0, line].filter { line in
        ignored[line]?.contains { $0.isEmpty || $0.contains(topic) || $0.contains(check) } == true
      }
      hiding.formUnion(places)
      return !places.isEmpty
    }
    // In `bar.rightBarButtonItem = UIBarButtonItem(systemItem: .done)` only the precise use counts, and what is
    // deprecated.
    var preciseTopics: [Int: Set<String>] = [:]
    for use in file.uses where scan.index.entries[use.symbol].isPrecise {
      preciseTopics[use.place.line, default: []].formUnion(topics[use.symbol] ?? [])
    }
    var uses: [ScanReport.Use] = []
    // Several frameworks may have a symbol of the same name.
    var seen: Set<ScanReport.Use> = []
    var counts: [StableHash: Int] = [:]
    for use in file.uses {
      for topic in topics[use.symbol] ?? [] where !isIgnored(use.place.line, topic) {
        guard let rules = pages[topic]?.ranked[use.symbol], !rules.isEmpty else { continue }
        let entry = scan.index.entries[use.symbol]
        guard
          options.includesMentions || entry.isPrecise || !entry.replacements.isEmpty
            || preciseTopics[use.place.line]?.contains(topic) != true
        else { continue }
        var told = ScanReport.Use(
          symbol: entry.pattern.name, topic: topic, line: use.place.line, column: use.place.column,
          endColumn: use.place.endColumn, rules: rules.map(\.id), replacements: entry.replacements,
          namedIn: namedIn[use.symbol], isSoft: entry.framework == "SwiftUI")
        guard seen.insert(told).inserted else { continue }
        var hash = use.place.text
        hash.take(text: told.symbol.utf8)
        hash.take(text: topic.utf8)
        counts[hash, default: 0] += 1
        told.fingerprint = "\(hash.hexadecimal):\(counts[hash] ?? 1)"
        uses.append(told)
      }
    }
    let findings = try findings(file, uses, store).filter {
      !isIgnored($0.line, $0.topic, $0.check)
    }
    let isTooLarge = CheckFinder.isTooLarge(file.tree)
    if options.isComplete, !isTooLarge {
      for comment in file.ignored where comment.unknownWord == nil {
        let line = comment.ignoredLine ?? 0
        guard ignored[line] != nil, !hiding.contains(line) else { continue }
        diagnostics.append(
          Diagnostic(.warning, line: comment.line, "this comment hides nothing; remove it"))
      }
    }
    if isTooLarge {
      diagnostics.append(
        Diagnostic(
          .error, line: 1,
          "too large to check: \(file.tree.nodes.count) calls, the limit is \(CheckFinder.mostNodes)"
        ))
    }
    return ScanReport.File(
      path: file.path, identity: file.identity, uses: uses, findings: findings,
      diagnostics: diagnostics.sorted { $0.line < $1.line })
  }

  // MARK: Findings

  private mutating func findings(
    _ file: Scan.File, _ uses: [ScanReport.Use], _ store: RuleStore
  ) throws -> [ScanReport.Finding] {
    var found = deprecated(
      uses.filter { use in !file.tree.asides.contains { $0 ~= use.line } })
    let finder = CheckFinder(
      file.tree, scan.index.names, scan.index.checks,
      platforms: options.platforms.isEmpty ? file.platforms : Set(options.platforms),
      texts: file.isCode ? scan.texts : [:], keys: scan.keys(forFileAt: file.path))
    for check in CheckFinder.isTooLarge(file.tree) ? [] : finder.checks {
      guard let prepared = try prepare(check, store) else { continue }
      let words = check.words(in: options.language)
      var lines: Set<Int> = []
      var counts: [StableHash: Int] = [:]
      for fault in finder.faults(prepared) {
        let place = file.places[fault.node]
        guard lines.insert(place.line).inserted else { continue }
        func filled(_ text: String) -> String {
          text.replacing("{found}", with: fault.found.replacing("\n", with: " "))
            .replacing("{limit}", with: fault.limit)
        }
        var hash = place.text
        hash.take(text: check.name.utf8)
        counts[hash, default: 0] += 1
        found.append(
          ScanReport.Finding(
            check: check.name, level: fault.level, topic: check.concept.topic, rule: prepared.rule,
            line: place.line, column: place.column, endColumn: place.endColumn,
            message: filled(words.say), mend: filled(words.mend),
            fingerprint: "\(hash.hexadecimal):\(counts[hash] ?? 1)"))
      }
    }
    return found.sorted { ($0.line, $0.column, $0.check) < ($1.line, $1.column, $1.check) }
  }

  private func isWanted(_ check: String) -> Bool {
    (options.checks.isEmpty || options.checks.contains(check))
      && !options.disabledChecks.contains(check)
  }

  private func deprecated(_ uses: [ScanReport.Use]) -> [ScanReport.Finding] {
    guard isWanted(CodeCheck.deprecated) else { return [] }
    var seen: Set<String> = []
    return uses.compactMap { use in
      guard !use.replacements.isEmpty, seen.insert("\(use.line) \(use.symbol)").inserted else {
        return nil
      }
      let rule = use.rules.first.flatMap { id in
        pages[use.topic]?.ranked.values.joined().first { $0.id == id }
      }
      return ScanReport.Finding(
        check: CodeCheck.deprecated, level: use.isSoft ? .note : .warning, topic: use.topic,
        rule: rule, line: use.line,
        column: use.column, endColumn: use.endColumn,
        message: Message("\(use.symbol) is deprecated").words(in: options.language),
        mend: Message("use \(list: use.replacements)").words(in: options.language),
        fingerprint: use.fingerprint)
    }
  }

  /// A check with its rule; `nil` if it isn't wanted, or the text to read doesn't state the rule.
  private mutating func prepare(
    _ check: CodeCheck, _ store: RuleStore
  ) throws -> CheckFinder.Prepared? {
    if let known = prepared[check.name] { return known }
    let topic = check.concept.topic
    prepared[check.name] = .some(nil)
    guard isWanted(check.name), options.topics.isEmpty || options.topics.contains(topic) else {
      return nil
    }
    let texts = try store.storedTexts(where: "topic.slug = ?1", .text(topic))
    let isThere = options.text.map { !RuleStore.matches(of: $0, in: texts).isEmpty }
    guard !texts.isEmpty, isThere ?? true, let all = try? store.concept(check.concept) else {
      return nil
    }
    let text = try store.resolve(options.text, topic: topic, preferring: options.language).text
    let english = all.last {
      $0.id.text.edition == text.edition && $0.id.text.language.withoutRegion == .english
    }
    guard let rule = all.first(where: { $0.id.text == text }) ?? english else { return nil }
    var colors: Set<String> = []
    let limits = try check.cases.map { part -> [String: Double] in
      switch part.limit {
      case nil: return [:]
      case .number(let number): return ["": number]
      case .column(let head): return Self.limits(in: english ?? rule, under: head)
      case .colors(let others):
        let filter = RuleFilter(topics: [topic], languages: [.english])
        colors = others.union(
          try store.values(matching: filter, ofKind: .color).compactMap(\.value.hex))
        return [:]
      }
    }
    let found = CheckFinder.Prepared(check: check, rule: rule, limits: limits, colors: colors)
    prepared[check.name] = found
    return found
  }

  /// The numbers that a column of a rule's table states for platforms.
  private static func limits(in rule: Rule, under head: String) -> [String: Double] {
    var limits: [String: Double] = [:]
    for row in ValueStatement.statements(of: rule) {
      guard let cell = row.cells.first(where: { $0.head == head }),
        let number = Double(cell.text.prefix { $0.isNumber || $0 == "." })
      else { continue }
      for name in row.name.split(separator: ",") { limits[String(name).trimmed] = number }
    }
    return limits
  }

  /// The topics an ignore comment names, by a topic's name or by slugs.
  private mutating func topics(called name: String, _ store: RuleStore) throws -> [String] {
    if let known = namedTopics[name] { return known }
    func slug(_ name: String) throws -> String? {
      if pages[name] != nil || missing.contains(name) { return name }
      return try store.slug(ofTopicNamed: name)
    }
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    let found = try slug(name).map { [$0] } ?? words.compactMap { try slug($0) }
    namedTopics[name] = found.count == words.count || found.count == 1 ? found : []
    return namedTopics[name] ?? []
  }

  // MARK: Notes

  private func notes(_ report: ScanReport) -> [Message] {
    var notes: [Message] = []
    let used = Set(options.listsSymbols ? report.topics.map(\.topic) : [])
    let wanted = options.text?.language ?? options.language
    var served = pages.filter { $0.value.fellBack && used.contains($0.key) }
      .mapValues(\.text.language)
    for case let rule? in report.findings.map(\.rule) where !options.listsSymbols {
      let language = rule.id.text.language
      if language.withoutRegion != wanted.withoutRegion { served[rule.id.topic] = language }
    }
    for (language, topics) in Dictionary(grouping: served, by: \.value)
      .sorted(by: { $0.key < $1.key })
    {
      notes.append(
        Message("there is no text in \(wanted) on \(list: topics.map(\.key).sorted())")
          .followed(by: "showing \(language) instead"))
    }
    for (topic, page) in pages.sorted(by: { $0.key < $1.key }) where used.contains(topic) {
      if let note = page.noteOnPlace, !notes.contains(note) { notes.append(note) }
    }
    let missing = missing.filter { options.topics.isEmpty || options.topics.contains($0) }
    if !missing.isEmpty, options.listsSymbols {
      let missing = missing.sorted()
      notes.append(
        options.text.map {
          "the files use symbols of topics without a page in \($0): \(list: missing)"
        } ?? "the files use symbols of topics without a page in the store: \(list: missing)")
    }
    guard options.listsSymbols ? !report.hasUses : report.findings.isEmpty else { return notes }
    let withoutRules = Set(topics.values.joined()).sorted().filter {
      pages[$0]?.ranked.values.allSatisfy(\.isEmpty) == true
    }
    if scan.files.isEmpty, scan.testCount == 0 {
      notes.append(
        Message("nothing to scan").followed(
          by: "no files ending in \(list: FileSelection.sources.endings.sorted().map { ".\($0)" })")
      )
    } else if !options.listsSymbols {
      if scan.readCount > 0 {
        notes.append(
          scan.readCount == 1
            ? "no findings in the file" : "no findings in \(scan.readCount) files")
      }
    } else if !withoutRules.isEmpty {
      notes.append(
        "the files use symbols of topics without rules for their platforms: \(list: withoutRules)")
    } else if missing.isEmpty, scan.readCount > 0 {
      let topics: Message =
        options.topics.isEmpty
        ? "any topic of the guidelines" : "\(list: options.topics.sorted())"
      notes.append(
        scan.readCount == 1
          ? "the file uses no symbols of \(topics)"
          : "the \(scan.readCount) files use no symbols of \(topics)")
    }
    return notes
  }
}
