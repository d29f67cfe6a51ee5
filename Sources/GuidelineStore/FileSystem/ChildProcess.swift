#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A running program, which is killed when this value's lifetime ends. No shell sees its arguments.
struct ChildProcess: ~Copyable {
  private let id: pid_t
  private let output: Int32
  private let errors: Int32

  /// - Parameter words: The program, found through `PATH`, and its arguments.
  /// - Throws: The system's error if the program can't run.
  init(_ words: [String]) throws(SystemFailure) {
    let (output, outputEnd) = try Self.pipe()
    let (errors, errorsEnd): (Int32, Int32)
    do throws(SystemFailure) {
      (errors, errorsEnd) = try Self.pipe()
    } catch {
      close(output)
      close(outputEnd)
      throw error
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, outputEnd, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errorsEnd, STDERR_FILENO)
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer {
      unsafe arguments.forEach { unsafe free($0) }
      unsafe posix_spawn_file_actions_destroy(&actions)
      close(outputEnd)
      close(errorsEnd)
    }
    #if canImport(Darwin)
      let variables = unsafe _NSGetEnviron().pointee
    #else
      let variables = unsafe environ
    #endif
    var id: pid_t = 0
    let code = unsafe posix_spawnp(&id, words[0], &actions, nil, arguments, variables)
    guard code == 0 else {
      close(output)
      close(errors)
      throw SystemFailure(code)
    }
    (self.id, self.output, self.errors) = (id, output, errors)
  }

  deinit {
    close(output)
    close(errors)
    // If the program has exited already, this signals nothing: its process ID isn't reused before
    // the wait.
    kill(id, SIGKILL)
    _ = Self.status(ofEnded: id)
  }

  /// Reads standard output to the end; `nil` if there are more than `limit` bytes.
  func output(atMost limit: Int) throws(SystemFailure) -> [UInt8]? {
    try OpenFile.bytes(of: output, atMost: limit)
  }

  /// Waits for the program to exit.
  ///
  /// - Returns: The exit status, negative if a signal ended the program, and the start of its
  ///   standard error.
  consuming func finish() -> (status: Int32, errors: String) {
    let words = try? OpenFile.bytes(of: errors, atMost: 1 << 16)
    close(output)
    close(errors)
    let status = Self.status(ofEnded: id)
    discard self
    return (status, String(decoding: words ?? [], as: UTF8.self))
  }

  private static func pipe() throws(SystemFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let code = unsafe Darwin.pipe(&ends)
    #else
      let code = unsafe Glibc.pipe(&ends)
    #endif
    guard code == 0 else { throw SystemFailure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func status(ofEnded id: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 { if errno != EINTR { return -1 } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
