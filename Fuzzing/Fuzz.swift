import Glibc
@testable import GuidelineStore

/// Runs a function on inputs made from the corpus, as the arguments say.
///
/// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ function: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Gives what reads bytes from elsewhere any bytes, and checks what holds for all of them.
///
/// The first argument names the target; libFuzzer takes the others.
@main
struct Fuzz {
  static func main() {
    guard CommandLine.argc > 1, let name = CommandLine.arguments.dropFirst().first,
      targets[name] != nil
    else {
      print(targets.keys.sorted().joined(separator: "\n"))
      return
    }
    chosen = name
    // What is made once isn't a slow input.
    try? targets[name]?([])
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(
      runFuzzer(&count, &arguments) { data, count in
        let bytes = Array(UnsafeBufferPointer(start: data, count: count))
        do {
          try Fuzz.targets[Fuzz.chosen]?(bytes)
        } catch {
          preconditionFailure("\(error)")
        }
        return 0
      })
  }

  nonisolated(unsafe) private static var chosen = ""

  private static let targets: [String: @Sendable (_ bytes: [UInt8]) throws -> Void] = [
    "markdown": { try reads($0, as: "a.md") },
    "webpage": { try reads($0, as: "a.html") },
    "docc": { try reads($0, as: "a.json") },
    "query": { try answers(String(decoding: $0, as: UTF8.self)) },
    "tokens": tokens,
    "difference": difference,
    "names": { names(String(decoding: $0, as: UTF8.self)) },
    "json": { _ = try? JSONParser.value(of: $0) },
    "globs": { globs(String(decoding: $0, as: UTF8.self)) },
    "values": { values(String(decoding: $0, as: UTF8.self)) },
    "swift": { try scans($0, as: "A.swift") },
    "objectivec": { try scans($0, as: "A.m") },
    "interface": { try scans($0, as: "A.storyboard") },
    "strings": { try scans($0, as: "en.lproj/Localizable.strings") },
    "tables": tables,
  ]

  // MARK: Targets

  private static func reads(_ bytes: [UInt8], as path: String) throws {
    let options = ImportOptions(edition: .current, language: .english, topic: "alerts")
    let once = try? DocumentReader().documents(in: bytes, path: path, options: options)
    let again = try? DocumentReader().documents(in: bytes, path: path, options: options)
    precondition(once == again, "read twice, it differs")
    for rule in (once ?? []).flatMap(\.rules) {
      precondition(!rule.lead.isEmpty || !rule.body.isEmpty, "a rule without text")
    }
    guard let once else { return }
    // What is stored can be read again.
    let file = SourceFile(identity: path, path: path, content: bytes, options: options)
    try shelf.replace(file, with: once)
    let stored = try shelf.rules(matching: RuleFilter())
    precondition(stored.count == once.reduce(0) { $0 + $1.rules.count }, "\(stored.count) rules")
  }

  nonisolated(unsafe) private static let shelf: RuleStore = {
    do {
      return try RuleStore(path: ":memory:", access: .create)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  nonisolated(unsafe) private static let store: RuleStore = {
    do {
      let store = try RuleStore(path: ":memory:", access: .create)
      try store.takeCarriedFiles()
      let texts: [(path: String, text: String, language: Language)] = [
        (
          "a.en.md", "# Lamps\n\n**Dim a lamp slowly.** Use 20 pt at most.\n\n**Hang it high.**",
          .english
        ),
        ("a.ko.md", "# 등불\n\n**등불을 천천히 어둡게 하세요.** 20포인트까지만 씁니다.\n\n**높이 거세요.**", .korean),
        ("a.ja.md", "# ランプ\n\n**ランプはゆっくり暗くします。**20ポイントまで使えます。\n\n**高く吊るします。**", .japanese),
      ]
      for (path, text, language) in texts {
        let options = ImportOptions(edition: .current, language: language, topic: "lamps")
        let file = SourceFile(
          identity: path, path: path, content: Array(text.utf8), options: options)
        try store.replace(file, with: RuleStore.documentReading(file))
      }
      try store.matchTexts()
      return store
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func answers(_ query: String) throws {
    let answer = try store.search(SearchQuery(query), SearchFilter(limit: 0))
    precondition(answer.total == answer.results.count, "\(answer.total) results aren't shown")
    for result in answer.results {
      precondition(!result.snippet.runs.contains { $0.text.isEmpty }, "an empty run")
    }
    _ = try store.values(for: SearchQuery(query))
  }

  private static func tokens(of bytes: [UInt8]) {
    for purpose in [GuidelineTokenizer.Purpose.document, .query] {
      var start = 0
      GuidelineTokenizer().tokenize(bytes.span, for: purpose) { token, range, isColocated in
        precondition(!token.isEmpty && !range.isEmpty, "an empty token")
        precondition(range.upperBound <= bytes.count, "a token beyond the text")
        precondition(isColocated || range.lowerBound >= start, "a token before the last one")
        if !isColocated { start = range.lowerBound }
        return true
      }
    }
  }

  private static func difference(in bytes: [UInt8]) {
    let texts = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 2 else { return }
    let changes = WordDiff(texts[0], texts[1]).changes
    let newer = changes.filter { $0.kind != .delete }.map(\.text).joined()
    precondition(letters(newer) == letters(texts[1]), "the newer text isn't whole: \(newer)")
    // What both have is in the newer form.
    let older = changes.filter { $0.kind != .insert }.map(\.text).joined()
    precondition(words(older) == words(texts[0]), "the older text isn't whole: \(older)")
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  private static func words(_ text: String) -> [Unicode.Scalar] {
    folded(text).unicodeScalars.filter(\.properties.isAlphabetic)
  }

  private static func globs(_ text: String) {
    let texts = text.split(separator: "\0", maxSplits: 1).map(String.init)
    guard texts.count == 2, let glob = Glob(texts[0]) else { return }
    _ = glob.fits([Array(texts[1].utf8)[...]])
  }

  private static func values(_ text: String) {
    for value in ValueReader.values(in: text) {
      precondition(text.utf8.count >= value.text.utf8.count && !value.text.isEmpty, value.text)
    }
    _ = ValueReader.values(in: text, under: "Size (pt)")
  }

  private static func names(_ text: String) {
    if let name = TextID(text) { precondition(TextID(name.description) == name, "\(name)") }
    if let name = RuleID(text) { precondition(RuleID(name.description) == name, "\(name)") }
    if let name = ConceptID(text) { precondition(ConceptID(name.description) == name, "\(name)") }
    _ = (TextQuery(text), RuleQuery(text), Edition(text), Revision(text))
  }

  nonisolated(unsafe) private static var scanner = SourceScanner(store)

  private static func scans(_ bytes: [UInt8], as path: String) throws {
    let file = FoundFile(
      path: path, identity: path, isOwn: false, location: FilePath(path), given: bytes, problem: nil
    )
    _ = try scanner.report(on: [file])
  }

  /// What a damaged store may hold.
  private static func tables(_ bytes: [UInt8]) {
    _ = WordTable(bytes: bytes)
    let set = RowSet(bytes: bytes.span)
    precondition(set.count == set.reduce(0) { count, _ in count + 1 }, "\(set.count) rows")
    for key in [0, 1, 63] { _ = RuleFactsBlock.facts(ofRule: key, in: bytes.span) }
    var offset = 0
    while bytes.span.varint(at: &offset) != nil {}
    precondition(offset <= bytes.count, "read beyond the end")
  }
}
