import ArgumentParser
import GuidelineStore
import Synchronization

/// Selects the store of a command.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this store (default: HIG_STORE, else a config file's, else your own or the installed one).",
      valueName: "path"),
    completion: .file())
  var store: String?

  /// Whether a project's config file may choose the store. Servers don't trust the folder they are
  /// started in.
  var trustsProject = true

  init() {}

  /// The store named in arguments that aren't parsed yet.
  init(named arguments: [String]) {
    store = ArgumentOrder.value(of: "--store", in: arguments)
  }

  func validate() throws {
    guard store != "" else { throw wrongUsage("--store takes the path of a store") }
  }

  /// A hint for a missing store.
  static let remedy: Message =
    "create one with hig build or hig import PATH…, or name one with --store"

  /// Why a store was chosen.
  enum Choice: String {
    case option, environment, config, project, own, installed
  }

  /// The path of the named store; an empty variable names none.
  private var named: String? { namedWithReason?.path }

  private var namedWithReason: (path: String, choice: Choice)? {
    if let store { return (store, .option) }
    if let path = environment("HIG_STORE"), !path.isEmpty { return (path, .environment) }
    let settings = Settings.ofThisPerson
    if trustsProject, let preset = settings.projectStore { return (preset.value, .project) }
    return settings.store.map { ($0.value, .config) }
  }

  /// The folder for a copy of a store's pages; `nil` without a place. That of an installed store is
  /// the user's own.
  func sitePath(of store: RuleStore) -> String? {
    guard chosen?.choice == .installed else {
      return Places.exists(store.path) ? store.path + ".site" : nil
    }
    return Places.userStore.map { $0 + ".site" }
  }

  /// A note about a project's config file that names a store, whether it was used or not.
  var noteOnProject: Message? {
    guard let preset = Settings.ofThisPerson.projectStore else { return nil }
    if !trustsProject {
      return "ignored the store in \(preset.place): a project's file can't choose it for a server"
    }
    guard namedWithReason?.choice == .project else { return nil }
    return "the store \(preset.value), chosen by the project's file \(preset.place)"
  }

  /// The path of the store to read from, if any; a named store may be missing.
  var presentPath: String? { chosen?.path }

  /// The path of the store to read from, and why it was chosen.
  var chosen: (path: String, choice: Choice)? {
    if let namedWithReason { return namedWithReason }
    if let user = Places.userStore, Places.exists(user) { return (user, .own) }
    return Places.installedStore.map { ($0, .installed) }
  }

  /// The path of the user's own store, if it lacks newer texts of the installed one.
  var outdatedCopy: String? {
    guard named == nil, let user = Places.userStore, let installed = Places.installedStore,
      InstalledCopy(of: installed, at: user).isOutdated
    else { return nil }
    return user
  }

  /// Notes that a project's file chose the store, also in the answer.
  private func tellOfProject(_ output: OutputOptions) {
    guard let note = noteOnProject else { return }
    output.note(note)
    OutputOptions.noteOnStore.withLock { $0 = note.words }
  }

  /// The store to read from, if any.
  func present() throws -> RuleStore? {
    try presentPath.map { try RuleStore(path: $0, access: .readOnly) }
  }

  /// The store to read from; without one, the user's own is made at first use.
  func reading(_ output: OutputOptions) async throws -> RuleStore {
    tellOfProject(output)
    if let presentPath {
      tellOfNewerTexts(output)
      try await updateCarriedTexts(of: presentPath, output)
      return try RuleStore(path: presentPath, access: .readOnly)
    }
    if let user = Places.userStore, Places.mayHold(user) { return try await made(output) }
    output.note(
      Message("building a store in memory for this command")
        .followed(by: "to keep one, name a file with --store"))
    let store = try RuleStore(path: ":memory:", access: .create)
    try await build(store, from: Places.texts)
    return store
  }

  /// The store to write to. An installed store that is read-only is copied to the user's own place
  /// first.
  ///
  /// - Parameter creates: Whether to create a missing store.
  func writing(creates: Bool, _ output: OutputOptions) async throws -> RuleStore {
    tellOfProject(output)
    let access: RuleStore.Access = creates ? .create : .readWrite
    if let named { return try open(named, access, output) }
    let user = try ownPlace
    if Places.exists(user) {
      tellOfNewerTexts(output)
      return try open(user, access, output)
    }
    if let installed = Places.installedStore {
      if RuleStore.isWritable(atPath: installed) {
        return try open(installed, access, output)
      }
      try RuleStore.copy(installed, to: user)
      try InstalledCopy(of: installed, at: user).remember()
      output.note("copied the installed store to \(user)")
      return try open(user, access, output)
    }
    return try await made(output)
  }

  /// The store to check, whatever its state.
  func checking(_ output: OutputOptions) async throws -> RuleStore {
    guard let presentPath else { return try await reading(output) }
    tellOfProject(output)
    tellOfNewerTexts(output)
    return try open(presentPath, .inspection, output)
  }

  /// Notes that the installed store has newer texts than the user's copy in use.
  private func tellOfNewerTexts(_ output: OutputOptions) {
    guard !output.isQuiet, let user = outdatedCopy else { return }
    output.note(
      Message("the installed store has newer texts than your copy, \(user)").followed(
        by: "to get them: hig build"))
  }

  /// Records that the user's own store has all texts of the installed one.
  func rememberInstalledTexts() throws {
    guard named == nil, let user = Places.userStore, Places.exists(user),
      let installed = Places.installedStore
    else { return }
    try InstalledCopy(of: installed, at: user).remember()
  }

  private func open(
    _ path: String, _ access: RuleStore.Access, _ output: OutputOptions
  ) throws(StoreError) -> RuleStore {
    try RuleStore(path: path, access: access) {
      output.note("waiting for another program to finish using the store \(path)")
    }
  }

  /// The store to build from the project's texts.
  func building(_ output: OutputOptions) throws -> RuleStore {
    tellOfProject(output)
    if let named { return try open(named, .create, output) }
    let user = try ownPlace
    if !Places.exists(user), let installed = Places.installedStore,
      RuleStore.isWritable(atPath: installed)
    {
      return try open(installed, .create, output)
    }
    return try open(user, .create, output)
  }

  private var ownPlace: String {
    get throws {
      guard let place = Places.userStore else {
        throw CommandFailure(
          "there is no place for a store: HOME isn't set",
          hint: "name a file with --store")
      }
      return place
    }
  }

  /// The user's own store, made from the texts of the checkout or those that the program carries.
  private func made(_ output: OutputOptions) async throws -> RuleStore {
    let store = try open(ownPlace, .create, output)
    let texts = Places.texts
    output.note(
      texts.map { "building the store \(store.path) from \($0)" }
        ?? "building the store \(store.path) from the texts in hig \(HIG.version)")
    try await build(store, from: texts)
    return store
  }

  /// Brings the user's own store up to date if another program's texts are in it.
  private func updateCarriedTexts(of path: String, _ output: OutputOptions) async throws {
    guard named == nil, path == Places.userStore, CarriedTextsMark(ofStore: path).isOutdated,
      Places.texts == nil, RuleStore.isWritable(atPath: path)
    else { return }
    output.note("updating the store \(path) with the texts in hig \(HIG.version)")
    try await build(open(path, .readWrite, output), from: nil)
  }

  /// - Parameter texts: The folder; `nil` for the texts that the program carries.
  private func build(_ store: RuleStore, from texts: String?) async throws {
    try await rememberingTexts(from: texts) {
      try await store.build(from: texts) { report in
        for problem in report.diagnostics {
          StandardError.write("\(report.path): \(Labels.ofThisPerson(problem.words))".asField)
        }
      }
      try store.matchTexts()
    }
  }

  /// Builds, and records whose texts the user's own store has then.
  ///
  /// - Parameter texts: The folder; `nil` for the texts that the program carries.
  func rememberingTexts(from texts: String?, _ build: () async throws -> Void) async throws {
    if texts == nil, named == nil, let user = Places.userStore, Places.exists(user) {
      try await CarriedTextsMark(ofStore: user).remember(after: build)
    } else {
      try await build()
    }
  }
}
