import GuidelineStore

/// Pages and rules as Markdown resources: `hig://topic/alerts`, `hig://rule/alerts@2014:en.3`.
struct Resources {
  let store: RuleStore

  /// The kind of resource, which begins its address.
  private enum Kind: String, CaseIterable {
    case rule, topic

    var prefix: String { "hig://\(rawValue)/" }
    var variable: String { self == .rule ? "id" : "topic" }
    var description: String {
      self == .rule
        ? "A rule by its id: alerts@current:en.4" : "A topic's page, by any of its names"
    }
  }

  private static let pageSize = 100

  static var templates: JSON {
    JSON(Kind.allCases) { kind in
      [
        "uriTemplate": .string("\(kind.prefix){\(kind.variable)}"), "name": .string(kind.rawValue),
        "description": .string(kind.description), "mimeType": "text/markdown",
      ]
    }
  }

  /// Lists the topics of the newest edition, page by page.
  func list(from value: JSON?) throws -> Era.Result {
    let topics = try store.topics(ofEdition: nil)
    let cursor = try Cursor(value, of: "resources")
    guard cursor.skip == 0 || cursor.skip < topics.count else {
      throw ProtocolError.invalidParams("the cursor is behind the end of the list")
    }
    let page = topics.dropFirst(cursor.skip).prefix(Self.pageSize)
    var members: [(String, JSON)] = [
      (
        "resources",
        JSON(Array(page)) { topic in
          [
            "uri": .string(Kind.topic.prefix + topic.slug.percentEncoded()),
            "name": .string(topic.slug), "title": .string(topic.title(in: .ofThisPerson)),
            "mimeType": "text/markdown",
          ]
        }
      )
    ]
    if page.endIndex < topics.endIndex {
      let next = Cursor(behind: page.endIndex, of: "resources")
      members.append(("nextCursor", .string(next.description)))
    }
    return Era.Result(.object(members), .ofStore)
  }

  /// The name in the address of a resource; `nil` for other addresses.
  static func name(in uri: String) -> String? { parts(of: uri)?.name }

  private static func parts(of uri: String) -> (kind: Kind, name: String)? {
    guard let kind = Kind.allCases.first(where: { uri.hasPrefix($0.prefix) }),
      let name = uri.dropFirst(kind.prefix.count).percentDecodedIfSound, !name.isEmpty
    else { return nil }
    return (kind, name)
  }

  /// The text of a resource.
  ///
  /// - Throws: ``ProtocolError`` with similar names, if it doesn't exist.
  func read(_ uri: String, _ era: Era) throws -> Era.Result {
    func missing(_ reason: String) -> ProtocolError {
      // https://modelcontextprotocol.io/specification/2025-11-25/server/resources#error-handling
      ProtocolError(
        code: era == .handshake ? -32002 : -32602,
        message: "there is no resource \(uri.prefix(200)): \(reason)",
        data: ["uri": .string(String(uri.prefix(2000)))])
    }
    guard let (kind, name) = Self.parts(of: uri) else {
      let forms = Kind.allCases.map { "\($0.prefix){\($0.variable)}" }.joined(separator: " or ")
      throw missing("addresses are \(forms)")
    }
    let shown: JSON
    do {
      if kind == .rule {
        shown = [JSON(try store.rule(named: name))].merged
      } else {
        let topic = name.prefix { $0 != "@" }
        _ = try store.topic(named: String(topic))
        shown = try ShowRequest().items(named: name, in: store).map(\.json).merged
      }
    } catch {
      throw missing(CommandFailure(error).sentence)
    }
    return Era.Result(
      [
        "contents": [
          [
            "uri": .string(uri), "mimeType": "text/markdown",
            "text": .string(RuleText.page(shown) + "\n"),
          ]
        ]
      ], .ofStore)
  }
}
