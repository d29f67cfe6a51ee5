import GuidelineStore

/// An LSP server:
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification
///
/// Handles one message at a time, in order.
struct LanguageServer {
  private enum Phase {
    case uninitialized, running, shutDown
  }

  private var preferences: EditorPreferences
  private var scanner: SourceScanner
  private var phase = Phase.uninitialized
  private var client = EditorCapabilities([:])
  private var folders: [String] = []
  private var documents: [String: OpenDocument] = [:]
  /// URIs of documents whose hints are out of date.
  private var unpublished: Set<String> = []
  /// URIs of documents with hints in the editor.
  private var hinted: Set<String> = []
  private var outgoing: [JSON] = []
  /// The addresses that the editor was asked to open, by request ID.
  private var opening: [Int: String] = [:]
  private var requestCount = 0
  /// What was found in the document of the last request, until anything changes.
  private var lastReport: (uri: String, version: Int, report: ScanReport)?

  init(store: RuleStore, _ preferences: EditorPreferences) {
    self.preferences = preferences
    scanner = SourceScanner(store)
  }

  // MARK: Input and output

  /// Handles messages until the input ends, the editor asks to exit, or it stops reading.
  ///
  /// - Returns: Whether the editor ended the session properly.
  mutating func run() throws -> Bool {
    var input = StandardInput()
    var output = StandardOutput()
    while let content = try MessageFrame.content(from: &input) {
      guard take(content) else { break }
      // While the user is typing, more changes are waiting, so hints can wait, too.
      if input.isIdle { publishHints() }
      try send(through: &output)
      guard !output.isClosed else { return true }
    }
    publishHints()
    try send(through: &output)
    return phase == .shutDown
  }

  private mutating func send(through output: inout StandardOutput) throws {
    for message in outgoing { try output.write(MessageFrame.text(of: message)) }
    outgoing = []
    try output.flush()
  }

  /// - Returns: Whether to go on.
  private mutating func take(_ content: StandardInput.Piece) -> Bool {
    do throws(Refusal) {
      switch try IncomingMessage(content) {
      case .response(let id, let error, let result): take(answer: id, error, result)
      case .notification("exit", _): return false
      case .notification(let method, let params):
        guard phase == .running else { break }
        do {
          try take(notification: method, params)
        } catch {
          log(error)
        }
      case .request(let request):
        outgoing.append(.response(to: request.id, result: try serve(request)))
      }
    } catch {
      outgoing.append(.response(to: error.id, error.error))
    }
    return true
  }

  // MARK: Requests

  private mutating func serve(_ request: Request) throws(Refusal) -> JSON {
    do {
      switch (phase, request.method) {
      case (.uninitialized, "initialize"): return initialize(request.params)
      case (.uninitialized, _):
        throw ProtocolError(code: -32002, message: "the server awaits initialize")
      case (.shutDown, _): throw ProtocolError.invalidRequest("the server is shut down")
      case (.running, "initialize"):
        throw ProtocolError.invalidRequest("the server is initialized")
      case (.running, "shutdown"):
        phase = .shutDown
        return .null
      case (.running, "textDocument/hover"): return try hover(request)
      case (.running, "textDocument/codeAction"): return try actions(request)
      case (.running, "workspace/executeCommand"): return try execute(request)
      default: throw ProtocolError.methodNotFound(request.method)
      }
    } catch let error as ProtocolError {
      throw Refusal(error, request.id)
    } catch {
      throw Refusal(.internalError(CommandFailure(error).sentence), request.id)
    }
  }

  private mutating func initialize(_ params: JSON) -> JSON {
    phase = .running
    client = EditorCapabilities(params["capabilities"] ?? [:])
    preferences.take(params["initializationOptions"] ?? [:], locale: params["locale"]?.string)
    folders = folders(in: params["workspaceFolders"])
    if folders.isEmpty { folders = folders(in: [["uri": params["rootUri"] ?? .null]]) }
    if let folder = folders.first { preferences.settings = Settings(.ofThisPerson(in: folder)) }
    preferences.settings.problems.forEach { log($0) }
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": .bool(true), "change": 1, "save": .bool(true)],
        "workspace": [
          "workspaceFolders": ["supported": .bool(true), "changeNotifications": .bool(true)]
        ],
        "hoverProvider": .bool(true),
        "codeActionProvider": .bool(true),
        "executeCommandProvider": ["commands": [.string(CodeActions.openCommand)]],
      ],
      "serverInfo": ["name": "hig", "version": .string(HIG.version)],
    ]
  }

  private mutating func hover(_ request: Request) throws -> JSON {
    guard let document = try document(of: request) else { return .null }
    guard let line = request.params["position"]?["line"]?.wholeNumber,
      let character = request.params["position"]?["character"]?.wholeNumber
    else { throw ProtocolError.invalidParams("\(request.method) needs position") }
    var report = try report(on: document)
    report.keepUses { $0.range.contains(line: line, character: character) }
    return Hover(report, labels: Labels(language: preferences.language))?
      .json(asMarkdown: client.readsMarkdown) ?? .null
  }

  private mutating func actions(_ request: Request) throws -> JSON {
    guard let document = try document(of: request),
      let range = request.params["range"].flatMap(DocumentRange.init)
    else { return [] }
    var report = try report(on: document)
    report.keepUses { $0.range.touches(range) }
    let actions = CodeActions(
      on: document, report, context: (request.params["context"] ?? [:]).withoutNulls,
      labels: Labels(language: preferences.language))
    return .array(client.takesActions ? actions.all : actions.all.compactMap { $0["command"] })
  }

  private mutating func report(on document: OpenDocument) throws -> ScanReport {
    let version = try scanner.dataVersion()
    if let lastReport, lastReport.uri == document.uri, lastReport.version == version {
      return lastReport.report
    }
    let report = try scanner.report(on: [file(of: document)], options(includingMentions: true))
    lastReport = (document.uri, version, report)
    return report
  }

  private mutating func execute(_ request: Request) throws -> JSON {
    let name = try request.text("command")
    guard name == CodeActions.openCommand else {
      throw ProtocolError.invalidParams(
        "there is no command \(name); commands are \(CodeActions.openCommand)")
    }
    guard let address = request.params["arguments"]?.elements.first?.string,
      Browser.shows(address)
    else { throw ProtocolError.invalidParams("\(name) needs the address of a web page") }
    if client.showsDocuments {
      ask("window/showDocument", ["uri": .string(address), "external": .bool(true)])
      opening[requestCount] = address
    } else {
      try Browser.ofThisPerson.open(address, here: false)
    }
    return .null
  }

  /// Sends a request to the editor, with ``requestCount`` as its ID.
  private mutating func ask(_ method: String, _ params: JSON) {
    requestCount += 1
    outgoing.append([
      "jsonrpc": "2.0", "id": .int(requestCount), "method": .string(method), "params": params,
    ])
  }

  /// Opens a page in the browser if the editor couldn't.
  private mutating func take(answer id: JSON, _ error: JSON?, _ result: JSON?) {
    guard let number = id.wholeNumber, let address = opening.removeValue(forKey: number) else {
      return
    }
    if case .bool(true)? = result?["success"], error == nil { return }
    do {
      try Browser.ofThisPerson.open(address, here: false)
    } catch {
      log(error)
    }
  }

  /// The file of a document, relative to the editor's folders if possible.
  private func file(of document: OpenDocument) -> FoundFile {
    document.file(in: folders, preferences.selection) ?? document.file
  }

  /// The document of a request; `nil` if it isn't a source file.
  private func document(of request: Request) throws(ProtocolError) -> OpenDocument? {
    guard let uri = request.params["textDocument"]?["uri"]?.string else {
      throw .invalidParams("\(request.method) needs textDocument, with its uri")
    }
    return documents[uri]
  }

  private func options(includingMentions: Bool) -> ScanOptions {
    var options = ScanOptions(
      text: preferences.text, language: preferences.language, platforms: preferences.platforms,
      limit: 3, includesTests: includingMentions, includesMentions: includingMentions)
    options.checks = Set(preferences.settings.checks?.value ?? [])
    options.disabledChecks = Set(preferences.settings.disabledChecks?.value ?? [])
    return options
  }

  // MARK: Notifications

  private mutating func take(notification method: String, _ params: JSON) throws {
    let uri = params["textDocument"]?["uri"]?.string ?? ""
    lastReport = nil
    switch method {
    case "initialized":
      watchFiles()
      try meet(folders)
    case "textDocument/didOpen":
      documents[uri] = params["textDocument"].flatMap { OpenDocument($0) }
      unpublished.insert(uri)
    case "textDocument/didChange":
      // The server announces full synchronization, so a change has the whole text.
      guard let text = params["contentChanges"]?.elements.last?["text"]?.string else { break }
      documents[uri]?.change(to: text, version: params["textDocument"]?["version"]?.wholeNumber)
      unpublished.insert(uri)
    case "textDocument/didSave":
      guard let document = documents[uri] else { break }
      try scanner.meet([file(of: document)])
      // The file's declarations may hide Apple's in other files.
      unpublished.formUnion(documents.keys)
    case "textDocument/didClose":
      guard let document = documents.removeValue(forKey: uri) else { break }
      // From now on, the file's contents count, if it exists.
      try scanner.meet(FileTree.files(at: [FilePath(document.path)], preferences.selection))
      unpublished.formUnion(documents.keys)
      unpublished.insert(uri)
    case "workspace/didChangeWatchedFiles":
      let changed = (params["changes"]?.elements ?? []).compactMap { $0["uri"]?.string }
      // The text in the editor counts, not the file's.
      let paths = changed.filter { documents[$0] == nil }.compactMap(DocumentURI.path)
      guard !paths.isEmpty else { break }
      // A file that is gone declares nothing.
      try scanner.meet(FileTree.files(at: paths.map { FilePath($0) }, preferences.selection))
      unpublished.formUnion(documents.keys)
    case "workspace/didChangeWorkspaceFolders":
      let (removed, added) = (
        folders(in: params["event"]?["removed"]), folders(in: params["event"]?["added"])
      )
      folders = folders.filter { !removed.contains($0) } + added
      try meet(added)
      unpublished.formUnion(documents.keys)
    case "workspace/didChangeConfiguration":
      let before = (preferences.showsHints, preferences.language)
      preferences.take(params["settings"]?["hig"] ?? [:], locale: nil)
      guard before != (preferences.showsHints, preferences.language) else { break }
      unpublished.formUnion(documents.keys)
    default: break
    }
  }

  private func folders(in list: JSON?) -> [String] {
    (list?.elements ?? []).compactMap { $0["uri"]?.string }.compactMap(DocumentURI.path)
      .map(FileTree.identity)
  }

  private mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let endings = FileSelection.sources.endings.sorted().joined(separator: ",")
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": .string("**/*.{\(endings)}")]]],
          ]
        ]
      ])
  }

  /// Reads the declarations of the app's other files, because they aren't Apple's.
  private mutating func meet(_ folders: [String]) throws {
    var bounded = preferences.selection
    bounded.visitLimit = 50_000
    // The home folder and the root are too large to be an app's.
    let homes: Set = ["/", environment("HOME").map(FileTree.identity) ?? "/"]
    for folder in folders where !homes.contains(folder) {
      try scanner.meet(FileTree.files(at: [folder], bounded))
    }
  }

  private mutating func publishHints() {
    for uri in unpublished.sorted() {
      do {
        try publishHints(in: uri)
      } catch {
        log(error)
      }
    }
    unpublished = []
  }

  private mutating func publishHints(in uri: String) throws {
    let document = documents[uri]
    var hints: [JSON] = []
    if preferences.showsHints, phase == .running,
      let file = document?.file(in: folders, preferences.selection)
    {
      let report = try scanner.report(on: [file], options(includingMentions: false))
      hints = Hints.all(in: report)
    }
    // An editor without hints needs no empty list.
    guard hinted.remove(uri) != nil || !hints.isEmpty else { return }
    if !hints.isEmpty { hinted.insert(uri) }
    var params: [(String, JSON)] = [("uri", .string(uri)), ("diagnostics", .array(hints))]
    if let version = document?.version { params.append(("version", .int(version))) }
    outgoing.append([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(params),
    ])
  }

  /// Logs an error that occurred outside of a request.
  private mutating func log(_ error: any Error) {
    outgoing.append([
      "jsonrpc": "2.0", "method": "window/logMessage",
      "params": ["type": 1, "message": .string("hig: \(CommandFailure(error).sentence)")],
    ])
  }
}
