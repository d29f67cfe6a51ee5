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
        "id", "concept", "topic", "edition", "revision", "origin", "language", "section",
        "ordinal", "kind", "lead", "body", "platforms", "standing", "successors",
        "source",
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
      "editions": 2, "topics": 1, "documents": 3, "rules": 7, "symbols": 1,
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
    ("hig show lantrens --json", "the nearest: lanterns"),
    ("hig --json list rules --edition 2018", "the nearest: 2019"),
    ("hig list --json lamps", "--help"),
    ("hig --store missing.sqlite --json list topics", "hig build"),
  ])
  func tellsAFailureAsJSON(line: String, hint: String) throws {
    let outcome = try Desk.withSamples().shell(line)
    #expect(outcome.output.isEmpty)
    let failure = try outcome.failure()
    #expect(failure["message"]?.isEmpty == false)
    #expect(failure["hint"]?.contains(hint) == true, "\(failure)")
  }
}
