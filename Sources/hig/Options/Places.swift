import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The locations of stores and texts.
enum Places {
  /// The user's own store, under `XDG_DATA_HOME`; `nil` without a home folder.
  static var userStore: String? {
    baseFolder("XDG_DATA_HOME", inHome: ".local/share").map { $0 + "/hig/guidelines.sqlite" }
  }

  /// A base folder for the user's files; `nil` without a home folder.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that may name it.
  ///   - usual: The default, relative to the home folder.
  static func baseFolder(_ variable: String, inHome usual: String) -> String? {
    // https://specifications.freedesktop.org/basedir-spec: relative paths must be ignored.
    if let named = environment(variable), named.hasPrefix("/") { return named }
    return environment("HOME").flatMap { $0.isEmpty ? nil : "\($0)/\(usual)" }
  }

  /// The store installed beside the program, if any.
  static var installedStore: String? { existing(shared("guidelines.sqlite")) }

  /// The texts to build a store from: those of the checkout, the installed ones, or those beside
  /// the program.
  static var texts: String? {
    checkout.map { $0 + "/Data" } ?? existing(shared("Data"))
      ?? existing(folder(of: program) + "/Data/en").map(folder)
  }

  /// The folder of the project, if it contains the program or the working directory.
  static var checkout: String? {
    for start in [folder(of: program), FileTree.identity(of: ".")] {
      var place = start
      while !place.isEmpty {
        let marks = ["/Package.swift", "/Data", "/Sources/hig"]
        if marks.allSatisfy({ exists(place + $0) }) { return place }
        place = folder(of: place)
      }
    }
    return nil
  }

  /// The absolute path of a rule's source file, given the path as imported or relative to `Data/`;
  /// `nil` if the file no longer exists.
  static func file(ofSource path: String) -> String? {
    let candidates = [path] + (texts.map { ["\($0)/\(path)"] } ?? [])
    return candidates.first(where: exists).map(FileTree.identity)
  }

  /// The path as users would type it: relative if it is inside the working directory.
  static func shortened(_ path: String) -> String {
    let here = FileTree.identity(of: ".") + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.utf8.count)) : path
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether a file may be created, with the folders that it needs.
  static func mayHold(_ path: String) -> Bool {
    var place = folder(of: path)
    while !place.isEmpty, !exists(place) { place = folder(of: place) }
    return unsafe access(place.isEmpty ? "/" : place, W_OK) == 0
  }

  /// Whether there is a file, folder or link, even a dangling one.
  static func holds(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  private static func existing(_ path: String) -> String? { exists(path) ? path : nil }

  private static func shared(_ name: String) -> String {
    folder(of: folder(of: program)) + "/share/hig/" + name
  }

  static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// The path of the running program, with links resolved.
  static let program: String = {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      var size: UInt32 = 0
      unsafe _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      unsafe _NSGetExecutablePath(&buffer, &size)
      let path = unsafe String(cString: buffer)
    #endif
    guard let real = unsafe realpath(path, nil) else { return Arguments.program }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }()
}
