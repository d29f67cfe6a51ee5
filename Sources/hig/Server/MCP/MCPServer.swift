import GuidelineStore

/// Answers the messages of clients of the Model Context Protocol.
///
/// Messages are served in the order in which they come, one at a time, so that one that cancels another
/// always comes too late, and is passed over.
struct MCPServer {
  let store: RuleStore
  let roots: Roots
  /// What clients are told to begin with.
  private let instructions: String
  /// What a tool answered last, to what question, and from what version of the store's data.
  private var last: (answer: ToolAnswer, question: String, version: Int)?

  /// - Parameter notes: What clients are to know of how the server was set up.
  init(store: RuleStore, roots: Roots, notes: [String] = []) {
    (self.store, self.roots) = (store, roots)
    instructions = ([Self.instructions] + notes.map { "Note: \($0)." }).joined(separator: "\n")
  }

  static let info: JSON = [
    "name": "hig", "title": "Human Interface Guidelines", "version": .string(HIG.version),
  ]

  private static let instructions = """
    Apple's Human Interface Guidelines in English, Korean and Japanese, in several editions. \
    Before you design or review the interface of an app, call search_rules, or scan_code with the \
    code; show reads a rule or a page in full. Cite rules by id and url. Rules without an \
    origin are hig's own summaries, not Apple's words. A rule with an origin, +NAME in its id, was \
    imported by the user from the file in source: it says what that file says.
    """

  private static let capabilities: JSON = [
    "tools": [:], "resources": [:], "prompts": [:], "completions": [:],
  ]

  /// The answer to a line; `nil` if it wants none.
  mutating func answer(to line: StandardInput.Piece) -> JSON? {
    do throws(Refusal) {
      guard case .request(let request) = try IncomingMessage(line) else { return nil }
      return .response(to: request.id, result: try serve(request))
    } catch {
      return .response(to: error.id, error.error)
    }
  }

  private mutating func serve(_ request: Request) throws(Refusal) -> JSON {
    do {
      let era = try Era(of: request)
      return era.dressed(try result(of: request, era))
    } catch let error as ProtocolError {
      throw Refusal(error, request.id)
    } catch {
      throw Refusal(.internalError(CommandFailure(error).sentence), request.id)
    }
  }

  private mutating func result(of request: Request, _ era: Era) throws -> Era.Result {
    let cursor = request.params.withoutNulls["cursor"]
    switch request.method {
    case "initialize" where era == .handshake:
      let asked = try request.text("protocolVersion")
      let version = Era.handshakeVersions.first { $0 == asked } ?? Era.handshakeVersions[0]
      return Era.Result([
        "protocolVersion": .string(version), "capabilities": Self.capabilities,
        "serverInfo": Self.info, "instructions": .string(instructions),
      ])
    case "ping" where era == .handshake: return Era.Result([:])
    case "server/discover":
      return Era.Result(
        [
          "supportedVersions": JSON(Era.statelessVersions) { .string($0) },
          "capabilities": Self.capabilities, "instructions": .string(instructions),
        ], .ofProgram)
    case "tools/list":
      return try whole(["tools": JSON(Tool.all) { $0.json }], cursor)
    case "tools/call": return try call(request)
    case "resources/list": return try Resources(store: store).list(from: cursor)
    case "resources/templates/list":
      return try whole(["resourceTemplates": Resources.templates], cursor)
    case "resources/read": return try Resources(store: store).read(request.text("uri"))
    case "prompts/list": return try whole(["prompts": Prompts.list], cursor)
    case "prompts/get": return try Prompts.get(request)
    case "completion/complete": return try Completion.values(for: request, in: store)
    default: throw ProtocolError.methodNotFound(request.method)
    }
  }

  /// A list that is given at once, so that no cursor leads on in it.
  private func whole(
    _ list: JSON, _ cursor: JSON?
  ) throws(ProtocolError) -> Era.Result {
    guard cursor == nil else { throw .invalidParams("invalid cursor; this list has one page") }
    return Era.Result(list, .ofProgram)
  }

  // MARK: Tools

  /// What a tool gives. Its failures are results, too, for a model to read.
  private mutating func call(_ request: Request) throws -> Era.Result {
    let name = try request.text("name")
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let names = Tool.all.map(\.name).joined(separator: ", ")
      throw ProtocolError.invalidParams("there is no tool \(name); tools are \(names)")
    }
    let arguments = (request.params["arguments"] ?? [:]).withoutNulls
    guard let members = arguments.members else {
      throw ProtocolError.invalidParams("arguments must be an object")
    }
    do {
      try tool.check(arguments)
      // The same question may be asked with other budgets.
      let asked = members.filter { !["cursor", "budget", "limit"].contains($0.0) }
      let question = name + JSON.object(asked.sorted { $0.0 < $1.0 }).compactText
      let cursor = try Cursor(arguments["cursor"], of: question)
      let call = ToolCall(
        arguments: arguments, store: store, roots: roots, skip: cursor.skip)
      return try answer(of: tool, to: call, question).result(
        from: cursor, budget: call.number("budget") ?? Tool.usualBudget, of: question)
    } catch let error as ProtocolError {
      throw error
    } catch {
      return Era.Result([
        "content": [["type": "text", "text": .string(CommandFailure(error).sentence)]],
        "isError": .bool(true),
      ])
    }
  }

  /// What a tool has to say. Where a client goes on in the last answer, that is given again, unless
  /// someone has written to the store since.
  private mutating func answer(
    of tool: Tool, to call: ToolCall, _ question: String
  ) throws -> ToolAnswer {
    let question = question + "\(call.number("limit") ?? 0)"
    let version = try store.currentDataVersion()
    if call.skip > 0, let last, last.question == question, last.version == version {
      return last.answer
    }
    last = nil
    let answer = try tool.answer(call)
    // One that has only its first items is of no use behind them.
    if answer.total == nil { last = (answer, question, version) }
    return answer
  }

  // MARK: Input and output

  /// Serves standard input to its end, or until nobody reads the answers any more.
  mutating func run() throws {
    var input = StandardInput()
    var output = StandardOutput()
    while let line = try input.line() {
      if case .whole(let bytes) = line, bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
        continue
      }
      guard let answer = answer(to: line) else { continue }
      try output.write(answer.compactText + "\n")
      try output.flush()
      guard !output.isClosed else { return }
    }
  }
}
