import Foundation
import Testing

@testable import GuidelineStore

/// What `Data/checks` finds in made-up sources, and what it leaves alone.
@Suite struct CodeCheckTests {
  private static let checks = Result { try CodeCheck.checks(in: DataFile.checks.carried) }

  /// The checks that find something: `3: small-text`, or `3: small-text?` for a note.
  private func found(
    _ source: String, _ path: String = "Tea.swift", platforms: Set<String> = ["iOS", "iPadOS"]
  ) throws -> [String] {
    let checks = try Self.checks.get()
    let index = SymbolIndex([], checks)
    let uses = SourceKind.uses(in: Array(source.utf8), path: path, index)
    #expect(uses.diagnostics.isEmpty, "\(uses.diagnostics)")
    let finder = CheckFinder(
      uses.tree, index.names, index.checks, platforms: platforms, texts: ["key": "Yes"])
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
      case .column: return ["iOS": 44, "iPadOS": 44, "macOS": 20, "watchOS": 44, "visionOS": 60]
      case .colors(let others): colors.formUnion(others)
      case nil: break
      }
      return [:]
    }
    return CheckFinder.Prepared(check: check, rule: rule, limits: limits, colors: colors)
  }

  @Test(arguments: [
    (#"Text("Hot").font(.system(size: 9))"#, "1: small-text"),
    (#"Text("Hot").font(.custom("Lora", size: 8))"#, "1: small-text"),
    ("label.font = UIFont.systemFont(ofSize: 9)", "1: small-text"),
    (#"Button("Stir") { stir() }.frame(width: 20, height: 20)"#, "1: small-target"),
    (#"Image("leaf").frame(width: 20, height: 20).onTapGesture { stir() }"#, "1: small-target"),
    (
      "let lid = UIButton()\nlid.frame = CGRect(x: 0, y: 0, width: 20, height: 20)",
      "2: small-target"
    ),
    (#"pot.alert("Pour?") { Button("Yes") {}; Button("Later") {} }"#, "1: yes-no"),
    (#"alert.addAction(UIAlertAction(title: "No", style: .default))"#, "1: yes-no"),
    (
      #"alert.addAction(UIAlertAction(title: String(localized: "key"), style: .default))"#,
      "1: yes-no"
    ),
    (
      #"pot.alert("Convert?") { Button("OK") {}; Button("Cancel", role: .cancel) {} }"#,
      "1: vague-ok"
    ),
    (
      #"pot.alert("Pour?") { Button("Stay", role: .cancel) {}; Button("Pour") {} }"#,
      "1: cancel-title"
    ),
    (#"pot.alert("Error", isPresented: $isCold) { Button("OK") {} }"#, "1: error-title"),
    (#"Text("Oops, the tea is cold")"#, "1: oops"),
    (#"ProgressView("Loading…")"#, "1: vague-progress"),
    (#"pot.confirmationDialog("Empty?") { Button("Delete") {} }"#, "1: destructive-choice"),
    (#"pot.contextMenu { Button("Delete") {} }"#, "1: destructive-menu-item"),
    (#"pot.alert("Sure?") { Button("Delete") {} }"#, "1: destructive-alert-button?"),
    (
      #"Button("Pour", role: .destructive) {}.keyboardShortcut(.defaultAction)"#,
      "1: destructive-default"
    ),
    (
      """
      let erase = UIAlertAction(title: "Erase", style: .destructive)
      sheet.preferredAction = erase
      """, "2: destructive-default"
    ),
    (#"pot.alert("Sure?") { Button("Erase", role: .destructive) {} }"#, "1: missing-cancel"),
    ("view.tint(Color(red: 0, green: 122 / 255, blue: 1))", "1: system-color-value"),
    ("view.tintColor = UIColor(hex: 0x007AFF)", "1: system-color-value"),
    (#"Text("Hot").foregroundColor(.black)"#, "1: fixed-color"),
    ("view.backgroundColor = .white", "1: fixed-color"),
    ("window?.overrideUserInterfaceStyle = .light", "1: fixed-appearance"),
    ("Toggle(\"Dark Mode\", isOn: $night)", "1: appearance-setting"),
    ("Button { pour() } label: { Image(systemName: \"plus\") }", "1: unlabeled-button"),
    (
      """
      let lid = UIButton(type: .system)
      lid.setImage(UIImage(named: "lid"), for: .normal)
      """, "1: unlabeled-button"
    ),
    ("pot.tabItem { Image(\"pot\") }", "1: unlabeled-tab"),
    ("Toggle(\"Milk\", isOn: $milk).accessibilityHidden(true)", "1: hidden-control"),
    ("pot.dynamicTypeSize(.large)", "1: fixed-text-size"),
    ("let turn = Animation.linear(duration: 1).repeatForever()", "1: endless-motion"),
    ("UIView.animate(withDuration: 1, options: [.repeat]) { turn() }", "1: endless-motion"),
    ("Text(\"Hot\").font(.system(size: 14, weight: .thin))", "1: light-font"),
    ("TextField(\"Password\", text: $secret)", "1: plain-password"),
    ("TextField(\"Email\", text: $mail)", "1: unfit-keyboard?"),
    ("pot.contextMenu { Button(\"Pour\") {}.keyboardShortcut(\"p\") }", "1: context-menu-shortcut"),
    (
      """
      func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
        SKStoreReviewController.requestReview()
      }
      """, "2: rating-at-launch"
    ),
  ])
  func findsFaultsInSwift(source: String, expected: String) throws {
    #expect(try found(source) == [expected])
  }

  @Test(arguments: [
    #"Text("Hot").font(.system(size: 17))"#,
    #"Image(systemName: "leaf").font(.system(size: 8))"#,
    "#Preview { Text(\"Hot\").font(.system(size: 6)) }",
    #"let note = "Text().font(.system(size: 9))""#,
    #"Button { stir() } label: { Image("a", label: Text("Stir")).frame(width: 20, height: 20) }"#,
    #"Button("Stir") {}.frame(width: 20, height: 20).frame(width: 44, height: 44)"#,
    #"Button("Yes") {}"#,
    #"pot.alert("Ready") { Button("OK") {} }"#,
    #"pot.alert("Erase?") { Button("Erase", role: .destructive) {}; Button("Cancel", role: .cancel) {} }"#,
    #"pot.contextMenu { Button("Delete", role: .destructive) {} }"#,
    #"Text("New").foregroundColor(.black).background(.yellow)"#,
    #"ZStack { Color.yellow; Text("Sun").foregroundColor(.black) }"#,
    "view.tint(Color(red: 0.2, green: 0.4, blue: 0.1))",
    #"Button { pour() } label: { Image(systemName: "plus") }.accessibilityLabel("Pour")"#,
    #"Button { pour() } label: { Image("plus"); TeaRow() }"#,
    #"Image(decorative: "leaf").accessibilityHidden(true)"#,
    "@Environment(\\.accessibilityReduceMotion) var isCalm\nlet a = turn.repeatForever()",
    #"SecureField("Password", text: $secret); TextField("Password", text: $secret)"#,
    #"TextField("Email", text: $mail).keyboardType(.emailAddress)"#,
    "let bar = UISegmentedControl(items: [\"a\", \"b\"])",
    """
    let badge = UILabel()
    badge.backgroundColor = .systemYellow
    badge.textColor = .black
    """,
    """
    let other = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    other.addAction(cancel)
    other.addAction(UIAlertAction(title: "Erase", style: .destructive))
    """,
    """
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
      if launches > 9 { SKStoreReviewController.requestReview() }
    }
    """,
    "func brewed() { SKStoreReviewController.requestReview() }",
  ])
  func leavesNearMissesAlone(source: String) throws { #expect(try found(source) == []) }

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

  @Test(arguments: [
    ("<document><label><fontDescription pointSize=\"9\"/></label></document>", "1: small-text"),
    (
      "<document><button><rect key=\"frame\" width=\"20\" height=\"20\"/><state title=\"a\"/></button>"
        + "</document>", "1: small-target"
    ),
    ("<document><button><state image=\"plus\"/></button></document>", "1: unlabeled-button"),
    ("<document><textField placeholder=\"Password\"/></document>", "1: plain-password"),
    ("<document launchScreen=\"YES\"><label text=\"Tea\"/></document>", "1: launch-text"),
    ("<document launchScreen=\"YES\"><imageView image=\"tea-logo\"/></document>", "1: launch-logo"),
    (
      "<plist><key>UIUserInterfaceStyle</key><string>Light</string></plist>", "1: fixed-appearance"
    ),
    (
      "<plist><key>NSCameraUsageDescription</key><string>Camera access is needed.</string></plist>",
      "1: vague-purpose"
    ),
  ])
  func findsFaultsInXML(source: String, expected: String) throws {
    #expect(try found(source, "Tea.storyboard") == [expected])
  }

  @Test(arguments: [
    "<document><button><state image=\"plus\"/><accessibility label=\"Add\"/></button></document>",
    "<document><label text=\"Tea\"/></document>",
    "<document><textField placeholder=\"Password\"><textInputTraits secureTextEntry=\"YES\"/>"
      + "</textField></document>",
    "<plist><key>NSCameraUsageDescription</key><string>Scans the tins in your shelf.</string></plist>",
    "<plist><key>UIUserInterfaceStyle</key><string>Automatic</string></plist>",
  ])
  func leavesNearMissesInXMLAlone(source: String) throws {
    #expect(try found(source, "Tea.storyboard") == [])
  }

  @Test func readsPurposesInStringsFiles() throws {
    let line = "\"NSCameraUsageDescription\" = \"Camera access is needed.\";"
    #expect(try found(line, "InfoPlist.strings") == ["1: vague-purpose"])
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
