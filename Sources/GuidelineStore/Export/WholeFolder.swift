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
  /// The folder it replaces.
  private let old: FilePath?

  /// Writes a temporary folder beside the destination and renames it.
  ///
  /// - Parameters:
  ///   - target: The destination.
  ///   - inputs: The paths it is made from, which may not be replaced.
  ///   - check: Throws if what is there now may not be replaced. Returns the files in it to keep,
  ///     unless the new folder has a file of the same name.
  static func write(
    to target: String, sparing inputs: [String] = [],
    checking check: (OutputPlace) throws(ExportError) -> [FilePath],
    _ body: (WholeFolder) throws(ExportError) -> Void
  ) throws(ExportError) {
    let place = try OutputPlace(target)
    let kept = place.old == nil ? [] : try check(place)
    try place.requireReplaceable(sparing: inputs)
    let folder = try ExportError.inWords(writing: target) { () throws(SystemFailure) in
      WholeFolder(
        target: target, path: try made(beside: place.path),
        old: place.old == nil ? nil : place.path)
    }
    // After the rename there is nothing left to remove.
    defer { remove(folder.path) }
    try body(folder)
    try ExportError.inWords(writing: target) { () throws(SystemFailure) in
      for file in kept { try folder.keep(file, of: place.path) }
      try folder.put(at: place)
    }
  }

  /// Writes a new file, and creates its parent folders. A file that has not changed stays the same
  /// file, with its date.
  func write(_ text: String, to name: String) throws(ExportError) {
    try ExportError.inWords(writing: "\(target)/\(name)") { () throws(SystemFailure) in
      // Not every file system has links.
      if let old, holds(text, at: old.appending(name.utf8)),
        (try? keep(FilePath(name), of: old)) != nil
      {
        return
      }
      let path = try place(of: FilePath(name)).cString
      let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw SystemFailure() }
      defer { close(file) }
      try OpenFile.append(text.utf8, to: file)
      guard fsync(file) == 0 else { throw SystemFailure() }
    }
  }

  private func holds(_ text: String, at path: FilePath) -> Bool {
    guard (try? FileStatus(of: path, isBehindLinks: false).kind) == .file else { return false }
    return (try? OpenFile.bytes(at: path, atMost: text.utf8.count))?.elementsEqual(text.utf8)
      ?? false
  }

  /// Links to a file of the old folder, which keeps it whole whatever happens.
  private func keep(_ file: FilePath, of old: FilePath) throws(SystemFailure) {
    let (source, copy) = (old.appending(file.bytes), try place(of: file))
    if try FileStatus(of: source, isBehindLinks: false).kind == .folder {
      return try copy.makeFolder()
    }
    guard unsafe linkat(AT_FDCWD, source.cString, AT_FDCWD, copy.cString, 0) == 0 || errno == EEXIST
    else { throw SystemFailure() }
  }

  /// The path of a file, whose parent folders are created.
  private func place(of file: FilePath) throws(SystemFailure) -> FilePath {
    var place = path
    let parts = file.bytes.split(separator: UInt8(ascii: "/"))
    for part in parts.dropLast() {
      place = place.appending(part)
      try place.makeFolder()
    }
    return place.appending(parts.last ?? [])
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
