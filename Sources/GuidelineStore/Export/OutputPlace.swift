#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where a result is to lie: behind the links that its path leads through.
struct OutputPlace {
  /// The path as it was named.
  let name: String
  /// The absolute path without links.
  let path: FilePath
  /// What lies there now, if anything does.
  let old: FileStatus?

  /// - Parameter name: The path.
  /// - Throws: ``ExportError`` if it is a link that leads to nothing.
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
      // What else keeps it from being written is told when it is made.
      old = nil
    }
  }

  /// Makes sure that what lies here may be replaced.
  ///
  /// - Parameter inputs: What the result is made from.
  /// - Throws: ``ExportError`` if it is, or holds, an input, or may not be written to.
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

  /// Whether a file is the one here, or lies in the folder here, whatever its path is.
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
