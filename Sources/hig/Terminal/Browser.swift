import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The browser. No shell sees the addresses.
struct Browser {
  /// Commands to try in order. `%s` in an argument is replaced with the address, which otherwise is
  /// the last argument.
  private let commands: [[String]]

  /// `$BROWSER`, which may have several commands separated by colons; by default the system's
  /// command.
  static var ofThisPerson: Browser {
    let named = (environment("BROWSER") ?? "").split(separator: ":")
      .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    #if canImport(Darwin)
      return Browser(commands: named.isEmpty ? [["open"]] : named)
    #else
      return Browser(commands: named.isEmpty ? [["xdg-open"]] : named)
    #endif
  }

  /// The programs, by name or path.
  var programs: [String] { commands.map { $0[0] } }

  /// Opens a page.
  ///
  /// - Parameter isHere: Whether a browser may use this terminal; the program waits for it.
  ///   Otherwise it gets no standard streams, and only its launch can fail.
  /// - Throws: ``CommandFailure`` if no browser succeeds, or if this isn't a web address.
  func open(_ address: String, here isHere: Bool = true) throws(CommandFailure) {
    guard Self.shows(address) else {
      throw CommandFailure("“\(address)” isn't a web address")
    }
    try launch(address, here: isHere)
  }

  /// Opens a file of the program's own.
  func open(file: String) throws(CommandFailure) { try launch(file, here: true) }

  private func launch(_ address: String, here isHere: Bool) throws(CommandFailure) {
    for command in commands {
      let words = Self.words(of: command, for: address)
      if isHere ? Self.run(words) : Self.start(words, besideStreams: true) != nil { return }
    }
    let names = commands.map { $0[0] }.joined(separator: ", ")
    throw CommandFailure(
      "can't open \(address) with \(names)",
      hint: "name a browser in BROWSER, or print the address with --print")
  }

  /// Whether this is a web address, rather than a program or file.
  static func shows(_ address: String) -> Bool {
    address.hasPrefix("https://") || address.hasPrefix("http://")
  }

  static func words(of command: [String], for address: String) -> [String] {
    let words = command.map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
    let filled = words.map { $0.joined(separator: address) }
    return words.contains { $0.count > 1 } ? filled : filled + [address]
  }

  /// - Returns: Whether the program exists and succeeded.
  private static func run(_ words: [String]) -> Bool {
    guard let process = start(words, besideStreams: false) else { return false }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  /// - Parameter isBeside: Whether to run it without standard streams and without waiting.
  /// - Returns: The process ID; `nil` if the program doesn't exist.
  private static func start(_ words: [String], besideStreams isBeside: Bool) -> pid_t? {
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      let variables = unsafe _NSGetEnviron().pointee
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      let variables = unsafe environ
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if isBeside {
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
      // No one waits for the browser, so the system must reap it.
      _ = signal(SIGCHLD, SIG_IGN)
    }
    // Ignored signals are inherited, but a browser may need them.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGCHLD)
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let problem = unsafe posix_spawnp(
      &process, words[0], &actions, &attributes, arguments, variables)
    return problem == 0 ? process : nil
  }
}
