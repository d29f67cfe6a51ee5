import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads standard input by lines or byte counts.
struct StandardInput {
  enum Piece {
    /// The bytes, without a line break; the last line may lack one.
    case whole([UInt8])
    /// The piece exceeded ``sizeLimit`` and was skipped.
    case tooLong
  }

  /// The maximum size of a piece in bytes.
  static let sizeLimit = 10_000_000

  private var buffer: [UInt8] = []
  /// The number of bytes in the buffer that were already returned.
  private var given = 0
  /// The number of bytes known to contain no line break.
  private var searched = 0
  private var isTooLong = false
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Waits for the next line; `nil` at the end of the input.
  mutating func line() throws(CommandFailure) -> Piece? {
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

  /// Waits for `count` bytes; `nil` if the input ends before.
  mutating func bytes(_ count: Int) throws(CommandFailure) -> Piece? {
    var missing = count
    while count > Self.sizeLimit, missing > buffer.count - given {
      missing -= buffer.count - given
      given = buffer.count
      searched = given
      isTooLong = true
      guard try fill() else { return nil }
    }
    while buffer.count - given < missing { guard try fill() else { return nil } }
    return take(upTo: given + missing, skipping: 0)
  }

  /// Whether no more input is available at the moment.
  var isIdle: Bool {
    guard given == buffer.count else { return false }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&input, 1, 0) == 0
  }

  private mutating func take(upTo end: Int, skipping count: Int) -> Piece {
    let bytes = buffer[given..<end]
    let wasTooLong = isTooLong || bytes.count > Self.sizeLimit
    isTooLong = false
    given = end + count
    searched = given
    return wasTooLong ? .tooLong : .whole(Array(bytes))
  }

  /// Reads more; returns false at the end of the input.
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
