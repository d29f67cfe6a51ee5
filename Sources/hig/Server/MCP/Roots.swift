import GuidelineStore

/// The folders that files may be read from.
struct Roots {
  /// As they were named, and without links.
  private let folders: [(given: String, real: String)]

  /// - Throws: What is wrong with a path that is no folder.
  init(_ paths: [String]) throws {
    folders = try paths.map { path in
      guard Places.exists(path + "/.") else {
        throw CommandFailure("--root \(path) isn't a folder")
      }
      return (path, FileTree.identity(of: path))
    }
  }

  /// Where a file or a folder lies that was named by its path, from a root or from `/`.
  ///
  /// What links lead to counts, and not where they lie.
  ///
  /// - Throws: What would be right, if that is nowhere below a root.
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
    guard let place = candidates.first(where: Places.exists) else {
      throw CommandFailure("there is no \(path)", hint: hint)
    }
    let real = FileTree.identity(of: place)
    let isInside = folders.contains { real == $0.real || real.hasPrefix($0.real + "/") }
    guard isInside || folders.contains(where: { $0.real == "/" }) else {
      throw CommandFailure("\(path) lies outside of the server's folders", hint: hint)
    }
    return place
  }

  private var hint: Message { "give paths below \(list: folders.map(\.given))" }
}
