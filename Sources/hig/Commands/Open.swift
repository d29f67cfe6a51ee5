import ArgumentParser
import GuidelineStore

struct Open: Command {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open the web page of a topic or a rule.",
    discussion: """
      --site opens your own copy of all pages, in the languages of the store and with earlier \
      editions, which is made beside the store and needs no network.

      BROWSER names the program to use, or several separated by colons. The default is \
      xdg-open, or open on macOS.
      """)

  @Argument(
    help: ArgumentHelp("The page to open.", valueName: "topic|id|concept"),
    completion: StoreCompletion.subject)
  var subject: [String] = []

  @Flag(help: "Open your own copy of all pages.")
  var site = false

  @Flag(name: .customLong("print"), help: "Print the address instead of opening it.")
  var printsOnly = false

  @OptionGroup var textOptions: TextOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard subject.isEmpty == site else {
      throw wrongUsage(site ? "--site takes no page" : "name a page, or use --site for all")
    }
    if site, textOptions.edition != nil {
      throw wrongUsage("--site and --edition can't be used together")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    guard !site else { return try openSite(of: store) }
    let name = subject.joined(separator: " ")
    let (topic, text) = try CommandFailure.lookingUp {
      try self.text(named: name, in: store)
    }
    let address = topic.addresses[text]
    if printsOnly || output.isJSON {
      let json: JSON = [
        "topic": .string(topic.slug), "title": .string(topic.title(in: text.language)),
        "text": JSON(text), "url": .optional(address),
      ]
      try output.print(json, lines: address.map { [$0] } ?? [])
    }
    guard let address else {
      output.note("\(topic.slug)@\(text) has no web address")
      if let (other, address) = topic.nearestAddress(to: text) {
        output.note("\(topic.slug)@\(other) has one: \(address)")
      }
      throw ExitStatus.nothingFound.error
    }
    if !printsOnly {
      output.note("opening \(address)")
      try Browser.ofThisPerson.open(address)
    }
  }

  /// Opens the copy of the site beside the store, made again if the store has changed.
  private func openSite(of store: RuleStore) throws {
    guard let folder = storeOptions.sitePath(of: store) else {
      throw CommandFailure(
        "there is no place for a site", hint: "write one with hig export --format site")
    }
    let list = folder + "/index.html"
    let copy = InstalledCopy(of: store.path, at: folder)
    if !Places.exists(list) || copy.isOutdated {
      output.note("making your copy of the pages in \(folder)")
      let texts = try Export.languages(of: store).map { DigestRequest.Text(language: $0) }
      try Site(store.digest(DigestRequest(texts: texts)), of: store).write(to: folder)
      try copy.remember()
    }
    // The list in the first language is at the top.
    let language = textOptions.language ?? .ofThisPerson
    try store.require([], in: textOptions.language.map { [$0] } ?? [])
    let page = ["\(folder)/\(language)/index.html", list].first(where: Places.exists) ?? list
    if printsOnly || output.isJSON {
      return try output.print(["path": .string(page)], lines: [page])
    }
    output.note("opening \(page)")
    try Browser.ofThisPerson.open(file: page)
  }

  /// Resolves the name of a rule, concept or topic to a text; a concept to its newest wording.
  private func text(named name: String, in store: RuleStore) throws -> (Topic, TextID) {
    let language = textOptions.language
    if let at = name.firstIndex(of: "@") {
      guard textOptions.edition == nil, language == nil else {
        throw wrongUsage("'\(name)' already names its text; drop --edition and --lang")
      }
      if let text = TextQuery(String(name[name.index(after: at)...])) {
        return try resolved(text, of: store.topic(named: String(name[..<at])), in: store)
      }
      let id = try store.rule(named: name, preferring: .ofThisPerson).id
      return (try store.topic(named: id.topic), id.text)
    }
    let preset = textOptions.presetText
    let edition = preset?.value ?? textOptions.text
    if name.contains("/") {
      let texts = try store.concept(named: name).map(\.id).filter {
        edition?.covers($0.text) ?? true
      }
      let wanted = texts.filter { $0.text.language == language ?? .ofThisPerson }
      if let id = wanted.last ?? texts.last { return (try store.topic(named: id.topic), id.text) }
    }
    let symbol = (try? store.topic(named: name)) == nil ? try store.topics(ofSymbol: name) : []
    let topic = try store.topic(named: symbol.first ?? name)
    return try preset.explaining { try resolved(edition, of: topic, in: store, as: name) }
  }

  /// - Parameter name: The topic's name as typed, which may determine the language.
  private func resolved(
    _ query: TextQuery?, of topic: Topic, in store: RuleStore, as name: String = ""
  ) throws -> (Topic, TextID) {
    let named = topic.names.first { $0.name == name && $0.language != .english }?.language
    let wanted = textOptions.language ?? named ?? .ofThisPerson
    let found = try store.resolve(query, topic: topic.slug, preferring: wanted)
    if found.fellBack {
      output.note(
        Message("there is no such text in \(wanted)")
          .followed(by: "opening \(found.text.language) instead"))
    }
    return (topic, found.text)
  }
}

extension Topic {
  /// The address of the most similar text that has one.
  fileprivate func nearestAddress(to text: TextID) -> (text: TextID, address: String)? {
    func likeness(_ other: TextID) -> Int {
      (other.edition == text.edition ? 2 : 0) + (other.language == text.language ? 1 : 0)
    }
    let nearest = texts.filter { addresses[$0] != nil }
      .max { (likeness($0), $0) < (likeness($1), $1) }
    return nearest.flatMap { text in addresses[text].map { (text, $0) } }
  }
}
