#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A server of HTTP on this machine, asked once for each connection.
///
/// URLSession of Foundation for Linux takes no answer of chromedriver's: “Failed writing header”.
struct LocalServer {
  let port: UInt16

  /// Sends a document, and returns the one that comes back.
  func send(_ body: [UInt8], method: String, to path: String) throws -> [UInt8] {
    let descriptor = try connected()
    defer { close(descriptor) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    var rest = (Array(head.utf8) + body)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw Desk.Failure("the driver takes no more of \(path)") }
      rest = rest.dropFirst(count)
    }
    return try answer(from: descriptor)
  }

  private func connected() throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = unsafe withUnsafePointer(to: address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, size)
      }
    }
    guard code == 0 else {
      close(descriptor)
      throw Desk.Failure("nobody listens on port \(port)")
    }
    return descriptor
  }

  /// The body of an answer, which is as long as its head says: the driver keeps connections open.
  private func answer(from descriptor: Int32) throws -> [UInt8] {
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var body: Range<Int>?
    while answer.count < body?.upperBound ?? .max {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw Desk.Failure("the driver gives no answer") }
      answer += piece[..<count]
      if body == nil { body = Self.body(in: answer) }
    }
    return body.map { Array(answer[$0]) } ?? []
  }

  /// Where the body will stand; `nil` before all of the head is there.
  private static func body(in answer: [UInt8]) -> Range<Int>? {
    let end = Array("\r\n\r\n".utf8)
    guard let start = answer.indices.first(where: { answer[$0...].starts(with: end) }) else {
      return nil
    }
    let head = String(decoding: answer[..<start], as: UTF8.self).lowercased()
    let size = head.firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
    return start + end.count..<start + end.count + size
  }
}
