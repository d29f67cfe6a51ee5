import GuidelineStore
import TOMLKit

/// Reads one config file.
struct SettingsReader {
  /// The most bytes that a file may have.
  private static let sizeLimit = 1 << 20

  /// A key, with a value that shows what it takes.
  private enum Key: String, CaseIterable {
    case store, language, edition, platforms
    case exclusions = "scan.exclude"

    var name: String { String(rawValue.split(separator: ".").last ?? "") }

    var example: String {
      let value =
        switch self {
        case .store: #""~/hig/guidelines.sqlite""#
        case .language: #""ko""#
        case .edition: #""2019""#
        case .platforms: #"["iOS", "macOS"]"#
        case .exclusions: #"["Generated", "App/*.pb.swift"]"#
        }
      return "\(name) = \(value)"
    }
  }

  private let file: String
  /// The folder whose files patterns with a slash mean; `nil` for those of any.
  private let projectFolder: String?
  private let text: String

  /// - Parameter file: An absolute path.
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
      throw unreadable(file, error.message)
    }
    guard let bytes = found else { throw unreadable(file, "there is no such file") }
    guard bytes.count <= sizeLimit else { throw unreadable(file, "is larger than 1 MB") }
    // The parser takes a zero for the end of the file.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let broken = lines.firstIndex { line in
      line.contains(0) || String(validating: line, as: UTF8.self) == nil
    }
    if let broken { throw unreadable("\(file):\(broken + 1)", "isn't text in UTF-8") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unreadable(_ place: String, _ words: String) -> CommandFailure {
    CommandFailure(
      "\(place.asField): \(words)", hint: "if HIG_CONFIG is empty, hig reads no config files")
  }

  func settings() throws(CommandFailure) -> Settings {
    var settings = Settings()
    try take(table(), under: "", into: &settings)
    return settings
  }

  private func table() throws(CommandFailure) -> TOMLTable {
    if let trap = ParserTrap(in: text) { throw malformed(trap.line, trap.words) }
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      throw malformed(error.source.begin.line, error.description.lowercasingFirst)
    } catch {
      throw CommandFailure("\(file.asField): \(error)")
    }
  }

  private func take(
    _ table: TOMLTable, under section: String, into settings: inout Settings
  ) throws(CommandFailure) {
    for name in table.keys {
      let path = section + name
      // A name with a zero in it is cut there, and is none that the table has.
      guard let value = table[name] else { throw unknown(path) }
      if path == "scan" {
        guard let scan = value.table else {
          throw failure(
            "scan must be a table, not \(value.type.words)", at: path,
            hint: "write [scan], and in the next line \(Key.exclusions.example)")
        }
        try take(scan, under: "scan.", into: &settings)
      } else if let key = Key(rawValue: path), key.name == name {
        try take(value, for: key, into: &settings)
      } else {
        throw unknown(path)
      }
    }
  }

  private func take(
    _ value: any TOMLValueConvertible, for key: Key, into settings: inout Settings
  ) throws(CommandFailure) {
    let shown: JSON
    switch key {
    case .store:
      let path = try path(string(value, of: key))
      settings.store = Preset(path, in: file)
      shown = .string(path)
    case .language:
      let name = try string(value, of: key)
      guard let language = Language(name), (2...3).contains(language.withoutRegion.tag.count) else {
        throw wrong(name, "a language", in: key)
      }
      settings.language = Preset(language, in: file)
      shown = JSON(language)
    case .edition:
      let name = try string(value, of: key)
      guard let edition = TextQuery(argument: name) else {
        throw wrong(name, "an edition", in: key)
      }
      settings.edition = Preset(edition, in: file)
      shown = .string(edition.description)
    case .platforms:
      let names = try strings(value, of: key)
      let platforms = try (names == ["any"] ? [] : names).map { (name) throws(CommandFailure) in
        do throws(StoreError) { return try RuleStore.platform(named: name) } catch {
          throw failure(error.message, at: key.rawValue, near: name, hint: error.hint ?? "")
        }
      }
      settings.platforms = Preset(platforms, in: file)
      shown = JSON(platforms) { .string($0) }
    case .exclusions:
      let folder = projectFolder.map { FilePath($0) }
      let globs = try strings(value, of: key).map { (text) throws(CommandFailure) in
        guard let glob = Glob(text, from: folder) else { throw wrong(text, "a pattern", in: key) }
        return glob
      }
      settings.exclusions = Preset(globs, in: file)
      shown = JSON(globs) { .string($0.text) }
    }
    settings.entries.append(Settings.Entry(key: key.rawValue, value: shown, file: file))
  }

  // MARK: Values

  private func string(
    _ value: any TOMLValueConvertible, of key: Key
  ) throws(CommandFailure) -> String {
    guard let string = value.string else {
      throw mistyped("\(key.rawValue) must be a string, not \(value.type.words)", key)
    }
    guard !string.isEmpty else { throw mistyped("\(key.rawValue) is empty", key) }
    return string
  }

  private func strings(
    _ value: any TOMLValueConvertible, of key: Key
  ) throws(CommandFailure) -> [String] {
    guard let array = value.array else {
      throw mistyped("\(key.rawValue) must be an array of strings, not \(value.type.words)", key)
    }
    var strings: [String] = []
    for element in array {
      guard let string = element.string else {
        throw mistyped("\(key.rawValue) must hold strings only, not \(element.type.words)", key)
      }
      strings.append(string)
    }
    return strings
  }

  /// A path from the folder of the file, or from the person's home.
  private func path(_ text: String) -> String {
    if text.hasPrefix("~/"), let home = environment("HOME") { return home + text.dropFirst() }
    return text.hasPrefix("/") ? text : Places.folder(of: file) + "/" + text
  }

  // MARK: Failures

  private func malformed(_ line: Int, _ words: String) -> CommandFailure {
    CommandFailure(
      "\(file.asField):\(line): \(words)",
      hint: "config files are TOML, such as \(Key.edition.example)")
  }

  private func unknown(_ path: String) -> CommandFailure {
    let names = Key.allCases.map(\.rawValue)
    let nearest = Nearest.names(to: path, among: names, limit: 1)
    return failure(
      "unknown key “\(path)”", at: path,
      hint: "did you mean \(nearest[0])? keys are \(names.joined(separator: ", "))")
  }

  private func mistyped(_ words: String, _ key: Key) -> CommandFailure {
    failure(words, at: key.rawValue, hint: "write \(key.example)")
  }

  private func wrong(_ text: String, _ noun: String, in key: Key) -> CommandFailure {
    failure(
      "“\(text)” isn't \(noun)", at: key.rawValue, near: text, hint: "such as \(key.example)")
  }

  private func failure(
    _ words: String, at path: String, near part: String = "", hint: String
  ) -> CommandFailure {
    let line = line(of: path, near: part).map { ":\($0)" } ?? ""
    return CommandFailure("\(file.asField)\(line): \(words)", hint: hint)
  }

  /// The line of a key, or of a part of its value, where they are written as most people write them;
  /// the parser does not tell.
  private func line(of path: String, near part: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var section = ""
    for (index, line) in lines.enumerated() {
      let words = line.drop(while: \.isWhitespace)
      let name = words.prefix { $0 != "=" && $0 != "]" }
        .filter { !$0.isWhitespace && $0 != "[" && $0 != "\"" && $0 != "'" }
      if words.first == "[" { section = name + "." }
      guard words.first == "[" ? name == path : section + name == path else { continue }
      return 1 + (lines[index...].firstIndex { $0.contains(part) } ?? index)
    }
    return nil
  }
}

extension String {
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension TOMLType {
  /// `an integer`
  fileprivate var words: String {
    switch self {
    case .bool: "a boolean"
    case .array, .int: "an \(self)"
    default: "a \(self)"
    }
  }
}
