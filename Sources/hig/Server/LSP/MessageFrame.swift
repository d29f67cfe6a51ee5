import GuidelineStore

/// The framing of LSP messages: headers with the size in bytes.
enum MessageFrame {
  /// Waits for the next message; `nil` at the end of the input.
  ///
  /// - Throws: ``CommandFailure`` if the headers don't contain the size, so that the next message
  ///   can't be found.
  static func content(
    from input: inout StandardInput
  ) throws(CommandFailure) -> StandardInput.Piece? {
    var size: Int?
    while let piece = try input.line() {
      guard case .whole(let line) = piece else { throw isUnclear }
      let header = String(decoding: line, as: UTF8.self)
      let fields = header.split(separator: ":", maxSplits: 1).map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      if fields.joined().isEmpty {
        guard let size else { throw isUnclear }
        return try input.bytes(size)
      }
      guard fields[0].lowercased() == "content-length" else { continue }
      guard fields.count == 2, let count = Int(fields[1]), count >= 0 else { throw isUnclear }
      size = count
    }
    return nil
  }

  private static let isUnclear = CommandFailure(
    "a message on standard input has no valid Content-Length",
    hint: "let an editor start hig lsp, as a language server")

  /// A message with its header.
  static func text(of message: JSON) -> String {
    let content = message.compactText
    return "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
  }
}
