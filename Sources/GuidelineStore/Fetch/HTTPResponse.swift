/// An HTTP response: https://www.rfc-editor.org/rfc/rfc9110
struct HTTPResponse {
  let status: Int
  private let fields: [(name: String, value: String)]
  let body: [UInt8]

  /// - Parameter bytes: The headers, including those of interim responses, and the body without its
  ///   transfer encoding.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let (status, fields) = Self.takeHead(&rest) {
      guard !(100..<200).contains(status) else { continue }
      (self.status, self.fields, body) = (status, fields, Array(rest))
      return
    }
    return nil
  }

  /// The value of the last header field with a name, which must be in lowercase.
  subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

  private static func takeHead(
    _ rest: inout ArraySlice<UInt8>
  ) -> (status: Int, fields: [(name: String, value: String)])? {
    guard let first = takeLine(&rest), first.hasPrefix("HTTP/"),
      let status = first.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    var fields: [(name: String, value: String)] = []
    while let line = takeLine(&rest) {
      guard !line.isEmpty else { return (status, fields) }
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...]
      fields.append((line[..<colon].lowercased(), String(value).trimmed))
    }
    return nil
  }

  private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: .lineFeed) else { return nil }
    var line = rest[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    rest = rest[(end + 1)...]
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether the content type, if any, is JSON, and the body looks like one object, judged by its
  /// first and last byte.
  var isJSON: Bool {
    let isSpace: (UInt8) -> Bool = { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return self["content-type"].map { $0.lowercased().range(of: "json") != nil } ?? true
      && body.first { !isSpace($0) } == UInt8(ascii: "{")
      && body.last { !isSpace($0) } == UInt8(ascii: "}")
      && String(validating: body, as: UTF8.self) != nil
  }
}
