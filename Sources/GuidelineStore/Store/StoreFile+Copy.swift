#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension RuleStore {
  /// Copies a store that nobody writes to, such as one that was installed.
  ///
  /// - Parameters:
  ///   - path: The store.
  ///   - target: Where there is none yet; the folders are made. The copy may be written to.
  public static func copy(_ path: String, to target: String) throws(StoreError) {
    try StoreFile(path: target).prepare(for: .create)
    let draft = "\(target).\(getpid())"
    do throws(SystemFailure) {
      try copyBytes(of: path, to: draft)
      guard unsafe rename(draft, target) == 0 else { throw SystemFailure() }
    } catch {
      _ = unsafe unlink(draft)
      throw StoreError("the store \(path) cannot be copied to \(target): \(error.words)")
    }
  }

  private static func copyBytes(of path: String, to target: String) throws(SystemFailure) {
    let source = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw SystemFailure() }
    defer { close(source) }
    let copy = unsafe open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard copy >= 0 else { throw SystemFailure() }
    defer { close(copy) }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(source, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw SystemFailure() }
      if count == 0 { break }
      var start = 0
      while start < count {
        let written = unsafe piece.withUnsafeBytes {
          unsafe write(copy, $0.baseAddress?.advanced(by: start), count - start)
        }
        guard written > 0 else { throw SystemFailure() }
        start += written
      }
    }
    guard fsync(copy) == 0 else { throw SystemFailure() }
  }
}

/// What the system said last.
private struct SystemFailure: Error {
  private let code = errno

  var words: String { FileKind.words(for: code) }
}
