#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is there whole or not at all.
package enum WholeFile {
  /// Writes text beside the file, and puts that in its place at the end; a link stays one. What is
  /// no file, such as a pipe, is written to.
  ///
  /// - Parameter inputs: What the text is made from, which it may not replace.
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
      // When nobody reads on, there is nothing more to do.
      guard error.code == EPIPE else { throw error }
    }
  }
}
