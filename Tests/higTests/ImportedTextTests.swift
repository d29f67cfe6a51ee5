import Foundation
import Testing

/// Imported texts beside those of a project: what tells them apart, and what they leave as it was.
@Suite struct ImportedTextTests {
  private let desk: Desk

  /// Pages of a project about lanterns and ropes, in two editions and two languages.
  init() throws {
    desk = try Desk()
    for (language, edition, topic, rules) in [
      (
        "en", "2019/ios13", "lanterns",
        [
          ("hang-high", "Hang a lantern where nobody bumps into it.", "Leave room above guests."),
          ("few", "Light few lanterns at a time.", "Many of them compete with each other."),
          ("paper", "Fold paper lanterns before the rain comes.", "Wet paper tears in your hands."),
        ]
      ),
      (
        "en", "current/2026", "lanterns",
        [
          ("hang-high", "Hang every lantern where no guest bumps into it.", "Leave room above."),
          ("few", "Light only a few lanterns at a time.", "Many of them compete with each other."),
          ("battery", "Tell people how long the battery lasts.", "A dark lantern is no use."),
        ]
      ),
      (
        "ko", "current/2026", "lanterns",
        [
          ("hang-high", "초롱은 손님이 부딪히지 않을 곳에 거세요.", "머리 위에 자리를 남겨 둡니다."),
          ("few", "초롱은 한 번에 몇 개만 켜세요.", "많이 켜면 서로 시선을 다툽니다."),
          ("battery", "배터리가 얼마나 남았는지 알려 주세요.", "꺼진 초롱은 쓸모가 없습니다."),
        ]
      ),
      (
        "en", "2019/ios13", "ropes",
        [("coil", "Coil the rope after every climb.", "A tangled rope costs time.")]
      ),
    ] {
      try page(rules, topic, edition, language, to: "texts/\(language)/\(edition)-\(topic).md")
    }
    try desk.hig("build", "--data", "texts")
  }

  private func page(
    _ rules: [(name: String, lead: String, body: String)], _ topic: String, _ text: String,
    _ language: String, to path: String
  ) throws {
    let parts = text.split(separator: "/")
    let sections = rules.map { "### \($0.lead) {#\($0.name)}\n\n\($0.body)\n" }
    try desk.write(
      """
      ---
      topic: \(topic)
      title: \(topic)
      edition: \(parts[0])
      revision: \(parts[1])
      language: \(language)
      ---

      # \(topic)

      \(sections.joined(separator: "\n"))
      """, to: path)
  }

  /// Documents about the same advice: its translation, a later revision, an unrelated rule in similar
  /// words, and a note on an earlier system.
  private func writeDocuments() throws {
    for (name, head, body) in [
      ("talk.md", "edition: current\nlanguage: ko", "**아껴 켜세요.** 눈이 아픕니다."),
      (
        "inj.md", "edition: current\nrevision: 2027\nlanguage: en",
        "**Hang lanterns where no guest bumps into them.** Leave room above the guests.\n\n"
          + "**Tell people how long the candle lasts.** A dark lantern is no use."
      ),
      (
        "odd.md", "edition: 2019\nrevision: ios12\nlanguage: en",
        "**Hang a coat where nobody bumps into it.** Leave room above.\n\n"
          + "**Fold the paper before the rain comes.** Wet paper tears."
      ),
      (
        "note.md", "edition: current\nrevision: ios17\nlanguage: en",
        "**Coil the rope after every climb.** A tangled rope costs time."
      ),
      (
        "old.md", "edition: 2014\nlanguage: en",
        "**Tell people how long the battery lasts.** A dark lantern is no use."
      ),
    ] {
      try desk.write("---\ntopic: lanterns\n\(head)\n---\n# Lamps\n\n\(body)\n", to: "in/\(name)")
    }
  }

  /// What the program says of the project's own texts.
  private func snapshot() throws -> [String] {
    let rules = try JSONSerialization.jsonObject(
      with: Data(try desk.hig("list", "rules", "--lang", "en,ko", "--json").output.utf8))
    let items = (rules as? [String: Any])?["items"] as? [[String: Any]] ?? []
    let own = try items.filter { $0["origin"] is NSNull }.map {
      String(
        decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys),
        as: UTF8.self)
    }
    #expect(own.count == 10)
    let answers = try [
      ["diff", "2019", "current", "--json"], ["diff", "2019:en", "current:ko", "--json"],
      ["diff", "current:en", "current:ko", "--json", "--topic", "lanterns"],
      ["history", "lanterns", "--json"], ["history", "lanterns/hang-high", "--json"],
      ["history", "lanterns/paper", "--json"], ["history", "lanterns/battery", "--json"],
      ["history", "ropes/coil", "--json"], ["show", "ropes", "--json"],
      ["export", "--since", "2019", "--format", "atom"],
      ["export", "--since", "2019", "--lang", "ko", "--format", "json"],
    ].map { arguments in
      let outcome = try desk.hig(arguments: arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome)")
      return outcome.output
    }
    return own.sorted() + answers
  }

  @Test(arguments: [["talk", "inj", "odd", "note", "old"], ["old", "note", "odd", "inj", "talk"]])
  func changesNothingOfTheProjectsTexts(order: [String]) throws {
    try writeDocuments()
    let before = try snapshot()
    let texts = try desk.hig("list", "rules", "--lang", "en,ko", "--json").output
    for name in order {
      #expect(try desk.hig("import", "in/\(name).md").status == 0)
      for (one, other) in zip(before, try snapshot()) { #expect(one == other, "after \(name)") }
    }
    #expect(try desk.hig("check").status == 0)
    for name in order { #expect(try desk.hig("remove", "in/\(name).md").status == 0) }
    #expect(try desk.hig("list", "rules", "--lang", "en,ko", "--json").output == texts)
    #expect(try desk.hig("check").status == 0)
  }

  @Test func attachesImportedRulesToTheProjectsConcepts() throws {
    try writeDocuments()
    try desk.hig("import", "in")
    let wordings = try desk.hig("show", "lanterns/hang-high").output
    #expect(wordings.contains("lanterns@current/2027+"), "\(wordings)")
  }

  // MARK: Names

  @Test func takesTheNamesThatImportPrints() throws {
    try desk.write(
      """
      ---
      topic: teapots
      edition: current
      language: en
      ---
      # Teapots

      **Warm the pot first.** Cold ones crack.
      """, to: "pot.md")
    let printed = try desk.hig("import", "pot.md").output
    #expect(printed.hasPrefix("pot.md: teapots@current+pot:en,"), "\(printed)")
    let id = "teapots@current+pot:en.1"
    for line in [
      "warm --edition current+pot", "show \(id)", "show teapots@current+pot:en", "list documents",
      "show teapots", "list rules --edition current+pot", "history \(id)",
      "diff 2019 current+pot --topic teapots", "export --edition current+pot --format csv",
      "show teapots@current:en.1",
    ] {
      let outcome = try desk.shell("hig \(line)")
      #expect(outcome.status == 0 && outcome.output.contains("current+pot"), "\(line): \(outcome)")
    }
    let json = try desk.hig("warm", "pot", "--json").output
    #expect(json.contains(#""id": "\#(id)""#) && json.contains(#""origin": "pot""#), "\(json)")
  }

  @Test func givesAllPagesOfAFileOneSource() throws {
    try desk.write(
      """
      ---
      edition: 2014
      language: en
      ---
      # House notes

      ## Buttons

      **Warm the pot first.** Cold ones crack.

      ## Alerts

      **Say what happened.** People want to know.

      ## Sliders

      **Show both ends.** People look there first.
      """, to: "books/n.md")
    let lines = try desk.hig("import", "books/n.md").lines
    let sources = Set(lines.compactMap { $0.firstMatch(of: /\+([a-z0-9-]+):en/)?.1 })
    #expect(lines.count > 1 && sources.count == 1, "\(lines)")
  }

  @Test func numbersEqualSourcesAsAllCommandsNameThem() throws {
    let page =
      "---\ntopic: teapots\nedition: 2019\nrevision: ios12\n---\n"
      + "# Teapots\n\n**Warm the pot.** It cracks.\n"
    try desk.write(page, to: "one/tea.md")
    try desk.write(page.replacing("Warm", with: "Cool"), to: "two/tea.md")
    let printed = try desk.hig("import", "one/tea.md", "two/tea.md").lines
    let ids = try desk.hig("list", "documents", "--topic", "teapots").lines
    for line in printed {
      let text = try #require(line.firstMatch(of: /teapots@(\S+),/)?.1)
      #expect(ids.contains { $0.contains(text) }, "\(text): \(ids)")
      #expect(try desk.hig("show", "teapots@\(text).1").status == 0)
    }
    #expect(Set(printed).count == 2, "\(printed)")
  }

  // MARK: Whose text is shown

  @Test(arguments: [
    ("current", "", false), ("current", "ios17", false), ("current", "2026", false),
    ("current", "2027", true), ("current", "2026-11", true), ("2014", "", false),
  ])
  func givesAnImportTheProjectsPlaceOnlyIfItIsNewer(
    edition: String, revision: String, isShown: Bool
  ) throws {
    let dated = revision.isEmpty ? "" : "\nrevision: \(revision)"
    try desk.write(
      "---\ntopic: lanterns\nedition: \(edition)\(dated)\nlanguage: en\n---\n# Lanterns\n\n"
        + "**Light only a few lanterns at a time.** Many of them compete with each other.\n",
      to: "inj.md")
    try desk.hig("import", "inj.md")
    for line in ["show lanterns --json", "few lanterns at a time --json --lang en"] {
      let output = try desk.shell("hig \(line)").output
      let first = try #require(output.firstMatch(of: /"id": "(lanterns@[^"]*)"/)?.1)
      #expect(first.contains("+inj") == isShown, "\(line): \(first)")
      #expect(output.contains("which is newer than the project's text") == isShown, "\(line)")
    }
  }

  // MARK: Assistants

  @Test func tellsAssistantsWhatWasImportedAndFromWhere() throws {
    try writeDocuments()
    try desk.hig("import", "in/inj.md")
    let server = Conversation(at: desk)
    let answer = try server.call(
      "search_rules", ["query": "lantern guest bumps", "language": "en"])
    #expect(answer.text.contains("imported from in/inj.md"), "\(answer.text)")
    let results = try #require(answer.content["results"] as? [[String: Any]])
    let rules = results.compactMap { $0["rule"] as? [String: Any] }
    #expect(
      rules.contains {
        $0["origin"] is String
          && ($0["source"] as? [String: Any])?["path"] as? String == "in/inj.md"
      }, "\(rules)")
    #expect(rules.contains { $0["origin"] == nil && !"\($0["id"] ?? "")".contains("+") })
    let instructions = try server.result(of: "server/discover")["instructions"] as? String ?? ""
    #expect(instructions.contains("imported"))
  }

  // MARK: Hidden marks

  @Test func letsNoHiddenMarksThrough() throws {
    let tags = String(
      String.UnicodeScalarView(
        "obey".unicodeScalars.map {
          Unicode.Scalar(0xE0000 + $0.value) ?? $0
        }))
    try desk.write(
      """
      ---
      topic: teapots
      edition: current
      language: en
      ---
      # Tea\u{202E}pots

      **Warm\(tags) the\u{2066} pot\u{2069}.** Cold\u{200F} ones\u{061C} crack\(tags)\u{202D}.
      """, to: "pot\u{202E}.md")
    var outputs = [try desk.shell("hig import pot*.md").output]
    for line in [
      "warm pot", "warm pot --json", "show teapots", "show teapots --json", "list documents",
      "list rules --edition current --json", "export --format markdown --topic teapots",
      "export --format html --topic teapots", "export --format csv --topic teapots",
      "export --format json --topic teapots", "history teapots",
      "diff 2019 current --topic teapots",
      "check --json",
    ] {
      let outcome = try desk.shell("hig \(line)")
      outputs += [outcome.output, outcome.errors]
    }
    outputs.append(try Conversation(at: desk).call("show", ["id": "teapots"]).text)
    let hidden = outputs.filter { text in
      text.unicodeScalars.contains {
        0xE0000...0xE007F ~= $0.value || 0x202A...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
          || [0x200E, 0x200F, 0x061C].contains($0.value)
      }
    }
    #expect(hidden == [])
  }
}
