import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that shows pages of the web. No shell sees their addresses.
struct Browser {
  /// Programs with their arguments, the one to try first in front. In one of the arguments `%s` may
  /// stand for the address; otherwise it comes last.
  private let commands: [[String]]

  /// `$BROWSER`, which may name several apart by colons, else what the system opens addresses with.
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

  /// Shows a page.
  ///
  /// - Parameter isHere: Whether the program may show the page here, and is waited for; else it gets
  ///   none of this program's streams, and only its start can fail.
  /// - Throws: ``CommandFailure`` if no program does, or if this is no page's address.
  func open(_ address: String, here isHere: Bool = true) throws(CommandFailure) {
    guard Self.shows(address) else {
      throw CommandFailure("“\(address)” isn't a web address")
    }
    for command in commands {
      let words = Self.words(of: command, for: address)
      if isHere ? Self.run(words) : Self.start(words, besideStreams: true) != nil { return }
    }
    let names = commands.map { $0[0] }.joined(separator: ", ")
    throw CommandFailure(
      "can't open \(address) with \(names)",
      hint: "name a browser in BROWSER, or print the address with --print")
  }

  /// Whether it is the address of a page, and not of a program or file.
  static func shows(_ address: String) -> Bool {
    address.hasPrefix("https://") || address.hasPrefix("http://")
  }

  static func words(of command: [String], for address: String) -> [String] {
    let words = command.map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
    let filled = words.map { $0.joined(separator: address) }
    return words.contains { $0.count > 1 } ? filled : filled + [address]
  }

  /// - Returns: Whether the program is there, and ended well.
  private static func run(_ words: [String]) -> Bool {
    guard let process = start(words, besideStreams: false) else { return false }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  /// - Parameter isBeside: Whether it gets none of this program's streams, and nobody waits for it.
  /// - Returns: The process; `nil` if the program isn't there.
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
      // Its end is nobody's business.
      _ = signal(SIGCHLD, SIG_IGN)
    }
    // What this program ignores, a browser may wait for.
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
