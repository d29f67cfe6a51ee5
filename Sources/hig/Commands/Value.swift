import ArgumentParser
import GuidelineStore

struct Value: Command {
  static let configuration = CommandConfiguration(
    commandName: "value",
    abstract: "Find a number that a rule or a table states: a size, a color, a ratio.",
    discussion: """
      A color finds the rules that have it: #0088FF, 0088ff, "0 136 255". hig list values lists all \
      values of an edition.
      """)

  @Argument(help: ArgumentHelp("What to look up.", valueName: "query"))
  var words: [String]

  @Option(help: ArgumentHelp("Show at most this many statements; 0 for all.", valueName: "n"))
  var limit = 3

  @OptionGroup var textOptions: SeveralTextOptions
  @OptionGroup var platformOptions: PlatformOptions
  @OptionGroup var topicOptions: TopicOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard limit >= 0 else {
      throw wrongUsage("--limit takes a number of results, or 0 for all")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    try store.require(textOptions.texts, in: textOptions.languages)
    var filter = SearchFilter(limit: limit, reader: .ofThisPerson)
    filter.platforms = try platformOptions.names(in: store)
    filter.topics = try topicOptions.slugs(in: store)
    filter.texts = textOptions.texts
    filter.languages = textOptions.languages
    filter.presetText = textOptions.presetText
    filter.presetPlatforms = platformOptions.preset
    let answer = try store.values(for: SearchQuery(words.joined(separator: " ")), filter)
    let labels = Labels(language: textOptions.languages.first ?? .ofThisPerson)
    try output.print(JSON(answer), in: labels.language) { page in
      for item in answer.items {
        page.addGap()
        page.add(item)
      }
    }
    if !output.isJSON {
      for note in answer.notes + [textOptions.dayOptions.note].compactMap(\.self) {
        output.note(note, labels)
      }
    }
    guard !answer.items.isEmpty else { throw ExitStatus.nothingFound.error }
  }
}

extension Page {
  fileprivate mutating func add(_ item: ValueAnswer.Item) {
    add(StyledText(item.words, .lead))
    add(StyledText(item.statement.text, .plain), indent: 2)
    let rule = item.statement.rule
    let platforms =
      rule.platforms.isEmpty ? "" : " · " + rule.platforms.joined(separator: ", ")
    add(
      StyledText(place: rule.id.description, link: rule.address) + StyledText(platforms, .faint),
      indent: 2)
    if let address = rule.address, !terminal.hasHyperlinks {
      add(address: address, margin: StyledText("  "))
    }
    for item in item.earlier {
      let edition = item.statement.rule.id.text.edition
      add(StyledText("\(edition): \(item.words)", .faint), indent: 2)
    }
  }
}

extension ValueAnswer.Item {
  /// The values in a line; colors with their hexadecimal form.
  fileprivate var words: String { values.map(\.words).joined(separator: ", ") }
}

extension StatedValue {
  /// The value as people read it: `0, 136, 255 (#0088FF)`.
  var words: String {
    guard let hex, hex != text else { return text }
    return "\(text) (\(hex))"
  }
}

extension JSON {
  init(_ answer: ValueAnswer) {
    self = [
      "query": .string(answer.query),
      "values": JSON(answer.items) { JSON($0) },
      "notes": JSON(answer.notes) { .string($0.words) },
    ]
  }

  private init(_ item: ValueAnswer.Item) {
    self = JSON(item: [
      "values": JSON(item.values) { JSON($0) },
      "statement": .string(item.statement.text),
      "row": item.statement.cells.isEmpty
        ? .null
        : JSON(item.statement.cells) { ["head": .string($0.head), "value": .string($0.text)] },
      "edition": JSON(item.statement.rule.id.text.edition),
      "url": .optional(item.statement.rule.address),
      "rule": JSON(item.statement.rule),
      "earlier": JSON(item.earlier) { JSON($0) },
    ])
  }

  init(_ value: StatedValue) {
    self = [
      "kind": .string(value.kind.rawValue), "value": .string(value.text),
      "hex": .optional(value.hex),
    ]
  }
}
