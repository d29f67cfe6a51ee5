import Foundation
import Testing

@Suite struct ScanTests {
  @Test func keepsTheNameOfAFileOnItsLine() throws {
    let outcome = try Desk.withSamples().shell(
      #"""
      mkdir app; echo 'let lamp = UILanternView()' | tee $'app/a\nb.swift' > $'app/c\u202ed.swift'
      printf 'let a = "\0"' > $'app/e\nf.swift'; hig scan app --symbols --lang en
      """#)
    #expect(outcome.lines.contains("app/a b.swift"), "\(outcome)")
    #expect(outcome.lines.contains("app/c\u{FFFD}d.swift"), "\(outcome)")
    #expect(outcome.errors.hasPrefix("hig: error: app/e f.swift: "), "\(outcome)")
  }

  private static let english = """
    ---
    topic: toggles
    title: Toggles
    edition: current
    language: en
    ---

    # Toggles

    ## Best practices

    ### Say what is on. {#say-what}

    Nobody should have to guess.

    ### Use "few" <toggles>. {#use-few}

    A wall of them tires people.
    """

  private static let korean = """
    ---
    topic: toggles
    title: 토글
    edition: current
    language: ko
    ---

    # 토글

    ## 모범 사례

    ### 무엇이 켜졌는지 알려 주세요. {#say-what}

    아무도 짐작할 필요가 없어야 합니다.
    """

  /// A desk with two pages about toggles and an app that has two.
  private static let template = DeskTemplate { desk in
    try desk.write(english, to: "texts/en/current/toggles.md")
    try desk.write(korean, to: "texts/ko/current/toggles.md")
    try desk.hig("build", "--data", "texts")
    try desk.write("import UIKit\nlet lid = UISwitch()\n", to: "app/a b/Lid#1.swift")
    try desk.write("let wide = UISwitch(), tall = UISwitch()\n", to: "app/Tea.swift")
  }

  private func desk() throws -> Desk { try Desk(copying: Self.template) }

  @Test func failsWhereAFileIsTooLargeToCheck() throws {
    let desk = try Desk.withSamples()
    try desk.write(String(repeating: "let a = UIAlertView()\n", count: 20_001), to: "Long.swift")
    let outcome = try desk.hig("scan", "Long.swift", "--exit-code")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("too large to check"), "\(outcome)")
  }

  @Test func printsUsesByFileAndRulesOnce() throws {
    let outcome = try desk().hig("scan", "app", "--symbols", "--lang", "ko")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        사용 3곳, 파일 2개
          토글: 사용 3곳, 파일 2개

        app/Tea.swift
            1:12  UISwitch → 토글

        app/a b/Lid#1.swift
            2:11  UISwitch → 토글

        토글
          무엇이 켜졌는지 알려 주세요.
            toggles@current:ko.1

        """)
    #expect(outcome.errors == "")
  }

  @Test func printsJSON() throws {
    let desk = try desk()
    let report = try desk.hig("scan", "app", "--symbols", "--json", "--limit", "1").json()
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["app/Tea.swift", "app/a b/Lid#1.swift"])
    let uses = try #require(files[0]["uses"] as? [[String: Any]])
    #expect(uses.map { $0["column"] as? Int } == [12, 31])
    #expect(uses[0]["symbol"] as? String == "UISwitch")
    #expect(uses[0]["line"] as? Int == 1)
    #expect(uses[0]["topic"] as? String == "toggles")
    #expect(uses[0]["rules"] as? [String] == ["toggles@current:en.1"])
    let topics = try #require(report["topics"] as? [[String: Any]])
    #expect(topics.map { $0["title"] as? String } == ["Toggles"])
    let rules = try #require(topics[0]["rules"] as? [[String: Any]])
    #expect(rules.map { $0["lead"] as? String } == ["Say what is on."])
    #expect((report["notes"] as? [String])?.isEmpty == true)
    let format = try desk.hig("scan", "app", "--symbols", "--format", "json", "--limit", "1")
    #expect(try format.json().count == report.count)
  }

  /// A desk with a page about sizes of text, and an app with some that are too small.
  private static let faultyTemplate = DeskTemplate { desk in
    try desk.write(
      """
      ---
      topic: typography
      title: Typography
      edition: current
      language: en
      source: https://example.com/typography
      ---

      # Typography

      ### Write "large" & <clear>. {#readable-sizes}

      | Platform | Default | At least |
      | --- | --- | --- |
      | iOS, iPadOS | 17 pt | 11 pt |
      | macOS | 13 pt | 10 pt |
      """, to: "texts/en/current/typography.md")
    try desk.hig("build", "--data", "texts")
    try desk.write(
      """
      import SwiftUI
      let tea = Text("Hot").font(.system(size: 9)), milk = Text("Cold").font(.system(size: 17))
      let cup = Text("Warm").font(.system(size: 10))

      """, to: "app/a b/Tea#1.swift")
  }

  private func faultyDesk() throws -> Desk { try Desk(copying: Self.faultyTemplate) }

  @Test func printsFindingsWithTheirRulesAndCounts() throws {
    let outcome = try faultyDesk().hig("scan", "app", "--lang", "en")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        app/a b/Tea#1.swift
            2:29  warning: text of 9 pt is smaller than the 11 pt that people can read
                  easily; use a text style, or a larger size [small-text]
                  Typography: Write "large" & <clear>. typography@current:en.1
            3:30  note: text of 10 pt is smaller than the 11 pt that people can read
                  easily; use a text style, or a larger size [small-text]
                  Typography: Write "large" & <clear>. typography@current:en.1

        1 warning, 1 note in 1 file
          Typography 2

        """)
  }

  @Test func explainsACheckByExamplesAndTheHistoryOfItsRule() throws {
    let desk = try faultyDesk()
    let check = try desk.hig("scan", "--explain", "small-text", "--json").json()
    #expect((check["message"] as? String)?.contains("… pt is smaller") == true)
    #expect((check["bad"] as? [String])?.contains { $0.contains("size: 9") } == true)
    #expect((check["good"] as? [String])?.isEmpty == false)
    let history = try #require(check["history"] as? [String: Any])
    #expect(history["concept"] as? String == "typography/readable-sizes")
    let page = try desk.hig("scan", "--explain", "small-text", "--lang", "en").output
    #expect(page.hasPrefix("small-text warning\n"))
    #expect(page.contains("\n  Text(\"Hot\").font(.system(size: 9))\n"))
    let unknown = try desk.hig("scan", "--explain", "small-txt", "--lang", "en")
    #expect(unknown.status == 2 && unknown.errors.contains("closest matches: small-text"))
  }

  @Test func theHookReadsTheFilesThatScansRead() throws {
    let desk = try desk()
    let note = try desk.shell("mkdir empty; hig scan empty --lang en").errors
    let endings = note.split { " ,\n".contains($0) }.filter { $0.hasPrefix(".") }.map {
      $0.dropFirst()
    }
    let hook = try String(contentsOfFile: Desk.package + "/.pre-commit-hooks.yaml", encoding: .utf8)
    #expect(!endings.isEmpty && hook.contains("files: \\.(\(endings.joined(separator: "|")))$"))
  }

  @Test(arguments: [
    "app --limit 3", "app --symbols --strict", "app --symbols --only oops", "app --explain oops",
  ])
  func refusesOptionsThatWouldDoNothing(line: String) throws {
    #expect(try desk().shell("hig scan \(line)").status == 64)
  }

  @Test func tellsAnIgnoreCommentThatHidesNothing() throws {
    let desk = try faultyDesk()
    try desk.write(
      """
      // hig:ignore
      let tea = 1
      // hig:ignore small-text
      let cup = Text("Warm").font(.system(size: 9))
      """, to: "app/Quiet.swift")
    let errors = try desk.hig("scan", "app/Quiet.swift", "--lang", "en").errors
    #expect(errors.contains("Quiet.swift:1: this comment hides nothing"))
    #expect(!errors.contains("Quiet.swift:3"))
    #expect(try !desk.hig("scan", "app/Quiet.swift", "--only", "oops").errors.contains(":1:"))
  }

  @Test func printsFindingsAsJSON() throws {
    let report = try faultyDesk().hig("scan", "app", "--json").json()
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["level"] as? String } == ["warning", "note"])
    for (name, value) in [
      "path": "app/a b/Tea#1.swift", "check": "small-text", "topic": "typography",
      "concept": "typography/readable-sizes", "rule": "typography@current:en.1",
    ] {
      #expect(findings[0][name] as? String == value)
    }
    #expect(findings[0]["line"] as? Int == 2 && findings[0]["column"] as? Int == 29)
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["warnings"] as? Int == 1 && summary["notes"] as? Int == 1)
  }

  /// What SARIF 2.1.0 requires of its objects, and the forms of their values.
  @Test func writesSARIF() throws {
    let desk = try faultyDesk()
    try desk.write("\u{0}", to: "app/broken.swift")
    let outcome = try desk.hig("scan", "app", "--format", "sarif", "--output", "out.sarif")
    #expect(outcome.status == 1 && outcome.output == "")
    let data = try Data(contentsOf: URL(fileURLWithPath: desk.path("out.sarif")))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String).flatMap(URL.init(string:)) != nil)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "hig")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["small-text"])
    #expect(rules[0]["helpUri"] as? String == "https://example.com/typography")
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect(((rules[0][key] as? [String: Any])?["text"] as? String)?.isEmpty == false)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "note"])
    for result in results {
      #expect(result["ruleId"] as? String == "small-text")
      #expect(result["ruleIndex"] as? Int == 0)
      let message = try #require((result["message"] as? [String: Any])?["text"] as? String)
      #expect(message.hasSuffix("(Write \"large\" & <clear>. typography@current:en.1)"))
    }
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: Any])?["higFinding/v1"] as? String
    }
    #expect(Set(prints).count == 2, "\(prints)")
    let places = try results.map { try place($0) }
    #expect(places.map(\.uri) == ["app/a%20b/Tea%231.swift", "app/a%20b/Tea%231.swift"])
    #expect(places.map { $0.region["startLine"] } == [2, 3])
    #expect(places.map { $0.region["startColumn"] } == [29, 30])
    #expect(places.map { $0.region["endColumn"] } == [35, 36])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(try notes.map { try place($0).uri } == ["app/broken.swift"])
    #expect(notes.map { $0["level"] as? String } == ["error"])
  }

  @Test func namesFilesOfTheCheckoutByTheirPlaceInIt() throws {
    let desk = try faultyDesk()
    let path = desk.path("app")
    let outcome = try desk.shell("cd \(path); hig scan \(path) --format sarif")
    #expect(outcome.output.contains("\"uri\": \"a%20b/Tea%231.swift\""), "\(outcome)")
  }

  @Test(arguments: [
    ("xcode", ":2:29: warning: text of 9 pt is smaller than the 11 pt"),
    ("github", "::warning file=app/a b/Tea#1.swift,line=2,col=29,title=hig%3A small-text::text of"),
    ("github", "::notice file=app/a b/Tea#1.swift,line=3,"),
    ("checkstyle", "<error line=\"2\" column=\"29\" severity=\"warning\" message=\"text of 9 pt"),
    ("checkstyle", "(Write &quot;large&quot; &amp; &lt;clear&gt;."),
    ("junit", "<testsuite name=\"app/a b/Tea#1.swift\" tests=\"2\" failures=\"1\">"),
    ("junit", "<failure type=\"warning\" message=\"text of 9 pt"),
  ])
  func writesWhatOtherProgramsRead(format: String, words: String) throws {
    let outcome = try faultyDesk().hig("scan", "app", "--format", format, "--lang", "en")
    #expect(outcome.status == 0 && outcome.output.contains(words), "\(outcome)")
  }

  @Test(arguments: [
    ("hig scan app --exit-code", Int32(1), ""),
    ("hig scan app --disable small-text --exit-code", 0, "no findings in the file"),
    ("hig scan app --only deprecated", 0, "no findings"),
    ("hig scan app --only small-txet", 2, "closest matches: small-text"),
    (
      "printf '[scan]\ndisable = [\"small-txet\"]' > .hig.toml; HIG_CONFIG=$PWD/.hig.toml hig scan app",
      2,
      "“small-txet” isn't a check"
    ),
    (
      "printf '[scan]\ndisable = [\"small-text\"]' > .hig.toml; HIG_CONFIG=$PWD/.hig.toml hig scan app",
      0,
      "no findings"
    ),
    (
      "printf '[scan]\nstrict = 1' > .hig.toml; HIG_CONFIG=$PWD/.hig.toml hig scan app", 2,
      "must be true or false"
    ),
    ("sed -i 2d 'app/a b/Tea#1.swift'; hig scan app --exit-code", 0, ""),
    ("sed -i 2d 'app/a b/Tea#1.swift'; hig scan app --exit-code --strict", 1, ""),
    ("hig scan app --changed-since HEAD", 2, "app isn't in a git repository"),
    ("git init -q .; hig scan app --changed-since HEAD", 2, "git knows no commit “HEAD”"),
    ("hig scan app --symbols --format sarif", 64, "--symbols takes --format text or json"),
    ("hig scan app --symbols --baseline known", 64, "--symbols lists no findings"),
  ])
  func takesOptionsForFindings(line: String, status: Int32, words: String) throws {
    let outcome = try faultyDesk().shell(line)
    #expect(outcome.status == status, "\(outcome)")
    #expect(words.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(words), "\(outcome)")
  }

  @Test func showsFindingsOfChangedLinesOnly() throws {
    let desk = try faultyDesk()
    let outcome = try desk.shell(
      """
      git init -q .; git add app; git -c user.name=a -c user.email=a@b.c commit -qm a
      echo 'let pot = Text("Hot").font(.system(size: 8))' >> 'app/a b/Tea#1.swift'
      echo 'let lid = Text("Hot").font(.system(size: 7))' > app/New.swift
      hig scan app --changed-since HEAD --format xcode
      """)
    let places = outcome.lines.map { $0.split(separator: ":")[1] }
    #expect(places == ["1", "4"], "\(outcome)")
  }

  private func place(_ result: [String: Any]) throws -> (uri: String, region: [String: Int]) {
    let locations = try #require(result["locations"] as? [[String: Any]])
    let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
    let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(URL(string: uri)?.relativePath.isEmpty == false)
    return (uri, try #require(place["region"] as? [String: Int]))
  }

  @Test(arguments: [
    ("hig scan app/none.swift", Int32(2), "app/none.swift: can't be read"),
    ("hig scan app/none.swift app --symbols", 1, "app/none.swift: can't be read"),
    (#"printf '\xef\xbb\xbfimport Foundation\nToggle()' | hig scan - --symbols"#, 1, "no symbol"),
    ("echo 'import SwiftUI; struct Toggle {}; SwiftUI.Toggle()' | hig scan - --symbols", 0, ""),
    ("hig scan texts", 1, "nothing to scan"),
    ("echo 'let tea = 1' | hig scan - --symbols", 1, "no symbol"),
    ("echo 'let tea = 1' | hig scan -", 0, "no findings in the file"),
    ("echo 'UISwitch()' | hig scan - --symbols", 0, ""),
    ("hig scan app --symbols --lang ja", 0, "togglesのテキストのja版はありません。代わりにenを表示しています"),
    ("hig scan app --edition 2015", 2, "closest matches: current"),
    ("hig scan app --limit -1", 64, "--limit"),
    ("hig scan app --json --format sarif", 64, "can't be used together"),
    ("hig scan app --json --format xcode", 64, "can't be used together"),
    ("hig scan app --symbols --exit-code", 1, ""),
    ("echo 'let tea = 1' | hig scan - --symbols --exit-code", 0, "no symbol"),
    ("hig scan app --symbols --topic toggles,Toggles --topic 토글", 0, ""),
    ("hig scan app --topic lids", 2, "lids"),
    ("hig scan app --topic ,", 2, "--topic is empty"),
    (
      "hig scan app --symbols --exclude 'a b' --exclude none", 0,
      "no file or folder matches --exclude none"
    ),
    ("hig scan app --exclude '[a'", 64, "--exclude"),
    ("hig scan app --exclude app", 1, "nothing to scan"),
    ("echo tea > known; hig scan app --baseline known", 2, "known: isn't a baseline file"),
    ("hig scan app --baseline none/known", 2, "can't write none/known"),
    ("hig scan app --baseline app/Tea.swift", 2, "app/Tea.swift: isn't a baseline file"),
    ("hig scan app --baseline app", 2, "app: is a folder"),
    ("mv app appTests; mkdir all; mv appTests all; hig scan all", 1, "skipped 2 test files"),
    ("mv app appTests; mkdir all; mv appTests all; hig scan all --symbols --tests", 0, ""),
    ("hig scan", 64, "path"),
    ("hig scan app --output none/out.txt", 2, "can't write none/out.txt"),
  ])
  func tellsWhatHappened(line: String, status: Int32, words: String) throws {
    let outcome = try desk().shell(line)
    #expect(outcome.status == status)
    #expect(words.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(words), "\(outcome)")
  }

  @Test func writesABaselineOnceAndTellsOfWhatIsNew() throws {
    let desk = try faultyDesk()
    let first = try desk.hig("scan", "app", "--baseline", "known", "--exit-code")
    #expect(first.status == 0 && first.output == "")
    #expect(first.errors.contains("wrote 2 findings to known"), "\(first)")
    let path = desk.path("app")
    let moved = try desk.shell(
      """
      sed -i '1a\\\\n' 'app/a b/Tea#1.swift'; mkdir x; cd x
      hig scan \(path) --baseline ../known --exit-code
      """)
    #expect(moved.status == 0 && moved.output == "", "\(moved)")
    try desk.write("let pot = Text(\"Hot\").font(.system(size: 8))\n", to: "app/Cup.swift")
    let new = try desk.hig("scan", "app", "--baseline", "known", "--format", "xcode")
    #expect(new.status == 0 && new.lines.count == 1)
    #expect(new.output.hasPrefix("\(path)/Cup.swift:1:29: warning: text of 8 pt"), "\(new)")
    #expect(try desk.hig("scan", "app", "--baseline", "known", "--exit-code").status == 1)
  }

  @Test func saysWhatReplacesADeprecatedSymbol() throws {
    let desk = try desk()
    let page = Self.english.replacing("oggles", with: "lerts").replacing("Tlerts", with: "Alerts")
      .replacing("tlerts", with: "alerts")
    try desk.write(page, to: "texts/en/current/alerts.md")
    try desk.hig("build", "--data", "texts")
    let outcome = try desk.shell("echo 'UIAlertView()' | hig scan - --symbols")
    #expect(
      outcome.lines.contains("     1:1  UIAlertView → Alerts; deprecated, use UIAlertController"),
      "\(outcome)")
  }

  @Test func listsSymbolsWithTheTopicsThatTheyStandFor() throws {
    let desk = try desk()
    let page = Self.english.replacing("Nobody", with: "With UISwitch, nobody")
    try desk.write(page, to: "texts/en/current/toggles.md")
    try desk.hig("build", "--data", "texts")
    #expect(try desk.hig("list", "symbols").lines == ["UISwitch\ttoggles@current:en.1\ttoggles"])
  }

  @Test func showsTheTopicThatASymbolStandsFor() throws {
    let desk = try desk()
    #expect(try desk.hig("show", ".toggleStyle").lines == desk.hig("show", "toggles").lines)
    let outcome = try desk.hig("search", "symbol:toggleStyle")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("its topic is toggles: hig show toggles"))
  }

  @Test func tellsUsesOfALineOnce() throws {
    let desk = try desk()
    try desk.write("UISwitch()\n\nUISwitch()\nUISwitch()\n", to: "Lids.swift")
    let lines = try desk.hig("scan", "Lids.swift", "--symbols").lines
    #expect(lines[3] == "     1:1  UISwitch → Toggles; also on lines 3, 4")
  }
}
