#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that shows long output.
struct Pager {
  /// The shell command.
  private let command: String

  /// The user's pager; `nil` if standard output isn't a terminal or no pager is set.
  static var ofThisPerson: Pager? {
    guard isatty(STDOUT_FILENO) == 1, environment("TERM") != "dumb" else { return nil }
    return named.map { Pager(command: $0) }
  }

  /// The command in `HIG_PAGER` or `PAGER`, by default `less`; `nil` if it is empty or `cat`.
  static var named: String? {
    let command = environment("HIG_PAGER") ?? environment("PAGER") ?? "less"
    return command.isEmpty || command == "cat" ? nil : command
  }

  /// Shows output that doesn't fit the screen, and waits for the pager to exit.
  ///
  /// - Returns: False if the output fits, or the pager doesn't exist.
  func show(_ bytes: [UInt8]) -> Bool {
    guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= Terminal.height else { return false }
    // The same as git's: keeps colors, and exits if the output fits the screen.
    unsafe setenv("LESS", "FRX", 0)
    unsafe setenv("LESSCHARSET", "utf-8", 0)
    guard let pipe = unsafe popen(command, "w") else { return false }
    // The pager handles interrupts itself.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }
    _ = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, pipe) }
    let status = unsafe pclose(pipe)
    // A shell returns 126 or 127 if it can't run a program.
    return status & 0x7F != 0 || ![126, 127].contains(status >> 8 & 0xFF)
  }
}
