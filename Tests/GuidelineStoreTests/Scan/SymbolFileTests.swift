import Testing

@testable import GuidelineStore

/// The project's own `Data/symbols`: what machines can tell of its quality.
@Suite struct SymbolFileTests {
  /// Topics of `Data/` that no symbol stands for.
  private static let withoutSymbols: Set<String> = [
    "branding", "case-study-from-desktop-to-ios", "charting-data", "design-principles",
    "from-concept-to-product", "inclusion", "live-viewing-apps", "onboarding",
    "running-on-iphone-5", "web-clip-icons", "writing",
  ]

  private static let folder: String =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Data"

  @Test func namesTopicsOfTheCatalog() throws {
    let slugs = Set(TopicCatalog.shared.entries.map(\.slug))
    for symbol in try Symbol.symbols(in: DataFile.symbols.carried) {
      #expect(slugs.contains(symbol.topic), "\(symbol.topic)")
    }
  }

  @Test func coversAllTopicsOfTheTexts() throws {
    let topics = Set(
      FileTree.ownFiles(in: Self.folder).compactMap { file in
        file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
      })
    #expect(topics.count == 176)
    let covered = Set(try Symbol.symbols(in: DataFile.symbols.carried).map(\.topic))
    #expect(topics.subtracting(covered) == Self.withoutSymbols)
  }

  @Test func namesNothingTwiceInATopic() throws {
    let symbols = try Symbol.symbols(in: DataFile.symbols.carried)
    let places = Dictionary(grouping: symbols) { "\($0.topic): \($0.framework) \($0.name)" }
    #expect(places.filter { $0.value.count > 1 }.keys.sorted() == [])
    // The same element may be that of two frameworks; code has no name twice.
    let names = Dictionary(grouping: symbols.filter { !$0.name.hasPrefix("<") }) {
      "\($0.topic): \($0.name)"
    }
    #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: [
    "UISwitch", "UIAlertController.Style.alert", "ButtonRole.cancel (role)", ".alert",
    "\\.dismiss", "tintColor", "<switch>", "<segue kind=\"show\">", "<fontDescription style>",
    "\"UILaunchScreen\"", "PickerStyle.wheel (pickerStyle, style)",
    "UIColor*", "UIColor(red:)", "tintColor =", "Font.system(size:) (font)",
    "NSTextField(string:)*",
    "UIAlertView -> UIAlertController", "NavigationView -> NavigationStack, .sheet",
  ])
  func readsTheNotation(name: String) {
    #expect(SymbolPattern(name) != nil)
  }

  @Test(arguments: [
    "", ".", "UISwitch.", "UI Switch", "alert()", "<>", "<switch", "<segue kind=show>", "\"\"",
    "UISwitch (style)", "ButtonRole.cancel ()", "a.b", "\\dismiss", "버튼",
    "*", "UIColor =", "UIColor(red)", "UIColor(:)", ".font(size:)",
    "UIAlertView ->", "UIAlertView -> an alert",
  ])
  func refusesWhatIsNoNotation(name: String) {
    #expect(SymbolPattern(name) == nil)
  }

  @Test func namesOnlyGoodSymbolsInPlaceOfDeprecatedOnes() throws {
    let patterns = try Symbol.symbols(in: DataFile.symbols.carried)
      .compactMap { SymbolPattern($0.name) }
    let deprecated = Set(patterns.filter { !$0.replacements.isEmpty }.map(\.name))
    #expect(deprecated.count > 20)
    #expect(deprecated.intersection(patterns.flatMap(\.replacements)) == [])
  }

  @Test func tellsTheLineOfWhatIsNoSymbol() {
    let error = #expect(throws: ImportError.self) {
      try Symbol.symbols(in: Array("topic: toggles\nUIKit: UISwitch; a lid".utf8))
    }
    #expect(error?.line == 2)
    #expect(error?.message.contains("a lid") == true)
  }
}
