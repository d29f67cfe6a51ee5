import Foundation
import Testing

@Suite struct JSONTests {
  @Test func printsARuleWithAllItsFields() throws {
    let rule = try Desk.withSamples().hig("show", "lanterns@2019:en.4", "--json").json()
    #expect(rule["id"] as? String == "lanterns@2019/ios13:en.4")
    #expect(rule["concept"] as? String == "lanterns/light-few")
    #expect(rule["topic"] as? String == "lanterns")
    #expect(rule["edition"] as? String == "2019")
    #expect(rule["revision"] as? String == "ios13")
    #expect(rule["origin"] is NSNull)
    #expect(rule["language"] as? String == "en")
    #expect(rule["section"] as? [String] == ["Lighting"])
    #expect(rule["ordinal"] as? Int == 4)
    #expect(rule["kind"] as? String == "rule")
    #expect(rule["lead"] as? String == "Light few lanterns at a time.")
    #expect((rule["body"] as? String)?.hasPrefix("Many lanterns") == true)
    #expect(rule["platforms"] as? [String] == ["iOS", "macOS"])
    let source = try #require(rule["source"] as? [String: Any])
    #expect(source["path"] as? String == "en/2019/lanterns.md")
    #expect(source["line"] as? Int == 26)
    #expect(source["endLine"] as? Int == 28)
  }

  @Test func keepsTheOrderOfKeys() throws {
    let desk = try Desk.withSamples()
    let output = try desk.hig("show", "lanterns@2019:en.4", "--json").output
    let keys = output.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .map { $0.dropFirst(3).prefix { $0 != "\"" } }
    #expect(
      keys == [
        "schemaVersion", "id", "concept", "topic", "edition", "revision", "origin", "language",
        "section", "ordinal", "kind", "lead", "body", "platforms", "url", "standing", "successors",
        "updated", "table", "source",
      ])
    #expect(!output.contains("\\/"))
  }

  @Test func escapesWhatStringsMayNotHold() throws {
    let query = "a \"b\" \\ \t\u{1}\u{1F}\u{7F} 초롱🏮"
    let outcome = try Desk.withSamples().hig(query, "--json")
    #expect(try outcome.json()["query"] as? String == query)
    #expect(outcome.output.contains(#"a \"b\" \\ \t\u0001\u001f"#))
  }

  @Test func printsTopicsConceptsAndLists() throws {
    let desk = try Desk.withSamples()
    let topic = try desk.hig("show", "초롱", "--lang", "ko", "--json").json()
    #expect(topic["topic"] as? String == "lanterns")
    #expect(topic["title"] as? String == "초롱")
    #expect(
      topic["text"] as? String
        == "lanterns@2019/ios13:ko".split(separator: "@").last.map(String.init))
    #expect((topic["rules"] as? [Any])?.count == 2)
    let concept = try desk.hig("show", "lanterns/light-few", "--json").json()
    #expect(concept["concept"] as? String == "lanterns/light-few")
    #expect((concept["rules"] as? [Any])?.count == 3)
    let counts = [
      "editions": 2, "topics": 1, "documents": 3, "rules": 4, "symbols": 1,
    ]
    for (subject, count) in counts {
      let list = try desk.hig("list", subject, "--json").json()
      #expect((list["items"] as? [Any])?.count == count, "\(subject)")
    }
    let check = try desk.hig("check", "--json").json()
    #expect(check["sound"] as? Bool == true)
    #expect((check["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func printsWhatAnImportDid() throws {
    let desk = try Desk()
    try desk.write(Samples.english, to: "pages/a.md")
    try desk.write("", to: "pages/b.md")
    let outcome = try desk.hig("import", "pages", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let documents = try #require(outcome.json()["documents"] as? [[String: Any]])
    #expect(documents.map { $0["path"] as? String } == ["pages/a.md", "pages/b.md"])
    #expect(documents.map { $0["status"] as? String } == ["imported", "refused"])
    #expect(documents[0]["topic"] as? String == "lanterns")
    #expect(documents[0]["shape"] as? String == "authored")
    let rules = try #require(documents[0]["rules"] as? [[String: Any]])
    #expect(rules.map { $0["ordinal"] as? Int } == [1, 2, 3, 4])
    #expect(documents[1]["topic"] is NSNull)
    let diagnostics = try #require(documents[1]["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["severity"] as? String == "error")
    let again = try #require(
      desk.hig("import", "pages/a.md", "--json").json()["documents"] as? [[String: Any]])
    #expect(again.map { $0["status"] as? String } == ["unchanged"])
    #expect((again[0]["rules"] as? [Any])?.count == 4)
  }

  @Test(arguments: [
    ("hig show lantrens --json", "closest matches: lanterns"),
    ("hig --json list rules --edition 2018", "closest matches: 2019"),
    ("hig list --json lamps", "hig search list lamps"),
    ("hig --store missing.sqlite --json list topics", "hig build"),
  ])
  func tellsAFailureAsJSON(line: String, hint: String) throws {
    let outcome = try Desk.withSamples().shell(line)
    #expect(outcome.output.isEmpty)
    let failure = try outcome.failure()
    #expect(failure["message"]?.isEmpty == false)
    #expect(failure["hint"]?.contains(hint) == true, "\(failure)")
  }

  // MARK: Less than all

  @Test(arguments: [
    "show lanterns", "show lanterns@2019:en.2", "list topics", "list editions",
    "diff 2019:en 2019:ko",
    "history lanterns/light-few", "refs lanterns", "coverage", "export", "check", "lantern",
    "zeppelin",
    "scan .", "open lanterns --print",
  ])
  func saysWhichVersionOfItsFormAnAnswerHas(line: String) throws {
    let answer = try Desk.withSamples().shell("hig \(line) --json").json()
    #expect(answer["schemaVersion"] as? Int == 1)
    let failure = try Desk.withSamples().shell("hig show lantrens --json 2>&1").json()
    #expect(failure["schemaVersion"] as? Int == 1)
  }

  @Test func printsOnlyTheFieldsAskedFor() throws {
    let desk = try Desk.withSamples()
    let found = try #require(
      desk.hig("lantern", "--fields", "id,lead").json()["results"] as? [[String: Any]])
    #expect(!found.isEmpty)
    for result in found {
      #expect(Array(result.keys) == ["rule"])
      #expect(Set((result["rule"] as? [String: Any] ?? [:]).keys) == ["id", "lead"])
    }
    let ranked = try #require(
      desk.hig("lantern", "--fields", "rank", "--fields", "id").json()["results"]
        as? [[String: Any]])
    #expect(ranked.allSatisfy { Set($0.keys) == ["rank", "rule"] })
    let rule = try desk.hig("show", "lanterns@2019:en.2", "--fields", "id, url").json()
    #expect(Set(rule.keys) == ["schemaVersion", "id", "url"])
    let topic = try desk.hig("show", "lanterns", "--edition", "2019", "--fields", "ordinal").json()
    #expect(topic["topic"] as? String == "lanterns")
    #expect((topic["rules"] as? [[String: Int]])?.map { $0["ordinal"] } == [1, 2, 3, 4])
    let list = try desk.hig("list", "topics", "--fields", "topic").json()
    #expect(list["items"] as? [[String: String]] == [["topic": "lanterns"]])
  }

  @Test func keepsAListEmptyWhoseItemsAreChosen() throws {
    let answer = try Desk.withSamples().hig("diff", "2019:en", "2019:ko", "--fields", "kind,id")
      .json()
    let topics = try #require(answer["topics"] as? [[String: Any]])
    let changes = try #require(topics.first?["changes"] as? [[String: Any]])
    #expect(changes.contains { $0["kind"] as? String == "removed" })
    #expect(changes.allSatisfy { Set($0.keys) == ["kind", "old", "new"] })
  }

  @Test(arguments: [
    ("hig lantern --fields wick", "lead, body"), ("hig list editions --fields wick", "languages"),
    ("hig --fields wick show lanterns@2019:en.2", "url"),
    ("hig import texts --fields wick", "status"),
    ("hig remove texts --fields wick", "path"), ("hig lantern --fields ,", "id,lead,url"),
    ("hig lantern --budget 0", "--budget 8000"), ("hig lantern --budget much", "'much'"),
    ("hig lantern --budget 20", "at least"), ("hig lantern --skip -- -1", "--skip"),
    ("hig import texts --budget 900", "--fields"),
    ("hig export --budget 900 --json --output a.json", "--output"),
    ("hig export --format html --fields id", "--format html"),
  ])
  func saysWhatWouldBeRightOfAnAnswerToShorten(line: String, advice: String) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell(line)
    #expect(outcome.status == 64, "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(try outcome.failure()["message"]?.contains(advice) == true, "\(outcome.errors)")
    #expect(try desk.hig("list", "documents").lines.count == 3)
  }

  @Test(arguments: [
    "list rules", "lantern --limit 0", "show lanterns/light-few", "diff 2019:en 2019:ko", "export",
    "history lanterns/light-few", "--lang ko 초롱", "show lanterns --edition 2019",
  ])
  func tellsHowToGoOnWhereTheBudgetEnds(line: String) throws {
    let desk = try Desk.withSamples()
    let whole = try desk.shell("hig \(line) --json")
    var arguments: [String]? = ["--budget", "1400"] + line.split(separator: " ").map(String.init)
    var (rounds, leads) = (0, "")
    while let these = arguments, rounds < 20 {
      let part = try desk.hig(arguments: these)
      #expect(part.status == 0, "\(part.errors)")
      let budget = try #require(these.firstIndex(of: "--budget").map { these[$0 + 1] })
      #expect(part.output.utf8.count <= Int(budget) ?? 0)
      arguments = try part.json()["next"] as? [String]
      leads += try JSONTests.leads(in: part.json())
      rounds += 1
    }
    #expect(rounds > 1 && rounds < 20)
    #expect(try leads == JSONTests.leads(in: whole.json()))
  }

  /// All leads in an answer, in order.
  private static func leads(in json: Any) -> String {
    if let list = json as? [Any] { return list.map(leads).joined() }
    guard let object = json as? [String: Any] else { return "" }
    return (object["lead"] as? String ?? "")
      + [
        "topics", "changes", "old", "new", "sections", "rows", "cells", "results", "entries",
        "items",
        "rules", "rule",
      ].map { leads(in: object[$0] ?? 0) }.joined()
  }

  @Test func namesABudgetThatHasRoomForWhatHasNone() throws {
    let desk = try Desk.withSamples()
    let empty = try desk.hig("list", "rules", "--budget", "250").json()
    #expect((empty["items"] as? [Any])?.isEmpty == true)
    let next = try #require(empty["next"] as? [String])
    let one = try desk.hig(arguments: next).json()
    #expect((one["items"] as? [Any])?.count == 1)
  }
}
