import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@testable import GuidelineStore

@Suite struct RuleStoreScanTests {
  private let folder = TemporaryFolder()
  private let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try store.take(.symbols, DataFile.symbols.carried, isCarried: true, path: "symbols")
  }

  /// Imports a page: a title and its rules, each with its platforms.
  private func add(_ topic: String, _ text: String, _ rules: [(String, [String])]) throws {
    var document = try ParsedDocument.sample(topic, text)
    document.rules = rules.enumerated().map { index, rule in
      ParsedRule(
        section: [], kind: .rule, lead: rule.0, body: "Why.", platforms: rule.1,
        lines: index + 1...index + 1, concept: "rule-\(index)")
    }
    document.references = rules.enumerated().flatMap { index, rule in
      rule.0.split(separator: " ").filter { $0.hasPrefix("UI") }.map {
        let name = String($0.prefix { $0 != "." })
        return ParsedReference(kind: .symbol, text: name, target: name, line: index + 1)
      }
    }
    try store.add("\(topic)-\(text.replacing("/", with: "-")).md", document)
  }

  private func scan(
    _ sources: [String: String], _ options: ScanOptions = ScanOptions()
  ) throws -> ScanReport {
    for (name, source) in sources { try write(Array(source.utf8), to: name) }
    var options = options
    options.listsSymbols = true
    return try store.scan(FileTree.files(at: [folder.path], .sources), options)
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    var path = folder.path
    for part in name.split(separator: "/").dropLast() {
      path += "/\(part)"
      unsafe mkdir(path, 0o755)
    }
    let file = unsafe fopen(folder.path + "/" + name, "w")
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  private func ids(_ report: ScanReport) -> [String] {
    report.topics.flatMap(\.rules).map(\.id.description)
  }

  @Test func putsRulesThatNameTheSymbolFirst() throws {
    try add(
      "toggles", "current",
      [("Say what is on.", []), ("Leave the color of UISwitch alone.", []), ("Use few.", [])])
    let report = try scan(["a.swift": "UISwitch()"], ScanOptions(limit: 2))
    #expect(ids(report) == ["toggles@current:en.2", "toggles@current:en.1"])
    #expect(report.topics[0].moreCount == 1)
    #expect(report.files[0].uses[0].rules.map(\.ordinal) == [2, 1])
    #expect(try ids(scan(["a.swift": "UISwitch()"], ScanOptions(limit: 0))).count == 3)
  }

  @Test func knowsAnElementOfEachFramework() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    for system in ["CocoaTouch", "Cocoa"] {
      let source = "<document type=\"com.apple.InterfaceBuilder3.\(system).XIB\"><switch/>"
      #expect(try scan(["Tea.xib": source]).files.map(\.uses.count) == [1], "\(system)")
    }
  }

  @Test func followsSymbolsThatOnlyTheStoresRulesName() throws {
    try add("lanterns", "2019", [("Fold it flat.", []), ("Dim a UILantern slowly.", [])])
    try add("paper", "2019", [("Hang it beside a UILantern or a UISwitch there.", [])])
    try add("toggles", "2019", [("Say what is on.", [])])
    let report = try scan(["a.swift": "UILantern()\nUISwitch()"])
    #expect(
      report.files[0].uses.map { "\($0.line): \($0.topic) \($0.rules.map(\.ordinal))" } == [
        "1: lanterns [2, 1]", "1: paper [1]", "2: toggles [1]",
      ])
  }

  @Test func takesTheBeginningOfANameForNoName() throws {
    try add("lanterns", "2019", [("Ask UILantern.shared at times.", [])])
    #expect(try !scan(["a.swift": "UILantern()"]).hasUses)
    try add("lanterns", "current", [("Ask a UILantern at times.", [])])
    #expect(try ids(scan(["a.swift": "UILantern()"])) == ["lanterns@current:en.1"])
  }

  @Test func findsTheRuleInTheWantedTextByItsConcept() throws {
    try add("lanterns", "2019:en", [("Fold it flat.", []), ("Dim a UILantern slowly.", [])])
    try add("lanterns", "2019:ko", [("납작하게 접으세요.", []), ("천천히 어둡게 하세요.", [])])
    let report = try scan(["a.swift": "UILantern()"], ScanOptions(language: .korean))
    #expect(ids(report) == ["lanterns@2019:ko.2", "lanterns@2019:ko.1"])
    #expect(report.notes == [])
  }

  @Test func fallsBackToEnglishAndSaysSo() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    let report = try scan(["a.swift": "UISwitch()"], ScanOptions(language: .japanese))
    #expect(ids(report) == ["toggles@current:en.1"])
    #expect(report.notes == ["there is no text in ja on toggles; showing en instead"])
  }

  @Test func takesTheNewestEditionUnlessTold() throws {
    try add("toggles", "2014", [("Say what is on.", [])])
    try add("toggles", "current", [("Say what is on.", [])])
    #expect(try ids(scan(["a.swift": "UISwitch()"])) == ["toggles@current:en.1"])
    let old = ScanOptions(text: TextQuery("2014"))
    #expect(try ids(scan(["a.swift": "UISwitch()"], old)) == ["toggles@2014:en.1"])
    #expect(throws: StoreError.self) {
      try scan(["a.swift": ""], ScanOptions(text: TextQuery("2015")))
    }
  }

  @Test func leavesOutRulesForOtherPlatforms() throws {
    try add(
      "toggles", "current",
      [("For all.", []), ("For phones.", ["iOS"]), ("For desks.", ["macOS"])])
    func ordinals(_ sources: [String: String], _ platforms: String...) throws -> [Int] {
      try scan(sources, ScanOptions(platforms: platforms)).topics[0].rules.map(\.id.ordinal)
    }
    #expect(try ordinals(["a.swift": "import UIKit\nUISwitch()"]) == [1, 2])
    #expect(try ordinals(["a.swift": "import UIKit\nUISwitch()"], "macos") == [1, 3])
    #expect(try ordinals(["a.swift": "import UIKit\nUISwitch()"], "macos", "ios") == [1, 2, 3])
    #expect(try ordinals(["b.swift": "import AppKit\nNSSwitch()"]) == [1, 2, 3])
    #expect(try ordinals(["a.swift": "", "b.swift": "import Cocoa\nNSSwitch()"]) == [1, 3])
  }

  @Test func takesNoTypeForApplesThatTheAppDeclaresElsewhere() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    let sources = [
      "a.swift": "struct Toggle {}", "b.swift": "import SwiftUI\nToggle(isOn: $on)",
      "c.swift": "private enum UISwitch {}", "d.swift": "UISwitch()",
    ]
    #expect(try scan(sources).files.map { $0.path.suffix(7) } == ["d.swift"])
  }

  @Test func leavesOutWhatWasBuiltOrDownloaded() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    var sources = ["Views/a.swift": "UISwitch()"]
    for folder in ["Pods", ".build", "DerivedData", "Carthage", "Art.xcassets", "Preview Content"] {
      sources[folder + "/b.swift"] = "UISwitch()"
    }
    sources["notes.txt"] = "UISwitch()"
    #expect(try scan(sources).files.map { $0.path.suffix(13) } == ["Views/a.swift"])
    let named = FileTree.files(at: [folder.path + "/notes.txt", folder.path + "/Pods"], .sources)
    #expect(try store.scan(named).files.count == 2)
  }

  @Test func readsUTF16() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    try write([0xFF, 0xFE] + "UISwitch()".utf16.flatMap { [UInt8($0), 0] }, to: "wide.swift")
    let report = try store.scan(FileTree.files(at: [folder.path], .sources))
    #expect(report.files.map(\.uses.count) == [1])
  }

  @Test func tellsWhatCannotBeReadAndReadsTheRest() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    try write([0x55, 0, 0x49], to: "wide.swift")
    let report = try store.scan(
      FileTree.files(at: [folder.path + "/none.swift"], .sources)
        + FileTree.files(at: [folder.path], .sources))
    #expect(report.files.map(\.diagnostics.count) == [1, 1])
    #expect(report.readCount == 0)
    #expect(report.notes == [])
    #expect(try scan(["a.swift": "UISwitch()"]).files.map(\.uses.count) == [1, 0])
  }

  @Test func countsColumnsInUnitsOfUTF16() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    let use = try scan(["a.swift": "\u{FEFF}let 등불 = 1; let 🏮é = UISwitch()"]).files[0].uses[0]
    #expect((use.line, use.column, use.endColumn) == (1, 23, 31))
  }

  @Test func putsRulesFirstThatSayWhatTheUseSays() throws {
    try add(
      "buttons", "current:en",
      [("Make it large.", []), ("Keep a destructive button apart.", []), ("Label it.", [])])
    try add("buttons", "current:ko", [("크게.", []), ("파괴적인 버튼.", []), ("이름.", [])])
    let source = ["a.swift": "import SwiftUI\nButton(\"Pour out\", role: .destructive) {}"]
    #expect(try ids(scan(source)).first == "buttons@current:en.2")
    #expect(
      try ids(scan(source, ScanOptions(language: .korean))).first == "buttons@current:ko.2")
  }

  @Test func saysWhatReplacesADeprecatedSymbolAndWhoLastNamedIt() throws {
    try add("alerts", "2014", [("Show a UIAlertView.", [])])
    try add("alerts", "current", [("Use few.", [])])
    let uses = try scan(["a.swift": "UIAlertView()\nUIAlertController()"]).files[0].uses
    #expect(uses.map(\.replacements) == [["UIAlertController"], []])
    #expect(uses.map { $0.namedIn?.description } == ["2014:en", nil])
    let line = "UIAlertView(); UIAlertController(title: nil, preferredStyle: .alert)"
    #expect(try scan(["a.swift": line]).files[0].uses.map(\.symbol).contains("UIAlertView"))
  }

  @Test func leavesOldPagesOutWhereTheNewestEditionSpeaks() throws {
    try add("navigation-bars", "2019", [("Name it.", [])])
    let source = ["a.swift": "import SwiftUI\nText(\"Tea\").navigationTitle(\"Tea\")"]
    #expect(try scan(source).topics.map(\.topic) == ["navigation-bars"])
    try add("toolbars", "current", [("Name it.", [])])
    #expect(try scan(source).topics.map(\.topic) == ["toolbars"])
    try add("navigation", "2019", [("Lead people.", [])])
    let old = try scan(["a.swift": "import SwiftUI\nNavigationView {}"]).topics
    #expect(old.map(\.isOutdated) == [true])
  }

  @Test func skipsTestsUnlessAsked() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    let sources = [
      "a.swift": "UISwitch()", "b.swift": "import XCTest\nUISwitch()",
      "TeapotTests/c.swift": "UISwitch()", "Tests/d.m": "[UISwitch new];",
    ]
    let report = try scan(sources)
    #expect(report.files.map { $0.path.suffix(7) } == ["a.swift"] && report.testCount == 3)
    #expect(try scan([:], ScanOptions(includesTests: true)).files.count == 4)
    let named = ["/b.swift", "/TeapotTests"].map { folder.path + $0 }
    #expect(try store.scan(FileTree.files(at: named, .sources)).files.count == 2)
  }

  @Test func saysThatTopicsHaveNoRulesForThePlatforms() throws {
    try add("toggles", "current", [("Say what is on.", ["macOS"])])
    let report = try scan(["a.swift": "UISwitch()"], ScanOptions(platforms: ["watchOS"]))
    #expect(!report.hasUses)
    #expect(
      report.notes == [
        "the files use symbols of topics without rules for their platforms: toggles"
      ])
  }

  @Test func tellsOnlyOfTheTopicsThatWereAskedFor() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    try add("sliders", "current", [("Show both ends.", [])])
    let options = ScanOptions(topics: ["sliders"])
    #expect(try scan(["a.swift": "UISwitch()\nUISlider()"], options).files[0].uses.count == 1)
    let none = try scan(["a.swift": "UISwitch()"], options)
    #expect(none.notes == ["the file uses no symbols of sliders"])
  }

  @Test(arguments: [
    ("UISwitch() // hig:ignore\nUISlider()", ["2: sliders"]),
    ("// hig:ignore\n\n// The lid.\nUISwitch()\nUISlider()", ["5: sliders"]),
    ("// hig:ignore sliders\nUISwitch(); UISlider()", ["2: toggles"]),
    ("// hig:ignore toggles, sliders -- as drawn\nUISwitch(); UISlider()", []),
    ("/* hig:ignore Toggles */ UISwitch(); UISlider()", ["1: sliders"]),
    ("UISwitch()\nUISlider()\n// hig:ignore-file", []),
    ("UISwitch()\nUISlider()\n// hig:ignore-file toggles", ["2: sliders"]),
    ("let a = \"hig:ignore\"; UISwitch()", ["1: toggles"]),
    ("// see hig:ignorance\nUISwitch()", ["2: toggles"]),
  ])
  func hidesWhatACommentHides(source: String, left: [String]) throws {
    try add("toggles", "current", [("Say what is on.", [])])
    try add("sliders", "current", [("Show both ends.", [])])
    for (name, code) in [("a.swift", source), ("a.m", source.replacing("let", with: "auto"))] {
      let report = try scan([name: code]).files.filter { $0.path.hasSuffix(name) }
      #expect(report.flatMap(\.uses).map { "\($0.line): \($0.topic)" } == left, "\(name)")
    }
    let interface = "<a>\n<!-- hig:ignore -->\n<switch/>\n<slider/></a>"
    #expect(
      try scan(["b.xib": interface]).files.last?.uses.map(\.topic) == ["sliders"])
  }

  @Test(arguments: [
    (
      "UISwitch() // hig:ignore lids",
      "“lids” is neither a topic nor a check; write a reason after --"
    ),
    (
      "// hig:disable\nUISwitch()",
      "unknown comment “hig:disable”; write hig:ignore or hig:ignore-file"
    ),
  ])
  func warnsOfACommentThatHidesNothing(source: String, warning: String) throws {
    try add("toggles", "current", [("Say what is on.", [])])
    let file = try scan(["a.swift": source]).files[0]
    #expect(file.uses.count == 1)
    #expect(file.diagnostics.map(\.message) == [warning])
  }

  @Test func excludesFilesAndFolders() throws {
    try add("toggles", "current", [("Say what is on.", [])])
    for name in ["App/a.swift", "App/Made/b.swift", "Made/c.pb.swift"] {
      try write(Array("UISwitch()".utf8), to: name)
    }
    func found(_ globs: String...) throws -> ([Substring], [String]) {
      var selection = FileSelection.sources
      selection.exclusions = try globs.map { try #require(Glob($0)) }
      let tree = FileTree(at: [FilePath(folder.path)], selection)
      return (tree.files.map { $0.path.suffix(7) }, tree.idleExclusions.map(\.text))
    }
    #expect(try found("Made").0 == ["a.swift"])
    #expect(try found("*.pb.swift", "a.*").0 == ["b.swift"])
    #expect(try found("App/*.swift").0 == ["b.swift", "b.swift"])
    #expect(try found("None", "/Made").1 == ["None", "/Made"])
  }

  // MARK: Findings

  @Test func tellsOfADeprecatedSymbolOnce() throws {
    try add("alerts", "current", [("Use few.", [])])
    let finding = try #require(try scan(["a.swift": "UIAlertView()"]).findings.first)
    #expect(finding.check == "deprecated" && finding.level == .warning)
    #expect(
      finding.message == "UIAlertView is deprecated" && finding.mend == "use UIAlertController")
    #expect(finding.rule?.id.description == "alerts@current:en.1")
    for comment in ["// hig:ignore", "// hig:ignore alerts", "// hig:ignore deprecated -- soon"] {
      #expect(try scan(["a.swift": "UIAlertView() \(comment)"]).findings.isEmpty)
    }
    var options = ScanOptions()
    options.disabledChecks = ["deprecated"]
    #expect(try scan(["a.swift": "UIAlertView()"], options).findings.isEmpty)
  }

  @Test func readsALimitFromTheTableOfTheRule() throws {
    var document = try ParsedDocument.sample("typography", "current")
    document.rules = [
      ParsedRule(
        section: [], kind: .rule, lead: "Write large.",
        body:
          "iOS, iPadOS — Default: 17 pt; At least: 13 pt\nmacOS — Default: 13 pt; At least: 10 pt",
        platforms: [], lines: 1...3, concept: "readable-sizes")
    ]
    try store.add("typography.md", document)
    let source = "import UIKit\nlabel.font = UIFont.systemFont(ofSize: 12)"
    let finding = try #require(try scan(["a.swift": source]).findings.first)
    #expect(finding.check == "small-text" && finding.message.contains("12 pt"))
    #expect(finding.message.contains("13 pt") && finding.line == 2 && finding.column == 14)
    #expect(try scan(["a.swift": source.replacing("UIKit", with: "AppKit")]).findings.isEmpty)
    var report = try scan(["a.swift": "import SwiftUI\n" + #"Text("a").font(.system(size: 12))"#])
    #expect(report.findings.map(\.level) == [.note])
    report.raiseNotes()
    #expect(report.findings.map(\.level) == [.warning])
    // All that tells a platform tells macOS.
    let app = ["a.swift": "import SwiftUI\n" + #"Text("a").font(.system(size: 12))"#]
    let mac = ["b.swift": "import AppKit"]
    #expect(try scan(app.merging(mac) { one, _ in one }).findings.isEmpty)
    let both = mac.merging(["c.swift": "import UIKit"]) { one, _ in one }
    #expect(try scan(app.merging(both) { one, _ in one }).findings.map(\.level) == [.note])
  }

  @Test func takesDeprecationsOfSwiftUIForNotesAndLeavesPreviewsAlone() throws {
    try add("navigation-bars", "current", [("Say where people are.", [])])
    let title = "Tea().navigationBarTitle(\"Tea\")"
    let report = try scan(["a.swift": "import SwiftUI\n\(title)"])
    #expect(report.findings.map(\.level) == [.note])
    #expect(try scan(["a.swift": "import SwiftUI\n#Preview {\n\(title)\n}"]).findings.isEmpty)
  }

  @Test func looksForPurposesInThePropertyListOfTheApp() throws {
    var document = try ParsedDocument.sample("privacy", "current")
    document.rules = [
      ParsedRule(
        section: [], kind: .rule, lead: "Say why.", body: "", platforms: [], lines: 1...1,
        concept: "explain-why")
    ]
    try store.add("privacy.md", document)
    let source = "AVCaptureDevice.requestAccess(for: .audio) { _ in }"
    let app = "<key>CFBundleExecutable</key><string>a</string><key>UILaunchScreen</key><dict/>"
    let purpose = "<key>NSMicrophoneUsageDescription</key><string>Hears the kettle.</string>"
    func checks(_ list: String, _ path: String) throws -> [String] {
      try scan([
        "Tea/Info.plist": "<plist><dict>\(list)</dict></plist>", path: source,
      ]).findings.map(\.check)
    }
    #expect(try checks(app, "Tea/Pot/a.swift") == ["missing-purpose"])
    #expect(try checks(app + purpose, "Tea/Pot/a.swift") == [])
    #expect(try checks("<key>UILaunchScreen</key><dict/>", "Tea/Pot/a.swift") == [])
    // Its texts in other files aren't its key's name.
    let vague = "<key>NSCameraUsageDescription</key><string>Camera access is needed.</string>"
    let strings = "\"NSCameraUsageDescription\" = \"Camera access is needed.\";"
    let files = [
      "Tea/Info.plist": "<plist><dict>\(vague)</dict></plist>",
      "Tea/en.lproj/InfoPlist.strings": strings,
    ]
    #expect(try scan(files).findings.map(\.check).count { $0 == "vague-purpose" } == 2)
  }

  // MARK: Baselines

  @Test func tellsOnlyOfFindingsThatABaselineDoesNotKnow() throws {
    try add("alerts", "current", [("Use few.", [])])
    let path = FilePath(folder.path + "/known")
    #expect(try Baseline.present(at: path) == nil)
    let first = try scan(["App/a.swift": "UIAlertView()\nUIAlertView()\nlet a = UIAlertView()"])
    try write(Array(Baseline(of: first, at: path).text.utf8), to: "known")
    let known = try #require(try Baseline.present(at: path))
    #expect(known.count == 3)
    // Lines move and are indented; one is gone, one is new, and a third is like two others.
    var report = try scan([
      "App/a.swift":
        "// Tea\n\n  UIAlertView()\nUIAlertView()\nlet b = UIAlertView()\nUIAlertView()"
    ])
    #expect(known.remove(from: &report) == 1)
    #expect(report.files.flatMap(\.findings).map(\.line) == [5, 6])
    #expect(report.knownCount == 2)
    report = try scan(["App/a.swift": "let a = 1"])
    #expect(known.remove(from: &report) == 3)
    #expect(known.remove(from: &report, topics: ["sliders"]) == 0)
  }

  @Test(arguments: [
    ("", 1, "isn't a baseline file"), ("let a = 1", 1, "isn't a baseline file"),
    ("{}", 1, "isn't a baseline file"),
    ("# hig scan baseline, version 1\n", 1, "another version"),
    ("# hig scan baseline, version 2\n<<<<<<< ours\n", 2, "isn't a line of a baseline file"),
  ])
  func refusesWhatIsNoBaseline(text: String, line: Int, words: String) throws {
    try write(Array(text.utf8), to: "known")
    let path = FilePath(folder.path + "/known")
    let error = #expect(throws: ImportError.self) { try Baseline.present(at: path) }
    #expect(error?.line == line)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("let x = 1", "the file uses no symbol"),
    ("UIMenu()", "topics without a page in the store: menus"),
  ])
  func saysWhyThereIsNothing(source: String, why: String) throws {
    try add("toggles", "current", [("Say what is on.", [])])
    let report = try scan(["a.swift": source])
    #expect(!report.hasUses)
    #expect(report.notes.contains { $0.description.contains(why) }, "\(report.notes)")
  }
}
