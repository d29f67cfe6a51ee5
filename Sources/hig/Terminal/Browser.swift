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

  /// Shows a page, and returns when the program has ended: it may be one that shows pages here.
  ///
  /// - Throws: ``CommandFailure`` if no program does, or if this is no page's address.
  func open(_ address: String) throws(CommandFailure) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
      throw CommandFailure("“\(address)” isn't a web address")
    }
    for command in commands where Self.run(Self.words(of: command, for: address)) { return }
    let names = commands.map { $0[0] }.joined(separator: ", ")
    throw CommandFailure(
      "can't open \(address) with \(names)",
      hint: "name a browser in BROWSER, or print the address with --print")
  }

  static func words(of command: [String], for address: String) -> [String] {
    let words = command.map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
    let filled = words.map { $0.joined(separator: address) }
    return words.contains { $0.count > 1 } ? filled : filled + [address]
  }

  /// - Returns: Whether the program is there, and ended well.
  private static func run(_ words: [String]) -> Bool {
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      let variables = unsafe _NSGetEnviron().pointee
    #else
      let variables = unsafe environ
    #endif
    var process: pid_t = 0
    guard unsafe posix_spawnp(&process, words[0], nil, nil, arguments, variables) == 0 else {
      return false
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}
