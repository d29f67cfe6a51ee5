import GuidelineStore

/// The folders that tools may read files from.
struct Roots {
  /// The folders as given, and with links resolved.
  private let folders: [(given: String, real: String)]

  /// - Throws: An error for a path that isn't a folder.
  init(_ paths: [String]) throws {
    folders = try paths.map { path in
      guard !path.isEmpty, Places.exists(path + "/.") else {
        throw CommandFailure("--root '\(path)' isn't a folder")
      }
      return (path, FileTree.identity(of: path))
    }
  }

  /// Resolves a path that is absolute or relative to a root.
  ///
  /// The target of a link must be inside a root, not only the link.
  ///
  /// - Throws: An error that lists the roots. It is the same for what is outside and what is
  ///   missing, so that nobody learns what else the machine has.
  func place(of path: String) throws(CommandFailure) -> String {
    guard !folders.isEmpty else {
      throw CommandFailure(
        "this server reads no files",
        hint: "pass the code as text, or start the server with hig mcp --root DIR")
    }
    let isWritten = !path.isEmpty && !path.utf8.contains(0)
    guard isWritten, !path.split(separator: "/").contains("..") else {
      throw CommandFailure("'\(path.withVisibleControls)' isn't a path without ..", hint: hint)
    }
    let candidates = path.hasPrefix("/") ? [path] : folders.map { "\($0.given)/\(path)" }
    guard let place = candidates.first(where: Places.exists), isInside(place) else {
      throw CommandFailure("there is no \(path) in the server's folders", hint: hint)
    }
    return place
  }

  private func isInside(_ place: String) -> Bool {
    let real = FileTree.identity(of: place)
    return folders.contains { $0.real == "/" || real == $0.real || real.hasPrefix($0.real + "/") }
  }

  private var hint: Message { "give paths below \(list: folders.map(\.given))" }
}
