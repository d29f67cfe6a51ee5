#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder that is written atomically.
struct WholeFolder {
  /// The destination as given.
  let target: String
  /// The temporary folder, while it is written.
  let path: FilePath

  /// Writes a temporary folder beside the destination and renames it.
  ///
  /// - Parameters:
  ///   - target: The destination.
  ///   - mark: The name of a file that identifies a folder of the same kind; no other folder is
  ///     replaced.
  ///   - inputs: The paths it is made from, which may not be replaced.
  static func write(
    to target: String, replacing mark: String, sparing inputs: [String] = [],
    _ body: (WholeFolder) throws(ExportError) -> Void
  ) throws(ExportError) {
    let place = try OutputPlace(target)
    let isKnown = (try? FileStatus(of: place.path.appending(mark.utf8))) != nil
    guard place.old == nil || isKnown else {
      throw ExportError(
        "\(target) already exists and isn't a docset", hint: "move it away, or use another name")
    }
    try place.requireReplaceable(sparing: inputs)
    let folder = try ExportError.inWords(writing: target) { () throws(SystemFailure) in
      WholeFolder(target: target, path: try made(beside: place.path))
    }
    // After the rename there is nothing left to remove.
    defer { remove(folder.path) }
    try body(folder)
    try ExportError.inWords(writing: target) { () throws(SystemFailure) in
      try folder.put(at: place)
    }
  }

  /// Writes a new file, and creates its parent folders.
  func write(_ text: String, to name: String) throws(ExportError) {
    try ExportError.inWords(writing: "\(target)/\(name)") { () throws(SystemFailure) in
      var place = path
      for part in name.split(separator: "/").dropLast() {
        place = place.appending(part.utf8)
        guard unsafe mkdir(place.cString, 0o777) == 0 || errno == EEXIST else {
          throw SystemFailure()
        }
      }
      let path = path.appending(name.utf8).cString
      let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw SystemFailure() }
      defer { close(file) }
      try OpenFile.append(text.utf8, to: file)
      guard fsync(file) == 0 else { throw SystemFailure() }
    }
  }

  private func put(at place: OutputPlace) throws(SystemFailure) {
    guard place.old != nil else { return try path.move(to: place.path) }
    let old = try Self.made(beside: place.path)
    // `rmdir` only removes an empty folder.
    defer { _ = unsafe rmdir(old.cString) }
    try place.path.move(to: old)
    do throws(SystemFailure) {
      try path.move(to: place.path)
    } catch {
      try old.move(to: place.path)
      throw error
    }
    Self.remove(old)
  }

  private static func made(beside target: FilePath) throws(SystemFailure) -> FilePath {
    try Draft.made(beside: target) { unsafe mkdir($0, 0o777) }.path
  }

  private static func remove(_ path: FilePath) {
    guard !path.isLink, let names = try? path.names() else {
      _ = unsafe unlink(path.cString)
      return
    }
    for name in names { remove(path.appending(name)) }
    _ = unsafe rmdir(path.cString)
  }
}
