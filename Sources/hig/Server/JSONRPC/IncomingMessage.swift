import GuidelineStore

/// What a client sends: https://www.jsonrpc.org/specification
enum IncomingMessage {
  case request(Request)
  /// It gets no answer, whatever it says.
  case notification(method: String, params: JSON)
  /// An answer to a question of this program.
  case response(id: JSON, error: JSON?, result: JSON?)

  /// Reads what came in a piece.
  ///
  /// - Throws: ``Refusal`` if it is no message. Batches are none, as in all versions of the protocols but
  ///   one.
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
      // Even a broken one is left alone: answers to answers would have no end.
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

/// A message that wants an answer.
struct Request {
  /// A string or a whole number.
  let id: JSON
  let method: String
  /// An object.
  let params: JSON

  /// A parameter that is text.
  func text(_ name: String) throws(ProtocolError) -> String {
    guard let text = params[name]?.string else {
      throw .invalidParams("\(method) needs \(name), a string")
    }
    return text
  }
}

/// An error of the protocol, which a program and not its user has made.
struct ProtocolError: Error {
  let code: Int
  let message: String
  /// What a program may read of it.
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

/// A message that cannot be served, with its id if that could be read.
struct Refusal: Error {
  let error: ProtocolError
  let id: JSON

  init(_ error: ProtocolError, _ id: JSON? = nil) {
    self.error = error
    self.id = id ?? .null
  }
}

extension JSON {
  /// The answer to a request that was served.
  static func response(to id: JSON, result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// The answer to a message that was not.
  static func response(to id: JSON, _ error: ProtocolError) -> JSON {
    var members: [(String, JSON)] = [
      ("code", .int(error.code)), ("message", .string(error.message)),
    ]
    if let data = error.data { members.append(("data", data)) }
    return ["jsonrpc": "2.0", "id": id, "error": .object(members)]
  }
}
