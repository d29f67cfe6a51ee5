#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What lies at a path.
struct FileStatus {
  /// What it is.
  enum Kind {
    case file, folder, link
    /// A pipe, a device and the like, whose size nobody knows.
    case other
  }

  /// What tells a file from all others, however its path is written.
  struct Identity: Hashable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  private let status: stat

  /// - Parameter isBehindLinks: Whether to look at what a link leads to, instead of the link.
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

  /// The bytes that it has.
  var size: Int { Int(status.st_size) }

  /// Who may do what with it.
  var rights: mode_t { status.st_mode & 0o7777 }

  var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }

  /// Whether anybody may write to it; root can where nobody may, and does not.
  var mayBeWritten: Bool { rights & 0o222 != 0 }
}
