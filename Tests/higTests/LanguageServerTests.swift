import Foundation
import Testing

/// `hig lsp`: what editors show of rules beside the code.
@Suite struct LanguageServerTests {
  private let desk: Desk

  init() throws {
    desk = try Desk.withSamples()
  }

  private static let swift = "import UIKit\nlet lamp = UILanternView()\n"
  private static let deprecated = "import UIKit\nlet lamp = UIAlertView()\n"

  /// Adds a page about what ``deprecated`` uses.
  private func writeAlerts() throws {
    let page = Samples.english.replacing("topic: lanterns", with: "topic: alerts")
      .replacing("UILanternView", with: "UIAlertView")
    try desk.write(page, to: "more/alerts.md")
    try desk.hig("import", "more")
  }

  // MARK: Hovering

  @Test(arguments: [
    ("Pot.swift", "swift", swift, 1, 15),
    ("Pot.m", "objective-c", "#import <UIKit/UIKit.h>\n  [[UILanternView alloc] init];\n", 1, 6),
    ("untitled", "swift", "let lamp = UILanternView()", 0, 24),
    (
      "Pot.storyboard", "xml", "<document>\n<view customClass=\"UILanternView\"/>\n</document>", 1,
      22
    ),
    // Only passed on, which a scan doesn't tell of.
    ("Cast.swift", "swift", "import UIKit\nfunc hang(_ lamp: UILanternView) {}", 1, 20),
    ("Cast.swift", "swift", "import UIKit\nlet lamp = view as? UILanternView", 1, 20),
    // Columns are units of UTF-16.
    ("Pot.swift", "swift", "import UIKit\r\nlet 초롱 = \"🏮🏮\"; UILanternView()", 1, 17),
  ])
  func showsTheRulesOfASymbol(
    file: String, language: String, text: String, line: Int, column: Int
  ) throws {
    var talk = try EditorTalk(at: desk)
    try talk.open("app/" + file, text, as: language)
    let hover = try talk.hover(over: "app/" + file, line, column)
    let words = try #require(try talk.answers().hover(hover))
    #expect(words.hasPrefix("UILanternView → Lanterns (2019)"))
    #expect(
      words.contains("\n- Hang a lantern where nobody bumps into it.\n  Leave at least 29 pt"))
  }

  @Test func givesTheStretchThatItSpeaksOf() throws {
    var talk = try EditorTalk(at: desk)
    try talk.open("app/Pot.swift", "import UIKit\nlet 초롱 = \"🏮\"; UILanternView()")
    let places = try [14, 15, 28, 29].map { try talk.hover(over: "app/Pot.swift", 1, $0) }
    let answers = try talk.answers()
    #expect(places.map { answers.hover($0) != nil } == [false, true, true, false])
    let result = try #require(answers.answer(to: places[1])?["result"] as? [String: Any])
    let range = try #require(result["range"] as? [String: [String: Int]])
    #expect(
      range == ["start": ["line": 1, "character": 15], "end": ["line": 1, "character": 28]])
  }

  @Test(arguments: [
    ("Pot.swift", "swift", "// UILanternView\nlet lamp = \"UILanternView\"", 0, 5),
    ("Pot.swift", "swift", "let lamp = \"UILanternView\"", 0, 15),
    ("Pot.swift", "swift", swift, 1, 2), ("Pot.swift", "swift", swift, 900, 2),
    ("Pot.md", "markdown", "UILanternView()", 0, 3), ("Pot.c", "c", "UILanternView();", 0, 3),
    ("Pot.swift", "swift", "", 0, 0), ("Pot.swift", "swift", "\u{0}UILanternView()", 0, 5),
  ])
  func showsNothingWhereNothingIsUsed(
    file: String, language: String, text: String, line: Int, column: Int
  ) throws {
    var talk = try EditorTalk(at: desk, ["--diagnostics"])
    try talk.open("app/" + file, text, as: language)
    let hover = try talk.hover(over: "app/" + file, line, column)
    let answers = try talk.answers()
    #expect(answers.answer(to: hover)?["result"] is NSNull)
  }

  @Test func takesWhatTheAppDeclaresForItsOwn() throws {
    try desk.write("class UILanternView {}\n", to: "app/Views/Own.swift")
    var talk = try EditorTalk(at: desk)
    try talk.open("app/Pot.swift", Self.swift)
    let own = try talk.hover(over: "app/Pot.swift", 1, 15)
    // The editor's text counts, not that of the file.
    try talk.open("app/Views/Own.swift", "class Lamp {}\n")
    _ = try talk.hover(over: "app/Views/Own.swift", 0, 0)
    let known = try talk.hover(over: "app/Pot.swift", 1, 15)
    let answers = try talk.answers()
    #expect(answers.hover(own) == nil)
    #expect(answers.hover(known) != nil)
  }

  @Test func forgetsWhatWasNeverSaved() throws {
    try desk.write("class UILanternView {}\n", to: "app/AppTests/Mock.swift")
    var talk = try EditorTalk(at: desk)
    try talk.open("app/Pot.swift", Self.swift)
    try talk.open("app/AppTests/Mock.swift", "class UILanternView {}\n")
    _ = try talk.hover(over: "app/AppTests/Mock.swift", 0, 8)
    let besideTests = try talk.hover(over: "app/Pot.swift", 1, 15)
    try talk.open("app/New.swift", "class UILanternView {}\n")
    _ = try talk.hover(over: "app/New.swift", 0, 8)
    let besideNew = try talk.hover(over: "app/Pot.swift", 1, 15)
    try talk.tell(
      "textDocument/didClose", ["textDocument": ["uri": talk.uri(of: "app/New.swift")]])
    let afterwards = try talk.hover(over: "app/Pot.swift", 1, 15)
    let answers = try talk.answers()
    #expect(
      [besideTests, besideNew, afterwards].map { answers.hover($0) != nil } == [true, false, true])
  }

  @Test func followsTheTextUntilTheDocumentIsClosed() throws {
    var talk = try EditorTalk(at: desk)
    try talk.open("app/Pot.swift", "import UIKit\n")
    let before = try talk.hover(over: "app/Pot.swift", 1, 15)
    try talk.change("app/Pot.swift", to: Self.swift)
    let after = try talk.hover(over: "app/Pot.swift", 1, 15)
    try talk.tell(
      "textDocument/didClose", ["textDocument": ["uri": talk.uri(of: "app/Pot.swift")]])
    let closed = try talk.hover(over: "app/Pot.swift", 1, 15)
    let answers = try talk.answers()
    #expect([before, after, closed].map { answers.hover($0) != nil } == [false, true, false])
  }

  @Test func writesMarkdownForEditorsThatShowIt() throws {
    var talk = try EditorTalk(
      at: desk,
      initializedWith: [
        "capabilities": ["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]]
      ])
    try talk.open("app/Pot.swift", Self.swift)
    let hover = try talk.hover(over: "app/Pot.swift", 1, 15)
    let words = try #require(try talk.answers().hover(hover))
    let lead = "- **Hang a lantern where nobody bumps into it.**"
    #expect(
      words.hasPrefix("`UILanternView` → Lanterns (2019)\n\n\(lead)  \n  Leave at least 29 pt"))
  }

  @Test(
    arguments: [
      ([], [:], "", nil, "Lanterns"), (["--lang", "ko"], [:], "", "ja", "초롱"),
      ([], ["language": "ko"], "", "ja", "초롱"), ([], [:], "ko", "ja", "초롱"),
      ([], [:], "", "ja", "ちょうちん"), ([], [:], "", "ko-KR", "초롱"), ([], [:], "", "?", "Lanterns"),
      (["--edition", "2019:ko"], [:], "", nil, "초롱"),
    ] as [([String], [String: String], String, String?, String)])
  func speaksTheLanguageOfItsReader(
    arguments: [String], settings: [String: String], variable: String, locale: String?,
    title: String
  ) throws {
    desk.environment["HIG_LANG"] = variable
    var params: [String: Any] = ["initializationOptions": settings]
    params["locale"] = locale
    var talk = try EditorTalk(at: desk, arguments, initializedWith: params)
    try talk.open("app/Pot.swift", Self.swift)
    let hover = try talk.hover(over: "app/Pot.swift", 1, 15)
    let words = try #require(try talk.answers().hover(hover))
    #expect(words.hasPrefix("UILanternView → \(title)"), "\(words)")
  }

  @Test func readsTheConfigFileOfTheApp() throws {
    desk.environment["HIG_CONFIG"] = nil
    try desk.write(
      "language = \"ko\"\nplatforms = [\"macOS\"]\n[scan]\nexclude = [\"Old\"]\n",
      to: "app/.hig.toml")
    try writeAlerts()
    var talk = try EditorTalk(at: desk, initializedWith: ["locale": "ja"])
    for file in ["app/Pot.swift", "app/Old/Pot.swift"] {
      try talk.open(file, Self.swift + "let old = UIAlertView()\n")
    }
    let hover = try talk.hover(over: "app/Old/Pot.swift", 1, 15)
    let answers = try talk.answers()
    #expect(answers.hover(hover)?.hasPrefix("UILanternView → 초롱") == true)
    #expect(answers.hints(in: talk.uri(of: "app/Pot.swift"))?.count == 1)
    #expect(answers.hints(in: talk.uri(of: "app/Old/Pot.swift")) == nil)
    try desk.write("langauge = \"ko\"\n", to: "app/.hig.toml")
    let complaint = try #require(
      try talk.answers().messages.first { $0["method"] as? String == "window/logMessage" })
    let words = (complaint["params"] as? [String: Any])?["message"] as? String
    #expect(words?.contains("app/.hig.toml:1: unknown key “langauge”") == true)
    // What is asked for in other ways counts more.
    try desk.write("edition = \"2019:ko\"\n", to: "app/.hig.toml")
    for (arguments, settings, title) in [
      ([], [:], "초롱"), (["--lang", "en"], [:], "Lanterns"), ([], ["language": "en"], "Lanterns"),
      (["--edition", "any"], [:], "Lanterns"),
    ] as [([String], [String: String], String)] {
      talk = try EditorTalk(
        at: desk, arguments, initializedWith: ["initializationOptions": settings])
      try talk.open("app/Pot.swift", Self.swift)
      let hover = try talk.hover(over: "app/Pot.swift", 1, 15)
      #expect(
        try talk.answers().hover(hover)?.hasPrefix("UILanternView → \(title)") == true,
        "\(arguments) \(settings)")
    }
  }

  // MARK: Hints

  @Test func showsFindingsUnlessToldNotTo() throws {
    try writeAlerts()
    let file = "app/Pot.swift"
    let hint = "UIAlertView is deprecated; use UIAlertController"
    var talk = try EditorTalk(at: desk)
    try talk.open(file, Self.deprecated)
    let shown = try talk.answers().hints(in: talk.uri(of: file))
    #expect(shown?.count == 1 && shown?[0].hasPrefix(hint) == true, "\(shown ?? [])")
    var silent = try EditorTalk(at: desk, ["--no-diagnostics"])
    try silent.open(file, Self.deprecated)
    #expect(try silent.answers().hints(in: silent.uri(of: file)) == nil)
    // Settings may change while the editor runs.
    try silent.tell(
      "workspace/didChangeConfiguration", ["settings": ["hig": ["diagnostics": true]]])
    #expect(try silent.answers().hints(in: silent.uri(of: file))?.count == 1)
  }

  @Test func showsTheSameFindingsAsAScan() throws {
    try writeAlerts()
    try desk.write(Self.deprecated, to: "app/Pot.swift")
    var talk = try EditorTalk(at: desk)
    for file in [
      "Pot.swift", "AppTests/Pot.swift", "Pods/Pot.swift", ".build/Pot.swift", "../b.swift",
    ] {
      try talk.open("app/" + file, Self.deprecated)
    }
    try talk.open("app/Ignored.swift", "// hig:ignore-file deprecated\n" + Self.deprecated)
    let answers = try talk.answers()
    let hinted = Set(
      answers.messages.compactMap { ($0["params"] as? [String: Any])?["uri"] as? String })
    #expect(hinted == [talk.uri(of: "app/Pot.swift")])
    #expect(answers.hints(in: talk.uri(of: "app/Pot.swift"))?.count == 1)
    let scan = try desk.hig("scan", "app", "--json").json()
    let findings = try #require(scan["findings"] as? [[String: Any]])
    #expect(findings.map { $0["check"] as? String } == ["deprecated"])
  }

  @Test func offersToOpenThePageAndToIgnoreAHint() throws {
    try desk.writeAddressedSamples()
    let literals = ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]]]
    var talk = try EditorTalk(
      at: desk, initializedWith: ["capabilities": ["textDocument": ["codeAction": literals]]])
    let text = "import UIKit\nfunc hang() {\n\t  UILanternView()\n}\n"
    try talk.open("app/Pot.swift", text)
    let range = [
      "start": ["line": 2, "character": 5], "end": ["line": 2, "character": 5],
    ]
    let hint: [String: Any] = [
      "source": "hig", "code": "lanterns", "range": range, "message": "",
    ]
    func ask(_ context: [String: Any]) throws -> Int {
      try talk.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": talk.uri(of: "app/Pot.swift")], "range": range,
          "context": context,
        ])
    }
    let requests = [
      try ask(["diagnostics": [Any]()]), try ask(["diagnostics": [hint]]),
      try ask(["diagnostics": [hint], "only": ["quickfix"]]),
      try ask(["diagnostics": [hint], "only": ["refactor"]]),
      try ask(["diagnostics": [hint], "only": NSNull()]),
    ]
    let answers = try talk.answers()
    let actions = requests.map { answers.answer(to: $0)?["result"] as? [[String: Any]] ?? [] }
    let titles = ["Open “Lanterns” in the guidelines", "Ignore “lanterns” on this line"]
    #expect(
      actions.map { $0.compactMap { $0["title"] as? String } }
        == [[titles[0]], titles, [titles[1]], [], titles])
    let command = try #require(actions[0][0]["command"] as? [String: Any])
    #expect(command["command"] as? String == "hig.open")
    #expect(command["arguments"] as? [String] == ["https://example.com/lanterns"])
    let edit = try #require(actions[1][1]["edit"] as? [String: [String: [[String: Any]]]])
    let change = try #require(edit["changes"]?[talk.uri(of: "app/Pot.swift")]?.first)
    #expect(change["newText"] as? String == "\t  // hig:ignore lanterns\n")
  }

  @Test func offersPlainCommandsToEditorsThatTakeNothingElse() throws {
    try desk.writeAddressedSamples()
    var talk = try EditorTalk(at: desk)
    try talk.open("app/Pot.swift", Self.swift)
    let place = ["line": 1, "character": 15]
    let request = try talk.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": talk.uri(of: "app/Pot.swift")],
        "range": ["start": place, "end": place], "context": ["diagnostics": [Any]()],
      ])
    let commands = try talk.answers().answer(to: request)?["result"] as? [[String: Any]]
    #expect(commands?.map { $0["command"] as? String } == ["hig.open"])
  }

  @Test func followsFilesThatTheEditorWatches() throws {
    var talk = try EditorTalk(
      at: desk,
      initializedWith: [
        "capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
      ])
    try talk.open("app/Pot.swift", Self.swift)
    let before = try talk.hover(over: "app/Pot.swift", 1, 15)
    func tellOf(_ file: String, _ type: Int) throws {
      let change: [String: Any] = ["uri": talk.uri(of: file), "type": type]
      try talk.tell("workspace/didChangeWatchedFiles", ["changes": [change]])
    }
    try desk.write("class UILanternView {}\n", to: "new/Own.swift")
    try tellOf("new/Own.swift", 1)
    let beside = try talk.hover(over: "app/Pot.swift", 1, 15)
    try tellOf("new/Gone.swift", 3)
    let folder: [String: Any] = ["uri": talk.uri(of: "new"), "name": "new"]
    try talk.tell(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    let within = try talk.hover(over: "app/Pot.swift", 1, 15)
    let answers = try talk.answers()
    #expect([before, beside, within].map { answers.hover($0) != nil } == [true, false, false])
    let registered = answers.messages.filter {
      $0["method"] as? String == "client/registerCapability"
    }
    #expect(registered.count == 1)
  }

  @Test func letsTheEditorOpenThePageOrDoesSo() throws {
    let open: [String: Any] = ["command": "hig.open", "arguments": ["https://example.com/초롱"]]
    var talk = try EditorTalk(
      at: desk,
      initializedWith: ["capabilities": ["window": ["showDocument": ["support": true]]]])
    let request = try talk.ask("workspace/executeCommand", open)
    let answers = try talk.answers()
    #expect(answers.answer(to: request)?["result"] is NSNull)
    let shown = try #require(
      answers.messages.first { $0["method"] as? String == "window/showDocument" })
    #expect((shown["params"] as? [String: Any])?["uri"] as? String == "https://example.com/초롱")
    #expect(shown["id"] as? Int == 1)

    desk.environment["BROWSER"] = try desk.write(
      "#!/bin/sh\necho noise; echo \"$1\" > \"$HOME/opened\"", to: "browser")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: desk.path("browser"))
    talk = try EditorTalk(at: desk)
    let own = try talk.ask("workspace/executeCommand", open)
    let refused = [
      try talk.ask("workspace/executeCommand", ["command": "hig.open", "arguments": ["/bin/sh"]]),
      try talk.ask("workspace/executeCommand", ["command": "hig.open"]),
      try talk.ask("workspace/executeCommand", ["command": "rm", "arguments": ["https://a.b"]]),
    ]
    let others = try talk.answers()
    #expect(others.answer(to: own)?["result"] is NSNull)
    #expect(refused.allSatisfy { others.answer(to: $0)?["error"] != nil })
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: desk.path("opened")) {
      usleep(50_000)
    }
    #expect(
      try String(contentsOfFile: desk.path("opened"), encoding: .utf8)
        == "https://example.com/초롱\n")
  }

  // MARK: The protocol

  private static func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    let content =
      #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
    return frame(content)
  }

  private static func frame(_ content: String) -> String {
    "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
  }

  private static let initialize = request(1, "initialize", #"{"capabilities": {}}"#)
  private static let exit = frame(#"{"jsonrpc": "2.0", "method": "exit"}"#)

  @Test func saysWhatItCan() throws {
    let talk = try EditorTalk(at: desk)
    let result = try #require(try talk.answers().answer(to: 1)?["result"] as? [String: Any])
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["hoverProvider"] as? Bool == true)
    #expect(capabilities["codeActionProvider"] as? Bool == true)
    #expect(capabilities["positionEncoding"] as? String == "utf-16")
    // Nothing is sent that isn't announced.
    let synchronization = capabilities["textDocumentSync"] as? [String: Any]
    #expect(synchronization?["save"] as? Bool == true)
  }

  @Test(
    arguments: [
      (initialize + request(2, "shutdown", "null") + exit, 0, [nil, nil]), (exit, 1, []),
      (initialize + exit, 1, [nil]), ("", 1, []),
      (request(2, "textDocument/hover") + exit, 1, [-32002]),
      (
        initialize + request(2, "shutdown") + request(3, "textDocument/hover"), 0,
        [nil, nil, -32600]
      ),
      (initialize + initialize, 1, [nil, -32600]),
      (initialize + request(2, "magic"), 1, [nil, -32601]),
      (initialize + request(2, "textDocument/hover"), 1, [nil, -32602]),
      (initialize + request(2, "textDocument/hover", "[]"), 1, [nil, -32602]),
      (
        initialize + frame("{") + frame("7") + request(2, "shutdown"), 0,
        [nil, -32700, -32600, nil]
      ),
      (
        initialize
          + frame(#"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 1}}"#), 1,
        [nil]
      ),
      (
        initialize
          + frame(
            #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": 7}}"#),
        1, [nil]
      ),
      (
        initialize
          + frame(
            #"{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"contentChanges": [{"text": ""}]}}"#
          ), 1, [nil]
      ),
      (
        initialize + frame(#"{"jsonrpc": "2.0", "id": "open", "result": {"success": true}}"#), 1,
        [nil]
      ),
      ("content-length: 2\nContent-Type: a:b\n\n{}", 1, [-32600]),
      (initialize + "Content-Length: 900\r\n\r\n{", 1, [nil]),
    ] as [(String, Int, [Int?])])
  func keepsToTheProtocol(input: String, status: Int, codes: [Int?]) throws {
    let answers = try EditorTalk.answers(to: input, at: desk)
    #expect(Int(answers.status) == status)
    #expect(answers.messages.map { ($0["error"] as? [String: Any])?["code"] as? Int } == codes)
  }

  @Test func passesOverAMessageThatIsTooLong() throws {
    let size = 12_000_000
    let input =
      Self.initialize + "Content-Length: \(size)\r\n\r\n" + String(repeating: "a", count: size)
      + Self.request(2, "shutdown")
    let answers = try EditorTalk.answers(to: input, at: desk)
    #expect(answers.messages.map { $0["error"] != nil } == [false, true, false])
    #expect(answers.status == 0)
  }

  @Test(arguments: [
    "{}\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 9e9\r\n\r\n", "\n",
  ])
  func endsWhereNobodyKnowsWhereAMessageEnds(input: String) throws {
    let outcome = try desk.hig(arguments: ["lsp"], input: input)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("no valid Content-Length"))
  }

  @Test func tellsWhatIsWrongWithItsOptions() throws {
    let edition = try desk.hig("lsp", "--edition", "1999")
    #expect(edition.status == 2)
    #expect(edition.errors.contains("1999"))
    #expect(try desk.hig("lsp", "--platform", "teapot").status == 2)
    #expect(try desk.hig("lsp", "--store", "missing.sqlite").status == 2)
  }

  // MARK: An editor of others

  static let hasNeovim = (try? Desk().shell("nvim --version").status) == 0

  @Test(.enabled(if: hasNeovim, "skipped: make test installs Neovim"))
  func servesNeovim() throws {
    try desk.writeAddressedSamples()
    let file = try desk.write(
      "import UIKit\n  let lamp = UILanternView(), old = UIAlertView()\n", to: "app/초롱 1.swift")
    try writeAlerts()
    let talk: [String: Any] = [
      "command": [Desk.program, "lsp", "--lang", "ko"], "root": desk.path("app"),
      "file": file, "line": 2, "column": 16,
    ]
    let json = String(decoding: try JSONSerialization.data(withJSONObject: talk), as: UTF8.self)
    let outcome = try desk.shell(
      "nvim --headless --clean -S '\(Desk.package)/Scripts/lsp-client.lua'",
      environment: ["TALK": json])
    let result = try outcome.json()
    let hints = try #require(result["hints"] as? [[String: Any]], "\(outcome)")
    #expect(hints.count == 1)
    #expect(hints[0]["isWarning"] as? Bool == true)
    #expect(hints[0]["line"] as? Int == 2)
    #expect(hints[0]["column"] as? Int == 37)
    #expect((result["hover"] as? String)?.contains("초롱은 아무도 부딪히지 않을 곳에 거세요.") == true)
    #expect(
      result["actions"] as? [String] == ["가이드라인에서 ‘초롱’ 열기", "이 행에서 ‘deprecated’ 무시"])
    #expect(result["goes"] as? Bool == true)
    #expect(
      result["text"] as? [String]
        == [
          "import UIKit", "  // hig:ignore deprecated",
          "  let lamp = UILanternView(), old = UIAlertView()",
        ])
    #expect(result["ends"] as? Bool == true)
  }
}

extension Desk {
  /// Builds the samples again, with addresses.
  fileprivate func writeAddressedSamples() throws {
    for (file, text) in [
      ("en/2019", Samples.english), ("ko/2019", Samples.korean), ("ja/current", Samples.japanese),
    ] {
      let lines = text.split(separator: "\n", maxSplits: 1)
      try write(
        "\(lines[0])\nsource: https://example.com/lanterns\n\(lines[1])",
        to: "texts/\(file)/lanterns.md")
    }
    guard try hig("build", "--data", "texts").status == 0 else { throw Failure("build") }
  }
}
