import GuidelineStore

/// Examines what the program depends on, without changing or creating anything.
struct Examination {
  enum Verdict: String {
    case ok, warning, error

    /// The symbol for terminals that support Unicode.
    var mark: String {
      switch self {
      case .ok: "✓"
      case .warning: "!"
      case .error: "✗"
      }
    }
  }

  struct Finding {
    let subject: String
    let verdict: Verdict
    let words: Message
  }

  /// The findings, in display order.
  private(set) var findings: [Finding] = []
  /// The same facts for JSON, by name.
  private(set) var facts: [(String, JSON)] = []

  /// Whether there are no errors.
  var isSound: Bool { !findings.contains { $0.verdict == .error } }

  /// After this many days, the newest text may be out of date.
  private static let daysOfNews = 120

  init(_ options: StoreOptions, _ terminal: Terminal) {
    examinePrograms()
    examineSettings(options)
    examineStore(options)
    examineData()
    examineCompletions()
    examineManual()
    examineHelpers()
    examine(terminal)
  }

  private mutating func add(_ subject: String, _ words: Message, _ verdict: Verdict = .ok) {
    findings.append(Finding(subject: subject, verdict: verdict, words: words))
  }

  // MARK: The program

  private mutating func examinePrograms() {
    let found = InstalledPrograms.paths(of: "hig")
    let own = Places.program
    let isFirst = found.first.map(InstalledPrograms.real) == own
    facts += [
      ("version", .string(HIG.version)), ("program", .string(own)),
      ("programs", JSON(found) { .string($0) }),
    ]
    add(
      "program",
      found.isEmpty
        ? "\(own), version \(HIG.version), not on PATH" : "\(own), version \(HIG.version)")
    let others = found.filter { InstalledPrograms.real($0) != own }
    guard !others.isEmpty else { return }
    add(
      "program",
      isFirst ? "also installed: \(list: others)" : "a shell runs another hig: \(list: others)",
      .warning)
  }

  // MARK: Config files

  private mutating func examineSettings(_ options: StoreOptions) {
    let settings = Settings.ofThisPerson
    let entries = settings.entries.enumerated().map { index, entry in
      let later = settings.entries[(index + 1)...].first { $0.key == entry.key }?.file
      return (entry, overrider: overrider(of: entry.key, options) ?? later)
    }
    facts.append(
      (
        "config",
        [
          "files": JSON(settings.files) { .string($0) },
          "settings": JSON(entries) { entry, overrider in
            [
              "key": .string(entry.key), "value": entry.value, "file": .string(entry.file),
              "overriddenBy": .optional(overrider),
            ]
          },
        ]
      ))
    if settings.files.isEmpty {
      add(
        "config",
        environment("HIG_CONFIG") == ""
          ? "none, as HIG_CONFIG is empty"
          : Message("none").followed(by: SettingsFiles.userFile.map { "yours would be \($0)" }))
    } else {
      add("config", "\(list: settings.files)")
    }
    for problem in settings.problems {
      add("config", problem.problem.followed(by: problem.hint), .error)
    }
    for (entry, overrider) in entries {
      let values = entry.value.string ?? entry.value.strings.joined(separator: ", ")
      add(
        "config",
        Message(
          values.isEmpty
            ? "\(entry.key) none, set in \(entry.file)"
            : "\(entry.key) \(values), set in \(entry.file)"
        ).followed(by: overrider.map { "overridden by \($0)" }))
    }
  }

  /// The option or variable that overrides a config file's setting, if any.
  private func overrider(of key: String, _ options: StoreOptions) -> String? {
    switch (key, options.chosen?.choice) {
    case ("store", .option): "--store"
    case ("store", .environment): "HIG_STORE"
    case ("language", _): Language.ofEnvironment.map { _ in "HIG_LANG" }
    default: nil
    }
  }

  // MARK: The store

  private mutating func examineStore(_ options: StoreOptions) {
    guard let (path, choice) = options.chosen else {
      facts.append(("store", .null))
      guard let place = Places.userStore, Places.mayHold(place) else {
        return add(
          "store", Message("none").followed(by: StoreOptions.remedy), .error)
      }
      return add(
        "store", Message("none yet").followed(by: "the next search makes \(place)"), .warning)
    }
    do {
      let store = try RuleStore(path: path, access: .readOnly)
      let (bytes, isWritable) = (store.byteCount, RuleStore.isWritable(atPath: path))
      facts.append(
        (
          "store",
          [
            "path": .string(path), "choice": .string(choice.rawValue), "bytes": .int(bytes),
            "format": .int(RuleStore.format), "isWritable": .bool(isWritable),
          ]
        ))
      let size = "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
      let rights: Message = isWritable ? "writable" : "read-only"
      add("store", "\(path), \(choice.words), \(size), format \(RuleStore.format), \(rights)")
      try examineTexts(of: store)
    } catch {
      let failure = CommandFailure(error)
      facts.append(("store", ["path": .string(path), "choice": .string(choice.rawValue)]))
      add(
        "store", Message("\(failure.problem) (\(choice.words))").followed(by: failure.hint), .error)
    }
    if let copy = options.outdatedCopy {
      add(
        "store",
        Message("the installed store has newer texts than your copy, \(copy)")
          .followed(by: "run hig build"),
        .warning)
    }
  }

  private mutating func examineTexts(of store: RuleStore) throws(StoreError) {
    let (editions, languages) = (try store.editions(), try store.languages())
    guard let newest = editions.last else {
      return add("texts", RuleStore.emptyNote, .error)
    }
    let checkedDays = try store.checkedDays()
    let checked = newest.checkedDay(in: checkedDays)
    facts += [
      ("editions", JSON(editions) { ListItem($0, checked: $0.checkedDay(in: checkedDays)).json }),
      (
        "languages",
        JSON(languages) {
          [
            "language": JSON($0.language), "topics": .int($0.topicCount),
            "rules": .int($0.ruleCount),
          ]
        }
      ),
    ]
    add("texts", "\(list: editions.map(\.name))")
    let counts = languages.map { language -> Message in
      let topics: Message =
        language.topicCount == 1 ? "1 topic" : "\(language.topicCount) topics"
      let rules: Message = language.ruleCount == 1 ? "1 rule" : "\(language.ruleCount) rules"
      return "\(language.language) (\(topics), \(rules))"
    }
    add("languages", "\(list: counts)")
    let text = TextID(
      edition: newest.edition, revision: newest.revision, language: .english)
    let end = checked.flatMap { TextPeriod.day($0) } ?? TextPeriod(text)?.end
    let days = end.map { max(0, today - $0) }
    facts.append(
      (
        "newest",
        [
          "text": .string(newest.name), "checked": .optional(checked),
          "days": days.map { .int($0) } ?? .null,
        ]
      ))
    if let days, days > Self.daysOfNews {
      add(
        "newest",
        Message("\(newest.name) is \(days) days old")
          .followed(by: "hig fetch gets Apple's pages of today"),
        .warning)
    } else if let checked {
      add("newest", "\(newest.name), as of \(checked)")
    } else {
      add("newest", days == nil ? "\(newest.name), undated" : "\(newest.name)")
    }
  }

  private mutating func examineData() {
    facts.append(("data", .optional(Places.texts)))
    add("data", Places.texts.map { "\($0)" } ?? "the texts in hig \(HIG.version)")
  }

  // MARK: Installed files

  private mutating func examineCompletions() {
    let config = Places.baseFolder("XDG_CONFIG_HOME", inHome: ".config") ?? ""
    let fish = config + "/fish/completions/hig.fish"
    let found: [(shell: String, path: String?)] = [
      ("bash", InstalledPrograms.sharedFile(["bash-completion/completions/hig"])),
      (
        "zsh",
        InstalledPrograms.sharedFile(["zsh/site-functions/_hig", "zsh/vendor-completions/_hig"])
      ),
      (
        "fish",
        Places.exists(fish)
          ? fish : InstalledPrograms.sharedFile(["fish/vendor_completions.d/hig.fish"])
      ),
    ]
    facts.append(("completions", .object(found.map { ($0.shell, .optional($0.path)) })))
    let own = environment("SHELL")?.split(separator: "/").last.map(String.init)
    let isMissing = found.contains { $0.shell == own && $0.path == nil }
    add(
      "completions", Self.list(found.map { ($0.shell, $0.path != nil) }),
      isMissing ? .warning : .ok)
  }

  private mutating func examineManual() {
    let manual = InstalledPrograms.sharedFile(["man/man1/hig.1", "man/man1/hig.1.gz"])
    facts.append(("manual", .optional(manual)))
    add("manual", manual.map { "\($0)" } ?? "not installed", manual == nil ? .warning : .ok)
  }

  /// A list such as `bash, fish; no zsh`.
  private static func list(_ names: [(name: String, isThere: Bool)]) -> Message {
    let there = names.filter(\.isThere).map(\.name)
    let missing = names.filter { !$0.isThere }.map(\.name)
    return Message(verbatim: "").followed(by: there.isEmpty ? nil : "\(list: there)")
      .followed(by: missing.isEmpty ? nil : "no \(list: missing)")
  }

  // MARK: Other programs

  private mutating func examineHelpers() {
    let pager = Pager.named?.split(separator: " ").first.map(String.init)
    let names =
      ["curl"] + [pager].compactMap(\.self) + Browser.ofThisPerson.programs
      + ["man", "fzf", "sqlite3"]
    let helpers = names.map { (name: $0, path: InstalledPrograms.paths(of: $0).first) }
    facts.append(
      (
        "helpers",
        JSON(helpers) { ["name": .string($0.name), "path": .optional($0.path)] }
      ))
    let hasBrowser = helpers.contains {
      Browser.ofThisPerson.programs.contains($0.name) && $0.path != nil
    }
    let lacks: [(Message, Bool)] = [
      ("hig fetch needs curl", helpers[0].path == nil),
      ("hig open needs a browser", !hasBrowser),
      ("there is no pager", pager != nil && helpers[1].path == nil),
    ]
    let missing = lacks.filter(\.1).map(\.0)
    add(
      "helpers",
      missing.reduce(Self.list(helpers.map { ($0.name, $0.path != nil) })) { $0.followed(by: $1) },
      missing.isEmpty ? .ok : .warning)
  }

  private mutating func examine(_ terminal: Terminal) {
    let language = Language.ofThisPerson
    facts.append(
      (
        "terminal",
        [
          "isInteractive": .bool(terminal.isInteractive), "columns": .int(terminal.width),
          "hasColors": .bool(terminal.hasColors), "locale": .optional(Terminal.locale),
          "language": JSON(language),
        ]
      ))
    let words: [Message] = [
      terminal.isInteractive ? "\(terminal.width) columns" : "output isn't a terminal",
      terminal.hasColors ? "colors on" : "colors off",
      Terminal.locale.map { "locale \($0)" } ?? "locale unset", "language \(language)",
    ]
    add(
      "terminal",
      Message("\(list: words)").followed(
        by: Terminal.isUTF8 ? nil : "the locale should be a UTF-8 one"),
      Terminal.isUTF8 ? .ok : .warning)
  }
}

extension StoreOptions.Choice {
  fileprivate var words: Message {
    switch self {
    case .option: "named by --store"
    case .environment: "named by HIG_STORE"
    case .config: "named in \(Settings.ofThisPerson.store?.place ?? "")"
    case .project: "named in \(Settings.ofThisPerson.projectStore?.place ?? "")"
    case .own: "your own"
    case .installed: "the installed one"
    }
  }
}

extension EditionSummary {
  fileprivate var name: String { edition.slug + (revision.map { "/\($0)" } ?? "") }
}
