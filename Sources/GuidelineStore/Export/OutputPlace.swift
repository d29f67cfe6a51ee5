#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The destination of an output, with links resolved.
struct OutputPlace {
  /// The path as given.
  let name: String
  /// The absolute path without links.
  let path: FilePath
  /// The file or folder there now, if any.
  let old: FileStatus?

  /// - Throws: ``ExportError`` if the path is a dangling link.
  init(_ name: String) throws(ExportError) {
    let path = FilePath(name)
    self.name = name
    self.path = path.absolute
    do throws(SystemFailure) {
      old = try FileStatus(of: path)
    } catch {
      if path.isLink {
        throw ExportError(
          error.isMissing
            ? "\(name) is a broken symbolic link"
            : "can't follow the symbolic link \(name): \(error.words)",
          hint: "remove it, or use another path")
      }
      // Other problems are reported when the output is written.
      old = nil
    }
  }

  /// Checks that the destination may be replaced.
  ///
  /// - Parameter inputs: The paths the output is made from.
  /// - Throws: ``ExportError`` if it is or contains an input, or isn't writable.
  func requireReplaceable(sparing inputs: [String]) throws(ExportError) {
    for input in inputs where holds(FilePath(input)) {
      throw ExportError(
        "can't overwrite \(name): \(input) is being read", hint: "use another path")
    }
    let mayWrite = unsafe access(path.cString, W_OK) == 0
    if let old, !old.mayBeWritten || !mayWrite {
      throw ExportError(
        "can't write to \(name)", hint: "change its permissions, or use another path")
    }
  }

  /// Whether a file is the destination or inside it, also through links.
  private func holds(_ input: FilePath) -> Bool {
    var place = input.absolute
    while true {
      if place == path { return true }
      if let old, old.identity == (try? FileStatus(of: place).identity) { return true }
      guard place.folder != place else { return false }
      place = place.folder
    }
  }
}
