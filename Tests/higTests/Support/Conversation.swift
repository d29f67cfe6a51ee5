import Foundation

/// What a client of `hig mcp` sends, and what it gets.
struct Conversation {
  /// What a request of 2026-07-28 carries.
  static var meta: [String: Any] {
    [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [String: Any](),
    ]
  }

  private let desk: Desk
  private let arguments: [String]

  /// - Parameter arguments: Those behind `hig mcp`.
  init(at desk: Desk, _ arguments: String...) {
    (self.desk, self.arguments) = (desk, arguments)
  }

  /// The answers to lines that are sent at once, in their order.
  func answers(to lines: [String]) throws -> [[String: Any]] {
    let outcome = try desk.hig(
      arguments: ["mcp"] + arguments, input: lines.map { $0 + "\n" }.joined())
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
    return try outcome.lines.map { line in
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let answer, answer["jsonrpc"] as? String == "2.0" else { throw Desk.Failure(line) }
      return answer
    }
  }

  /// The answer to one request.
  ///
  /// - Parameter isStateless: Whether it carries ``meta``.
  func answer(
    to method: String, _ params: [String: Any] = [:], isStateless: Bool = true
  ) throws -> [String: Any] {
    var params = params
    if isStateless { params["_meta"] = Self.meta }
    let answers = try answers(to: [Self.line(method, params)])
    guard answers.count == 1, answers[0]["id"] as? Int == 1 else {
      throw Desk.Failure("\(method): \(answers)")
    }
    return answers[0]
  }

  /// A request as it is sent.
  static func line(_ method: String, _ params: [String: Any]) throws -> String {
    let request: [String: Any] = ["jsonrpc": "2.0", "id": 1, "method": method, "params": params]
    return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
  }

  /// The result of one request.
  func result(
    of method: String, _ params: [String: Any] = [:], isStateless: Bool = true
  ) throws -> [String: Any] {
    let answer = try answer(to: method, params, isStateless: isStateless)
    guard let result = answer["result"] as? [String: Any] else { throw Desk.Failure("\(answer)") }
    return result
  }

  /// The error that one request gets.
  func error(
    of method: String, _ params: [String: Any] = [:], isStateless: Bool = true
  ) throws -> [String: Any] {
    let answer = try answer(to: method, params, isStateless: isStateless)
    guard let error = answer["error"] as? [String: Any] else { throw Desk.Failure("\(answer)") }
    return error
  }

  /// What a tool gives: its words, and its structured content.
  func call(
    _ tool: String, _ arguments: [String: Any] = [:]
  ) throws -> (text: String, content: [String: Any], isError: Bool) {
    let result = try result(of: "tools/call", ["name": tool, "arguments": arguments])
    let content = (result["content"] as? [[String: Any]])?.first?["text"] as? String
    return (
      content ?? "", result["structuredContent"] as? [String: Any] ?? [:],
      result["isError"] as? Bool ?? false
    )
  }
}
