#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The kind, size and permissions of the item at a path.
struct FileStatus {
  enum Kind {
    case file, folder, link
    /// A pipe, a device and the like, whose size is unknown.
    case other
  }

  /// Identifies a file, however its path is written.
  struct Identity: Hashable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  private let status: stat

  /// - Parameter isBehindLinks: Whether to follow symbolic links.
  init(of path: FilePath, isBehindLinks: Bool = true) throws(SystemFailure) {
    var status = stat()
    let path = path.cString
    let code = unsafe isBehindLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { throw SystemFailure() }
    self.status = status
  }

  init(ofOpen descriptor: Int32) throws(SystemFailure) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemFailure() }
    self.status = status
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  var identity: Identity { Identity(device: status.st_dev, number: status.st_ino) }

  /// The size in bytes.
  var size: Int { Int(status.st_size) }

  /// The permission bits.
  var rights: mode_t { status.st_mode & 0o7777 }

  var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }

  /// Whether any user may write to it. Root can write to a read-only file, but shouldn't.
  var mayBeWritten: Bool { rights & 0o222 != 0 }
}
