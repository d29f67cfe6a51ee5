import Foundation
import Testing

@Suite struct MistypedCommandTests {
  @Test(arguments: [
    ("hig valeu lantern height", "hig value lantern height"),
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

  @Test(arguments: [
    ("link colors", 64), ("help button", 64), ("list view", 64), ("check boxes", 64),
    ("diff view", 64), ("fetch photos", 64), ("fetch all of it", 64), ("open in new window", 1),
    ("import photos", 2), ("import photos from albums", 2), ("remove ads", 2),
    ("scan qr code", 2), ("show what’s new", 1), ("--lang ko list view", 64),
  ])
  func offersToSearchForWordsThatBeginWithACommand(words: String, status: Int32) throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.shell("hig \(words)")
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    let query = words.replacing("--lang ko ", with: "")
    let phrase = query == words ? "To search for these words" : "이 말을 검색하려면"
    #expect(outcome.errors.hasSuffix("\n  \(phrase): hig search \(query)\n"), "\(outcome.errors)")
    #expect(!outcome.errors.lowercased().contains("usage"), "\(outcome.errors)")
    #expect(try desk.shell("hig --json \(words)").failure()["hint"]?.contains("hig search") == true)
  }

  @Test(arguments: [
    "list topics --bogus", "list topics --color pink", "list terms --lang ko", "show lanterns@2031",
    "import missing.md", "--store none.sqlite list topics", "diff 2014 2031", "list",
  ])
  func offersNoSearchWhereTheWordsAreNoQuery(line: String) throws {
    let outcome = try Desk.withSamples().shell("hig \(line)")
    #expect(outcome.status != 0 && !outcome.errors.contains("To search"), "\(outcome.errors)")
  }

  @Test func namesThePageOfANameThatBeginsWithACommand() throws {
    let desk = try Desk.withSamples()
    let page = Samples.english.replacing("topic: lanterns", with: "topic: search-fields")
      .replacing("title: Lanterns", with: "title: Search fields")
      .replacing("# Lanterns", with: "# Search fields")
    try desk.write(page, to: "fields.md")
    try desk.hig("import", "fields.md")
    let hint = "Search fields: hig \"search bar\""
    #expect(try desk.hig("search", "bar").lines.first == hint)
    #expect(try (desk.hig("search", "bar", "--json").json()["notes"] as? [String])?.first == hint)
    // These are one word, which begins with no command.
    #expect(try !desk.hig("search bar").output.contains(hint))
    #expect(try !desk.hig("search", "lantern").output.contains(": hig"))
    // Other commands do what they do.
    let shown = try desk.hig("show", "password")
    #expect(shown.output.hasPrefix("password"))
    #expect(shown.errors == "hig: To search for these words: hig search show password\n")
  }

  @Test func fetchesIntoNoFolderThatAWordIsTakenFor() throws {
    let desk = try Desk.withSamples()
    let outcome = try desk.hig("fetch", "data pages", "--base", "http://127.0.0.1:1")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("hig fetch './data pages'"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: desk.path("data pages")))
  }
}
