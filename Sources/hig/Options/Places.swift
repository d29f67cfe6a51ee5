import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the program looks for stores and texts.
enum Places {
  /// The user's own store, under `XDG_DATA_HOME`; `nil` without a home.
  static var userStore: String? {
    baseFolder("XDG_DATA_HOME", inHome: ".local/share").map { $0 + "/hig/guidelines.sqlite" }
  }

  /// A folder for the user's own files of one kind; `nil` without a home.
  ///
  /// - Parameters:
  ///   - variable: What may name it.
  ///   - usual: Where it lies in the user's home otherwise.
  static func baseFolder(_ variable: String, inHome usual: String) -> String? {
    // https://specifications.freedesktop.org/basedir-spec: a relative path is to be ignored.
    if let named = environment(variable), named.hasPrefix("/") { return named }
    return environment("HOME").flatMap { $0.isEmpty ? nil : "\($0)/\(usual)" }
  }

  /// The store that was installed beside the program, if one was.
  static var installedStore: String? { existing(shared("guidelines.sqlite")) }

  /// The texts that a store is made from: those of the checkout, those installed, or those beside the
  /// program.
  static var texts: String? {
    checkout.map { $0 + "/Data" } ?? existing(shared("Data"))
      ?? existing(folder(of: program) + "/Data/en").map(folder)
  }

  /// The project's own folder, if the program or the person is in it.
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

  /// The absolute path of a file that rules came from, by the path that they show: as it was given
  /// to an import, or below `Data/`; `nil` where it is there no more.
  static func file(ofSource path: String) -> String? {
    let candidates = [path] + (texts.map { ["\($0)/\(path)"] } ?? [])
    return candidates.first(where: exists).map(FileTree.identity)
  }

  /// A path as one would type it here: relative, where it lies in the folder that the person is in.
  static func shortened(_ path: String) -> String {
    let here = FileTree.identity(of: ".") + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.utf8.count)) : path
  }

  /// Whether something is there.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether something lies there, if only a link that leads nowhere.
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

  /// The path of the running program, without links.
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
