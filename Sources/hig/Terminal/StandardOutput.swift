import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Buffered standard output. If the reader closes it, the rest is dropped, and the program ends
/// normally.
struct StandardOutput: ~Copyable {
  /// Shows all output at the end, if it doesn't fit the screen.
  private let pager: Pager?
  private var buffer: [UInt8] = []
  /// Whether the reader has closed it.
  private(set) var isClosed = false
  private static let bufferSize = 1 << 16

  init(pager: Pager? = nil) {
    self.pager = pager
  }

  /// Makes writes to a closed pipe return an error instead of killing the program.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  mutating func write(_ text: String) throws(CommandFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize, pager == nil { try flush() }
  }

  /// Writes the buffer.
  mutating func flush() throws(CommandFailure) {
    let problem = FileDescriptor.write(buffer, to: STDOUT_FILENO)
    buffer.removeAll(keepingCapacity: true)
    isClosed = isClosed || problem == EPIPE
    guard let problem, problem != EPIPE else { return }
    throw CommandFailure("can't write to standard output: \(FileDescriptor.words(problem))")
  }

  /// Writes the rest, or shows everything in the pager.
  consuming func finish() throws(CommandFailure) {
    if let pager, pager.show(buffer) { return }
    try flush()
  }
}

/// Standard error, for everything but results.
enum StandardError {
  /// Writes a line. Errors can't be reported, so they are ignored.
  static func write(_ line: String, terminator: String = "\n") {
    _ = FileDescriptor.write(Array((line + terminator).utf8), to: STDERR_FILENO)
  }
}

private enum FileDescriptor {
  /// - Returns: The error code if writing failed.
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

  /// The system's message for an error code.
  static func words(_ problem: Int32) -> String {
    unsafe String(cString: strerror(problem))
  }
}
