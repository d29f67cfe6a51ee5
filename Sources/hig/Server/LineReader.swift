#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input, as they come.
struct LineReader {
  enum Line {
    /// Its bytes without the line break; the last line needs none.
    case whole([UInt8])
    /// It was longer than ``sizeLimit`` and has been passed over.
    case tooLong
  }

  /// The most bytes that a line may have.
  static let sizeLimit = 10_000_000

  private var buffer: [UInt8] = []
  /// The bytes of the buffer that were given already.
  private var given = 0
  /// The bytes of the buffer in which there is no line break.
  private var searched = 0
  private var isTooLong = false
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Waits for the next line; `nil` at the end of the input.
  mutating func next() throws(CommandFailure) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, skipping: 1)
      }
      searched = buffer.count
      if buffer.count - given > Self.sizeLimit {
        isTooLong = true
        searched = given
        buffer.removeSubrange(given...)
      }
      guard try fill() else {
        return buffer.count > given || isTooLong ? take(upTo: buffer.count, skipping: 0) : nil
      }
    }
  }

  private mutating func take(upTo end: Int, skipping count: Int) -> Line {
    let line = buffer[given..<end]
    let wasTooLong = isTooLong || line.count > Self.sizeLimit
    isTooLong = false
    given = end + count
    searched = given
    return wasTooLong ? .tooLong : .whole(Array(line))
  }

  /// Reads more; `false` at the end of the input.
  private mutating func fill() throws(CommandFailure) -> Bool {
    if given > 0 {
      buffer.removeSubrange(..<given)
      searched -= given
      given = 0
    }
    var count = 0
    repeat {
      count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else {
      throw CommandFailure("can't read standard input: \(unsafe String(cString: strerror(errno)))")
    }
    buffer += piece[..<count]
    return count > 0
  }
}
