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
  /// Whether a stretch of text may lead to an address.
  let hasHyperlinks: Bool
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
    hasHyperlinks = hasColors && isInteractive && Self.knowsHyperlinks
    width = Self.width
  }

  /// Whether messages go to a terminal.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

  /// Whether somebody sits there who can be asked.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Whether the terminal is one of those that are known to have hyperlinks: the others may show the
  /// codes. `FORCE_HYPERLINK` overrules that.
  private static var knowsHyperlinks: Bool {
    if let forced = environment("FORCE_HYPERLINK"), !forced.isEmpty { return forced != "0" }
    if environment("WT_SESSION") != nil || environment("KONSOLE_VERSION") != nil { return true }
    if let version = environment("VTE_VERSION").flatMap({ Int($0) }), version >= 5000 {
      return true
    }
    let names = [environment("TERM_PROGRAM") ?? "", environment("TERM") ?? ""]
    return names.contains { name in
      ["iTerm", "WezTerm", "vscode", "ghostty", "kitty", "alacritty", "foot", "Hyper", "rio"]
        .contains { name.contains($0) }
    }
  }

  /// What the locale is called; `nil` if nobody said.
  static var locale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
  }

  /// Whether it shows more than ASCII.
  static var isUTF8: Bool {
    let locale = locale?.lowercased() ?? ""
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  private static var width: Int { size("COLUMNS", \.ws_col) ?? 80 }

  /// The lines of the screen.
  static var height: Int { size("LINES", \.ws_row) ?? 24 }

  /// Takes out of the environment what can be the size of no terminal, because others read it, too: the
  /// parser of arguments, and the pager.
  static func forgetImpossibleSizes() {
    for variable in ["COLUMNS", "LINES"] where named(by: variable) == nil {
      unsafe unsetenv(variable)
    }
  }

  /// The size that a variable gives, if terminals can have it.
  private static func named(by variable: String) -> Int? {
    environment(variable).flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
  }

  private static func size(_ variable: String, _ side: KeyPath<winsize, UInt16>) -> Int? {
    if let named = named(by: variable) { return named }
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
