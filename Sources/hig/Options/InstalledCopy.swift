import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's own copy of an installed store, which is no longer updated with it.
///
/// An empty file beside the copy has the modification time that the installed store had when it was
/// last copied. So a command only has to compare the times of two files to detect newer texts.
struct InstalledCopy {
  private let installed: String
  private let mark: String

  /// - Parameters:
  ///   - installed: The path of the installed store.
  ///   - copy: The path of the user's own store.
  init(of installed: String, at copy: String) {
    self.installed = installed
    mark = copy + ".installed"
  }

  /// Whether the installed store has changed since it was copied. A store without a mark isn't a
  /// copy.
  var isOutdated: Bool {
    guard let known = Self.time(of: mark), let now = Self.time(of: installed) else { return false }
    return (known.tv_sec, known.tv_nsec) < (now.tv_sec, now.tv_nsec)
  }

  /// Records that the copy has all texts of the installed store.
  func remember() throws {
    guard let time = Self.time(of: installed) else { return }
    let file = unsafe open(mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure }
    defer { close(file) }
    let times = [time, time]
    guard unsafe futimens(file, times) == 0 else { throw failure }
  }

  private var failure: CommandFailure {
    CommandFailure("can't write \(mark): \(unsafe String(cString: strerror(errno)).lowercased())")
  }

  /// The modification time of a file.
  private static func time(of path: String) -> timespec? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return status.st_mtimespec
    #else
      return status.st_mtim
    #endif
  }
}
