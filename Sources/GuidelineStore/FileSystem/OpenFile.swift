#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Reads and writes open files.
enum OpenFile {
  static func append(
    _ bytes: some Collection<UInt8>, to descriptor: Int32
  ) throws(SystemFailure) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      guard count >= 0 || errno == EINTR else { throw SystemFailure() }
      start += max(count, 0)
    }
  }

  /// Reads the next bytes.
  ///
  /// - Returns: The number of bytes; 0 at the end.
  static func fill(_ piece: inout [UInt8], from descriptor: Int32) throws(SystemFailure) -> Int {
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count < 0 else { return count }
      guard errno == EINTR else { throw SystemFailure() }
    }
  }

  /// Reads to the end; `nil` if there are more than `limit` bytes.
  static func bytes(of descriptor: Int32, atMost limit: Int) throws(SystemFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try fill(&piece, from: descriptor), count > 0 {
      guard bytes.count + count <= limit else { return nil }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// The bytes of a file; `nil` if there are more than `limit`. Empty for anything but a regular
  /// file.
  static func bytes(at path: FilePath, atMost limit: Int) throws(SystemFailure) -> [UInt8]? {
    let descriptor = unsafe open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure() }
    defer { close(descriptor) }
    guard try FileStatus(ofOpen: descriptor).kind == .file else { return [] }
    return try bytes(of: descriptor, atMost: limit)
  }
}
