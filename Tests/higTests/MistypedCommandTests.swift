import Testing

@Suite struct MistypedCommandTests {
  @Test(arguments: [
    ("hig shwo lanterns", "hig show lanterns"), ("hig shwo 초롱", "hig show 초롱"),
    ("hig dif 2019 current", "hig diff 2019 current"), ("hig dff ios13 current", "hig diff"),
    ("hig lst topics", "hig list topics"), ("hig hist lanterns", "hig history lanterns"),
    ("hig serach a lantern", "hig search a lantern"), ("hig exprot", "hig export"),
    ("hig --json lits topics --lang ko", "hig --json list topics --lang ko"),
    ("hig rfes lanterns@2019:en.2", "hig refs lanterns@2019:en.2"),
    ("hig scna ./app", "hig scan ./app"),
    ("hig histroy keep 'it short'", "hig history keep 'it short'"), ("hig chekc", "hig check"),
  ])
  func tellsOfACommandThatIsMistyped(line: String, meant: String) throws {
    let outcome = try Desk.withSamples().shell(line)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("did you mean \(meant)"), "\(outcome.errors)")
    #expect(outcome.errors.contains("hig search"), "\(outcome.errors)")
  }

  @Test(arguments: [
    // A word that the store knows.
    "hig light", "hig paper lantern", "hig hangs",
    // What follows is nothing that the command takes.
    "hig shew paper lantern", "hig lest lantern", "hig pink lanterns", "hig cover a lantern",
    // Asked for as a query.
    "hig search shwo lanterns", "hig -- shwo lanterns", "hig 'shwo lanterns'",
    // Guidelines speak of it.
    "hig rules", "hig topics lantern",
  ])
  func searchesForWhatIsNoCommand(line: String) throws {
    let outcome = try Desk.withSamples().shell(line)
    #expect(!outcome.errors.contains("did you mean"), "\(outcome.errors)")
    #expect([0, 1].contains(outcome.status))
  }

  @Test func listsWhatANounNames() throws {
    let desk = try Desk.withSamples()
    for noun in ["editions", "topics", "terms"] {
      #expect(try desk.hig(noun).output == desk.hig("list", noun).output)
    }
    #expect(try desk.hig("--json", "topics", "--lang", "ko").json()["items"] != nil)
    #expect(try desk.hig("documents").errors.contains("hig list documents"))
    #expect(try desk.hig("search", "topics", "--json").json()["query"] as? String == "topics")
  }

  @Test func offersToSearchForWhatBeginsLikeACommand() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.hig("link", "colors")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("hig search link colors"))
    #expect(try !desk.hig("list", "topics", "--bogus").errors.contains("hig search"))
  }
}
