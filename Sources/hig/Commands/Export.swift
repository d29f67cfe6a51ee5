import ArgumentParser
import GuidelineStore

struct Export: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export rules as Markdown, HTML, a site, JSON, CSV, a docset or a feed, or tokens.",
    discussion: """
      The digest covers all rules, or only a topic, a platform, a kind, a search, or what has \
      changed. To put up to three texts side by side, repeat --edition and --lang or use commas: \
      hig export --topic modality --lang en,ko --format html --output modality.html

      With --since, --format atom writes a feed of what has changed. --format tokens writes the \
      values of rules and tables in the format of the Design Tokens Community Group. --format site \
      writes a folder of web pages, by default in all languages of the store.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case markdown, html, json, csv, docset, atom, tokens, site
  }

  @Option(
    help: ArgumentHelp(
      """
      The editions or texts: 2019, ios13, 2019:ko (default: current; the newest text of each topic in \
      sites and docsets, with --topic or --since).
      """,
      valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: [Several<TextQuery>] = []

  @OptionGroup var dayOptions: DayOptions

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("The languages: en, ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: [Several<Language>] = []

  @OptionGroup var topicOptions: TopicOptions

  @OptionGroup var platformOptions: PlatformOptions

  @Option(help: "Only rules of this kind.")
  var kind: RuleKind?

  @Option(help: ArgumentHelp("Only rules that match this search.", valueName: "words"))
  var query: String?

  @Option(
    help: ArgumentHelp(
      "With --query: at most this many rules; 0 for all (default: \(Search.usualLimit)).",
      valueName: "n"))
  var limit: Int?

  @Option(
    help: ArgumentHelp("Only changes since this text.", valueName: "text"),
    completion: StoreCompletion.text)
  var since: TextQuery?

  @Option(help: "Output format; markdown by default.")
  var format: Format?

  @Option(
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "With --format csv: start with a byte order mark.")
  var bom = false

  @Flag(help: "With --format site: keep other files that are in the folder.")
  var force = false

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var outputOptions: OutputOptions

  func validate() throws {
    _ = try texts()
    if outputOptions.isJSON, let format, format != .json {
      throw wrongUsage("--format \(format) and --json can't be used together")
    }
    if format == .atom, since == nil {
      throw wrongUsage("--format atom requires --since")
    }
    if format == .tokens, try texts().count > 1 || since != nil {
      throw wrongUsage("--format tokens takes one edition and one language")
    }
    if bom, format != .csv { throw wrongUsage("--bom requires --format csv") }
    if force, format != .site { throw wrongUsage("--force requires --format site") }
    if let limit {
      guard query != nil else { throw wrongUsage("--limit requires --query") }
      guard limit >= 0 else {
        throw wrongUsage("--limit takes a number of rules, or 0 for all")
      }
    }
    if since != nil {
      guard query == nil else {
        throw wrongUsage("--since and --query can't be used together")
      }
      guard try texts().count == 1 else {
        throw wrongUsage("--since takes only one edition and one language")
      }
    }
    if outputOptions.budget != nil, output ?? "-" != "-" {
      throw wrongUsage("--budget and --output can't be used together")
    }
    if output?.isEmpty == true { throw wrongUsage("--output takes the path of a file") }
    if format == .site {
      if output ?? "-" == "-" { throw wrongUsage("--format site requires --output DIR") }
      if since != nil { throw wrongUsage("--since and --format site can't be used together") }
    }
    if format == .docset {
      guard let output = folder, output != "-", Docset.isName(output) else {
        throw wrongUsage("--format docset requires --output NAME.docset")
      }
    }
  }

  /// The output path without trailing slashes, which shells add to folders.
  private var folder: String? {
    guard var path = output else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The texts side by side: each edition in each language, except editions that name their own.
  ///
  /// - Parameters:
  ///   - known: The languages to use if none was given.
  ///   - current: The languages whose usual text is the current edition, instead of the newest text
  ///     of each topic.
  private func texts(
    in known: [Language] = [.ofThisPerson], current: Set<Language> = []
  ) throws -> [DigestRequest.Text] {
    let languages: [Language] = language.values()
    try edition.values().requireNoLanguage(beside: languages)
    try dayOptions.requireNoEdition(beside: edition)
    let editions = presetText.map { [$0.value] } ?? dayOptions.texts(or: edition)
    let wanted = languages.isEmpty ? known : languages
    var texts: [DigestRequest.Text] = []
    for edition in editions.isEmpty ? [nil] : editions.map(Optional.some) {
      for language in edition?.language.map({ [$0] }) ?? wanted {
        var state =
          edition ?? (current.contains(language.withoutRegion) ? TextQuery(edition: .current) : nil)
        state?.language = nil
        let text = DigestRequest.Text(edition: state, language: language)
        if !texts.contains(text) { texts.append(text) }
      }
    }
    // A page of a site has one language.
    let counts = Dictionary(grouping: texts, by: \.language).values.map(\.count)
    guard format == .site ? counts.allSatisfy({ $0 <= 3 }) : texts.count <= 3 else {
      throw wrongUsage("\(texts.count) texts don't fit side by side; the limit is 3")
    }
    return texts
  }

  /// The store's languages, the reader's first.
  static func languages(of store: RuleStore) throws -> [Language] {
    let known = try store.languages().map(\.language)
    let own = Language.ofThisPerson
    return known.isEmpty ? [own] : known.filter { $0 == own } + known.filter { $0 != own }
  }

  /// The languages in which a digest of the whole store is one of the current edition.
  private func currentLanguages(of store: RuleStore) throws -> Set<Language> {
    guard format != .site, format != .docset, topicOptions.topic.isEmpty, since == nil
    else { return [] }
    return Set(
      try store.editions().filter { $0.edition == .current }.flatMap(\.languages)
        .map(\.withoutRegion))
  }

  /// The configured text, used if no edition was given.
  private var presetText: Preset<TextQuery>? {
    dayOptions.presetText(or: edition, beside: language.values())
  }

  func perform() async throws {
    var outputOptions = outputOptions
    if format == .json { outputOptions.isJSON = true }
    let store = try await storeOptions.reading(outputOptions)
    try store.require([], in: language.values())
    var request = DigestRequest(
      texts: try format == .site
        ? texts(in: Self.languages(of: store)) : texts(current: currentLanguages(of: store)),
      topics: try topicOptions.slugs(in: store), kind: kind, query: query,
      limit: limit ?? Search.usualLimit, since: since)
    let platforms = platformOptions.preset
    request.platforms = try platforms?.value ?? platformOptions.names(in: store)
    let digest = try presetText.explaining { try store.digest(request) }
    if !outputOptions.isJSON || output != nil {
      for note in digest.notes + [dayOptions.note].compactMap(\.self) { outputOptions.note(note) }
    }
    guard !digest.isEmpty else {
      if outputOptions.isJSON, output == nil { try print(outputOptions.text(of: JSON(digest))) }
      for note in [presetText?.note, platforms?.note].compactMap(\.self) {
        outputOptions.note(note)
      }
      throw ExitStatus.nothingFound.error
    }
    try write(digest, of: store, as: outputOptions.isJSON ? .json : format ?? .markdown)
  }

  private func write(_ digest: Digest, of store: RuleStore, as format: Format) throws {
    let text: String
    switch format {
    case .markdown: text = MarkdownDigest(digest).text
    case .html: text = HTMLDigest(digest).text
    case .json: text = try outputOptions.text(of: JSON(digest))
    case .atom:
      let file = output.flatMap { $0 == "-" ? nil : $0.split(separator: "/").last }
      text = AtomFeed(digest, name: file.map(String.init)).text
    case .csv: text = CSVDigest(digest, hasMark: bom).text
    case .tokens:
      let tokens = DesignTokens(digest)
      text = tokens.json.text + "\n"
      if tokens.omittedCount > 0 {
        outputOptions.note("left out \(tokens.omittedCount) values that have no form as tokens")
      }
      guard !tokens.isEmpty else {
        outputOptions.note("no values have a form as tokens")
        throw ExitStatus.nothingFound.error
      }
    case .docset:
      return try Docset(digest).write(to: folder ?? "", sparing: store.files)
    case .site:
      return try Site(digest, of: store)
        .write(to: folder ?? "", sparing: store.files, isForced: force)
    }
    if let output, output != "-" {
      try WholeFile.replace(output, with: text, sparing: store.files)
    } else {
      try print(text)
    }
  }

  private func print(_ text: String) throws {
    var standardOutput = outputOptions.standardOutput
    try standardOutput.write(text)
    try standardOutput.finish()
  }
}
