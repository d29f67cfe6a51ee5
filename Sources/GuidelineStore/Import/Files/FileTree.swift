#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file to import, or a path that leads to none.
public struct FoundFile: Hashable, Sendable {
  /// The path to show: the one given joined with the path inside it, or relative to `Data/`.
  public let path: String
  /// What tells it from other files: the absolute path without links; `-` for standard input;
  /// `data:` and the path for a file of `Data/`.
  public let identity: String
  /// Whether it belongs to the project's own `Data/`.
  public let isOwn: Bool
  /// Where to open it.
  let location: String
  /// Why there is nothing to read, if so.
  let problem: ImportError?

  /// Whether there is something to read.
  public var isThere: Bool { problem == nil }
}

/// Which files of a folder are found.
public struct FileSelection: Sendable {
  /// What their names end with, in small letters.
  let endings: Set<String>
  /// The folders in it that are left out with all that lies in them, by name.
  var skippedFolders: Set<String> = []
  /// Those left out by what their names end with.
  var skippedEndings: Set<String> = []
  /// What a folder without such a file has none of; `nil` where that is no mistake.
  let noun: String?

  /// The texts of guidelines.
  public static let texts = FileSelection(endings: FileTree.textExtensions, noun: "text")

  func takes(_ name: String) -> Bool {
    Self.ending(of: name).map(endings.contains) ?? false
  }

  func skips(folder name: String) -> Bool {
    skippedFolders.contains(name) || Self.ending(of: name).map(skippedEndings.contains) ?? false
  }

  private static func ending(of name: String) -> String? {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }
}

/// Finds the files that given paths stand for.
///
/// A folder stands for all that is selected in it and in the folders below, in order of their names.
/// Hidden files are left out there, while a file that is named itself is always found. Links are
/// followed, and no file is found twice.
public struct FileTree {
  /// What the names of texts inside a folder end with, in small letters.
  public static let textExtensions: Set<String> = [
    "md", "markdown", "mdown", "mkd", "mdx", "txt", "text",
  ]

  private let selection: FileSelection
  private var files: [FoundFile] = []
  private var visited: Set<String> = []

  private init(_ selection: FileSelection) {
    self.selection = selection
  }

  /// - Parameters:
  ///   - paths: Files, folders, and `-` for standard input.
  ///   - selection: Which files of a folder are found.
  /// - Returns: The files in the order of the paths.
  public static func files(
    at paths: [String], _ selection: FileSelection = .texts
  ) -> [FoundFile] {
    var tree = FileTree(selection)
    for path in paths { tree.addGiven(path) }
    return tree.files
  }

  /// - Parameter folder: The project's `Data/`, or another in its stead.
  /// - Returns: The files that the project's own texts stand in.
  public static func ownFiles(in folder: String) -> [FoundFile] {
    var tree = FileTree(.texts)
    tree.addFolder(folder, identity(of: folder))
    return tree.files.map { file in
      let path = String(file.path.dropFirst(joined(folder, "").count))
      return FoundFile(
        path: path, identity: "data:" + path, isOwn: true, location: file.path,
        problem: file.problem)
    }
  }

  /// The absolute path without links; the part of it that does not exist is taken as written.
  public static func identity(of path: String) -> String {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    guard let slash = path.lastIndex(of: "/") else { return joined(identity(of: "."), path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return joined(identity(of: folder), String(path[path.index(after: slash)...]))
  }

  private mutating func addGiven(_ path: String) {
    if path == "-" {
      if visited.insert("-").inserted { add(path, "-") }
      return
    }
    let identity = Self.identity(of: path)
    switch FileKind(path) {
    case .folder:
      let count = files.count
      guard visited.insert(identity).inserted else { return }
      addFolder(path, identity)
      if files.count == count, let noun = selection.noun {
        add(
          path, identity,
          ImportError(
            "is a folder without a \(noun)",
            hint: "\(noun)s are files that end with "
              + selection.endings.sorted().map { ".\($0)" }.joined(separator: ", ")))
      }
    case .file, .other:
      if visited.insert(identity).inserted { add(path, identity) }
    case .unreachable(let problem):
      add(path, identity, problem)
    }
  }

  private mutating func addFolder(_ path: String, _ identity: String) {
    let names: [String]
    do throws(ImportError) {
      names = try Self.names(in: path)
    } catch {
      add(path, identity, error)
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") {
      let path = Self.joined(path, name)
      // Only a link leads elsewhere than to what lies in the folder.
      let identity =
        FileKind.isLink(path) ? Self.identity(of: path) : Self.joined(identity, name)
      switch FileKind(path) {
      case .folder:
        if !selection.skips(folder: name), visited.insert(identity).inserted {
          addFolder(path, identity)
        }
      case .file where selection.takes(name):
        if visited.insert(identity).inserted { add(path, identity) }
      case .unreachable(let problem) where selection.takes(name):
        add(path, identity, problem)
      case .file, .other, .unreachable: break
      }
    }
  }

  private mutating func add(_ path: String, _ identity: String, _ problem: ImportError? = nil) {
    files.append(
      FoundFile(
        path: path, identity: identity, isOwn: false, location: path, problem: problem))
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func names(in path: String) throws(ImportError) -> [String] {
    guard let folder = unsafe opendir(path) else {
      throw ImportError("cannot be read: \(FileKind.words(for: errno))")
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
