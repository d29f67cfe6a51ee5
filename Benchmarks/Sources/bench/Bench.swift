import FoundationEssentials
import GuidelineStore

/// Prints each figure beside its yardstick, both taken in this run.
@main
struct Bench {
  static func main() async throws {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let hig = CommandLine.arguments.dropFirst().first ?? root + "/.build/release/hig"
    let folder = FileManager.default.temporaryDirectory.path + "/hig-bench-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let templates = try realTemplates(root: root)
    let corpus = try Corpus(of: templates, byteCount: 30 << 20, in: folder + "/corpus")
    print("corpus: \(corpus.fileCount) files, \(megabytes(corpus.byteCount))")
    let store = folder + "/store.sqlite"
    let rows = try await measureImport(of: corpus, into: store, folder: folder)
    measureSizes(rows, store: store, hig: hig, corpus: corpus, folder: folder)
    measureProcesses(hig: hig, store: store, corpus: corpus, folder: folder)
    try await measureSearches(templates, folder: folder)
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
  private static func measureImport(
    of corpus: Corpus, into path: String, folder: String
  ) async throws -> [Row] {
    let store = try RuleStore(path: path, access: .create)
    var refused = 0
    var start = ContinuousClock.now
    try await store.importFiles(FileTree.files(at: [corpus.folder])) { report in
      if report.documents.isEmpty { refused += 1 }
    }
    let ours = (ContinuousClock.now - start).seconds
    let rules = try store.rules(matching: RuleFilter())
    let rows = rules.map { ($0.lead, $0.body) }
    let plain = PlainIndex(path: folder + "/plain.sqlite")
    start = ContinuousClock.now
    plain.insert(rows)
    let theirs = (ContinuousClock.now - start).seconds
    print(
      "import: \(rules.count) rules in \(figure(ours)) s, \(refused) files refused; plain FTS5 "
        + "inserts their text in \(figure(theirs)) s: speed \(figure(theirs / ours)) of it "
        + "(goal: at least 0.4)")
    return rows
  }

  private static func measureSizes(
    _ rows: [Row], store: String, hig: String, corpus: Corpus, folder: String
  ) {
    let text = rows.reduce(0) { $0 + $1.lead.utf8.count + $1.body.utf8.count }
    let attributes = try? FileManager.default.attributesOfItem(atPath: store)
    let size = attributes?[.size] as? Int ?? 0
    print(
      "store: \(megabytes(size)) for \(megabytes(text)) of "
        + "rules: \(figure(Double(size) / Double(text))) times (goal: at most 2.5)")
    let second = folder + "/second.sqlite"
    let importing = Child.run([hig, "--store", second, "--quiet", "import", corpus.folder])
    let searching = Child.run([hig, "--store", store, "search", "modal view"])
    print(
      "memory: import \(figure(importing.peakMegabytes)) MB (goal: under 200), search "
        + "\(figure(searching.peakMegabytes)) MB (goal: under 30)")
  }

  private static func measureProcesses(
    hig: String, store: String, corpus: Corpus, folder: String
  ) {
    for (query, match) in [("popover", "popover"), ("form sheet", "form sheet"), ("경고", "경고")] {
      let ours = Child.medianMilliseconds([hig, "--store", store, "search", query])
      let sql =
        "SELECT snippet(rule_text, 1, '[', ']', '…', 12) FROM rule_text WHERE rule_text "
        + "MATCH '\(match)' ORDER BY rank LIMIT 20"
      let shell = Child.medianMilliseconds(["sqlite3", folder + "/plain.sqlite", sql])
      let ripgrep = Child.medianMilliseconds(["rg", "-i", query, corpus.folder])
      print(
        "process, “\(query)”: hig \(figure(ours)) ms; sqlite3 \(figure(shell)) ms: "
          + "\(figure(ours - shell)) ms more (goal: at most 5); rg \(figure(ripgrep)) ms: "
          + "\(figure(ours / ripgrep)) of it (goal: less than 1)")
    }
  }

  /// Searches inside a process over 10,000 rules: words of titles and leads, in three languages.
  private static func measureSearches(_ templates: [Template], folder: String) async throws {
    let corpus = try Corpus(of: templates, byteCount: 5 << 20, in: folder + "/small")
    let store = try RuleStore(path: folder + "/small.sqlite", access: .create)
    try await store.importFiles(FileTree.files(at: [corpus.folder])) { _ in }
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

  private static func figure(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let rest = abs(hundredths) % 100
    return "\(sign)\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
