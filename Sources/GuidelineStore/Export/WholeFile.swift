#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A digest that cannot be written.
public struct ExportError: Error, Hashable, Sendable {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  public let message: String
  /// What would have been right, if that can be said.
  public let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// What the system said last of a path.
  init(writing path: String) {
    let problem = errno
    self.init("\(path) cannot be written: \(FileKind.words(for: problem))")
  }
}

/// A file that is there whole or not at all.
public enum WholeFile {
  /// Writes text beside the file, and puts that in its place at the end; a link stays one. What is
  /// no file, such as a pipe, is written to.
  public static func replace(_ path: String, with text: String) throws(ExportError) {
    switch FileKind(path) {
    case .folder: throw ExportError("\(path) is a folder", hint: "name a file with --output")
    case .other: return try put(text, to: path, for: path, isPipe: true)
    case .file, .unreachable: break
    }
    let file = FileTree.identity(of: path)
    let draft = "\(file).\(getpid())"
    do throws(ExportError) {
      try put(text, to: draft, for: path)
      keepMode(of: file, in: draft)
      guard unsafe rename(draft, file) == 0 else { throw ExportError(writing: path) }
    } catch {
      _ = unsafe unlink(draft)
      throw error
    }
  }

  private static func put(
    _ text: String, to place: String, for path: String, isPipe: Bool = false
  ) throws(ExportError) {
    let file = unsafe open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw ExportError(writing: path) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(file, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count < 0, errno == EINTR { continue }
      // When nobody reads on, there is nothing more to do.
      if count < 0, errno == EPIPE, isPipe { return }
      guard count > 0 else { throw ExportError(writing: path) }
      start += count
    }
    // What is no file has nothing to keep.
    guard fsync(file) == 0 || errno == EINVAL else { throw ExportError(writing: path) }
  }

  /// Gives a draft the rights of the file that it is to replace.
  private static func keepMode(of file: String, in draft: String) {
    var status = stat()
    guard unsafe stat(file, &status) == 0 else { return }
    // Where that is not to be had, the file is still whole.
    _ = unsafe chmod(draft, status.st_mode & 0o7777)
  }
}
