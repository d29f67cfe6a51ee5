#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How long a connection waits for the locks of others.
final class Patience {
  private let milliseconds: Int
  private let waiting: () -> Void
  private var waited = 0
  private var hasTold = false

  /// - Parameter waiting: Is called once where waiting takes more than a second.
  init(milliseconds: Int, whenWaiting waiting: @escaping () -> Void) {
    self.milliseconds = milliseconds
    self.waiting = waiting
  }

  /// Waits a little before a lock is tried again.
  ///
  /// - Parameter time: How many times that was done for this lock.
  /// - Returns: Whether there is patience left.
  func wait(time: Int) -> Bool {
    if time == 0 { waited = 0 }
    guard waited < milliseconds else { return false }
    if waited >= 1000, !hasTold {
      hasTold = true
      waiting()
    }
    // As SQLite itself: often at first, for most locks are short.
    let pause = min(1 << min(time, 5), 50, milliseconds - waited)
    usleep(UInt32(pause) * 1000)
    waited += pause
    return true
  }
}
