#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds installed programs and their shared files.
enum InstalledPrograms {
  /// The folders in `PATH`.
  private static var folders: [String] {
    (environment("PATH") ?? "").split(separator: ":").map(String.init)
  }

  /// The paths of all programs with a name, in the order of `PATH`, without links to the same file.
  static func paths(of name: String) -> [String] {
    guard !name.contains("/") else { return canRun(name) ? [name] : [] }
    var known: Set<String> = []
    return folders.map { "\($0)/\(name)" }.filter { canRun($0) && known.insert(real($0)).inserted }
  }

  /// The path of a file in a `share` folder; `nil` if there is none.
  static func sharedFile(_ names: [String]) -> String? {
    let parents = ([Places.program] + folders.map { $0 + "/hig" }).map { Places.folder(of: $0) }
      .filter { $0.hasSuffix("/bin") }.map { Places.folder(of: $0) + "/share" }
    let own = Places.userStore.map { Places.folder(of: Places.folder(of: $0)) }
    return ([own].compactMap(\.self) + parents + ["/usr/local/share", "/usr/share"]).lazy
      .flatMap { folder in names.map { "\(folder)/\($0)" } }.first(where: Places.exists)
  }

  /// The path with links resolved, or unchanged if that fails.
  static func real(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func canRun(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return unsafe status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
