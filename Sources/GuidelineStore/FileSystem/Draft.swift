#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A temporary file beside its destination, deleted with this value unless it is moved there.
///
/// The name is unpredictable, so no other process can create a link there first.
struct Draft: ~Copyable {
  let path: FilePath
  private let descriptor: Int32
  private var isInPlace = false

  /// - Parameters:
  ///   - target: The destination.
  ///   - old: The file there now. The new file gets its owner and permissions if possible.
  init(for target: FilePath, replacing old: FileStatus? = nil) throws(SystemFailure) {
    (path, descriptor) = try Self.made(beside: target) { path in
      // Other users can't read it before it has the old file's permissions.
      unsafe open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, old == nil ? 0o666 : 0o600)
    }
    if let old {
      // Failure is harmless: the file is complete either way.
      _ = fchown(descriptor, old.owner.user, old.owner.group)
      _ = fchmod(descriptor, old.rights)
    }
  }

  deinit {
    close(descriptor)
    if !isInPlace { _ = unsafe unlink(path.cString) }
  }

  /// Writes a file whole, or leaves the one that was there.
  static func write(_ bytes: [UInt8], to target: FilePath) throws(SystemFailure) {
    var draft = try Draft(for: target)
    try draft.write(bytes)
    try draft.put(at: target)
  }

  func write(_ bytes: some Collection<UInt8>) throws(SystemFailure) {
    try OpenFile.append(bytes, to: descriptor)
  }

  /// Moves the file to its destination, replacing any file there.
  mutating func put(at target: FilePath) throws(SystemFailure) {
    guard fsync(descriptor) == 0 else { throw SystemFailure() }
    try path.move(to: target)
    isInPlace = true
  }

  /// Creates something beside a path, under an unused name.
  ///
  /// - Parameter make: Creates it at a path, failing if that exists; returns a negative number on
  ///   failure.
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
