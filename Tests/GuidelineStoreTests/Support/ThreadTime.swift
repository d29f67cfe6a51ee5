#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The least time, in seconds, that some work took of its thread's processor in a few runs.
func leastThreadTime(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  return try (0..<3).reduce(.infinity) { least, _ in
    let start = now()
    try work()
    return min(least, now() - start)
  }
}
