#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How long a connection waits for other connections' locks.
final class Patience {
  private let milliseconds: Int
  private let waiting: () -> Void
  private var waited = 0
  private var hasTold = false

  /// - Parameter waiting: Called once if the wait exceeds a second.
  init(milliseconds: Int, whenWaiting waiting: @escaping () -> Void) {
    self.milliseconds = milliseconds
    self.waiting = waiting
  }

  /// Pauses before another attempt to get a lock.
  ///
  /// - Parameter time: The number of earlier pauses for this lock.
  /// - Returns: Whether to try again.
  func wait(time: Int) -> Bool {
    if time == 0 { waited = 0 }
    guard waited < milliseconds else { return false }
    if waited >= 1000, !hasTold {
      hasTold = true
      waiting()
    }
    // Like SQLite: short pauses at first, since most locks are short.
    let pause = min(1 << min(time, 5), 50, milliseconds - waited)
    usleep(UInt32(pause) * 1000)
    waited += pause
    return true
  }
}
