#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The properties of standard output.
struct Terminal {
  /// Whether standard output is a terminal, not a file or pipe.
  let isInteractive: Bool
  let hasColors: Bool
  /// Whether text can link to an address.
  let hasHyperlinks: Bool
  /// The width in columns.
  let width: Int

  init(colors: ColorChoice) {
    isInteractive = isatty(STDOUT_FILENO) == 1
    hasColors =
      switch colors {
      case .always: true
      case .never: false
      case .auto:
        // https://no-color.org: any nonempty value.
        isInteractive && environment("TERM") != "dumb" && (environment("NO_COLOR") ?? "").isEmpty
      }
    hasHyperlinks = hasColors && isInteractive && Self.knowsHyperlinks
    width = Self.width
  }

  /// Whether standard error is a terminal that can show progress.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

  /// Whether the user can answer a question.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Whether the terminal is known to support hyperlinks; others may show the codes.
  /// `FORCE_HYPERLINK` overrides this.
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

  /// The name of the locale; `nil` if unset.
  static var locale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
  }

  static var isUTF8: Bool {
    let locale = locale?.lowercased() ?? ""
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  private static var width: Int { size("COLUMNS", \.ws_col) ?? 80 }

  /// The height in lines.
  static var height: Int { size("LINES", \.ws_row) ?? 24 }

  /// Unsets variables with impossible sizes, because the argument parser and pager read them, too.
  static func forgetImpossibleSizes() {
    for variable in ["COLUMNS", "LINES"] where named(by: variable) == nil {
      unsafe unsetenv(variable)
    }
  }

  /// The size in a variable, if it is possible.
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

func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
