import ArgumentParser
import GuidelineStore

struct Refs: Command {
  static let configuration = CommandConfiguration(
    commandName: "refs",
    abstract: "Show what a topic, rule or symbol points to, and what points to it.",
    discussion: """
      hig refs reads the text of each topic that hig show would show. Choose others with \
      --edition and --lang, or all of them with --every-text. --graph writes the graph of all \
      topics, or of one topic and its neighbors, for Graphviz or Mermaid.
      """)

  enum GraphFormat: String, ExpressibleByArgument, CaseIterable {
    case dot, mermaid
  }

  @Argument(
    help: ArgumentHelp(
      "A topic by any of its names, a rule, a concept, or a symbol such as UIAlertController.",
      valueName: "id|topic|symbol"),
    completion: StoreCompletion.subject)
  var subject: [String] = []

  @OptionGroup var textOptions: SeveralTextOptions

  @Flag(help: "Use all editions, languages and sources.")
  var everyText = false

  @Option(help: "Write a graph of topics in this format.")
  var graph: GraphFormat?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !subject.isEmpty || graph != nil else {
      throw wrongUsage("name a topic, a rule or a symbol, or use --graph for all topics")
    }
    guard graph == nil || !output.isJSON else {
      throw wrongUsage("--graph and --json can't be used together")
    }
    guard !everyText || textOptions.texts.isEmpty && textOptions.languages.isEmpty else {
      throw wrongUsage("--every-text can't be used with --edition or --lang")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    try store.require([], in: textOptions.languages)
    let name = subject.joined(separator: " ")
    let language =
      try store.isTopic(name)
      ? store.language(ofTopicNamed: name, reader: .ofThisPerson) : .ofThisPerson
    let scope = ReferenceScope(
      texts: textOptions.texts,
      languages: textOptions.languages.isEmpty ? [language] : textOptions.languages,
      isEverything: everyText)
    if let graph {
      let net = try store.referenceGraph(in: scope, around: name.isEmpty ? nil : name)
      var standardOutput = output.standardOutput
      try standardOutput.write(graph == .dot ? net.dot : net.mermaid)
      try standardOutput.finish()
      return
    }
    let answer = try CommandFailure.lookingUp { try store.references(named: name, in: scope) }
    try output.print(JSON(answer), in: scope.languages[0]) { $0.add(answer) }
    if !output.isJSON { for note in answer.notes { output.note(note) } }
    guard !answer.outgoing.isEmpty || !answer.incoming.isEmpty else {
      output.note("\(answer.subject) points to nothing, and nothing points to it")
      throw ExitStatus.nothingFound.error
    }
  }
}
