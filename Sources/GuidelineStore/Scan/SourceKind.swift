/// The language of a source file.
enum SourceKind {
  case swift
  case objectiveC
  /// XML: a storyboard, a XIB or a property list.
  case interface
  /// Texts by their keys.
  case strings

  /// Judges by the file extension, otherwise by content.
  init(path: String, content: [UInt8]) {
    let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() }
    switch ending {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    case "storyboard", "xib", "plist": self = .interface
    case "strings", "xcstrings": self = .strings
    default:
      let start = content.prefix(4000)
      if start.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") {
        self = .interface
      } else if Self.marks.contains(where: { start.find($0) != nil }) {
        self = .objectiveC
      } else {
        self = .swift
      }
    }
  }

  private static let marks: [StaticString] = [
    "#import ", "#include ", "@import ", "@interface", "@implementation", "@end",
  ]

  /// Finds the symbols a file uses.
  ///
  /// - Parameter content: Any bytes; anything but text gives a diagnostic and no uses.
  static func uses(
    in content: [UInt8], path: String, _ index: SymbolIndex, includingMentions: Bool = false
  ) -> SourceUses {
    if let problem = problem(of: content) { return SourceUses(diagnostics: [problem]) }
    let bytes = ContiguousArray(content)
    let kind = SourceKind(path: path, content: content)
    var uses =
      switch kind {
      case .swift:
        SwiftUses.uses(in: bytes, index, includingMentions: includingMentions)
      case .objectiveC:
        ObjectiveCUses.uses(in: bytes, index, includingMentions: includingMentions)
      case .interface:
        InterfaceUses.uses(in: bytes.span, index, includingMentions: includingMentions)
      case .strings: Self.uses(StringsReader(content, index.names), path: path)
      }
    uses.isCode = kind == .swift || kind == .objectiveC
    if String(validating: content, as: UTF8.self) == nil {
      let lines = content.split(separator: .lineFeed, omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      uses.diagnostics.append(
        Diagnostic(.warning, line: line + 1, "skipped invalid UTF-8"))
    }
    return uses
  }

  /// The texts of another language than the app's first can't be compared with code.
  private static func uses(_ strings: StringsReader, path: String) -> SourceUses {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let isOriginal = !folder.hasSuffix(".lproj") || ["en.lproj", "Base.lproj"].contains(folder)
    return SourceUses(
      tree: strings.tree, texts: isOriginal ? strings.texts : [:], ignored: strings.ignored,
      diagnostics: strings.diagnostics)
  }

  private static func problem(of content: [UInt8]) -> Diagnostic? {
    if content.starts(with: Array("bplist".utf8)) {
      return Diagnostic(.error, "is a binary property list; save it as XML")
    }
    guard content.contains(0) else { return nil }
    return Diagnostic(.error, "contains a NUL byte, so it isn't text")
  }
}

extension FileSelection {
  /// An app's sources, without generated, third-party and preview files.
  package static let sources = FileSelection(
    endings: ["swift", "m", "mm", "h", "storyboard", "xib", "plist", "strings", "xcstrings"],
    skippedFolders: ["Pods", "Carthage", "DerivedData", "Preview Content", "node_modules"],
    skippedEndings: ["xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework"],
    isRequired: false)
}

extension FoundFile {
  /// The comment that suppresses a topic or a check on the next line, in the file's comment syntax.
  package func ignoreComment(on topic: String) -> String {
    let words = "hig:ignore \(topic)"
    return switch SourceKind(path: path, content: given ?? []) {
    case .swift, .objectiveC, .strings: "// \(words)"
    case .interface: "<!-- \(words) -->"
    }
  }
}
