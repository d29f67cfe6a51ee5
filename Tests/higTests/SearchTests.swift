import Foundation
import Testing

@Suite struct SearchTests {
  @Test func printsResultsWithTheirSiblings() throws {
    let desk = try Desk.withSamples()
    let answer = try desk.hig("many", "lanterns", "--json").json()
    #expect(answer["query"] as? String == "many lanterns")
    #expect(answer["total"] as? Int == (answer["results"] as? [Any])?.count)
    let results = try #require(answer["results"] as? [[String: Any]])
    let first = try #require(results.first)
    #expect(first["rank"] as? Int == 1)
    #expect(first["score"] is Double)
    #expect((first["snippet"] as? String)?.contains("**") == true)
    #expect((first["rule"] as? [String: Any])?["concept"] as? String == "lanterns/light-few")
    #expect(
      first["siblings"] as? [String] == ["lanterns@2019/ios13:ko.2", "lanterns@current:ja.1"])
    #expect(answer["notes"] is [String])
  }

  @Test(arguments: [
    ["초롱은"], ["--lang", "ko", "lantern"], ["search", "--topic", "초롱", "lantern"],
    ["--edition", "2019", "--kind", "definition", "folds"], ["--platform", "ios", "lantern"],
    ["-high lantern"], ["lantern", "--", "-high"], ["\"few lanterns\""], ["lant*"],
  ])
  func findsRules(arguments: [String]) throws {
    let desk = try Desk.withSamples()
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try desk.shell("hig " + line)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("lanterns@"))
  }

  @Test(arguments: ["zeppelin", "--topic lanterns zeppelin", "-- -lantern", "'\"( *'"])
  func explainsThatNothingWasFound(arguments: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(arguments)")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("hig: "))
  }

  @Test(arguments: ["\" AND ( NEAR *", "a\"b", "NOT", "lead:x", "*", "{a} ^b", "';--", ""])
  func takesAnyTextForAQuery(text: String) throws {
    let outcome = try Desk.withSamples().hig("search", "--", text)
    #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("--topic lantrens paper", "lanterns"), ("--edition 2020 paper", "2019"),
    ("--lang fr paper", "en, ja, ko"), ("--edition 2019/ios11 paper", "2019/ios13"),
    ("--platform lamp paper", "macOS"),
  ])
  func namesWhatThereIsInPlaceOfWhatThereIsNot(arguments: String, offer: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(arguments)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(offer))
  }

  @Test(arguments: [
    ("'\"paper lanterns\"'", "contains the phrase “paper lanterns”; 4 results without quotes"),
    ("'zep*'", "contains a word starting with “zep”"),
    ("symbol:Pagoda", "mentions the symbol “Pagoda”"),
    ("pagoda", "contains “pagoda”; the closest word is “paper”"),
  ])
  func tellsWhatNoRuleHas(query: String, note: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(query)")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no rule " + note), "\(outcome.errors)")
  }

  @Test(.timeLimit(.minutes(3)), arguments: ["search", "history", "show", "refs"])
  func takesWordsOfAnyLength(command: String) throws {
    let outcome = try Desk.withSamples().hig(command, String(repeating: "a", count: 50_000))
    #expect(outcome.status == 1 || outcome.status == 2)
    #expect(outcome.output.isEmpty)
  }

  @Test func answersWhatIsInNoLanguageInThatOfThePerson() throws {
    let desk = try Desk.withSamples()
    func first(_ language: String) throws -> String? {
      let outcome = try desk.hig("29pt", "--json", environment: ["HIG_LANG": language])
      let results = try outcome.json()["results"] as? [[String: Any]]
      return (results?.first?["rule"] as? [String: Any])?["language"] as? String
    }
    #expect(try first("ko_KR.UTF-8") == "ko")
    #expect(try first("en") == "en")
  }

  @Test func marksHitsInTheLeadWithoutRepeatingIt() throws {
    let desk = try Desk.withSamples()
    let output = try desk.hig("compete", "lanterns", "--limit", "1").output
    #expect(output.components(separatedBy: "Light few lanterns at a time.").count == 2)
    #expect(output.contains("\n    Many lanterns compete"))
    let colored = try desk.hig("light lanterns", "--limit", "1", "--color", "always").output
    #expect(colored.contains("\u{1B}[1;31mlanterns\u{1B}[0m"))
  }

  @Test func showsEachTextOnlyWhenAskedTo() throws {
    let desk = try Desk.withSamples()
    try desk.write(Samples.english.replacing("ios13", with: "ios12"), to: "older.md")
    try desk.hig("import", "older.md")
    func count(_ arguments: String) throws -> Int? {
      try desk.shell("hig 'many lanterns compete' --json \(arguments)").json()["total"] as? Int
    }
    let rules = try #require(try count("--every-text --lang en"))
    let concepts = try #require(try count("--lang en"))
    #expect(concepts < rules)
    let one = try desk.hig("lantern", "--limit", "1", "--json").json()
    #expect((one["results"] as? [Any])?.count == 1)
    #expect((one["total"] as? Int ?? 0) > 1)
  }
}
