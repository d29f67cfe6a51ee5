#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file on the way to its place: it is made beside it, where nothing was, and is gone with this value
/// unless it was put there.
///
/// Its name cannot be known before, so that nobody can have put a link in its way.
struct Draft: ~Copyable {
  /// Where it lies until then.
  let path: FilePath
  private let descriptor: Int32
  private var isInPlace = false

  /// - Parameters:
  ///   - target: Its place.
  ///   - old: What lies there now; its owner and rights are kept where that is possible.
  init(for target: FilePath, replacing old: FileStatus? = nil) throws(SystemFailure) {
    (path, descriptor) = try Self.made(beside: target) { path in
      // Until its rights are those of the old one, nobody else is to read it.
      unsafe open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, old == nil ? 0o666 : 0o600)
    }
    if let old {
      // Where these are not to be had, the file is still whole.
      _ = fchown(descriptor, old.owner.user, old.owner.group)
      _ = fchmod(descriptor, old.rights)
    }
  }

  deinit {
    close(descriptor)
    if !isInPlace { _ = unsafe unlink(path.cString) }
  }

  /// Writes on at its end.
  func write(_ bytes: some Collection<UInt8>) throws(SystemFailure) {
    try OpenFile.append(bytes, to: descriptor)
  }

  /// Puts it in its place, and what was there is gone.
  mutating func put(at target: FilePath) throws(SystemFailure) {
    guard fsync(descriptor) == 0 else { throw SystemFailure() }
    try path.move(to: target)
    isInPlace = true
  }

  /// Makes something beside a place, under a name that nothing has.
  ///
  /// - Parameter make: Makes it at a path, where nothing may be; a number below 0 if it cannot.
  static func made(
    beside target: FilePath, by make: (_ path: [CChar]) -> Int32
  ) throws(SystemFailure) -> (path: FilePath, result: Int32) {
    while true {
      let name = ".hig-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let path = target.folder.appending(name.utf8)
      let result = make(path.cString)
      guard result < 0 else { return (path, result) }
      let failure = SystemFailure()
      guard failure.code == EEXIST || failure.code == EINTR else { throw failure }
    }
  }
}
