#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The error of the last system call, from `errno`.
struct SystemFailure: Error, Hashable {
  let code: Int32

  init(_ code: Int32 = errno) {
    self.code = code
  }

  /// Whether the file or folder doesn't exist.
  var isMissing: Bool { code == ENOENT }

  var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

  /// The system's message, as the end of a sentence.
  var words: Message { Message(words: unsafe String(cString: strerror(code)).lowercased()) }
}
