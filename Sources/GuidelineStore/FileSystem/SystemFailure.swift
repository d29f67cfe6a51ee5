#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the system said last: why it did not do what it was asked to.
struct SystemFailure: Error, Hashable {
  /// The error's number.
  let code: Int32

  init(_ code: Int32 = errno) {
    self.code = code
  }

  /// Whether there is nothing where it looked.
  var isMissing: Bool { code == ENOENT }

  /// Whether the disk is full.
  var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

  /// The system's words, as the end of a sentence.
  var words: Message { Message(words: unsafe String(cString: strerror(code)).lowercased()) }
}
