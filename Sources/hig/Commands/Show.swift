import ArgumentParser
import GuidelineStore

/// `hig show`: a rule, a concept or a topic.
struct Show: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, a concept in all its texts, a whole topic, or a term.",
    discussion: """
      A rule is modality@2019/ios12:ko.6, a concept modality/keep-tasks-short. A topic has names \
      in every language: modality, 모달리티, モダリティ; a Korean or Japanese name shows the page in \
      that language. If no topic has the name, hig looks it up in the glossary: spinner. \
      term:alert always looks in the glossary. A symbol outside the glossary shows its topic: \
      UINavigationItem.
      """)

  @Argument(
    help: ArgumentHelp("What to show.", valueName: "id|topic|concept|term"),
    completion: StoreCompletion.subject)
  var subject: [String]

  @OptionGroup var textOptions: SeveralTextOptions

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let request = request
    let items = try names(in: store).flatMap { try request.items(named: $0, in: store) }
    let json = items.count == 1 ? items[0].json : ["items": .array(items.map(\.json))]
    try output.print(json, in: items[0].language) { page in
      for (index, item) in items.enumerated() {
        if index > 0 { page.addGap() }
        item.add(&page)
      }
    }
  }

  private var request: ShowRequest {
    ShowRequest(
      texts: textOptions.texts, languages: textOptions.languages,
      presetText: textOptions.presetText)
  }

  /// The names among the words: ids by themselves, and of other words as many together as name
  /// something.
  private func names(in store: RuleStore) throws -> [String] {
    var names: [String] = []
    var rest = subject[...]
    while !rest.isEmpty {
      let count = try (1...rest.count).last { count in
        try count == 1 || isName(rest.prefix(count).joined(separator: " "), in: store)
      }
      names.append(rest.prefix(count ?? 1).joined(separator: " "))
      rest = rest.dropFirst(count ?? 1)
    }
    // Words that are nothing in parts are told of as a whole, unless there are ids among them.
    let areKnown = try names.allSatisfy { try isName($0, in: store) }
    return areKnown || names.contains(where: isID) ? names : [subject.joined(separator: " ")]
  }

  /// Whether a word has the form of an id, a text of a topic, or a concept.
  private func isID(_ name: String) -> Bool {
    name.contains { "@/".contains($0) } && !name.contains(where: \.isWhitespace)
  }

  /// Whether something has this name, or may have it as its id.
  private func isName(_ name: String, in store: RuleStore) throws -> Bool {
    if isID(name) { return true }
    return try store.isTopic(name) || request.term(named: name, in: store) != nil
      || !store.topics(ofSymbol: name).isEmpty
  }
}
