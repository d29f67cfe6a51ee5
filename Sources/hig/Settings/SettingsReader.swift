import GuidelineStore

struct SettingsReader {
  /// The maximum size of a file in bytes.
  private static let sizeLimit = 1 << 20

  /// A key, with an example of its value.
  private enum Key: String, CaseIterable {
    case store, language, edition, platforms
    case exclusions = "scan.exclude"
    case only = "scan.only"
    case disable = "scan.disable"
    case topics = "scan.topics"
    case baseline = "scan.baseline"
    case tests = "scan.tests"
    case strict = "scan.strict"

    var path: [String] { rawValue.split(separator: ".").map(String.init) }

    var example: String {
      let value =
        switch self {
        case .store: #""~/hig/guidelines.sqlite""#
        case .language: #""ko""#
        case .edition: #""2019""#
        case .platforms: #"["iOS", "macOS"]"#
        case .exclusions: #"["Generated", "App/*.pb.swift"]"#
        case .only, .disable: #"["small-text", "yes-no"]"#
        case .topics: #"["alerts", "typography"]"#
        case .baseline: #""hig.baseline""#
        case .tests, .strict: "true"
        }
      return "\(path[path.count - 1]) = \(value)"
    }
  }

  private let file: String
  /// The folder that patterns with a slash are relative to; `nil` for any folder.
  private let projectFolder: String?
  private let text: String

  /// - Parameter file: The absolute path.
  init(_ file: String, projectFolder: String? = nil) throws(CommandFailure) {
    self.file = file
    self.projectFolder = projectFolder
    text = try Self.text(of: file)
  }

  private static func text(of file: String) throws(CommandFailure) -> String {
    let found: [UInt8]?
    do throws(ImportError) {
      found = try FileTree.contents(ofFileAt: FilePath(file))
    } catch {
      throw unreadable(file, error.problem)
    }
    guard let bytes = found else { throw unreadable(file, "there is no such file") }
    guard bytes.count <= sizeLimit else { throw unreadable(file, "is larger than 1 MB") }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let broken = lines.firstIndex { line in
      line.contains(0) || String(validating: line, as: UTF8.self) == nil
    }
    if let broken { throw unreadable("\(file):\(broken + 1)", "isn't text in UTF-8") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unreadable(_ place: String, _ problem: Message) -> CommandFailure {
    CommandFailure(
      "\(place.asField): \(problem)", hint: "if HIG_CONFIG is empty, hig reads no config files")
  }

  /// - Parameter defaults: The settings that those of the file override.
  func settings(over defaults: Settings) throws(CommandFailure) -> Settings {
    let document: TOMLDocument
    do throws(TOMLDocument.Failure) {
      document = try TOMLDocument(text)
    } catch {
      throw failure(
        error.problem, on: error.line, hint: "config files are TOML, such as \(Key.edition.example)"
      )
    }
    var settings = defaults
    for setting in document.settings { try take(setting, into: &settings) }
    return settings
  }

  private func take(
    _ setting: TOMLDocument.Setting, into settings: inout Settings
  ) throws(CommandFailure) {
    if let key = Key.allCases.first(where: { $0.path == setting.path }) {
      return try take(setting, for: key, into: &settings)
    }
    var name = setting.path.joined(separator: ".")
    if name.utf8.count > 80 { name = name.prefix(40) + "…" }
    let isTable = Key.allCases.contains { $0.path.starts(with: setting.path) }
    switch setting.value {
    case .table where isTable: return
    case let value where isTable:
      throw failure(
        "\(name) must be a table, not \(value.words)", on: setting.line,
        hint: "write [\(name)], and in the next line \(Key.exclusions.example)")
    default:
      let names = Key.allCases.map(\.rawValue)
      // The nearest may have nothing in common with it.
      let nearest = Nearest.names(to: name, among: names, limit: 1).first {
        Nearest.distance(between: $0, and: name) < Double(max($0.utf8.count, name.utf8.count))
      }
      let keys: Message = "keys are \(list: names)"
      throw failure(
        "unknown key “\(name)”", on: setting.line,
        hint: nearest.map { Message("did you mean \($0)?").followed(by: keys) } ?? keys)
    }
  }

  private func take(
    _ setting: TOMLDocument.Setting, for key: Key, into settings: inout Settings
  ) throws(CommandFailure) {
    let shown: JSON
    switch key {
    case .store:
      let path = try path(string(setting, of: key))
      if projectFolder == nil {
        settings.store = Preset(path, in: file)
      } else {
        settings.projectStore = Preset(path, in: file)
      }
      shown = .string(path)
    case .language:
      let name = try string(setting, of: key)
      guard let language = Language(named: name), language.isKnown else {
        throw wrong(name, "a language", in: key, on: setting.line)
      }
      settings.language = Preset(language, in: file)
      shown = JSON(language)
    case .edition:
      let name = try string(setting, of: key)
      guard let edition = TextQuery(argument: name) else {
        throw wrong(name, "an edition", in: key, on: setting.line)
      }
      settings.edition = Preset(edition, in: file)
      shown = .string(edition.description)
    case .platforms:
      let names = try list(setting, of: key) { (name, line) throws(CommandFailure) in
        do throws(StoreError) {
          return name.lowercased() == "any" ? nil : try RuleStore.platform(named: name)
        } catch {
          throw failure(error.problem, on: line, hint: error.hint ?? "")
        }
      }
      let platforms = names.contains(nil) ? [] : names.compactMap(\.self)
      settings.platforms = Preset(platforms, in: file)
      shown = JSON(platforms) { .string($0) }
    case .exclusions:
      let folder = projectFolder.map { FilePath($0) }
      let globs = try list(setting, of: key) { (text, line) throws(CommandFailure) in
        guard let glob = Glob(text, from: folder) else {
          throw wrong(text, "a pattern", in: key, on: line)
        }
        return glob
      }
      settings.exclusions = Preset(globs, in: file)
      shown = JSON(globs) { .string($0.text) }
    case .only, .disable, .topics:
      let names = try list(setting, of: key) { (name, _) throws(CommandFailure) in name }
      switch key {
      case .only: settings.checks = Preset(names, in: file)
      case .disable: settings.disabledChecks = Preset(names, in: file)
      default: settings.scanTopics = Preset(names, in: file)
      }
      shown = JSON(names) { .string($0) }
    case .baseline:
      let path = try path(string(setting, of: key))
      settings.baseline = Preset(path, in: file)
      shown = .string(path)
    case .tests, .strict:
      guard case .boolean(let isOn) = setting.value else {
        throw mistyped("must be true or false, not \(setting.value.words)", key, on: setting.line)
      }
      if key == .tests {
        settings.scansTests = Preset(isOn, in: file)
      } else {
        settings.isStrict = Preset(isOn, in: file)
      }
      shown = .bool(isOn)
    }
    settings.entries.append(Settings.Entry(key: key.rawValue, value: shown, file: file))
  }

  // MARK: Values

  private func string(
    _ setting: TOMLDocument.Setting, of key: Key
  ) throws(CommandFailure) -> String {
    guard case .string(let string) = setting.value else {
      throw mistyped("must be a string, not \(setting.value.words)", key, on: setting.line)
    }
    guard !string.isEmpty else { throw mistyped("is empty", key, on: setting.line) }
    return string
  }

  /// The converted elements of an array of strings.
  private func list<Element>(
    _ setting: TOMLDocument.Setting, of key: Key,
    _ make: (String, _ line: Int) throws(CommandFailure) -> Element
  ) throws(CommandFailure) -> [Element] {
    guard case .array(let array) = setting.value else {
      throw mistyped(
        "must be an array of strings, not \(setting.value.words)", key, on: setting.line)
    }
    var list: [Element] = []
    for (value, line) in array {
      guard case .string(let string) = value else {
        throw mistyped("must hold strings only, not \(value.words)", key, on: line)
      }
      list.append(try make(string, line))
    }
    return list
  }

  /// A path relative to the file's folder, or to the home folder with `~/`.
  private func path(_ text: String) -> String {
    if text.hasPrefix("~/"), let home = environment("HOME") { return home + text.dropFirst() }
    return text.hasPrefix("/") ? text : Places.folder(of: file) + "/" + text
  }

  // MARK: Failures

  private func mistyped(_ problem: Message, _ key: Key, on line: Int) -> CommandFailure {
    failure("\(key.rawValue) \(problem)", on: line, hint: "write \(key.example)")
  }

  private func wrong(
    _ text: String, _ noun: Message, in key: Key, on line: Int
  ) -> CommandFailure {
    failure("“\(text)” isn't \(noun)", on: line, hint: "such as \(key.example)")
  }

  private func failure(_ problem: Message, on line: Int, hint: Message) -> CommandFailure {
    CommandFailure("\(file.asField):\(line): \(problem)", hint: hint)
  }
}
