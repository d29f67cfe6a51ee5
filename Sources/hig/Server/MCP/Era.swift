import GuidelineStore

/// The two ways to negotiate versions in the Model Context Protocol.
///
/// Each request is handled by itself, so the server needs no memory and can serve both kinds of
/// clients at once. A request doesn't require `initialize` before it.
enum Era {
  /// The client sends its version and capabilities once, with `initialize`.
  case handshake
  /// Every request has them: https://modelcontextprotocol.io/specification/2026-07-28
  case stateless

  /// The supported versions of stateless requests, newest first.
  static let statelessVersions = ["2026-07-28"]
  /// The supported versions of `initialize`, newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let prefix = "io.modelcontextprotocol/"

  /// Determines the era of a request.
  ///
  /// - Throws: ``ProtocolError`` if its metadata is incomplete or the version isn't supported.
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

  /// A result with the members that the era requires.
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
  struct Result {
    let members: [(String, JSON)]
    /// How long clients may cache it; `nil` for not at all.
    var freshness: Freshness?

    init(_ object: JSON, _ freshness: Freshness? = nil) {
      members = object.members ?? []
      self.freshness = freshness
    }
  }

  /// How long a client may cache a result.
  enum Freshness {
    /// As long as the program runs.
    case ofProgram
    /// Until an import changes the store.
    case ofStore

    var milliseconds: Int { self == .ofProgram ? 3_600_000 : 60_000 }
    /// Whether the result is the same for all users; imported texts are private.
    var isForEveryone: Bool { self == .ofProgram }
  }
}
