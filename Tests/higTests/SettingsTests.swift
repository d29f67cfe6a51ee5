import Foundation
import Testing

@Suite struct SettingsTests {
  /// A desk with a store of the samples, its folder for a home, and a project in that.
  private func desk(own: String? = nil, project: String? = nil) throws -> Desk {
    let desk = try Desk.withSamples()
    desk.environment["HIG_CONFIG"] = nil
    try desk.set(own: own, project: project)
    return desk
  }

  /// The same without a store.
  private func bareDesk(own: String? = nil, project: String? = nil) throws -> Desk {
    let desk = try Desk()
    desk.environment["HIG_CONFIG"] = nil
    try desk.set(own: own, project: project)
    return desk
  }

  /// Runs a line of the shell in the project.
  private func inProject(_ desk: Desk, _ line: String) throws -> Desk.Outcome {
    try desk.shell("cd project; \(line)")
  }

  // MARK: What counts

  @Test func prefersOptionsToVariablesToTheProjectsFileToThePersons() throws {
    let desk = try desk()
    desk.environment["LC_ALL"] = "ja_JP.UTF-8"
    for (own, project, line, output) in [
      ("", "", "hig show lanterns", "ちょうちん"),
      ("language = 'ko'", "", "hig show lanterns", "초롱"),
      ("language = 'ko'", "language = 'en'", "hig show lanterns", "Lanterns"),
      ("language = 'ko'", "", "HIG_LANG=en hig show lanterns", "Lanterns"),
      ("language = 'ko'", "", "HIG_LANG= hig show lanterns", "초롱"),
      ("language = 'ko'", "", "HIG_LANG=ja hig show lanterns --lang en", "Lanterns"),
      ("edition = 'current'", "", "hig list documents | wc -l", "1"),
      ("edition = 'current'", "edition = '2019'", "hig list documents | wc -l", "2"),
      ("edition = 'current'", "edition = '2019:ko'", "hig list documents | wc -l", "1"),
      ("edition = 'current'", "edition = 'any'", "hig list documents | wc -l", "3"),
      ("edition = '2019:ko'", "", "hig list documents --lang en | wc -l", "1"),
      ("", "edition = '2019'", "hig list documents --edition current | wc -l", "1"),
      ("", "edition = '2019'", "hig list documents --edition any | wc -l", "3"),
      ("", "platforms = ['tvOS']", "hig list rules --lang en | wc -l", "3"),
      ("", "platforms = ['tvOS', 'mac']", "hig list rules --lang en | wc -l", "4"),
      ("platforms = ['tvOS']", "platforms = []", "hig list rules --lang en | wc -l", "4"),
      ("platforms = ['tvOS']", "platforms = ['any']", "hig list rules --lang en | wc -l", "4"),
      ("platforms = ['tvOS']", "", "hig list rules --lang en --platform any | wc -l", "4"),
      ("platforms = ['tvOS']", "", "hig list rules --lang en --platform tvOS,macOS | wc -l", "4"),
    ] {
      try desk.set(own: own, project: project)
      let outcome = try inProject(desk, "\(line) | head -1 | tr -d ' '")
      #expect(outcome.output == output + "\n", "\(own) | \(project) | \(line): \(outcome)")
    }
  }

  @Test func prefersANamedStoreToThatOfAFile() throws {
    let desk = try desk(own: "store = 'none.sqlite'", project: "store = '../stores/korean.sqlite'")
    try desk.write(Samples.korean, to: "korean.md")
    try desk.hig("--store", "stores/korean.sqlite", "import", "korean.md")
    let named = desk.environment.updateValue("", forKey: "HIG_STORE") ?? ""
    let line = "hig list documents | wc -l"
    #expect(try inProject(desk, line).output == "1\n")
    #expect(try inProject(desk, "HIG_STORE=\(named) \(line)").output == "3\n")
    #expect(try inProject(desk, "hig list documents --store \(named) | wc -l").output == "3\n")
    try desk.write("store = '~/stores/korean.sqlite'", to: "project/.hig.toml")
    #expect(try inProject(desk, line).output == "1\n")
    #expect(try inProject(desk, "hig doctor").output.contains("korean.sqlite, named in "))
    // A file that is not named is the person's own, with paths from its folder.
    let missing = try desk.shell("cd project; rm .hig.toml; hig list topics")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("/.config/hig/none.sqlite"), "\(missing)")
  }

  @Test func readsTheNearestFileOfAProject() throws {
    let desk = try desk(project: "edition = '2019'")
    try desk.write("edition = 'current'", to: "project/App/.hig.toml")
    for (folder, variables, count) in [
      ("project/App/View", "", "1"), ("project/App", "", "1"),
      ("project", "", "2"), (".", "", "3"), ("project/Other/a/b", "", "2"),
      ("project/App/View", "HIG_CONFIG=", "3"),
    ] {
      let outcome = try desk.shell(
        "mkdir -p \(folder); cd \(folder); \(variables) hig list documents | wc -l")
      #expect(outcome.output == count + "\n", "\(folder): \(outcome)")
    }
  }

  @Test func looksNoHigherThanTheHome() throws {
    let desk = try desk(project: "edition = 'current'")
    let line = "mkdir -p project/home/a; cd project/home/a; hig list documents | wc -l"
    #expect(try desk.shell(line).output == "1\n")
    desk.environment["HOME"] = desk.path("project/home")
    #expect(try desk.shell(line).output == "3\n")
    try desk.write("edition = '2019'", to: "project/home/.hig.toml")
    #expect(try desk.shell(line).output == "2\n")
  }

  @Test func readsThePersonsFileWhereVariablesSay() throws {
    let desk = try desk(own: "edition = 'current'", project: "platforms = ['tvOS']")
    try desk.write("edition = '2019'", to: "xdg/hig/config.toml")
    try desk.write("edition = '2019:ko'", to: "other.toml")
    func count(_ variables: String, _ options: String = "") throws -> String {
      try inProject(desk, "\(variables) hig list rules \(options) | wc -l").output
    }
    #expect(try count("") == "1\n")
    #expect(try count("XDG_CONFIG_HOME=xdg") == "1\n")
    #expect(try count("XDG_CONFIG_HOME=\(desk.path("xdg"))", "--lang en,ko,ja") == "5\n")
    #expect(try count("HIG_CONFIG=../other.toml") == "2\n")
    #expect(try count("HIG_CONFIG=", "--lang en,ko,ja") == "7\n")
  }

  // MARK: What is left alone

  @Test func narrowsNothingThatNamesItsTextOrHasNone() throws {
    let desk = try desk(project: "edition = '2019:ko'")
    try desk.write("# Lanterns\n\nHang them high.\n", to: "project/page.md")
    for line in [
      "edition:current lanterns", "show lanterns@current", "show lanterns/light-few",
      "show term:alert",
      "diff 2019:en 2019:ko", "coverage", "history lanterns", "history light few lanterns",
      "refs lanterns", "list editions", "list terms", "list links", "check",
      "open lanterns@current --print", "import page.md", "remove page.md --dry-run",
    ] {
      let plain = try inProject(desk, "HIG_CONFIG= hig \(line)")
      let outcome = try inProject(desk, "hig \(line)")
      #expect(outcome.output == plain.output)
      #expect(outcome.errors == plain.errors)
      #expect(outcome.status == plain.status)
    }
  }

  @Test func keepsToTheEditionUnlessTheQueryNamesOne() throws {
    let desk = try desk(project: "edition = 'current'\nlanguage = 'en'")
    func found(_ query: String) throws -> String { try inProject(desk, "hig \(query)").output }
    #expect(try !found("lantern").contains("lanterns@2019"))
    #expect(try found("2019 lantern").contains("lanterns@2019"))
    #expect(try found("edition:2019 lantern").contains("lanterns@2019"))
    #expect(try found("lantern --edition any").contains("lanterns@2019"))
  }

  @Test func keepsToThePlatformsUnlessTheQueryNamesOne() throws {
    let desk = try desk(project: "platforms = ['tvOS']")
    func found(_ query: String) throws -> Bool {
      try inProject(desk, "hig \(query) --lang en").output.contains("Light few")
    }
    #expect(try !found("few lanterns"))
    #expect(try found("few lanterns platform:macOS"))
    #expect(try found("few lanterns on macOS"))
    #expect(try found("few lanterns --platform any"))
  }

  // MARK: Scans

  @Test func leavesOutOfScansWhatAFileExcludes() throws {
    let desk = try desk()
    for name in ["a", "Made/b"] {
      try desk.write("let lamp = UILanternView()\n", to: "project/App/\(name).swift")
    }
    for (setting, line, files) in [
      ("exclude = ['Made']", "hig scan --symbols App", "App/a.swift"),
      ("exclude = ['App/Made']", "hig scan --symbols App", "App/a.swift"),
      ("exclude = ['App/Made']", "cd App; hig scan --symbols .", "./a.swift"),
      (
        "exclude = ['App/Made/*.swift']", "cd App; hig scan --symbols Made ../App/a.swift",
        "../App/a.swift"
      ),
      ("exclude = ['Other/Made']", "hig scan --symbols App", "App/Made/b.swift App/a.swift"),
      ("exclude = ['App/Made']", "hig scan --symbols App --exclude 'a.*'", ""),
      ("exclude = ['App/Made', 'b.swift']", "hig scan --symbols App/Made", ""),
      ("exclude = ['Made', 'b.swift']", "hig scan --symbols App/Made/b.swift", "App/Made/b.swift"),
    ] {
      try desk.set(own: nil, project: "[scan]\n" + setting)
      let outcome = try inProject(desk, line)
      let found = outcome.lines.filter { $0.hasSuffix(".swift") }
      #expect(found.joined(separator: " ") == files, "\(outcome)")
      let note = outcome.errors.contains("/project/.hig.toml says; name a file itself to scan it")
      #expect(note == files.isEmpty, "\(setting) | \(line): \(outcome)")
    }
  }

  @Test func scansForTheTopicsOfTheProject() throws {
    let desk = try desk(own: nil)
    try desk.set(own: nil, project: "[scan]\ntopics = ['lanterns']")
    try desk.write("let lamp = UILanternView()\n", to: "project/a.swift")
    #expect(try inProject(desk, "hig scan a.swift").status == 0)
    try desk.set(own: nil, project: "[scan]\ntopics = ['nothing']")
    #expect(try inProject(desk, "hig scan a.swift").errors.contains("nothing"))
    try desk.set(own: nil, project: "[scan]\ntopics = [' ']")
    #expect(try inProject(desk, "hig scan a.swift").errors.contains("--topic is empty"))
  }

  @Test func takesPatternsOfThePersonForThoseOfAnyFolder() throws {
    let desk = try desk(own: "scan.exclude = ['App/Made']")
    for name in ["a", "Made/b"] {
      try desk.write("let lamp = UILanternView()\n", to: "project/App/\(name).swift")
    }
    let outcome = try inProject(desk, "hig scan --symbols App")
    #expect(outcome.lines.filter { $0.hasSuffix(".swift") } == ["App/a.swift"])
  }

  // MARK: Explanations

  @Test func namesTheFileThatLeavesNothing() throws {
    let desk = try desk()
    try desk.write(Samples.english.replacing("lanterns", with: "candles"), to: "candles.md")
    try desk.hig("import", "candles.md")
    try desk.write("let lamp = UILanternView()\n", to: "project/a.swift")
    for (edition, line, reason, way) in [
      ("current", "hig folds", "no results with edition current; ", "--edition any leaves it out"),
      ("current", "hig 초롱 --lang ko", "에디션 current 조건에 맞는", "--edition any를 쓰면"),
      ("2019", "hig 数 --lang ja", "版 2019に合う結果は", "--edition anyで外せます"),
      ("current", "hig list symbols", "nothing to list", "--edition any leaves it out"),
      ("current", "hig show candles", "has no text current", "--edition any leaves it out"),
      ("current", "hig open candles --print", "has no text current", "--edition any leaves it out"),
      (
        "current", "hig export --topic candles", "no rules in current",
        "--edition any leaves it out"
      ),
      (
        "current", "hig scan --symbols a.swift --topic candles", "without a page in current",
        "--edition any leaves it out"
      ),
      ("2031", "hig list rules", "there is no edition 2031", "--edition any leaves it out"),
    ] {
      try desk.set(own: nil, project: "edition = '\(edition)'")
      let outcome = try inProject(desk, line)
      #expect(outcome.status != 0, "\(line)")
      #expect(outcome.errors.contains(reason), "\(outcome)")
      #expect(outcome.errors.contains("/project/.hig.toml"), "\(outcome)")
      #expect(outcome.errors.contains(way), "\(outcome)")
    }
  }

  @Test func namesTheFileOfPlatformsThatLeaveNothing() throws {
    let desk = try desk(own: "platforms = ['tvOS']", project: "language = 'en'")
    let search = try inProject(desk, "hig --json 'compete with each other'").json()
    let notes = try #require(search["notes"] as? [String])
    #expect(
      notes.last?.hasPrefix("no results with platform tvOS; 1 without it") == true, "\(notes)")
    #expect(notes.last?.contains("/.config/hig/config.toml; --platform any") == true, "\(notes)")
  }

  // MARK: How it is written

  @Test(arguments: [
    "language = \"ko\"", "language='ko' # Korean", "  \"language\" = 'ko'\r\n",
    "\u{FEFF}language = 'ko'",
    "'language' = \"\\u006bo\"", "language = '''\nko'''", "language = \"\"\"\r\n\\\n   ko\"\"\"",
    "scan = { exclude = ['#', \"a\\\\b\"] } # {\nlanguage = 'ko'",
    "language = 'ko'\n[scan]\nexclude = [ # all\n  'a', 'b'\n  , \"c]\",\n]",
    "# a\n\nlanguage = 'ko'\n\n[ scan ]\n",
    "language = 'ko'\nscan . exclude = []", "platforms = ['iOS',\n]\nlanguage = 'ko'",
  ])
  func readsWhatIsWrittenInOtherWays(text: String) throws {
    let outcome = try inProject(desk(project: text), "hig show lanterns")
    #expect(outcome.output.hasPrefix("초롱"), "\(outcome)")
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("edition =\n", "1: a value is missing", "edition = \"2019\""),
    (
      "\n\nedition = '2019'\nedition = '2014'", "4: edition is there twice, first on line 3", "TOML"
    ),
    ("\nplatform = ['iOS']", "2: unknown key “platform”", "did you mean platforms?"),
    ("'scan.exclude' = ['a']", "1: unknown key “scan.exclude”", "keys are store, "),
    ("exclude = ['a']", "1: unknown key “exclude”", "did you mean scan.exclude?"),
    (
      "[scan]\n# a\nexcludes = ['a']", "3: unknown key “scan.excludes”",
      "did you mean scan.exclude?"
    ),
    ("\"b\\u0000\" = 1", "1: unknown key “b", "keys are store, "),
    ("edition = 2019", "1: edition must be a string, not an integer", "write edition = \"2019\""),
    ("store = true", "1: store must be a string, not a boolean", "write store = "),
    ("store = ''", "1: store is empty", "write store = "),
    ("language = ['ko']", "1: language must be a string, not an array", "write language = \"ko\""),
    ("platforms = 'iOS'", "1: platforms must be an array of strings, not a string", "[\"iOS\", "),
    ("platforms = [1]", "1: platforms must hold strings only, not an integer", "[\"iOS\", "),
    ("scan = 1", "1: scan must be a table, not an integer", "write [scan]"),
    ("scan.exclude = 'a'", "1: scan.exclude must be an array of strings", "write exclude = "),
    ("edition = 'a b'", "1: “a b” isn't an edition", "such as edition = \"2019\""),
    ("language = 'klingon'", "1: “klingon” isn't a language", "such as language = \"ko\""),
    ("language = 'xx'", "1: “xx” isn't a language", "such as language = \"ko\""),
    ("platforms = [\n  'iOS',\n  'OS/2',\n]", "3: there is no platform “OS/2”", "platforms are "),
    ("[scan]\nexclude = [\n  'a', '[b']", "3: “[b” isn't a pattern", "such as exclude = "),
    ("edition = '2019'\n\0", "2: isn't text in UTF-8", "if HIG_CONFIG is empty"),
    (
      "# \(String(repeating: "x", count: 1 << 20))", " is larger than 1 MB",
      "if HIG_CONFIG is empty"
    ),
    (String(repeating: "a.", count: 200_000) + "b = 1", "1: a key has too many parts", "TOML"),
    ("a = " + String(repeating: "[", count: 200_000), "1: more than 64 brackets are open", "TOML"),
    ("edition = '2019'\n[.scan]", "2: a key of letters", "config files are TOML"),
    ("edition = '2019'\n[scan", "2: the head of a table must end with ]", "TOML"),
    ("[[scan]]", "1: scan must be a table, not an array", "write [scan]"),
    ("[scan]\n[scan]", "2: scan is there twice, first on line 1", "TOML"),
    ("[a.b]", "1: unknown key “a.b”", "keys are store, "),
    ("a.b.c = 1", "1: unknown key “a.b.c”", "  keys are store, "),
    ("language = “ko”", "1: ““ko”” isn't a value", "strings stand in quotes"),
    ("language = 'ko' 'ja'", "1: nothing may follow here but a comment", "TOML"),
    ("language", "1: a key must be followed by =", "TOML"),
    ("language = 'ko\n'", "1: a closing ' is missing", "TOML"),
    ("language = \"\"\"\nko\n", "1: a closing \"\"\" is missing", "TOML"),
    ("language = \"\\k\"", "1: a backslash must be followed by", "TOML"),
    ("language = \"\\u+06b\"", "1: a backslash must be followed by", "TOML"),
    ("\"\"\"language\"\"\" = 'ko'", "1: a key of letters", "TOML"),
    ("language = '\u{1}'", "1: a control character", "TOML"),
    ("edition = 1979-05-27", "1: edition must be a string, not a date", "write edition"),
    ("edition = 1.0e-5", "1: edition must be a string, not a float", "write edition"),
    ("\nscan.exclude = [\n'a',\n'b'", "2: a closing ] is missing", "TOML"),
    ("scan.exclude = [\n'a',\n}", "3: a value is missing", "config files are TOML"),
    ("scan.exclude = [\n'a'\n'b']", "3: a comma or ] must follow here", "TOML"),
  ])
  func refusesWhatItCannotUnderstand(text: String, message: String, hint: String) throws {
    let desk = try bareDesk(project: text)
    let outcome = try inProject(desk, "hig list topics")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let errors = outcome.errors.prefix(400)
    #expect(errors.contains("/project/.hig.toml:\(message)"), "\(errors)")
    #expect(errors.contains(hint), "\(errors)")
  }

  @Test(arguments: [
    ("mkdir .hig.toml", "is a folder"), ("mkdir a; ln -s a .hig.toml", "is a folder"),
    ("ln -s .hig.toml .hig.toml", "too many levels of symbolic links"),
    ("ln -s nowhere .hig.toml", "is a broken symbolic link"),
    ("mkfifo .hig.toml", "is a pipe or device"),
    (#"printf '\377' > .hig.toml"#, "isn't text in UTF-8"),
    ("export HIG_CONFIG=none.toml", "none.toml: there is no such file"),
  ])
  func refusesWhatItCannotRead(preparation: String, message: String) throws {
    let outcome = try inProject(bareDesk(), "\(preparation); hig list topics")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome)")
  }

  @Test(arguments: [
    ("--version", 0), ("--help", 0), ("help show", 0), ("show --help", 0), ("skill", 0),
    ("doctor", 1), ("lantern", 2), ("search lantern", 2), ("show lanterns", 2),
    ("list topics", 2), ("import a.md", 2), ("build", 2), ("check", 2), ("fetch pages", 2),
    ("mcp", 2), ("scan a.swift", 2), ("export", 2),
  ])
  func goesOnWithABrokenFileOnlyWhereThatTellsOfIt(line: String, status: Int32) throws {
    let desk = try bareDesk(own: "edition = '2019'", project: "edition = 2019")
    let outcome = try inProject(desk, "hig \(line) < /dev/null")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(".hig.toml:1: edition must be a string") == (status == 2))
    #expect(try inProject(desk, "ls").output == "")
  }

  // MARK: Doctor

  @Test func tellsWhatIsSetAndWhatOverridesIt() throws {
    let desk = try desk(
      own: "language = 'ko'\nstore = 'a.sqlite'\nplatforms = ['mac', 'iPhone']",
      project: "platforms = []\n[scan]\nexclude = ['Made', '*.pb.swift']")
    let outcome = try inProject(desk, "hig doctor --store $HIG_STORE | grep 'config\t'")
    let lines = outcome.lines.map { $0.replacing(/\/[^ ,;]*\//, with: "") }
    #expect(
      lines == [
        "ok\tconfig\tconfig.toml, .hig.toml",
        "ok\tconfig\tlanguage ko, config.toml에서 지정",
        "ok\tconfig\tstore a.sqlite, config.toml에서 지정. --store가 우선합니다",
        "ok\tconfig\tplatforms macOS, iOS, config.toml에서 지정. .hig.toml이 우선합니다",
        "ok\tconfig\tplatforms 없음, .hig.toml에서 지정",
        "ok\tconfig\tscan.exclude Made, *.pb.swift, .hig.toml에서 지정",
      ])
    let facts = try inProject(desk, "HIG_LANG=en hig doctor --json").json()
    let config = try #require(facts["config"] as? [String: Any])
    #expect((config["files"] as? [String])?.count == 2)
    let settings = try #require(config["settings"] as? [[String: Any]])
    #expect(
      settings.map { $0["overriddenBy"] as? String }[...2].map { $0?.split(separator: "/").last }
        == [
          "HIG_LANG", "HIG_STORE", ".hig.toml",
        ])
    #expect(settings.last?["key"] as? String == "scan.exclude")
    #expect(settings.last?["value"] as? [String] == ["Made", "*.pb.swift"])
    #expect((settings.last?["file"] as? String)?.hasSuffix("/project/.hig.toml") == true)
  }

  @Test func tellsThatThereIsNoFile() throws {
    let desk = try desk()
    func told(_ variables: String) throws -> String {
      try inProject(desk, "\(variables) hig doctor | grep 'config\t'").output
    }
    #expect(
      try told("") == "ok\tconfig\tnone; yours would be \(desk.folder)/.config/hig/config.toml\n")
    #expect(try told("HIG_CONFIG=") == "ok\tconfig\tnone, as HIG_CONFIG is empty\n")
  }

  @Test func tellsOfABrokenFileBesideOneThatCounts() throws {
    let desk = try desk(own: "language = 'ko'", project: "language =")
    let outcome = try inProject(desk, "hig doctor")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("/project/.hig.toml:1: 값이 없습니다"), "\(outcome)")
    #expect(outcome.output.contains(/language ko, .*config\.toml에서 지정/))
  }

  // MARK: Several platforms

  @Test(arguments: [
    "--platform tvOS --platform macOS", "--platform tvOS,macOS", "--platform mac,any",
  ])
  func takesSeveralPlatforms(options: String) throws {
    let desk = try Desk.withSamples()
    try desk.write("let lamp = UILanternView()\n", to: "a.swift")
    for line in [
      "list rules --lang en", "few lanterns --lang en", "export --lang en",
      "scan a.swift --symbols --lang en --limit 0",
    ] {
      #expect(
        try desk.shell("hig \(line) \(options)").output.contains("Light few"), "\(line)")
      #expect(try !desk.shell("hig \(line) --platform tvOS").output.contains("Light few"))
    }
  }

  @Test func namesThePlatformsThatThereAre() throws {
    let outcome = try Desk.withSamples().hig("list", "rules", "--platform", "iOS,lamp")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no platform “lamp”"), "\(outcome)")
  }

  // MARK: Servers

  /// A project beside a person's store, whose file asks for another store.
  private func foreignProject() throws -> Desk {
    let desk = try Desk.withSamples()
    desk.environment["HIG_CONFIG"] = nil
    desk.environment["HIG_STORE"] = nil
    let page = Samples.korean.replacing("topic: lanterns", with: "topic: traps")
    try desk.write(page, to: "traps.md")
    try desk.hig("--store", "project/docs.sqlite", "import", "traps.md")
    try desk.set(own: nil, project: "store = 'docs.sqlite'\nedition = '2019'\nplatforms = ['iOS']")
    return desk
  }

  @Test func takesNoStoreOfAProjectForAssistants() throws {
    let desk = try foreignProject()
    func talk(_ variables: String = "", _ arguments: String = "") throws -> Desk.Outcome {
      let lines = [
        try Conversation.line("initialize", ["protocolVersion": "2025-11-25"]),
        try Conversation.line(
          "tools/call", ["name": "list_topics", "arguments": ["edition": "any"]]),
      ]
      try desk.write(lines.joined(separator: "\n") + "\n", to: "talk")
      return try inProject(desk, "\(variables) hig mcp \(arguments) < ../talk")
    }
    let outcome = try talk()
    #expect(!outcome.output.contains("traps") && outcome.output.contains("lanterns"), "\(outcome)")
    #expect(outcome.errors.contains("ignored the store in"), "\(outcome.errors)")
    for told in ["ignored the store in", "edition 2019", "keeps to iOS", "/project/.hig.toml"] {
      #expect(outcome.lines[0].contains(told), "\(told): \(outcome.lines[0])")
    }
    let named = try talk("HIG_STORE=docs.sqlite")
    #expect(named.output.contains("traps") && named.errors.contains("ignored"), "\(named)")
    #expect(try talk("", "--store docs.sqlite").output.contains("traps"))
  }

  @Test func takesNoStoreOfAProjectForEditors() throws {
    let desk = try foreignProject()
    let outcome = try inProject(desk, "hig lsp < /dev/null")
    #expect(outcome.errors.contains("ignored the store in"), "\(outcome)")
  }

  @Test func saysInAnswersThatAProjectChoseTheStore() throws {
    let desk = try foreignProject()
    for (line, words) in [
      ("hig 초롱 --lang ko", "프로젝트의 파일"), ("hig list topics", "chosen by the project"),
      ("hig show traps --lang ko", "프로젝트의 파일"), ("hig check", "chosen by the project"),
    ] {
      let outcome = try inProject(desk, line)
      let told = outcome.errors.split(separator: "\n").count { $0.contains(words) }
      #expect(told == 1, "\(line): \(outcome)")
      #expect(try inProject(desk, line + " --quiet").errors == "", "\(line)")
    }
    for line in ["hig 초롱 --json", "hig show traps --json --lang ko"] {
      #expect(try inProject(desk, line).output.contains("chosen by the project"), "\(line)")
    }
    #expect(try !inProject(desk, "hig 초롱 --store docs.sqlite").errors.contains("chosen by"))
  }

  @Test func givesTheEditionAndThePlatformsToAssistants() throws {
    let desk = try desk(project: "edition = '2019'\nplatforms = ['iOS']")
    func search(_ arguments: String) throws -> String {
      let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_rules","#
        + #""arguments":{"query":"祭り"\#(arguments)}}}"#
      return try inProject(desk, "echo '\(call)' | hig mcp").output
    }
    let kept = try search("")
    #expect(!kept.contains("@current") && kept.contains("is set in"), "\(kept)")
    let whole = try search(#","edition":"any","platform":"any""#)
    #expect(whole.contains("@current") && !whole.contains("is set in"), "\(whole)")
  }

  @Test func givesTheLanguageToAssistants() throws {
    let desk = try Desk.withSamples()
    try desk.write("language = 'ko'", to: "own.toml")
    desk.environment["HIG_CONFIG"] = desk.path("own.toml")
    let answer = try Conversation(at: desk).call("show", ["id": "lanterns"])
    #expect(answer.text.contains("초롱"), "\(answer)")
  }
}

extension Desk {
  /// Writes config files, or removes them.
  fileprivate func set(own: String?, project: String?) throws {
    _ = try shell("rm -f .config/hig/config.toml project/.hig.toml; mkdir -p project")
    if let own { try write(own, to: ".config/hig/config.toml") }
    if let project { try write(project, to: "project/.hig.toml") }
  }
}
