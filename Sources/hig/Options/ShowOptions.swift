import ArgumentParser
import GuidelineStore

struct ShowOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("What to show.", valueName: "id|topic|concept|term"),
    completion: StoreCompletion.subject)
  var subject: [String]

  @OptionGroup var textOptions: SeveralTextOptions
  @OptionGroup var platformOptions: PlatformOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform(asMarkdown: Bool) async throws {
    let store = try await storeOptions.reading(output)
    let request = ShowRequest(
      texts: textOptions.texts, languages: textOptions.languages,
      presetText: textOptions.presetText, platforms: try platformOptions.names(in: store))
    let items = try CommandFailure.lookingUp {
      try names(in: store, request).flatMap { try request.items(named: $0, in: store) }
    }
    let json = items.count == 1 ? items[0].json : ["items": .array(items.map(\.json))]
    guard !asMarkdown || output.isJSON else {
      var standardOutput = output.standardOutput
      let labels = Labels(language: items[0].language ?? .ofThisPerson)
      try standardOutput.write(
        items.map { $0.citation?(labels) ?? RuleText.page($0.json) + "\n" }
          .joined(separator: "\n").withVisibleControls)
      return try standardOutput.finish()
    }
    try output.print(json, in: items[0].language) { page in
      for (index, item) in items.enumerated() {
        if index > 0 { page.addGap() }
        item.add(&page)
      }
    }
    if let note = textOptions.dayOptions.note { output.note(note) }
  }

  /// Groups the words into names: an ID is a name by itself; other words are joined to the longest
  /// existing name.
  private func names(in store: RuleStore, _ request: ShowRequest) throws -> [String] {
    var names: [String] = []
    var rest = subject[...]
    while !rest.isEmpty {
      let count = try (1...rest.count).last { count in
        try count == 1 || isName(rest.prefix(count).joined(separator: " "), in: store, request)
      }
      names.append(rest.prefix(count ?? 1).joined(separator: " "))
      rest = rest.dropFirst(count ?? 1)
    }
    // Words that aren't names separately are reported as a whole, unless there are IDs among them.
    let areKnown = try names.allSatisfy { try isName($0, in: store, request) }
    return areKnown || names.contains(where: isID) ? names : [subject.joined(separator: " ")]
  }

  /// Whether a word has the form of a rule's ID, a text of a topic, or a concept.
  private func isID(_ name: String) -> Bool {
    name.contains { "@/".contains($0) } && !name.contains(where: \.isWhitespace)
  }

  /// Whether something has this name, or may have it as its ID.
  private func isName(
    _ name: String, in store: RuleStore, _ request: ShowRequest
  ) throws -> Bool {
    if isID(name) { return true }
    return try store.isTopic(name) || request.term(named: name, in: store) != nil
      || !store.topics(ofSymbol: name).isEmpty
  }
}
