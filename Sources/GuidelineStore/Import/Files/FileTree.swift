/// A file to import, or a path with nothing to read.
package struct FoundFile: Hashable, Sendable {
  /// The path to display: the given one joined with the path inside it, or relative to `Data/`.
  package let path: String
  /// The absolute path without symbolic links, `-`, or `data:` and a path within `Data/`.
  package let identity: String
  /// Whether it belongs to the project's own `Data/`.
  package let isOwn: Bool
  /// Whether the user named the file itself, not its folder.
  var isNamed = false
  /// Whether it is in a folder of tests below the named folder.
  var isInTests = false
  /// The path to open: without symbolic links, unless it is an open pipe.
  let location: FilePath
  /// The content, if the caller passed it in.
  var given: [UInt8]?
  /// Why there is nothing to read.
  let problem: ImportError?

  package var isThere: Bool { problem == nil }
}

/// Which files of a folder to find.
package struct FileSelection: Sendable {
  /// File extensions in lowercase.
  package let endings: Set<String>
  /// Names of subfolders to skip with everything in them.
  var skippedFolders: Set<String> = []
  /// Extensions of subfolders to skip, in lowercase.
  var skippedEndings: Set<String> = []
  /// Patterns to skip, whether named directly or found.
  package var exclusions: [Glob] = []
  /// Patterns to skip if found, but not if named directly.
  package var presetExclusions: [Glob] = []
  /// How many files and folders to visit; `nil` for no limit.
  package var visitLimit: Int?
  /// Whether a folder without such a file is an error.
  let isRequired: Bool

  package static let texts = FileSelection(endings: FileTree.textExtensions, isRequired: true)

  /// The file that a walk through the folder would find for text open in an editor, if any.
  ///
  /// - Parameter path: Absolute and without symbolic links, like `folder`.
  package func file(
    at path: String, in folder: String, holding content: [UInt8]
  ) -> FoundFile? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(start) else { return nil }
    let inside = path.utf8.dropFirst(start.utf8.count)
    let names = inside.split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let folders = names.dropLast()
    guard let name = names.last, takes(name), !folders.contains(where: skips),
      !names.contains(where: { $0.hasPrefix(".") })
    else { return nil }
    for count in 1...names.count {
      let part = names.prefix(count).joined(separator: "/")
      let place = FilePath(start + part)
      let isExcluded = (exclusions + presetExclusions).contains {
        $0.fits([Array(part.utf8)[...]], at: place)
      }
      guard !isExcluded else { return nil }
    }
    var file = FoundFile(named: path, holding: content)
    file.isNamed = false
    file.isInTests = folders.contains(where: Self.holdsTests)
    return file
  }

  /// Whether a walk through a folder finds files of this name.
  package func takes(_ name: String) -> Bool {
    Self.ending(of: name).map(endings.contains) ?? false
  }

  func skips(folder name: String) -> Bool {
    skippedFolders.contains(name) || Self.ending(of: name).map(skippedEndings.contains) ?? false
  }

  /// `Tests`, `TeapotUITests`
  static func holdsTests(folder name: String) -> Bool {
    name.hasSuffix("Tests") || ["Test", "test", "tests"].contains(name)
  }

  private static func ending(of name: String) -> String? {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }
}

/// Finds the files that given paths name, none of them twice.
///
/// A folder yields its selected files at any depth, in order of name, except hidden ones. Symbolic
/// links are followed inside it; a link out of it, a pipe or a device is reported.
package struct FileTree {
  static let textExtensions: Set<String> = [
    "md", "markdown", "mdown", "mkd", "mdx", "txt", "text", "html", "htm", "xhtml", "json",
  ]

  private let selection: FileSelection
  /// In the order of the paths.
  package private(set) var files: [FoundFile] = []
  private var visited: Set<FilePath> = []
  private var fitted: Set<Glob> = []
  /// The given path that is being walked.
  private var given = FilePath("")
  private var isInTests = false
  private var visitCount = 0

  private init(_ selection: FileSelection) {
    self.selection = selection
  }

  /// - Parameter paths: Files, folders, and `-` for standard input.
  package init(at paths: [FilePath], _ selection: FileSelection) {
    self.init(selection)
    for path in paths { addGiven(path) }
  }

  /// The exclusions that matched nothing.
  package var idleExclusions: [Glob] { selection.exclusions.filter { !fitted.contains($0) } }
  /// The preset exclusions that matched something.
  package var appliedPresets: [Glob] { selection.presetExclusions.filter(fitted.contains) }

  /// The files in the order of the paths.
  package static func files(
    at paths: [FilePath], _ selection: FileSelection = .texts
  ) -> [FoundFile] {
    FileTree(at: paths, selection).files
  }

  package static func files(
    at paths: [String], _ selection: FileSelection = .texts
  ) -> [FoundFile] {
    files(at: paths.map { FilePath($0) }, selection)
  }

  /// The project's own texts, in its `Data/` or a replacement.
  package static func ownFiles(in folder: String) -> [FoundFile] {
    var tree = FileTree(.texts)
    let folder = FilePath(folder)
    tree.addFolder(folder, folder.absolute, within: folder.absolute)
    return tree.files.map { file in
      let path = String(file.path.dropFirst(folder.appending([]).text.count))
      return FoundFile(
        path: path, identity: "data:" + path, isOwn: true, location: file.location,
        problem: file.problem)
    }
  }

  /// The absolute path without symbolic links; parts that don't exist stay as written.
  package static func identity(of path: String) -> String { identity(of: FilePath(path)) }

  /// The same for a path that may not be valid UTF-8.
  package static func identity(of path: FilePath) -> String { path.absolute.text }

  private mutating func addGiven(_ path: FilePath) {
    let real = path == .standardInput ? path : path.absolute
    given = path
    guard !isExcluded(path, real, by: selection.exclusions) else { return }
    do throws(SystemFailure) {
      let kind = path == .standardInput ? .file : try FileStatus(of: path).kind
      guard visited.insert(real).inserted else { return }
      switch kind {
      case .folder:
        let count = files.count
        addFolder(path, real, within: real)
        if files.count == count, selection.isRequired {
          add(
            path, real,
            ImportError(
              "is a folder without texts",
              hint: "texts are files ending in \(list: selection.endings.sorted().map { ".\($0)" })"
            ))
        }
      case .other where path.isOpenPipe: add(path, path, isNamed: true)
      case .other: add(path, real, .isNoFile, isNamed: true)
      case .file, .link: add(path, real, isNamed: true)
      }
    } catch {
      add(path, real, ImportError(error, at: path), isNamed: true)
    }
  }

  private mutating func isExcluded(_ path: FilePath, _ place: FilePath, by globs: [Glob]) -> Bool {
    guard !globs.isEmpty else { return false }
    let inside = path.bytes.dropFirst(given.bytes.count).drop { $0 == UInt8(ascii: "/") }
    let fitting = globs.filter {
      $0.fits(inside.isEmpty ? [path.bytes[...]] : [inside, path.bytes[...]], at: place)
    }
    fitted.formUnion(fitting)
    return !fitting.isEmpty
  }

  /// - Parameter root: The given folder, which all found files are in.
  private mutating func addFolder(_ path: FilePath, _ real: FilePath, within root: FilePath) {
    do throws(SystemFailure) {
      for name in try path.names() where name.first != UInt8(ascii: ".") {
        visitCount += 1
        guard visitCount <= selection.visitLimit ?? .max else { return }
        add(name, in: path, real, within: root)
      }
    } catch {
      add(path, real, ImportError(error, at: path))
    }
  }

  private mutating func add(
    _ name: [UInt8], in folder: FilePath, _ realFolder: FilePath, within root: FilePath
  ) {
    let path = folder.appending(name)
    let name = FilePath(bytes: name)
    do throws(SystemFailure) {
      // Only a symbolic link can lead out of the folder.
      let isLink = try FileStatus(of: path, isBehindLinks: false).kind == .link
      let kind = try FileStatus(of: path).kind
      guard kind == .folder ? !selection.skips(folder: name.text) : selection.takes(name.text)
      else { return }
      let place = realFolder.appending(name.bytes)
      guard !isExcluded(path, place, by: selection.exclusions + selection.presetExclusions)
      else { return }
      let real = isLink ? path.absolute : place
      if !real.isInside(root) {
        add(path, real, .leadsOut)
      } else if kind == .other {
        add(path, real, .isLeft)
      } else if visited.insert(real).inserted {
        if kind == .folder {
          let wasInTests = isInTests
          isInTests = isInTests || FileSelection.holdsTests(folder: name.text)
          addFolder(path, real, within: root)
          isInTests = wasInTests
        } else {
          add(path, real)
        }
      }
    } catch  where selection.takes(name.text) {
      add(path, path.absolute, ImportError(error, at: path))
    } catch {
      // It wasn't selected.
    }
  }

  private mutating func add(
    _ path: FilePath, _ location: FilePath, _ problem: ImportError? = nil, isNamed: Bool = false
  ) {
    files.append(
      FoundFile(
        path: path.text, identity: location.text, isOwn: false, isNamed: isNamed,
        isInTests: isInTests, location: location, problem: problem))
  }
}

extension FilePath {
  static let standardInput = FilePath("-")

  /// Whether it is an open pipe without a place in the file system, as shells create for `<(…)`.
  var isOpenPipe: Bool {
    (real == nil || bytes.starts(with: "/dev/fd/".utf8))
      && (try? FileStatus(of: self).kind) == .other
  }
}

extension ImportError {
  init(_ failure: SystemFailure) {
    self.init("can't be read: \(failure.words)")
  }

  /// The system's error for a path, which may be a broken symbolic link.
  fileprivate init(_ failure: SystemFailure, at path: FilePath) {
    if failure.isMissing, path.isLink {
      self.init("is a broken symbolic link")
    } else {
      self.init(failure)
    }
  }

  /// A pipe or device may never end, so reading it could block forever.
  static let isNoFile = ImportError(
    "is a pipe or device, not a file", hint: "pass it on standard input")
  fileprivate static let isLeft = ImportError(
    "skipped: a pipe or device", severity: .warning)
  fileprivate static let leadsOut = ImportError(
    "skipped: a symbolic link out of the folder", hint: "to read it, name it directly",
    severity: .warning)
}
