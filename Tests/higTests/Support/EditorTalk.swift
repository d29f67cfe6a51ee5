import Foundation

/// What an editor sends to `hig lsp`, and what it gets.
struct EditorTalk {
  private let desk: Desk
  private let arguments: [String]
  /// The frames that were sent so far.
  private var input = ""
  private var lastID = 0

  /// - Parameters:
  ///   - arguments: Those behind `hig lsp`.
  ///   - params: What `initialize` has, beside a folder of the desk for the app.
  init(
    at desk: Desk, _ arguments: [String] = [], initializedWith params: [String: Any] = [:]
  ) throws {
    (self.desk, self.arguments) = (desk, arguments)
    var params = params
    params["rootUri"] = params["rootUri"] ?? Self.uri(of: "app", at: desk)
    params["capabilities"] = params["capabilities"] ?? [String: Any]()
    try ask("initialize", params)
    try tell("initialized", [:])
  }

  /// The address that editors have for a file of a desk.
  static func uri(of file: String, at desk: Desk) -> String {
    URL(fileURLWithPath: desk.path(file)).absoluteString
  }

  func uri(of file: String) -> String { Self.uri(of: file, at: desk) }

  static func frame(_ message: [String: Any]) throws -> String {
    let content = String(
      decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    return "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
  }

  /// Sends a request.
  ///
  /// - Returns: Its id.
  @discardableResult
  mutating func ask(_ method: String, _ params: [String: Any] = [:]) throws -> Int {
    lastID += 1
    input += try Self.frame(
      ["jsonrpc": "2.0", "id": lastID, "method": method, "params": params])
    return lastID
  }

  /// Sends a notification.
  mutating func tell(_ method: String, _ params: [String: Any]) throws {
    input += try Self.frame(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// Opens a document that has a text in the editor.
  mutating func open(_ file: String, _ text: String, as language: String = "swift") throws {
    try tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(of: file), "languageId": language, "version": 1, "text": text,
        ] as [String: Any]
      ])
  }

  mutating func change(_ file: String, to text: String) throws {
    try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(of: file), "version": 2] as [String: Any],
        "contentChanges": [["text": text]],
      ])
  }

  /// Asks for what hovering shows; lines and columns are counted from 0.
  mutating func hover(over file: String, _ line: Int, _ column: Int) throws -> Int {
    try ask(
      "textDocument/hover",
      [
        "textDocument": ["uri": uri(of: file)],
        "position": ["line": line, "character": column],
      ])
  }

  /// What came back of it all.
  struct Answers {
    let messages: [[String: Any]]
    let status: Int32

    /// The answer to a request.
    func answer(to id: Int) -> [String: Any]? {
      messages.first { $0["id"] as? Int == id && $0["method"] == nil }
    }

    /// The words that a request to hover got; `nil` for none.
    func hover(_ id: Int) -> String? {
      let result = answer(to: id)?["result"] as? [String: Any]
      return (result?["contents"] as? [String: Any])?["value"] as? String
    }

    /// The messages of the hints that a document has at last; `nil` if none were ever sent.
    func hints(in uri: String) -> [String]? {
      let params = messages.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
        .compactMap { $0["params"] as? [String: Any] }
      let diagnostics = params.last { $0["uri"] as? String == uri }?["diagnostics"]
      return (diagnostics as? [[String: Any]])?.compactMap { $0["message"] as? String }
    }
  }

  /// What came back when the input ends here.
  func answers() throws -> Answers { try Self.answers(to: input, at: desk, arguments) }

  static func answers(
    to input: String, at desk: Desk, _ arguments: [String] = []
  ) throws -> Answers {
    let outcome = try desk.hig(arguments: ["lsp"] + arguments, input: input)
    var messages: [[String: Any]] = []
    var rest = Data(outcome.output.utf8)[...]
    while !rest.isEmpty {
      guard let end = rest.firstRange(of: Data("\r\n\r\n".utf8)),
        case let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self),
        header.hasPrefix("Content-Length: "), let count = Int(header.dropFirst(16)),
        let message = try JSONSerialization.jsonObject(with: rest[end.upperBound...].prefix(count))
          as? [String: Any]
      else { throw Desk.Failure(outcome.output + outcome.errors) }
      messages.append(message)
      rest = rest[end.upperBound...].dropFirst(count)
    }
    return Answers(messages: messages, status: outcome.status)
  }
}
