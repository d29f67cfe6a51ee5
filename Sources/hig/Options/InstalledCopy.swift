import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's own copy of an installed store, which goes on without it.
///
/// An empty file beside the copy bears the time at which the installed store was last changed when its
/// texts were taken over. So all that a command does to learn that there are newer ones is to look at
/// two files' times.
struct InstalledCopy {
  private let installed: String
  private let mark: String

  /// - Parameters:
  ///   - installed: The installed store.
  ///   - copy: Where the user's own store lies.
  init(of installed: String, at copy: String) {
    self.installed = installed
    mark = copy + ".installed"
  }

  /// Whether the installed store has been changed since its texts were taken over; a store without a
  /// mark is no copy.
  var isOutdated: Bool {
    guard let known = Self.time(of: mark), let now = Self.time(of: installed) else { return false }
    return (known.tv_sec, known.tv_nsec) < (now.tv_sec, now.tv_nsec)
  }

  /// Writes down that the texts of the installed store have been taken over.
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

  /// When a file was last changed.
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
