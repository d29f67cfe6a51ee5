import Foundation
import Testing

@testable import GuidelineStore

/// What `Data/checks` finds in made-up sources, and what it leaves alone.
@Suite struct CodeCheckTests {
  private static let checks = Result { try CodeCheck.checks(in: DataFile.checks.carried) }

  /// The checks that find something: `3: small-text`, or `3: small-text?` for a note.
  private func found(
    _ source: String, _ path: String = "Tea.swift", platforms: Set<String> = ["iOS", "iPadOS"],
    keys: Set<String>? = nil
  ) throws -> [String] {
    let checks = try Self.checks.get()
    let index = SymbolIndex([], checks)
    let uses = SourceKind.uses(in: Array(source.utf8), path: path, index)
    #expect(uses.diagnostics.isEmpty, "\(uses.diagnostics)")
    let finder = CheckFinder(
      uses.tree, index.names, index.checks, platforms: platforms, texts: ["key": "Yes"],
      keys: keys)
    return finder.checks.flatMap { check in
      finder.faults(prepared(check)).map { fault in
        let isNote = fault.level == .note
        return "\(uses.tree.nodes[fault.node].line): \(check.name)\(isNote ? "?" : "")"
      }
    }.sorted()
  }

  private func prepared(_ check: CodeCheck) -> CheckFinder.Prepared {
    let id = RuleID(
      topic: check.concept.topic, text: TextID(edition: .current, language: .english), ordinal: 1)
    let rule = Rule(
      id: id, concept: check.concept, section: [], kind: .rule, lead: "Mind the tea.", body: "",
      platforms: [], source: SourceLocation(path: "", line: 1, endLine: 1))
    var colors: Set<String> = []
    let limits = check.cases.map { part -> [String: Double] in
      switch part.limit {
      case .number(let number): return ["": number]
      case .column("At least"): return ["iOS": 11, "iPadOS": 11, "macOS": 10, "watchOS": 12]
      case .column("Minimum size"): return ["iOS": 28, "iPadOS": 28, "macOS": 20]
      case .column: return ["iOS": 44, "iPadOS": 44, "macOS": 20, "watchOS": 44, "visionOS": 60]
      case .colors(let others): colors.formUnion(others)
      case nil: break
      }
      return [:]
    }
    return CheckFinder.Prepared(check: check, rule: rule, limits: limits, colors: colors)
  }

  @Test func findsItsBadExamplesAndLeavesItsGoodOnesAlone() throws {
    for check in try Self.checks.get() {
      #expect(!check.bad.isEmpty && !check.good.isEmpty, "\(check.name)")
      let isForMac = check.cases.allSatisfy { $0.platforms == ["macOS"] }
      for (examples, expected) in [(check.bad, [check.name]), (check.good, [])] {
        for example in examples {
          let path = example.hasPrefix("<") ? "Tea.storyboard" : "Tea.swift"
          let platforms: Set = isForMac ? ["macOS"] : ["iOS", "iPadOS"]
          let keys: Set<String>? = check.cases.allSatisfy(\.unlessKeys.isEmpty) ? nil : []
          let names = try found(example, path, platforms: platforms, keys: keys)
            .map { $0.trimmingPrefix("1: ").filter { $0 != "?" } }
          #expect(expected.isEmpty ? !names.contains(check.name) : names == expected, "\(example)")
        }
      }
    }
  }

  @Test func countsWhatAnAlertHolds() throws {
    let actions = ["a", "b", "c", "d"].map {
      "alert.addAction(UIAlertAction(title: \"\($0)\", style: .default))"
    }
    let alert = "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\n"
    #expect(
      try found(alert + actions.joined(separator: "\n")) == ["1: many-alert-buttons"])
    #expect(try found(alert + actions.prefix(3).joined(separator: "\n")) == [])
  }

  @Test func readsMessagesInObjectiveCByTheirNamesInSwift() throws {
    let source = """
      - (void)ask {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Error" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"Yes" style:UIAlertActionStyleDefault handler:nil]];
        UIAlertAction *erase = [UIAlertAction actionWithTitle:@"Erase" style:UIAlertActionStyleDestructive handler:^(UIAlertAction *a) {
          [self erase];
        }];
        [alert addAction:erase];
        alert.preferredAction = erase;
        label.font = [UIFont systemFontOfSize:9];
        UIButton *lid = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
        UIButton *pot = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 44, 44)];
      }
      """
    #expect(
      try found(source, "Tea.m") == [
        "10: small-target", "2: error-title", "2: missing-cancel", "3: yes-no",
        "8: destructive-default", "9: small-text",
      ])
  }

  @Test func readsTitlesOfMenuItemsInObjectiveC() throws {
    let source = """
      - (void)fill {
        [menu addItemWithTitle:@"Print" action:@selector(print:) keyEquivalent:@"p"];
        [menu insertItemWithTitle:@"Steep..." action:nil keyEquivalent:@"" atIndex:0];
        [button addItemWithTitle:@"Print"];
      }
      """
    #expect(
      try found(source, "Tea.m", platforms: ["macOS"]) == ["2: menu-ellipsis", "3: menu-dots"])
  }

  @Test(arguments: [(26, 13, ["1: small-target"]), (13, 26, ["1: small-target"]), (26, 20, [])])
  func comparesTheSmallerSideOfAButton(width: Int, height: Int, expected: [String]) throws {
    let source = """
      let lid = NSButton(); lid.frame = NSRect(x: 0, y: 0, width: \(width), height: \(height))
      """
    #expect(try found(source, platforms: ["macOS"]) == expected)
  }

  @Test func tellsAPurposeThatIsMissingOnlyWhereThePropertyListIsKnown() throws {
    let source = "PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }"
    #expect(try found(source, keys: ["NSCameraUsageDescription"]) == ["1: missing-purpose"])
    #expect(try found(source, keys: ["NSPhotoLibraryAddUsageDescription"]) == [])
    #expect(try found(source) == [])
  }

  @Test func judgesOnlyWhatNewSystemsRun() throws {
    let old = "view.backgroundColor = .white"
    let conditions = [
      "if #available(iOS 13, *) {\n} else {\n\(old)\n}",
      "if #available(iOS 15, *) {\n} else if #available(iOS 13, *) {\n\(old)\n}",
      "guard #available(iOS 13, *) else {\n\(old)\n}",
    ]
    for condition in conditions { #expect(try found(condition) == [], "\(condition)") }
    for condition in [
      "if isWarm {\n} else {\n\(old)\n}", "if #available(iOS 13, *) {\n\n\(old)\n}",
    ] {
      #expect(try found(condition) == ["3: fixed-color"], "\(condition)")
    }
  }

  @Test(arguments: [
    ("struct Tea: Scene { var body: some Scene { ImmersiveSpace(id: \"tea\") {} } }", ["visionOS"]),
    ("import SwiftUI\n#if os(visionOS)\nlet a = ImmersiveSpace()\n#endif", []),
    ("import SwiftUI\n@available(tvOS 15, *)\nstruct Tea {}", ["tvOS"]),
    ("import SwiftUI\n@available(tvOS, unavailable)\nstruct Tea {}", []),
    ("import SwiftUI\nif #available(tvOS 15, *) { pour() }", []),
  ])
  func tellsThePlatformByNamesThatItAloneHas(source: String, expected: [String]) throws {
    let index = SymbolIndex([], try Self.checks.get())
    let uses = SourceKind.uses(in: Array(source.utf8), path: "Tea.swift", index)
    #expect(uses.platforms == Set(expected))
  }

  @Test(arguments: [
    (["UIKit"], "Tea/a.swift", ["iOS", "iPadOS"]), (["UIKit", "TVUIKit"], "Tea/a.swift", ["tvOS"]),
    (["UIKit"], "TeaTV/a.swift", ["tvOS"]), (["UIKit"], "LiveTV/a.swift", ["iOS", "iPadOS"]),
    (["UIKit", "AppKit"], "Tea/a.swift", ["iOS", "iPadOS", "macOS"]),
    (["UIKit", "AppKit"], "Tea/macOS/a.swift", ["macOS"]),
    (["AppKit"], "Tea/Vision/a.swift", ["macOS"]),
    (["SwiftUI"], "Tea Watch App/a.swift", ["watchOS"]),
    (["SwiftUI"], "TeaVision/a.swift", ["visionOS"]), (["SwiftUI"], "Tea/a.swift", []),
  ])
  func narrowsThePlatformsByModulesAndFolders(
    modules: [String], path: String, expected: [String]
  ) {
    let folder = Imports.platforms(path: path, among: ["Tea", "TeaTV", "LiveTV"])
    #expect(Imports(Set(modules)).platforms([], folder: folder) == Set(expected))
  }

  @Test func readsPurposesInStringsFiles() throws {
    let line = "\"NSCameraUsageDescription\" = \"Camera access is needed.\";"
    #expect(try found(line, "InfoPlist.strings") == ["1: vague-purpose"])
    let unit = #"{"stringUnit": {"value": "Camera access is needed."}}"#
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "NSCameraUsageDescription": {"localizations": {"en": \(unit)}}
      }}
      """
    #expect(try found(catalog, "InfoPlist.xcstrings") == ["2: vague-purpose"])
  }

  @Test(
    arguments: [
      (10, ["macOS"], []), (10, ["iOS"], ["1: small-text"]),
      (11, ["watchOS"], ["1: small-text"]),
      (10, [], ["1: small-text?"]), (9, [], ["1: small-text"]), (11, ["iOS", "iPadOS"], []),
    ] as [(Double, Set<String>, [String])])
  func comparesWithTheLimitsOfThePlatform(
    size: Double, platforms: Set<String>, expected: [String]
  ) throws {
    let source = "Text(\"Hot\").font(.system(size: \(Int(size))))"
    #expect(try found(source, platforms: platforms) == expected)
  }

  @Test(arguments: [
    ("os(macOS)", ["4: small-text"]), ("!os(macOS)", ["2: small-text"]),
    ("os(watchOS)", ["2: small-text", "4: small-text?"]),
    ("canImport(AppKit) || os(tvOS) // big", ["4: small-text"]),
    ("DEBUG", ["2: small-text?", "4: small-text?"]),
  ])
  func judgesABranchByItsPlatforms(condition: String, expected: [String]) throws {
    let text = "Text(\"Hot\").font(.system(size: 10))"
    let source = "#if \(condition)\n\(text)\n#else\n\(text)\n#endif"
    #expect(try found(source, platforms: []) == expected)
  }

  @Test func judgesTheInnermostBranchAndWhatIsLeftToAnother() throws {
    let text = "Text(\"Hot\").font(.system(size: 10))"
    let nested = "#if os(iOS) || os(macOS)\n#if os(macOS)\n\(text)\n#endif\n\(text)\n#endif"
    #expect(try found(nested, platforms: []) == ["5: small-text?"])
    let other = "#if os(watchOS) || os(iOS)\n#elseif !os(tvOS)\n\(text)\n#endif"
    #expect(try found(other, platforms: []) == [])
  }

  @Test func readsAQuotationMarkBetweenHashes() throws {
    let source = "let mark = #\"\"\"#\nText(\"Hot\").font(.system(size: 9))"
    #expect(try found(source) == ["2: small-text"])
  }

  @Test func takesAConditionAfterGuardAndSwitchForOne() throws {
    let launch =
      "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [K: V]?) {\n"
    let request = "SKStoreReviewController.requestReview()\n"
    for condition in ["guard isOld else { return }\n", "switch count { case 9:\n"] {
      let rest = condition.hasPrefix("switch") ? request + "default: break }\n}" : request + "}"
      #expect(try found(launch + condition + rest) == [])
    }
    #expect(try found(launch + request + "}") == ["2: rating-at-launch"])
  }

  @Test(arguments: [
    ("check: a\nfind: B\nsay: c", "names no rule"),
    ("check: a\nconcept: b/c\nsay: d", "lacks find or say"),
    ("check: a\nconcept: b/c\nlevel: loud\nfind: D\nsay: e", "isn't a level"),
    ("check: a\nconcept: b/c\nfind: D(\nsay: e", "isn't code to find"),
    ("check: a\nconcept: b/c\nfind: D >\nsay: e", "isn't code to find"),
    ("check: a\nconcept: b/c\nfound: D\nsay: e", "unknown key"),
  ])
  func refusesARecordThatStatesNoCheck(text: String, problem: String) throws {
    let error = #expect(throws: ImportError.self) { try CodeCheck.checks(in: Array(text.utf8)) }
    #expect(error?.problem.description.contains(problem) == true, "\(error as Any)")
  }

  /// Each check names a rule of the newest edition in English, and speaks three languages.
  @Test func namesRulesOfTheCurrentEdition() throws {
    let texts =
      #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Data/en/current/"
    for check in try Self.checks.get() {
      let page = try String(contentsOfFile: texts + check.concept.topic + ".md", encoding: .utf8)
      #expect(page.contains("{#\(check.concept.slug)"), "\(check.name): \(check.concept)")
      for case .column(let head) in check.cases.compactMap(\.limit) {
        // A column of accessibility/control-size and of typography/readable-sizes.
        #expect(page.contains("| \(head)"), "\(check.name): \(head)")
      }
      let words = ["en", "ko", "ja"].compactMap { Language($0) }.map { check.words(in: $0) }
      #expect(
        Set(words.map(\.say)).count == 3 && Set(words.map(\.mend)).count == 3, "\(check.name)")
      let isPlain = words.allSatisfy {
        !$0.say.isEmpty && !$0.mend.isEmpty && !$0.say.hasSuffix(".")
      }
      #expect(isPlain, "\(check.name)")
    }
  }
}
