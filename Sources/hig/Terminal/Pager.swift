#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that shows what is longer than the screen.
struct Pager {
  /// A line of the shell.
  private let command: String

  /// `HIG_PAGER`, else `PAGER`, else `less`; `nil` where no terminal shows results, and for someone
  /// who named none, or `cat`.
  static var ofThisPerson: Pager? {
    guard isatty(STDOUT_FILENO) == 1, environment("TERM") != "dumb" else { return nil }
    return named.map { Pager(command: $0) }
  }

  /// The line of the shell that is used on a terminal; `nil` for none.
  static var named: String? {
    let command = environment("HIG_PAGER") ?? environment("PAGER") ?? "less"
    return command.isEmpty || command == "cat" ? nil : command
  }

  /// Shows what does not fit the screen, and returns when its reader has seen enough.
  ///
  /// - Returns: Whether it was shown; `false` if it fits, or the program is missing.
  func show(_ bytes: [UInt8]) -> Bool {
    guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= Terminal.height else { return false }
    // As git has it: colours pass, and what is short after all stays on the screen.
    unsafe setenv("LESS", "FRX", 0)
    unsafe setenv("LESSCHARSET", "utf-8", 0)
    guard let pipe = unsafe popen(command, "w") else { return false }
    // What interrupts the pager is for the pager.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }
    _ = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, pipe) }
    let status = unsafe pclose(pipe)
    // 126 and 127 are the shell's own: there is no such program.
    return status & 0x7F != 0 || ![126, 127].contains(status >> 8 & 0xFF)
  }
}
