import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A server of HTTP on the loopback address that answers as it is told, one connection at a time, and
/// remembers what it was asked.
final class PageServer: Sendable {
  /// What a client gets.
  struct Answer: Sendable {
    var status = "200 OK"
    var fields: [String] = []
    var body: [UInt8] = []
    /// What happens behind the body instead of the end.
    var end = End.whole

    enum End: Sendable {
      case whole
      /// The connection is closed, though more was promised.
      case dropped
      /// Bytes without end.
      case endless
      /// A byte now and then.
      case slow
    }

    static func status(_ status: String, _ fields: String...) -> Answer {
      Answer(status: status, fields: fields)
    }

    /// A page of DocC's with a title, and perhaps a rule and the date in its change log.
    static func page(
      _ title: String, as slug: String = "wicks", type: String = "application/json",
      rule: String = "", date: String? = nil
    ) -> Answer {
      let url = "doc://com.apple.HIG/design/Human-Interface-Guidelines/\(slug)"
      let body = Array(
        #"""
        {"schemaVersion":{"major":0,"minor":3,"patch":0},"metadata":{"title":"\#(title)"},\#
        "kind":"article","identifier":{"url":"\#(url)"},\#
        "primaryContentSections":[\#(rule.isEmpty ? "" : content(rule, date))]}
        """#.utf8)
      return Answer(fields: ["Content-Type: \(type)"], body: body)
    }

    private static func content(_ rule: String, _ date: String?) -> String {
      func paragraph(_ text: String, _ type: String = "text") -> String {
        let text = #"{"type":"text","text":"\#(text)"}"#
        let inline = type == "text" ? text : #"{"type":"\#(type)","inlineContent":[\#(text)]}"#
        return #"{"type":"paragraph","inlineContent":[\#(inline)]}"#
      }
      func heading(_ text: String) -> String {
        #"{"type":"heading","level":2,"text":"\#(text)","anchor":"\#(text.prefix(1))"}"#
      }
      var blocks = [heading("Best practices"), paragraph(rule, "strong")]
      if let date {
        let rows = [["Date", "Changes"], [date, "Updated guidance."]].map { row in
          "[" + row.map { "[\(paragraph($0))]" }.joined(separator: ",") + "]"
        }
        blocks.append(heading("Change log"))
        blocks.append(
          #"{"type":"table","header":"row","rows":[\#(rows.joined(separator: ","))]}"#)
      }
      return #"{"kind":"content","content":[\#(blocks.joined(separator: ","))]}"#
    }

    /// An index of DocC's that names pages.
    static func list(_ slugs: String...) -> Answer {
      let paths = slugs.map { #"{"path":"\/design\/human-interface-guidelines\/\#($0)"}"# }
      let text =
        #"{"interfaceLanguages":{"swift":[{"children":[\#(paths.joined(separator: ","))],"#
        + #""path":"\/design\/human-interface-guidelines"}]}}"#
      return Answer(fields: ["Content-Type: application/json"], body: Array(text.utf8))
    }
  }

  /// What a client asked for.
  struct Request: Sendable, Equatable {
    let path: String
    /// The lines of the head behind the first.
    let fields: [String]
  }

  private struct State {
    var answers: [String: [Answer]] = [:]
    var requests: [Request] = []
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())

  static let list = "/tutorials/data/index/design--human-interface-guidelines"

  /// The path of a page.
  static func path(_ slug: String, _ country: String = "") -> String {
    "/tutorials/data\(country)/design/human-interface-guidelines/\(slug).json"
  }

  var address: String { "http://127.0.0.1:\(port)" }

  init() throws {
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let code = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard code else { throw Desk.Failure("no port to listen on") }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        self.serve(connection)
        close(connection)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Says what a path is to give: each answer once, in order, and the last one from then on.
  func give(_ answers: Answer..., at path: String) {
    state.withLock { $0.answers[path] = answers }
  }

  /// What was asked since the last call.
  func requests() -> [Request] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  private func serve(_ connection: Int32) {
    #if canImport(Darwin)
      // A client that goes away in the middle is part of a test.
      var isOn: Int32 = 1
      _ = unsafe setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, 4)
    #endif
    guard let request = Self.request(from: connection) else { return }
    var answer = state.withLock { state in
      state.requests.append(request)
      guard var answers = state.answers[request.path], let first = answers.first else {
        return Answer.status("404 Not Found")
      }
      if answers.count > 1 {
        answers.removeFirst()
        state.answers[request.path] = answers
      }
      return first
    }
    // A server may know a state of a page by its date or by a tag.
    let date = answer.fields.first { $0.hasPrefix("Last-Modified: ") }
    let tag = "ETag: \"\(answer.body.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFFFF })\""
    let condition = date.map { "If-Modified-Since: " + $0.dropFirst("Last-Modified: ".count) }
    if answer.status == "200 OK", answer.end == .whole,
      request.fields.contains(condition ?? "If-None-Match: " + tag.dropFirst("ETag: ".count))
    {
      answer = .status("304 Not Modified", date ?? tag)
    }
    var fields = answer.fields + ["Connection: close"]
    if answer.status == "200 OK", date == nil { fields.append(tag) }
    switch answer.end {
    case .whole: fields.append("Content-Length: \(answer.body.count)")
    case .dropped: fields.append("Content-Length: \(answer.body.count + 1000)")
    case .endless, .slow: break
    }
    Self.send(
      "HTTP/1.1 \(answer.status)\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n", to: connection)
    var isOpen = Self.send(answer.body, to: connection)
    while isOpen, answer.end == .endless {
      isOpen = Self.send([UInt8](repeating: 0x20, count: 1 << 16), to: connection)
    }
    while isOpen, answer.end == .slow {
      isOpen = Self.send([0x20], to: connection)
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  private static func request(from connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 12)
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(connection, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return nil }
      bytes += piece[..<count]
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1 else { return nil }
    return Request(path: String(words[1]), fields: Array(lines.dropFirst()))
  }

  @discardableResult
  private static func send(_ text: String, to connection: Int32) -> Bool {
    send(Array(text.utf8), to: connection)
  }

  /// - Returns: Whether the client takes more.
  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          unsafe Darwin.send(connection, bytes.baseAddress, bytes.count, 0)
        #else
          unsafe Glibc.send(
            connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
