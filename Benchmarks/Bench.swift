import FoundationEssentials
import GuidelineStore

/// Prints each figure beside its yardstick, both taken in this run.
@main
struct Bench {
  static func main() async throws {
    let root = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let arguments = CommandLine.arguments
    let hig = root + "/.build/release/hig"
    if arguments.count > 2 {
      // What has to be a process of its own.
      let folder = arguments[2]
      switch arguments[1] {
      case "corpus": try makeCorpora(of: realTemplates(root: root), in: folder)
      case "copies":
        try Corpus.copies(of: root + "/Data", count: Int(arguments[3]) ?? 1, in: folder)
      case "plain": try PlainIndex(path: arguments[3]).insert(rows(in: folder))
      default: Growth(program: arguments[0], hig: hig, folder: folder).measure()
      }
      return
    }
    let folder =
      FileManager.default.temporaryDirectory.path
      + "/hig-bench-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    // Another process makes the corpora, and memory is measured first: what a process held before it
    // started another one counts as that one's peak.
    _ = Child.run([arguments[0], "corpus", folder], isQuiet: false)
    measureMemory(hig: hig, folder: folder)
    let rows = try await measureImport(folder: folder)
    try measureSize(rows, folder: folder)
    try await measureMatching(folder: folder)
    measureProcesses(hig: hig, folder: folder)
    try await measureSearches(folder: folder)
    _ = Child.run([arguments[0], "growth", folder], isQuiet: false)
  }

  private static func makeCorpora(of templates: [Template], in folder: String) throws {
    for (name, size) in [("large", 30 << 20), ("medium", 10 << 20), ("small", 4 << 20)] {
      let corpus = try Corpus(of: templates, byteCount: size, in: "\(folder)/\(name)")
      print("\(name) corpus: \(corpus.fileCount) files, \(megabytes(corpus.byteCount))")
    }
  }

  /// The documents to vary: real ones where they lie beside the checkout, and the project's own.
  private static func realTemplates(root: String) throws -> [Template] {
    let real = root + "/../shared/documents"
    let isReal = FileManager.default.fileExists(atPath: real)
    let files = FileTree.files(at: isReal ? [real, root + "/Data"] : [root + "/Data"])
    let templates = try files.compactMap { try Template(path: $0.path) }
    print(
      "documents varied: \(templates.count), of Data" + (isReal ? " and ../shared/documents" : ""))
    return templates
  }

  private typealias Row = (lead: String, body: String)

  /// The whole path from files to the committed index, against the insertion of the rules' text into
  /// a plain index in this process.
  private static func measureImport(folder: String) async throws -> [Row] {
    let store = try RuleStore(path: folder + "/large.sqlite", access: .create)
    var refused = 0
    var start = ContinuousClock.now
    try await store.importFiles(FileTree.files(at: [folder + "/large"])) { report in
      if report.documents.isEmpty { refused += 1 }
    }
    let ours = (ContinuousClock.now - start).seconds
    let rows = try rows(in: folder + "/large.sqlite")
    let plain = PlainIndex(path: folder + "/plain.sqlite")
    start = ContinuousClock.now
    plain.insert(rows)
    let theirs = (ContinuousClock.now - start).seconds
    print(
      "import: \(rows.count) rules in \(figure(ours)) s, \(refused) files refused; plain FTS5 "
        + "inserts their text in \(figure(theirs)) s: \(figure(theirs / ours)) of its speed "
        + "(goal: at least 0.4)")
    return rows
  }

  private static func rows(in store: String) throws -> [Row] {
    try RuleStore(path: store, access: .readOnly).rules(matching: RuleFilter())
      .map { ($0.lead, $0.body) }
  }

  private static func measureSize(_ rows: [Row], folder: String) throws {
    let text = rows.reduce(0) { $0 + $1.lead.utf8.count + $1.body.utf8.count }
    let size = try Data(contentsOf: URL(filePath: folder + "/large.sqlite")).count
    print(
      "store: \(megabytes(size)) for \(megabytes(text)) of rules: "
        + "\(figure(Double(size) / Double(text))) times (goal: at most 2.5)")
  }

  /// Matching all texts with each other, and again after one more document came in.
  private static func measureMatching(folder: String) async throws {
    for name in ["large", "medium"] {
      let store = try RuleStore(path: folder + "/\(name).sqlite", access: .create)
      try await store.importFiles(FileTree.files(at: [folder + "/\(name)"])) { _ in }
      let count = try store.rules(matching: RuleFilter()).count
      let documents = try store.documents().count
      var start = ContinuousClock.now
      try store.matchTexts()
      let all = (ContinuousClock.now - start).seconds
      let one = try String(contentsOfFile: oneDocument(folder: folder), encoding: .utf8)
      let path = folder + "/one-more.md"
      try (one + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      start = ContinuousClock.now
      try await store.importFiles(
        FileTree.files(at: [path]),
        options: ImportOptions(edition: Edition("2031"), language: .english, topic: "alerts")
      ) { _ in }
      try store.matchTexts()
      let added = (ContinuousClock.now - start).seconds
      print(
        "matching: \(count) rules of \(documents) documents in \(figure(all)) s (goal: 20000 rules "
          + "under 10 s); with one more document \(figure(added)) s (goal: well under 1 s for 2000)"
      )
    }
  }

  /// Any document of the small corpus that is in English.
  private static func oneDocument(folder: String) -> String {
    FileTree.files(at: [folder + "/small"]).first { $0.path.hasSuffix(".en.md") }?.path ?? ""
  }

  private static func measureMemory(hig: String, folder: String) {
    let store = folder + "/memory.sqlite"
    let importing = Child.run([hig, "--store", store, "--quiet", "import", folder + "/large"])
    let searching = Child.run([hig, "--store", store, "search", "modal view"])
    print(
      "memory: import \(figure(importing.peakMegabytes)) MB (goal: under 200), search "
        + "\(figure(searching.peakMegabytes)) MB (goal: under 30)")
  }

  private static func measureProcesses(hig: String, folder: String) {
    let store = folder + "/large.sqlite"
    for (query, match) in [("popover", "popover"), ("form sheet", "form sheet"), ("경고", "경고")] {
      let ours = Child.medianMilliseconds([hig, "--store", store, "search", query])
      let sql =
        "SELECT snippet(rule_text, 1, '[', ']', '…', 12) FROM rule_text WHERE rule_text "
        + "MATCH '\(match)' ORDER BY rank LIMIT 20"
      let shell = Child.medianMilliseconds(["sqlite3", folder + "/plain.sqlite", sql])
      let ripgrep = Child.medianMilliseconds(["rg", "-i", query, folder + "/large"])
      print(
        "process, “\(query)”: hig \(figure(ours)) ms; sqlite3 \(figure(shell)) ms: "
          + "\(figure(ours - shell)) ms more (goal: at most 5); rg \(figure(ripgrep)) ms: "
          + "\(figure(ours / ripgrep)) of it (goal: less than 1)")
    }
  }

  /// Searches inside a process over 10,000 rules: words of titles and leads, in three languages.
  private static func measureSearches(folder: String) async throws {
    let path = folder + "/small.sqlite"
    try await RuleStore(path: path, access: .create)
      .importFiles(FileTree.files(at: [folder + "/small"])) { _ in }
    let store = try RuleStore(path: path, access: .readOnly)
    let count = try store.rules(matching: RuleFilter()).count
    let rules = try store.rules(matching: RuleFilter(kind: .rule))
    var random = SeededRandom(seed: 7)
    let queries = (0..<400).compactMap { _ -> String? in
      guard let lead = rules.randomElement(using: &random)?.lead else { return nil }
      let words = lead.split(separator: " ").filter { $0.utf8.count > 3 }
      guard words.count > 1 else { return lead }
      let start = Int.random(in: 0..<words.count - 1, using: &random)
      return words[start...].prefix(Int.random(in: 1...3, using: &random)).joined(separator: " ")
    }
    var times: [Double] = []
    for query in queries {
      let start = ContinuousClock.now
      let answer = try store.search(SearchQuery(query), SearchFilter(limit: 20))
      _ = answer.results.map(\.snippet.marked)
      times.append((ContinuousClock.now - start).seconds * 1000)
    }
    let figures = Figures(times)
    print(
      "search: \(queries.count) queries over \(count) rules: median "
        + "\(figure(figures.median)) ms (goal: under 0.5), 95 of 100 under "
        + "\(figure(figures.share(0.95))) ms (goal: 3)")
  }

  private static func megabytes(_ bytes: Int) -> String {
    figure(Double(bytes) / 1_048_576) + " MB"
  }
}

/// A number with two decimals.
func figure(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let sign = hundredths < 0 ? "-" : ""
  let rest = abs(hundredths) % 100
  return "\(sign)\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
}
