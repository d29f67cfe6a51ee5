/// A file to import, or a path that leads to none.
package struct FoundFile: Hashable, Sendable {
  /// The path to show: the one given joined with the path inside it, or relative to `Data/`.
  package let path: String
  /// What tells it from other files: the absolute path without links; `-` for standard input;
  /// `data:` and the path for a file of `Data/`.
  package let identity: String
  /// Whether it belongs to the project's own `Data/`.
  package let isOwn: Bool
  /// Whether it was named itself, and not found in a folder.
  var isNamed = false
  /// Whether it lies in a folder of tests, inside the folder that was named.
  var isInTests = false
  /// Where to open it: without links, unless it is an open pipe.
  let location: FilePath
  /// What it holds, if that was given with its name.
  var given: [UInt8]?
  /// Why there is nothing to read, if so.
  let problem: ImportError?

  /// Whether there is something to read.
  package var isThere: Bool { problem == nil }
}

/// Which files of a folder are found.
package struct FileSelection: Sendable {
  /// What their names end with, in small letters.
  let endings: Set<String>
  /// The folders in it that are left out with all that lies in them, by name.
  var skippedFolders: Set<String> = []
  /// Those left out by what their names end with.
  var skippedEndings: Set<String> = []
  /// What is left out, whether named itself or found.
  package var exclusions: [Glob] = []
  /// What is left out where it is found, and not where it is named itself.
  package var presetExclusions: [Glob] = []
  /// After how many files and folders the walk through a folder ends; `nil` for never.
  package var visitLimit: Int?
  /// Whether a folder without such a file is a mistake.
  let isRequired: Bool

  /// The texts of guidelines.
  package static let texts = FileSelection(endings: FileTree.textExtensions, isRequired: true)

  /// What the walk through a folder makes of a file whose text an editor has; `nil` if the walk leaves
  /// the file out.
  ///
  /// - Parameters:
  ///   - path: The absolute path, without links.
  ///   - folder: That of the folder.
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

  /// Whether the walk through a folder finds files of this name in it.
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

/// Finds the files that given paths stand for.
///
/// A folder stands for all that is selected in it and in the folders below, in order of their names.
/// Hidden files are left out there, while a file that is named itself is always found. Links are
/// followed as far as they stay in the folder; one that leads out of it is named, and so is a pipe or a
/// device. No file is found twice.
package struct FileTree {
  /// What the names of texts inside a folder end with, in small letters.
  static let textExtensions: Set<String> = [
    "md", "markdown", "mdown", "mkd", "mdx", "txt", "text", "html", "htm", "xhtml", "json",
  ]

  private let selection: FileSelection
  /// In the order of the paths.
  package private(set) var files: [FoundFile] = []
  private var visited: Set<FilePath> = []
  private var fitted: Set<Glob> = []
  /// What was named and is walked through.
  private var given = FilePath("")
  private var isInTests = false
  private var visitCount = 0

  private init(_ selection: FileSelection) {
    self.selection = selection
  }

  /// Finds files.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, and `-` for standard input.
  ///   - selection: Which files of a folder are found.
  package init(at paths: [FilePath], _ selection: FileSelection) {
    self.init(selection)
    for path in paths { addGiven(path) }
  }

  /// The exclusions that fit nothing.
  package var idleExclusions: [Glob] { selection.exclusions.filter { !fitted.contains($0) } }
  /// The preset exclusions that fit something.
  package var appliedPresets: [Glob] { selection.presetExclusions.filter(fitted.contains) }

  /// - Parameters:
  ///   - paths: Files, folders, and `-` for standard input.
  ///   - selection: Which files of a folder are found.
  /// - Returns: The files in the order of the paths.
  package static func files(
    at paths: [FilePath], _ selection: FileSelection = .texts
  ) -> [FoundFile] {
    FileTree(at: paths, selection).files
  }

  /// The same for paths that are text.
  package static func files(
    at paths: [String], _ selection: FileSelection = .texts
  ) -> [FoundFile] {
    files(at: paths.map { FilePath($0) }, selection)
  }

  /// - Parameter folder: The project's `Data/`, or another in its stead.
  /// - Returns: The files that the project's own texts stand in.
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

  /// The absolute path without links; the part of it that does not exist is taken as written.
  package static func identity(of path: String) -> String { identity(of: FilePath(path)) }

  /// The same for a path that may be no text.
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

  /// - Parameters:
  ///   - real: The folder's path without links.
  ///   - root: That of the folder that was given, which holds all that is found.
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
      // Only a link leads elsewhere than to what lies in the folder.
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
      // Nobody asked for it.
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

  /// Whether it leads to a pipe that is open already and lies nowhere, as shells make one for `<(…)`.
  var isOpenPipe: Bool {
    (real == nil || bytes.starts(with: "/dev/fd/".utf8))
      && (try? FileStatus(of: self).kind) == .other
  }
}

extension ImportError {
  /// What the system said.
  init(_ failure: SystemFailure) {
    self.init("can't be read: \(failure.words)")
  }

  /// What the system said of a path.
  fileprivate init(_ failure: SystemFailure, at path: FilePath) {
    if failure.isMissing, path.isLink {
      self.init("is a broken symbolic link")
    } else {
      self.init(failure)
    }
  }

  /// Nothing is known of its end, and reading it might wait forever.
  static let isNoFile = ImportError(
    "is a pipe or device, not a file", hint: "pass it on standard input")
  fileprivate static let isLeft = ImportError(
    "skipped: a pipe or device", severity: .warning)
  fileprivate static let leadsOut = ImportError(
    "skipped: a symbolic link out of the folder", hint: "to read it, name it directly",
    severity: .warning)
}
