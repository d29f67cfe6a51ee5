import Foundation
import Testing

/// The tools, resources and prompts of `hig mcp`.
@Suite struct MCPToolTests {
  private let desk: Desk
  private let server: Conversation

  init() throws {
    desk = try Desk.withSamples()
    server = Conversation(at: desk)
  }

  @Test func describesFewToolsInFewWords() throws {
    let result = try server.result(of: "tools/list")
    let tools = try #require(result["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "search_rules", "show", "look_up_value", "diff_editions", "rule_history", "scan_code",
        "list_topics", "coverage",
      ])
    #expect(try JSONSerialization.data(withJSONObject: tools).count < tools.count * 1300)
    for tool in tools {
      let hints = try #require(tool["annotations"] as? [String: Bool])
      #expect(hints == ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false])
      #expect((tool["outputSchema"] as? [String: Any])?["type"] as? String == "object")
    }
  }

  // MARK: What tools give

  @Test func findsRulesInTheLanguageOfTheQuery() throws {
    let (text, content, _) = try server.call("search_rules", ["query": "초롱"])
    let results = try #require(content["results"] as? [[String: Any]])
    let rule = try #require(results.first?["rule"] as? [String: Any])
    #expect(rule["id"] as? String == "lanterns@2019/ios13:ko.1")
    #expect(rule["url"] is NSNull)
    #expect(text.contains("2. 초롱은 한 번에 몇 개만 켜세요."))
    #expect(text.contains("lanterns@2019/ios13:ko.2"))
  }

  @Test func looksUpANumberWithItsStatement() throws {
    let (text, content, _) = try server.call("look_up_value", ["query": "above the tallest guest"])
    let item = try #require((content["values"] as? [[String: Any]])?.first)
    #expect((item["values"] as? [[String: Any]])?.first?["value"] as? String == "at least 29 pt")
    #expect(text.hasPrefix("at least 29 pt: Leave at least 29 pt above the tallest guest."))
    #expect(text.contains("lanterns@2019/ios13:en.2"))
    #expect(try server.call("look_up_value", ["query": "weight of snow"]).text.contains("no text"))
  }

  @Test func givesTheRulesThatJSONHas() throws {
    let printed = try desk.hig("lantern", "--fields", "rank,id,url").json()
    let content = try server.call("search_rules", ["query": "lantern"]).content
    let known = try #require(printed["results"] as? [[String: Any]])
    let found = try #require(content["results"] as? [[String: Any]])
    #expect(known.count == found.count)
    for (known, found) in zip(known, found) {
      let (known, found) = (known["rule"] as? [String: Any], found["rule"] as? [String: Any])
      for (name, value) in try #require(known) {
        #expect("\(found?[name] ?? "")" == "\(value)")
      }
    }
  }

  @Test func narrowsASearch() throws {
    func total(_ arguments: [String: Any]) throws -> Int {
      let all = arguments.merging(["query": "lantern"]) { $1 }
      return try #require(try server.call("search_rules", all).content["total"] as? Int)
    }
    let all = try total([:])
    #expect(try total(["language": "ja"]) < all)
    #expect(try total(["edition": "current"]) < all)
    #expect(try total(["topic": "초롱"]) == all)
    #expect(try total(["platform": "tvOS"]) < all)
  }

  @Test(arguments: [
    ("search_rules", #"{}"#, "needs query"),
    ("search_rules", #"{"query": 7}"#, "must be a string"),
    ("search_rules", #"{"query": "a", "cursor": "2-moth"}"#, "invalid cursor"),
    ("search_rules", #"{"query": "a", "limit": "few"}"#, "from 1 to 100"),
    ("show", #"{"id": "https://example.com/guide/lantrens"}"#, "closest matches: lanterns"),
    ("coverage", #"{"topic": "lantrens"}"#, "closest matches: lanterns"),
    ("search_rules", #"{"query": null, "edition": null}"#, "needs query"),
    ("search_rules", #"{"query": "a", "edition": 2019}"#, "edition must be a string"),
    ("search_rules", #"{"query": "a", "edition": "2031"}"#, "2019, current"),
    ("search_rules", #"{"query": "a", "edition": "A B"}"#, "editions are 2019, current"),
    ("search_rules", #"{"query": "a", "edition": "2019:fr"}"#, "languages are en, ja, ko"),
    ("search_rules", #"{"query": "a", "language": "fr"}"#, "languages are en, ja, ko"),
    ("search_rules", #"{"query": "a", "language": "?"}"#, "en, ko or ja"),
    ("search_rules", #"{"query": "a", "topic": "lantrens"}"#, "closest matches: lanterns"),
    ("search_rules", #"{"query": "a", "platform": "BeOS"}"#, "macOS"),
    ("search_rules", #"{"query": "a", "limit": 0}"#, "from 1 to 100"),
    ("search_rules", #"{"query": "a", "limit": 1.5}"#, "whole number"),
    ("search_rules", #"{"query": "a", "budget": 999}"#, "from 1000"),
    ("search_rules", #"{"query": "a", "lang": "ko"}"#, "it takes query, edition, language"),
    ("search_rules", #"{"query": "a", "edition": "2019:ko", "language": "en"}"#, "not en"),
    ("show", #"{"id": "lantrens"}"#, "closest matches: lanterns"),
    ("show", #"{"id": "lanterns@2019:en.99"}"#, "lanterns"),
    ("show", #"{"id": "lanterns@2019:en.2", "language": "ko"}"#, "leave them out"),
    ("show", #"{"id": ""}"#, "no topic"),
    ("diff_editions", #"{"old": "2019"}"#, "needs new"),
    ("diff_editions", #"{"old": "2019", "new": "2031"}"#, "2019, current"),
    ("rule_history", #"{"id": "lanterns/nothing"}"#, "closest matches"),
    ("scan_code", #"{"paths": "app"}"#, "a list of strings"),
    ("scan_code", #"{"paths": []}"#, "needs either"),
    ("scan_code", #"{"paths": ["a", 1]}"#, "a list of strings"),
    ("coverage", #"{"language": ["ko"]}"#, "must be a string"),
  ])
  func saysWhatWouldBeRight(tool: String, arguments: String, words: String) throws {
    let arguments = try JSONSerialization.jsonObject(with: Data(arguments.utf8))
    let (text, _, isError) = try server.call(
      tool, try #require(arguments as? [String: Any]))
    #expect(isError)
    #expect(text.contains(words), "\(text)")
    #expect(!text.contains("\n"))
  }

  @Test func tellsNothingOfWhatLiesOutside() throws {
    try desk.write("let lantern = UILanternView()\n", to: "app/Lantern.swift")
    try desk.write("let secret = 1\n", to: "outside/Secret.swift")
    try desk.shell("ln -s ../outside/Secret.swift app/Link.swift")
    let server = Conversation(at: desk, "--root", "app")
    #expect(try !server.call("scan_code", ["paths": ["Lantern.swift"]]).isError)
    let texts = try [
      "Link.swift", "Missing.swift", desk.path("outside/Secret.swift"), desk.path("missing.swift"),
    ].map { path in
      let (text, _, isError) = try server.call("scan_code", ["paths": [path]])
      #expect(isError)
      return text.replacing(path, with: "PATH")
    }
    #expect(Set(texts).count == 1, "\(texts)")
  }

  @Test func refusesToolsResourcesAndPromptsThatAreNotThere() throws {
    for (method, params) in [
      ("tools/call", ["name": "search"]),
      ("prompts/get", ["name": "praise"]), ("prompts/get", ["name": "review"]),
    ] {
      #expect(try server.error(of: method, params)["code"] as? Int == -32602)
    }
    for uri in [
      "hig://rule/lanterns@2019:en.99", "hig://topic/lantrens", "hig://topic/",
      "file:///etc/passwd", "hig://topic/%F",
    ] {
      for (isStateless, code) in [(true, -32602), (false, -32002)] {
        let error = try server.error(
          of: "resources/read", ["uri": uri], isStateless: isStateless)
        #expect(error["code"] as? Int == code)
      }
    }
  }

  @Test func saysTextOnce() throws {
    let (text, content, _) = try server.call("show", ["id": "lanterns@2019:en"])
    #expect(text.contains("Hang a lantern") && text.contains("lanterns@2019/ios13:en.2"))
    let data = try JSONSerialization.data(withJSONObject: content)
    #expect(!String(decoding: data, as: UTF8.self).contains("Hang a lantern"))
    #expect((content["rules"] as? [[String: Any]])?.allSatisfy { $0.count == 1 } == true)
  }

  @Test func refusesLongQuestionsButNotLongCode() throws {
    let long = String(repeating: "lantern ", count: 300)
    let (text, _, isError) = try server.call("search_rules", ["query": long])
    #expect(isError && text.utf8.count < 300 && text.contains("2000 bytes"))
    #expect(
      try !server.call("scan_code", ["text": "let a = 1 // " + long, "file": "a.swift"]).isError)
  }

  @Test(arguments: [
    (#"{"id": "lanterns@2019:en"}"#, #"{"id": "hig://topic/lanterns@2019:en"}"#),
    (#"{"id": "lanterns@2019:en.2"}"#, #"{"id": "hig://rule/lanterns%402019%3Aen.2"}"#),
    (#"{"id": "lanterns"}"#, #"{"id": "https://example.com/guide/lanterns?x=1#lights"}"#),
    (#"{"id": "lanterns"}"#, #"{"id": "http://example.com/guide/Lanterns.html"}"#),
    (
      #"{"id": "lanterns", "language": "ko"}"#,
      #"{"id": "https://developer.apple.com/kr/design/human-interface-guidelines/lanterns/"}"#
    ),
    (#"{"id": "lanterns", "language": "ko"}"#, #"{"id": "lanterns", "language": "한국어"}"#),
    (#"{"id": "lanterns"}"#, #"{"id": "lanterns", "edition": "", "language": " ", "cursor": ""}"#),
    (#"{"id": "lanterns", "budget": 1500}"#, #"{"id": "lanterns", "budget": "1500"}"#),
  ])
  func takesArgumentsAsPeopleWriteThem(plain: String, written: String) throws {
    func answer(_ arguments: String) throws -> String {
      let object = try JSONSerialization.jsonObject(with: Data(arguments.utf8))
      let (text, _, isError) = try server.call("show", try #require(object as? [String: Any]))
      #expect(!isError, "\(text)")
      return text
    }
    #expect(try answer(written) == answer(plain))
  }

  // MARK: Going on

  /// The requests for all parts of a page, and what a process of its own answers to each.
  private func parts() throws -> (lines: [String], texts: [String]) {
    var arguments: [String: Any] = ["id": "lanterns@2019:en", "budget": 1000]
    var (lines, texts): ([String], [String]) = ([], [])
    while true {
      lines.append(try Conversation.line("tools/call", ["name": "show", "arguments": arguments]))
      let (text, content, _) = try server.call("show", arguments)
      texts.append(text)
      guard let cursor = content["nextCursor"] as? String else { return (lines, texts) }
      arguments["cursor"] = cursor
    }
  }

  @Test func goesOnAsAnotherProcessWould() throws {
    let (lines, texts) = try parts()
    #expect(texts.count > 1)
    #expect(try server.answers(to: lines).map(\.words) == texts)
    // Another question lies between them.
    let other = try Conversation.line("tools/call", ["name": "list_topics", "arguments": [:]])
    let mixed = try server.answers(to: lines.flatMap { [$0, other] })
    #expect(stride(from: 0, to: mixed.count, by: 2).map { mixed[$0].words } == texts)
  }

  @Test func goesOnInWhatTheStoreHoldsByThen() throws {
    let (lines, texts) = try parts()
    try desk.write(lines[0] + "\n", to: "first")
    try desk.write(lines[lines.count - 1] + "\n", to: "last")
    #expect(texts.last?.contains("no one looks") == true)
    try desk.write(
      Samples.english.replacing("no one looks", with: "nobody looks"),
      to: "texts/en/2019/lanterns.md")
    let outcome = try desk.shell(
      """
      mkfifo in out; hig mcp < in > out & exec 3> in 4< out
      cat first >&3; read -r answer <&4
      hig build --data texts >&2
      cat last >&3; read -r answer <&4; echo "$answer"; exec 3>&-; wait
      """)
    #expect(outcome.output.contains("nobody looks"), "\(outcome)")
  }

  // MARK: Resources and prompts

  @Test func readsPagesAndRulesAsMarkdown() throws {
    func text(_ uri: String) throws -> String {
      let result = try server.result(of: "resources/read", ["uri": uri])
      let content = try #require((result["contents"] as? [[String: Any]])?.first)
      #expect(content["uri"] as? String == uri)
      #expect(content["mimeType"] as? String == "text/markdown")
      return try #require(content["text"] as? String)
    }
    #expect(try text("hig://rule/lanterns@2019/ios13:en.2").hasPrefix("**Hang a lantern"))
    #expect(try text("hig://rule/lanterns%402019%2Fios13%3Aen.2").contains("29 pt"))
    #expect(try text("hig://topic/lanterns@2019:en").contains("## Lighting"))
    #expect(try text("hig://topic/%EC%B4%88%EB%A1%B1").hasPrefix("# 초롱"))
  }

  @Test func completesTopicsAndRules() throws {
    func values(_ uri: String, _ name: String, _ value: String) throws -> [String] {
      let result = try server.result(
        of: "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": uri],
          "argument": ["name": name, "value": value],
        ])
      let completion = try #require(result["completion"] as? [String: Any])
      #expect(completion["hasMore"] as? Bool == false)
      return try #require(completion["values"] as? [String])
    }
    #expect(try values("hig://topic/{topic}", "topic", "lan") == ["lanterns"])
    #expect(try values("hig://topic/{topic}", "topic", "초") == ["초롱"])
    #expect(try values("hig://rule/{id}", "id", "lanterns@cur") == ["lanterns@current:ja.1"])
    #expect(try values("hig://rule/{id}", "id", "nothing@") == [])
  }

  @Test func asksForAReview() throws {
    let result = try server.result(
      of: "prompts/get",
      ["name": "review", "arguments": ["code": "let a = UIAlertController()", "language": "ko"]])
    let messages = try #require(result["messages"] as? [[String: Any]])
    let text = try #require((messages.first?["content"] as? [String: Any])?["text"] as? String)
    for word in ["scan_code", "search_rules", "show", "UIAlertController", "ko"] {
      #expect(text.contains(word))
    }
  }

  @Test func teachesTheCommandLineInFewWords() throws {
    let skill = try desk.hig("skill")
    #expect(skill.status == 0)
    #expect(skill.output.utf8.count < 1800)
    #expect(skill.output.hasPrefix("---\nname: hig\ndescription: "))
    let words = skill.output.matches(of: /hig ([a-z]+)/).map { String($0.1) }
    let commands = try CommandTree.read(desk).commands
    for command in ["show", "scan", "diff", "history", "list"] {
      #expect(words.contains(command) && commands.contains(command))
    }
  }
}

extension [String: Any] {
  /// What a tool's answer says in words.
  fileprivate var words: String {
    let result = self["result"] as? [String: Any]
    return (result?["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
  }
}
