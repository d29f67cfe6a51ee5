import Foundation
import Testing

/// The protocol of `hig mcp`: its two eras, and what is sent by mistake or in malice.
@Suite struct MCPServerTests {
  private let desk: Desk
  private let server: Conversation

  init() throws {
    desk = try Desk.withSamples()
    server = Conversation(at: desk)
  }

  // MARK: Eras

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("2024-11-05", "2024-11-05"), ("2031-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func agreesOnAVersionWithClientsThatShakeHands(asked: String, agreed: String) throws {
    let result = try server.result(
      of: "initialize",
      [
        "protocolVersion": asked, "capabilities": [String: Any](),
        "clientInfo": ["name": "test", "version": "1"],
      ], isStateless: false)
    #expect(result["protocolVersion"] as? String == agreed)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "hig")
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(Set(capabilities.keys) == ["tools", "resources", "prompts", "completions"])
    #expect(result["resultType"] == nil)
  }

  @Test func servesARequestThatNamesTheNewVersionByItself() throws {
    let result = try server.result(of: "server/discover")
    #expect(result["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(result["resultType"] as? String == "complete")
    #expect(try #require(result["ttlMs"] as? Int) > 0)
    #expect(result["cacheScope"] as? String == "public")
    #expect((result["instructions"] as? String)?.isEmpty == false)
    let meta = try #require(result["_meta"] as? [String: Any])
    let info = meta["io.modelcontextprotocol/serverInfo"] as? [String: Any]
    #expect(info?["name"] as? String == "hig")
  }

  @Test(arguments: [
    ("tools/list", [:]), ("resources/list", [:]), ("resources/templates/list", [:]),
    ("prompts/list", [:]), ("resources/read", ["uri": "hig://topic/lanterns"]),
  ])
  func saysHowLongListsAndResourcesKeep(method: String, params: [String: String]) throws {
    let new = try server.result(of: method, params)
    #expect(new["ttlMs"] is Int)
    #expect(["public", "private"].contains(new["cacheScope"] as? String ?? ""))
    let old = try server.result(of: method, params, isStateless: false)
    #expect(Set(new.keys).subtracting(old.keys) == ["ttlMs", "cacheScope", "resultType", "_meta"])
  }

  @Test(arguments: ["initialize", "ping", "logging/setLevel", "resources/subscribe", "nothing"])
  func hasNoMethodsThatTheNewVersionDropped(method: String) throws {
    #expect(
      try server.error(of: method, ["protocolVersion": "2025-11-25"])["code"] as? Int == -32601)
  }

  @Test(arguments: [
    (#"{"io.modelcontextprotocol/protocolVersion": "2026-07-28"}"#, -32602),
    (#"{"io.modelcontextprotocol/clientCapabilities": {}}"#, -32602),
    (
      #"{"io.modelcontextprotocol/protocolVersion": 2026, "#
        + #""io.modelcontextprotocol/clientCapabilities": {}}"#, -32602
    ),
    (
      #"{"io.modelcontextprotocol/protocolVersion": "2026-07-28", "#
        + #""io.modelcontextprotocol/clientCapabilities": []}"#, -32602
    ),
    (
      #"{"io.modelcontextprotocol/protocolVersion": "1900-01-01", "#
        + #""io.modelcontextprotocol/clientCapabilities": {}}"#, -32022
    ),
    ("[]", -32602), ("null", -32602),
  ])
  func refusesARequestWhoseMetadataIsNotWhole(meta: String, code: Int) throws {
    let line =
      #"{"jsonrpc": "2.0", "id": "a", "method": "tools/list", "params": {"_meta": \#(meta)}}"#
    let answer = try #require(try server.answers(to: [line]).first)
    #expect(answer["id"] as? String == "a")
    let error = try #require(answer["error"] as? [String: Any])
    #expect(error["code"] as? Int == code)
    if code == -32022 {
      let data = try #require(error["data"] as? [String: Any])
      #expect(data["supported"] as? [String] == ["2026-07-28"])
      #expect(data["requested"] as? String == "1900-01-01")
    }
  }

  @Test func asksForMetadataToBeDiscovered() throws {
    let error = try server.error(of: "server/discover", isStateless: false)
    #expect(error["code"] as? Int == -32602)
  }

  @Test func servesClientsThatNeverShookHands() throws {
    #expect(try server.result(of: "ping", isStateless: false).isEmpty)
    #expect(try server.result(of: "tools/list", isStateless: false)["tools"] is [Any])
  }

  // MARK: Messages

  @Test func answersInTheOrderOfRequestsAndNothingElse() throws {
    let ping = #"{"jsonrpc": "2.0", "method": "ping", "id": "#
    let answers = try server.answers(to: [
      ping + "7}", "", ping + #""초"}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}}"#,
      #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": ""}}"#,
      #"{"jsonrpc": "2.0", "method": "ping"}"#, #"{"jsonrpc": "2.0", "id": 3, "result": {}}"#,
      #"{"jsonrpc": "2.0", "method": "tools/call", "params": 7}"#, "  \r", ping + "9}\r",
      ping + "-9223372036854775808}",
    ])
    let ids = answers.map { "\($0["id"] ?? "")" }
    #expect(ids == ["7", "초", "9", "-9223372036854775808"])
  }

  @Test(arguments: ["null", "true", "1.5", "[]", "{}", "1e30", "18446744073709551616"])
  func refusesIDsThatAreNeitherTextNorWholeNumbers(id: String) throws {
    let answers = try server.answers(to: [#"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"#])
    #expect(answers.count == 1)
    #expect(answers[0]["id"] is NSNull)
    #expect((answers[0]["error"] as? [String: Any])?["code"] as? Int == -32600)
  }

  @Test(arguments: [
    ("{", -32700), ("ping", -32700), (#"{"jsonrpc": "2.0", "id": 1, "met"#, -32700),
    ("\"\u{0}\"", -32700), (String(repeating: "[", count: 100_000), -32700),
    ("7", -32600), ("[]", -32600), (#"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#, -32600),
    ("{}", -32600), (#"{"id": 1, "method": "ping"}"#, -32600),
    (#"{"jsonrpc": 2.0, "id": 1, "method": "ping"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": 7}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": ""}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": "초"}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "initialize"}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "resources/read"}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "prompts/get", "params": {"name": 1}}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": null}}"#, -32602),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "show", "#
        + #""arguments": []}}"#, -32602
    ),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "completion/complete"}"#, -32602),
  ])
  func refusesALineAndServesTheNext(line: String, code: Int) throws {
    let ping = #"{"jsonrpc": "2.0", "id": 2, "method": "ping"}"#
    let answers = try server.answers(to: [line, ping])
    #expect(answers.count == 2)
    #expect((answers[0]["error"] as? [String: Any])?["code"] as? Int == code)
    #expect(answers[1]["id"] as? Int == 2)
    #expect(answers[1]["result"] is [String: Any])
  }

  @Test func passesOverALineThatIsTooLong() throws {
    let filler = String(repeating: "a", count: 10_000_000)
    let answers = try server.answers(to: [
      #"{"jsonrpc": "2.0", "id": 1, "method": "\#(filler)"}"#,
      #"{"jsonrpc": "2.0", "id": 2, "method": "ping"}"#,
      #"{"jsonrpc": "2.0", "id": 3, "method": "ping", "params": {"a": "\#(filler.dropLast(100))"}}"#,
    ])
    #expect(answers.map { $0["id"] as? Int } == [nil, 2, 3])
    #expect((answers[0]["error"] as? [String: Any])?["code"] as? Int == -32600)
    #expect(answers[2]["result"] is [String: Any])
  }

  @Test func refusesInvalidUTF8AndBytesOfZero() throws {
    let outcome = try desk.shell(
      #"""
      { printf '{"jsonrpc": "2.0", "id": 1, "method": "p\xff"}\n'; printf '\0\n'
        printf '{"jsonrpc": "2.0", "id": 2, "method": "ping"}\0\n'
        printf '{"jsonrpc": "2.0", "id": 3, "method": "ping"}'; } | hig mcp
      """#)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines.dropLast().allSatisfy { $0.contains("-32700") }, "\(outcome)")
    #expect(outcome.lines.last == #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
  }

  @Test func endsWithTheInputAndWhenNobodyReads() throws {
    let end = try desk.hig("mcp")
    #expect(end.status == 0)
    #expect(end.output.isEmpty)
    #expect(end.errors.isEmpty)
    // The input stays open, and the program ends all the same.
    let closed = try desk.shell(
      #"""
      { for i in 1 2 3 4 5; do echo '{"jsonrpc": "2.0", "id": 1, "method": "ping"}'; sleep 0.3; done
        sleep 20; } > >(hig mcp > >(head -1 > first; exec true); echo $? > status) &
      for i in $(seq 100); do [[ -s status ]] && break; sleep 0.1; done
      kill %1; cat status first
      """#)
    #expect(closed.lines.first == "0", "\(closed)")
    #expect(closed.lines.count == 2, "\(closed)")
  }

  @Test func tellsWhatIsWrongWithItsOptions() throws {
    let missing = try desk.hig("mcp", "--store", "missing.sqlite")
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
    #expect(missing.errors.contains("missing.sqlite"))
    let root = try desk.hig("mcp", "--root", "nowhere")
    #expect(root.status == 2)
    #expect(root.errors.contains("--root 'nowhere' isn't a folder"))
    // Of a variable without a value; in / it would be all folders.
    let empty = try desk.shell("cd /; hig mcp --root ''")
    #expect(empty.status == 2 && empty.errors.contains("--root '' isn't a folder"))
  }

  // MARK: A client of others

  /// The folder that Scripts/install-deps puts the SDK for Python into.
  static let hasClient = FileManager.default.fileExists(
    atPath: Desk.package + "/.build/mcp-client/mcp/client/client.py")

  @Test(
    .enabled(if: hasClient, "skipped: make test installs the client"),
    arguments: ["auto", "legacy", "2026-07-28"])
  func satisfiesTheClientOfTheSDKForPython(mode: String) throws {
    try desk.write("let lantern = UILanternView()\n", to: "app/Lantern.swift")
    let calls = [
      #"["search_rules", {"query": "lantern"}]"#, #"["search_rules", {"query": "초롱", "limit": 1}]"#,
      #"["show", {"id": "lanterns"}]"#, #"["show", {"id": "lanterns/light-few"}]"#,
      #"["show", {"id": "lanterns@2019:en.2"}]"#, #"["show", {"id": "term:button"}]"#,
      #"["diff_editions", {"old": "2019:en", "new": "2019:ko"}]"#,
      #"["rule_history", {"id": "lanterns/light-few"}]"#, #"["rule_history", {"topic": "초롱"}]"#,
      #"["scan_code", {"paths": ["app"]}]"#, #"["list_topics", {"edition": "2019"}]"#,
      #"["coverage", {}]"#, #"["show", {"id": "lantrens"}]"#,
    ]
    let outcome = try desk.shell(
      "'\(Desk.package)/Scripts/mcp-client' '\(mode)' '[\(calls.joined(separator: ","))]' "
        + "'\(Desk.program)' mcp --root .")
    let talk = try outcome.json()
    #expect(talk["version"] as? String == (mode == "legacy" ? "2025-11-25" : "2026-07-28"))
    #expect(talk["resources"] as? [String] == ["hig://topic/lanterns"])
    #expect(talk["completion"] as? [String] == ["lanterns"])
    #expect(talk["languages"] as? [String] == ["en", "ko", "ja"])
    #expect((talk["page"] as? String)?.hasPrefix("# Lanterns") == true)
    let answers = try #require(talk["answers"] as? [[String: Any]])
    #expect(answers.count == calls.count)
    for answer in answers.dropLast() {
      #expect(answer["isError"] as? Bool == false, "\(answer)")
      #expect((answer["text"] as? String)?.isEmpty == false, "\(answer)")
    }
    #expect(answers.last?["isError"] as? Bool == true)
  }
}
