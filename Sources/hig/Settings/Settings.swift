import GuidelineStore

/// Defaults from config files, each with the file that sets it.
struct Settings: Sendable {
  /// A setting, as shown by `hig doctor`.
  struct Entry: Sendable {
    let key: String
    let value: JSON
    let file: String
  }

  /// The files read, the user's before the project's.
  private(set) var files: [String] = []
  /// Errors in files. A file with an error is ignored as a whole.
  private(set) var problems: [CommandFailure] = []
  /// All settings, in file order; the last one for a key wins.
  var entries: [Entry] = []

  /// The store in the user's file.
  var store: Preset<String>?
  /// The store in the project's file, which may be untrusted.
  var projectStore: Preset<String>?
  var language: Preset<Language>?
  var edition: Preset<TextQuery>?
  /// The platforms by the names used in rules.
  var platforms: Preset<[String]>?
  /// Patterns of files to exclude from scans.
  var exclusions: Preset<[Glob]>?
  /// The checks that scans make, and those they don't.
  var checks: Preset<[String]>?
  var disabledChecks: Preset<[String]>?
  /// The topics of scans, by any of their names.
  var scanTopics: Preset<[String]>?
  /// The path of a baseline of scans.
  var baseline: Preset<String>?
  var scansTests: Preset<Bool>?
  var isStrict: Preset<Bool>?

  init() {}

  /// Reads the files. The project's settings override the user's, key by key.
  init(_ found: SettingsFiles) {
    add(found.own, projectFolder: nil)
    add(found.project, projectFolder: found.project.map(Places.folder))
  }

  /// The user's settings in the working directory.
  static let ofThisPerson = Settings(.ofThisPerson(in: "."))

  private mutating func add(_ file: String?, projectFolder: String?) {
    guard let file else { return }
    files.append(file)
    do throws(CommandFailure) {
      self = try SettingsReader(file, projectFolder: projectFolder).settings(over: self)
    } catch {
      problems.append(error)
    }
  }

  /// Throws if a file couldn't be read.
  func requireSound() throws(CommandFailure) {
    if let problem = problems.first { throw problem }
  }
}

extension Settings {
  /// The default text; `nil` for any.
  var text: Preset<TextQuery>? { edition.flatMap { $0.value.isAny ? nil : $0 } }

  /// The default platforms; `nil` for any.
  var namedPlatforms: Preset<[String]>? { platforms.flatMap { $0.value.isEmpty ? nil : $0 } }
}

extension Preset<TextQuery> {
  /// Explains why the edition was chosen.
  var note: Message {
    Message("the edition \(value) is set in \(place)").followed(by: "--edition any leaves it out")
  }

  /// The text without its language, if languages were given.
  func beside(_ languages: [Language]) -> Preset {
    var text = value
    if !languages.isEmpty { text.language = nil }
    return Preset(text, in: place)
  }
}

extension Preset<TextQuery>? {
  /// Runs a closure that uses the text; an error says where the text is set.
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
  /// Explains why the platforms were chosen.
  var note: Message {
    value.count == 1
      ? Message("the platform \(value[0]) is set in \(place)")
        .followed(by: "--platform any leaves it out")
      : Message("the platforms \(list: value) are set in \(place)")
        .followed(by: "--platform any leaves them out")
  }
}
