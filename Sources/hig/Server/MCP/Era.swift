import GuidelineStore

/// How clients and servers of the Model Context Protocol come to terms.
///
/// Each request is served by what it carries itself, so that the server needs no memory, and may serve
/// clients of both eras at once. A request of the handshake's era is served whether or not `initialize`
/// came before it.
enum Era {
  /// A client says what it speaks and can do with `initialize`, once.
  case handshake
  /// Each request says it: https://modelcontextprotocol.io/specification/2026-07-28
  case stateless

  /// The versions that a request may name, from the newest.
  static let statelessVersions = ["2026-07-28"]
  /// The versions that `initialize` may agree on, from the newest.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let prefix = "io.modelcontextprotocol/"

  /// Finds out by what a request carries.
  ///
  /// - Throws: ``ProtocolError`` if that is not whole, or names a version that is not served.
  init(of request: Request) throws(ProtocolError) {
    let meta = request.params["_meta"] ?? [:]
    guard meta.members != nil else { throw .invalidParams("_meta must be an object") }
    let version = meta[Self.prefix + "protocolVersion"]
    let capabilities = meta[Self.prefix + "clientCapabilities"]
    guard version != nil || capabilities != nil || request.method == "server/discover" else {
      self = .handshake
      return
    }
    guard let version = version?.string else {
      throw .invalidParams("_meta needs \(Self.prefix)protocolVersion, a string")
    }
    guard Self.statelessVersions.contains(version) else {
      throw ProtocolError(
        code: -32022, message: "unsupported protocol version",
        data: [
          "supported": JSON(Self.statelessVersions) { .string($0) }, "requested": .string(version),
        ])
    }
    guard capabilities?.members != nil else {
      throw .invalidParams("_meta needs \(Self.prefix)clientCapabilities, an object")
    }
    if let client = meta[Self.prefix + "clientInfo"], client.members == nil {
      throw .invalidParams("\(Self.prefix)clientInfo must be an object")
    }
    self = .stateless
  }

  /// A result with what the era wants in it.
  func dressed(_ result: Result) -> JSON {
    guard self == .stateless else { return .object(result.members) }
    var members: [(String, JSON)] = [("resultType", "complete")]
    if let freshness = result.freshness {
      members.append(("ttlMs", .int(freshness.milliseconds)))
      members.append(("cacheScope", .string(freshness.isForEveryone ? "public" : "private")))
    }
    members += result.members
    members.append(("_meta", .object([(Self.prefix + "serverInfo", MCPServer.info)])))
    return .object(members)
  }
}

extension Era {
  /// What a request gets.
  struct Result {
    let members: [(String, JSON)]
    /// `nil` for what clients don't keep.
    var freshness: Freshness?

    /// - Parameter object: Its members.
    init(_ object: JSON, _ freshness: Freshness? = nil) {
      members = object.members ?? []
      self.freshness = freshness
    }
  }

  /// How long a client may keep a result.
  enum Freshness {
    /// It is the same as long as the program runs.
    case ofProgram
    /// An import may change it.
    case ofStore

    var milliseconds: Int { self == .ofProgram ? 3_600_000 : 60_000 }
    /// Whether it is the same for all people: what someone imported is theirs.
    var isForEveryone: Bool { self == .ofProgram }
  }
}
