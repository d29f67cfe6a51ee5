#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole processes, as a person waits for them.
enum Child {
  struct Usage {
    /// Wall time.
    let seconds: Double
    /// CPU time, of the user and the system.
    let processorSeconds: Double
    /// The most memory it held at once.
    let peakMegabytes: Double
  }

  /// Runs a program to its end; a quiet one's output is thrown away.
  static func run(_ arguments: [String], isQuiet: Bool = true) -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in isQuiet ? [1, 2] : [] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var child: pid_t = 0
    let start = ContinuousClock.now
    precondition(
      posix_spawnp(&child, arguments[0], &actions, nil, &pointers, environ) == 0,
      "cannot start \(arguments[0])")
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    #if os(Linux)
      let unit = 1024.0
    #else
      let unit = 1.0
    #endif
    return Usage(
      seconds: (ContinuousClock.now - start).seconds,
      processorSeconds: [usage.ru_utime, usage.ru_stime].reduce(0) {
        $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
      },
      peakMegabytes: Double(usage.ru_maxrss) * unit / 1_048_576)
  }

  /// The median wall time of several runs, in milliseconds.
  static func medianMilliseconds(_ arguments: [String], runs: Int = 21) -> Double {
    _ = run(arguments)
    return Figures((0..<runs).map { _ in run(arguments).seconds * 1000 }).median
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// Measurements of the same thing.
struct Figures {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double { share(0.5) }

  /// The value that a share of all are not above.
  func share(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
