import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, gathered into large writes. When nobody reads on, what is left is dropped, and the
/// program ends as it would have.
struct StandardOutput: ~Copyable {
  /// Shows everything at the end, if it is longer than the screen.
  private let pager: Pager?
  private var buffer: [UInt8] = []
  /// Whether nobody reads on.
  private(set) var isClosed = false
  private static let bufferSize = 1 << 16

  init(pager: Pager? = nil) {
    self.pager = pager
  }

  /// Lets a write to a closed pipe return instead of killing the program.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Writes text as it is.
  mutating func write(_ text: String) throws(CommandFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize, pager == nil { try flush() }
  }

  /// Writes what has been gathered, so that a reader sees it now.
  mutating func flush() throws(CommandFailure) {
    let problem = FileDescriptor.write(buffer, to: STDOUT_FILENO)
    buffer.removeAll(keepingCapacity: true)
    isClosed = isClosed || problem == EPIPE
    guard let problem, problem != EPIPE else { return }
    throw CommandFailure("can't write to standard output: \(FileDescriptor.words(problem))")
  }

  /// Writes the rest.
  consuming func finish() throws(CommandFailure) {
    if let pager, pager.show(buffer) { return }
    try flush()
  }
}

/// Standard error: what is no result.
enum StandardError {
  /// Writes a line. Nobody can be told where this fails.
  static func write(_ line: String, terminator: String = "\n") {
    _ = FileDescriptor.write(Array((line + terminator).utf8), to: STDERR_FILENO)
  }
}

/// The two writes share this.
private enum FileDescriptor {
  /// - Returns: The error's number if not everything could be written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          unsafe Glibc.write(
            descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        #else
          unsafe Darwin.write(
            descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        #endif
      }
      if count < 0 && errno != EINTR { return errno }
      start += max(count, 0)
    }
    return nil
  }

  /// The system's words for an error's number.
  static func words(_ problem: Int32) -> String {
    unsafe String(cString: strerror(problem))
  }
}
