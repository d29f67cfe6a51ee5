#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Writes files atomically.
package enum WholeFile {
  /// Writes to a temporary file beside the path and renames it; a link stays a link. Anything but a
  /// regular file, such as a pipe, is written to directly.
  ///
  /// - Parameter inputs: Files the text is made from, which may not be replaced.
  package static func replace(
    _ path: String, with text: String, sparing inputs: [String] = []
  ) throws(ExportError) {
    let place = try OutputPlace(path)
    guard place.old?.kind != .folder else {
      throw ExportError("\(path) is a folder", hint: "name a file")
    }
    try place.requireReplaceable(sparing: inputs)
    try ExportError.inWords(writing: path) { () throws(SystemFailure) in
      guard place.old?.kind != .other else { return try put(text, to: place.path) }
      var draft = try Draft(for: place.path, replacing: place.old)
      try draft.write(text.utf8)
      try draft.put(at: place.path)
    }
  }

  private static func put(_ text: String, to path: FilePath) throws(SystemFailure) {
    let pipe = unsafe open(path.cString, O_WRONLY | O_CLOEXEC)
    guard pipe >= 0 else { throw SystemFailure() }
    defer { close(pipe) }
    do throws(SystemFailure) {
      try OpenFile.append(text.utf8, to: pipe)
    } catch {
      // A closed pipe is no failure.
      guard error.code == EPIPE else { throw error }
    }
  }
}
