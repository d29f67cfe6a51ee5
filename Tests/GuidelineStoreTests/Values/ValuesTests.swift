import Testing

@testable import GuidelineStore

/// What a store answers to questions for values.
@Suite struct ValuesTests {
  private let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try add(
      "new.md",
      """
      ---
      topic: lamps
      edition: current
      language: en
      ---

      # Lamps

      ### Make lamps fit the room. {#fit}

      | Lamp | Height | Width |
      | --- | --- | --- |
      | Table lamp | 40 cm | 20 cm |
      | Floor lamp | 160 cm | 45 cm |

      ### Choose the height of a floor lamp with care.

      A floor lamp of the wrong height blinds people. Its height depends on the room.

      ### Polish lamps.

      Polish them often, up to 4 times.

      ### Hang lamps on hooks.

      Up to five fit on a hook.

      ### Paint lamps in the colors of the house.

      | Color | Light | Dark |
      | --- | --- | --- |
      | dusk | 1, 2, 250 | 9, 8, 240 |

      ### Let lamps glow. {#glow platforms="watchOS"}

      The glow is 3 pt wide.

      ### Let lamps shine and glow. {#shine platforms="tvOS"}

      The glow is 9 pt wide.

      ### Draw icons of lamps in two sizes.

      | Small | Large |
      | --- | --- |
      | 12x12 | 24x24 |
      | 13x13 | 26x26 |
      """)
    try add(
      "old.md",
      """
      ---
      topic: lamps
      edition: 2019
      language: en
      ---

      # Lamps

      ### Make lamps fit the room. {#fit}

      They are 35 cm tall.
      """)
  }

  private func add(_ path: String, _ text: String) throws {
    let file = SourceFile.sample(path, content: text)
    try store.replace(file, with: RuleStore.documentReading(file))
  }

  private func answer(_ query: String) throws -> ValueAnswer {
    try store.values(for: SearchQuery(query))
  }

  @Test(arguments: [
    ("floor lamp height", ["160 cm"]), ("table lamp width", ["20 cm"]),
    ("how often to polish lamps", ["up to 4 times"]),
    ("how many lamps fit hooks", ["Up to five fit"]),
    ("dusk dark color", ["9, 8, 240"]),
  ])
  func areThoseOfTheRowAndTheColumnThatAreAskedFor(query: String, values: [String]) throws {
    #expect(try answer(query).items.first?.values.map(\.text) == values)
  }

  @Test(arguments: [
    ("floor lamp height", "Floor lamp — Height: 160 cm; Width: 45 cm"),
    ("dusk lamp color", "dusk — Light: 1, 2, 250; Dark: 9, 8, 240"),
  ])
  func putTheirRuleFirstInSearches(query: String, row: String) throws {
    let first = try #require(try store.search(SearchQuery(query)).results.first)
    #expect(first.snippet.runs.map(\.text).joined() == row)
  }

  @Test(arguments: ["dusk 何色", "dusk lamp color, dark"])
  func answerByNamesInEnglishAndByWordsForTheirKind(query: String) throws {
    let item = try #require(try answer(query).items.first)
    #expect(item.statement.text == "dusk — Light: 1, 2, 250; Dark: 9, 8, 240")
  }

  @Test(arguments: [("lamp glow width watchOS", "3 pt"), ("lamp glow width on tvOS", "9 pt")])
  func areThoseOfThePlatformInTheQuery(query: String, value: String) throws {
    let values = try answer(query).items.map { $0.values.map(\.text) }
    #expect(values.first == [value])
    #expect(values.filter { $0.contains { $0.hasSuffix("pt") } } == [[value]])
  }

  @Test func comeWithWhatEarlierEditionsSay() throws {
    let earlier = try answer("lamps fit the room").items.first?.earlier.flatMap(\.values)
    #expect(earlier?.map(\.text) == ["35 cm"])
  }

  @Test(arguments: ["#0102FA", "0102fa", "rgb(1, 2, 250)", "1 2 250", "which color is #0102fa?"])
  func areFoundByTheirColor(query: String) throws {
    let items = try answer(query).items
    #expect(items.map(\.statement.text) == ["dusk — Light: 1, 2, 250; Dark: 9, 8, 240"])
    #expect(items.first?.values.map(\.hex) == ["#0102FA"])
  }

  @Test(arguments: ["price of lamps", "zzyzx", "#FFFFFF"])
  func areNotMadeUp(query: String) throws {
    let answer = try answer(query)
    #expect(answer.items.isEmpty)
    #expect(!answer.notes.isEmpty)
  }

  @Test func areListedByKind() throws {
    let colors = try store.values(matching: RuleFilter(), ofKind: .color)
    #expect(colors.map(\.value.text) == ["1, 2, 250", "9, 8, 240"])
    #expect(try store.values(matching: RuleFilter()).count > colors.count)
  }

  @Test func keepTheHeadOfAFirstColumnWithoutNames() throws {
    let rules = try store.rules(matching: RuleFilter())
    let table = rules.compactMap(\.table).first { $0.columns.contains("Small") }
    #expect(table?.columns == ["Small", "Large"])
    #expect(table?.rows == [["12x12", "24x24"], ["13x13", "26x26"]])
  }
}
