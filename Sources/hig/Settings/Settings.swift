import GuidelineStore

/// What config files ask for where nobody asks for anything else, each with the file that says so.
struct Settings: Sendable {
  /// A key of a file, for people who want to know what is set.
  struct Entry: Sendable {
    let key: String
    let value: JSON
    let file: String
  }

  /// The files that were read, the person's own before the project's.
  private(set) var files: [String] = []
  /// What keeps files from being read. Nothing in such a file counts.
  private(set) var problems: [CommandFailure] = []
  /// All that is set, in the order of the files; of one key the last counts.
  var entries: [Entry] = []

  /// The person's own choice.
  var store: Preset<String>?
  /// What a project's file asks for, which whoever wrote the project chose.
  var projectStore: Preset<String>?
  var language: Preset<Language>?
  var edition: Preset<TextQuery>?
  /// By the names that rules have for them.
  var platforms: Preset<[String]>?
  /// Globs, to leave out of scans.
  var exclusions: Preset<[Glob]>?

  init() {}

  /// Reads files, of which the project's overrides the person's own, key by key.
  init(_ found: SettingsFiles) {
    add(found.own, projectFolder: nil)
    add(found.project, projectFolder: found.project.map(Places.folder))
  }

  /// Those of the person at the terminal, in the folder that the program was started in.
  static let ofThisPerson = Settings(.ofThisPerson(in: "."))

  private mutating func add(_ file: String?, projectFolder: String?) {
    guard let file else { return }
    files.append(file)
    do throws(CommandFailure) {
      var settings = try SettingsReader(file, projectFolder: projectFolder).settings()
      if projectFolder != nil { swap(&settings.store, &settings.projectStore) }
      override(with: settings)
    } catch {
      problems.append(error)
    }
  }

  private mutating func override(with other: Settings) {
    entries += other.entries
    store = other.store ?? store
    projectStore = other.projectStore ?? projectStore
    language = other.language ?? language
    edition = other.edition ?? edition
    platforms = other.platforms ?? platforms
    exclusions = other.exclusions ?? exclusions
  }

  /// Makes sure that all files could be read.
  func requireSound() throws(CommandFailure) {
    if let problem = problems.first { throw problem }
  }
}

extension Settings {
  /// The text to keep to where none is named; `nil` for any.
  var text: Preset<TextQuery>? { edition.flatMap { $0.value.isAny ? nil : $0 } }

  /// The platforms to keep to where none is named; `nil` for any.
  var namedPlatforms: Preset<[String]>? { platforms.flatMap { $0.value.isEmpty ? nil : $0 } }
}

extension Preset<TextQuery> {
  /// What tells someone who did not ask for the edition how it came about.
  var note: Message {
    Message("the edition \(value) is set in \(place)").followed(by: "--edition any leaves it out")
  }

  /// The text in any language, if languages were asked for.
  func beside(_ languages: [Language]) -> Preset {
    var text = value
    if !languages.isEmpty { text.language = nil }
    return Preset(text, in: place)
  }
}

extension Preset<TextQuery>? {
  /// Does something with the text; a failure says where the text is set.
  func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as StoreError {
      guard let self else { throw error }
      let failure = CommandFailure(error)
      throw CommandFailure(
        failure.problem, hint: failure.hint.followed(by: self.note))
    }
  }
}

extension Preset<[String]> {
  /// What tells someone who did not ask for the platforms how they came about.
  var note: Message {
    value.count == 1
      ? Message("the platform \(value[0]) is set in \(place)")
        .followed(by: "--platform any leaves it out")
      : Message("the platforms \(list: value) are set in \(place)")
        .followed(by: "--platform any leaves them out")
  }
}
