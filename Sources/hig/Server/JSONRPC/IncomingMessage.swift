import GuidelineStore

/// A message from a client: https://www.jsonrpc.org/specification
enum IncomingMessage {
  case request(Request)
  /// Never gets a response, even if it is invalid.
  case notification(method: String, params: JSON)
  /// The response to a request from this program.
  case response(id: JSON, error: JSON?, result: JSON?)

  /// Parses a message.
  ///
  /// - Throws: ``Refusal`` if it is invalid. Batches aren't supported; only one version of the
  ///   protocols has them.
  init(_ piece: StandardInput.Piece) throws(Refusal) {
    guard case .whole(let bytes) = piece else {
      let limit = StandardInput.sizeLimit / 1_000_000
      throw Refusal(.invalidRequest("the message is larger than \(limit) MB"))
    }
    let json: JSON
    do {
      json = try JSONParser.value(of: bytes)
    } catch {
      throw Refusal(.parseError("not JSON: \(error)"))
    }
    try self.init(json)
  }

  private init(_ json: JSON) throws(Refusal) {
    guard json.members != nil else {
      if case .array = json {
        throw Refusal(.invalidRequest("batches aren't supported; send one message at a time"))
      }
      throw Refusal(.invalidRequest("a message is an object"))
    }
    guard json["method"] != nil || json["result"] == nil && json["error"] == nil else {
      // An invalid response must not be answered, or both sides might never stop.
      self = .response(id: json["id"] ?? .null, error: json["error"], result: json["result"])
      return
    }
    let id = json["id"]
    switch id {
    case nil, .int, .string: break
    default: throw Refusal(.invalidRequest("an id is a string or a whole number"))
    }
    guard json["jsonrpc"]?.string == "2.0" else {
      throw Refusal(.invalidRequest("jsonrpc must be \"2.0\""), id)
    }
    guard let name = json["method"]?.string else {
      throw Refusal(.invalidRequest("the message has no method, which is a string"), id)
    }
    var params = json["params"] ?? [:]
    if case .null = params { params = [:] }
    guard let id else {
      self = .notification(method: name, params: params)
      return
    }
    guard params.members != nil else {
      throw Refusal(.invalidParams("params must be an object"), id)
    }
    self = .request(Request(id: id, method: name, params: params))
  }
}

/// A message that requires a response.
struct Request {
  /// A string or an integer.
  let id: JSON
  let method: String
  /// An object.
  let params: JSON

  func text(_ name: String) throws(ProtocolError) -> String {
    guard let text = params[name]?.string else {
      throw .invalidParams("\(method) needs \(name), a string")
    }
    return text
  }
}

/// A protocol error, caused by the client rather than its user.
struct ProtocolError: Error {
  let code: Int
  let message: String
  /// Additional data for the client.
  var data: JSON?

  static func parseError(_ message: String) -> Self { Self(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func methodNotFound(_ method: String) -> Self {
    Self(code: -32601, message: "there is no method \(method)")
  }
  static func invalidParams(_ message: String, _ data: JSON? = nil) -> Self {
    Self(code: -32602, message: message, data: data)
  }
  static func internalError(_ message: String) -> Self { Self(code: -32603, message: message) }
}

/// A message that can't be handled, with its ID if known.
struct Refusal: Error {
  let error: ProtocolError
  let id: JSON

  init(_ error: ProtocolError, _ id: JSON? = nil) {
    self.error = error
    self.id = id ?? .null
  }
}

extension JSON {
  static func response(to id: JSON, result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func response(to id: JSON, _ error: ProtocolError) -> JSON {
    var members: [(String, JSON)] = [
      ("code", .int(error.code)), ("message", .string(error.message)),
    ]
    if let data = error.data { members.append(("data", data)) }
    return ["jsonrpc": "2.0", "id": id, "error": .object(members)]
  }
}
