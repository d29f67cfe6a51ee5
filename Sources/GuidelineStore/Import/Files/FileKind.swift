#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a path leads to, behind all links.
enum FileKind {
  case file
  case folder
  /// A pipe, a device and the like, whose size nobody knows.
  case other
  /// Nothing, or nothing that may be looked at.
  case unreachable(ImportError)

  init(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let problem = errno
      self = .unreachable(
        problem == ENOENT && Self.isLink(path)
          ? ImportError("is a link that leads nowhere")
          : ImportError("cannot be read: \(Self.words(for: problem))"))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  /// Whether the path itself is a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The system's words for an error's number, as the end of a sentence.
  static func words(for problem: Int32) -> String {
    unsafe String(cString: strerror(problem)).lowercased()
  }
}
