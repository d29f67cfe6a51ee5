#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known of the place that standard output goes to.
struct Terminal {
  /// Whether it is a terminal rather than a file or a pipe.
  let isInteractive: Bool
  /// Whether colours may be used.
  let hasColors: Bool
  /// The columns of a line.
  let width: Int

  init(colors: ColorChoice) {
    isInteractive = isatty(STDOUT_FILENO) == 1
    hasColors =
      switch colors {
      case .always: true
      case .never: false
      case .auto:
        // https://no-color.org: any value but the empty one.
        isInteractive && environment("TERM") != "dumb" && (environment("NO_COLOR") ?? "").isEmpty
      }
    width = Self.width
  }

  /// Whether messages go to a terminal.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

  private static var width: Int { size("COLUMNS", \.ws_col) ?? 80 }

  /// The lines of the screen.
  static var height: Int { size("LINES", \.ws_row) ?? 24 }

  private static func size(_ variable: String, _ side: KeyPath<winsize, UInt16>) -> Int? {
    if let value = environment(variable).flatMap({ Int($0) }), value > 0 { return value }
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: side] > 0 else {
      return nil
    }
    return Int(size[keyPath: side])
  }
}

/// The value of a variable of the environment.
func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
