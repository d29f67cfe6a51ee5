import Testing

@Suite struct NameTests {
  private let desk: Desk

  init() throws {
    desk = try Desk.withSamples()
    let benches = Samples.english.replacing("lanterns", with: "benches")
      .replacing("title: Lanterns\nnames: Paper lamps", with: "title: Benches, and chairs")
      .replacing("# Lanterns", with: "# Benches, and chairs")
      .replacing("revision: ios13\n", with: "").replacing("2019", with: "2014")
    try desk.write(benches, to: "benches.md")
    try desk.hig("import", "benches.md")
  }

  @Test(arguments: [
    "show lanterns --edition ios13", "show lanterns@ios13", "show lanterns@ios13:en.2",
    "show lanterns/hang-high --edition ios13 --lang en", "lanterns --edition iOS13",
    "list rules --edition ios13:en", "diff ios13:en ios13:en", "export --edition ios13",
    "edition:ios13 lantern", "refs lanterns --edition ios13", "coverage --since ios13",
  ])
  func takesARevisionForAnEdition(line: String) throws {
    let outcome = try desk.shell("hig \(line)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let isNamed = ["2019/ios13", "hang-high", "lanterns"].contains(where: outcome.output.contains)
    #expect(isNamed, "\(outcome.output)")
    #expect(!outcome.errors.contains("there is no edition"))
  }

  @Test(arguments: [
    ("en", "--lang=en"), ("ko", "--edition=2014:en,2019:ko"),
    ("ko-KR", "--edition=2014:en,2019:ko"), ("fr", "--lang=en"),
  ])
  func listsRulesInTheReadersLanguage(reader: String, listed: String) throws {
    let environment = ["HIG_LANG": reader]
    let own = try desk.hig("list", "rules", environment: environment)
    #expect(try own.output == desk.hig("list", "rules", listed).output)
    #expect(own.errors.contains("--lang en,ja,ko"), "\(own.errors)")
    let json = try desk.hig("list", "rules", "--json", environment: environment)
    #expect(try json.output == desk.hig("list", "rules", listed, "--json").output)
    let text = try desk.hig("list", "rules", "--edition", "current:ja", environment: environment)
    #expect(text.errors.isEmpty && text.output.contains(":ja."), "\(text)")
  }

  @Test func labelsCoverageInTheReadersLanguage() throws {
    let table = try desk.hig("coverage", "--lang", "ko", environment: ["HIG_LANG": "ja"])
    #expect(table.output.hasPrefix("トピック\t"), "\(table.output)")
  }

  @Test func asksWhichEditionAnAmbiguousRevisionIsOf() throws {
    let page = Samples.english.replacing("topic: lanterns", with: "topic: chairs")
      .replacing("edition: 2019", with: "edition: 2014")
    try desk.write(page, to: "chairs.md")
    try desk.hig("import", "chairs.md")
    let outcome = try desk.hig("list", "rules", "--edition", "ios13")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("2014/ios13, 2019/ios13"), "\(outcome.errors)")
    #expect(try desk.hig("edition:ios13", "light").status == 0)
  }

  @Test func importsIntoTheRevisionThatTheStoreHas() throws {
    try desk.write(Samples.japanese.replacing("edition: current\n", with: ""), to: "new.md")
    for option in ["--dry-run", "--quiet"] {
      let outcome = try desk.hig("import", "new.md", "--edition", "ios13", option)
      #expect(outcome.output.contains("@2019/ios13+new:ja") || option == "--quiet", "\(outcome)")
    }
    #expect(try desk.hig("show", "lanterns@2019/ios13:ja").status == 0)
  }

  @Test(arguments: [
    ("list rules --lang ko,ja --json", ["ko", "ja"]),
    ("list rules --lang ko --lang ja --json", ["ko", "ja"]),
    ("list rules --edition 2014,current --json", ["2014", "current"]),
    ("list topics --topic 초롱,benches --json", ["lanterns", "benches"]),
    ("list topics --topic 'Benches, and chairs' --json", ["benches"]),
    ("search lantern --lang ko,ja --every-text --json", ["ko", "ja"]),
    ("search lantern --edition 2014,2019 --lang en --every-text --json", ["2014", "2019"]),
    ("search lantern --topic lanterns,benches --every-text --json", ["lanterns", "benches"]),
    ("search lantern --edition 2014:en,current:ja --every-text --json", ["2014", "current"]),
    ("show lanterns --lang en,ko --json", ["en", "ko"]),
    ("show lanterns --edition 2019,current --lang ja --json", ["2019", "current"]),
    ("export --topic lanterns,benches --lang en --json", ["lanterns", "benches"]),
    ("coverage --topic lanterns,benches --lang ko,ja --json", ["lanterns", "benches"]),
    ("diff 2014 2019 --topic lanterns,benches --lang en --json", ["lanterns", "benches"]),
    ("history lanterns/light-few --lang en,ja --json", ["en", "ja"]),
  ])
  func takesSeveralValues(line: String, values: [String]) throws {
    let outcome = try desk.shell("hig \(line)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let isLanguage = values[0].count == 2
    let key = isLanguage ? "language" : values[0].first?.isNumber == true ? "edition" : "topic"
    let found = outcome.lines.filter { $0.contains("\"\(key)\": \"") }
      .compactMap { $0.split(separator: "\"").dropFirst(3).first.map(String.init) }
    let slugs = outcome.lines.filter { $0.contains("\"slug\": \"") }
      .compactMap { $0.split(separator: "\"").dropFirst(3).first.map(String.init) }
    #expect(Set(found.isEmpty ? slugs : found) == Set(values), "\(outcome.output)")
  }

  @Test func takesSeveralTextsForReferences() throws {
    let outcome = try desk.hig("refs", "lanterns", "--edition", "2019", "--lang", "en,ko", "--json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("lanterns@2019/ios13:en"))
  }

  @Test(arguments: [
    "diff 2014 2019 --lang en,ko", "import benches.md --lang en,ko",
    "import benches.md --edition a,b", "import benches.md --edition 2019:ko --lang en",
    "show term:lanterns --edition 2019", "show lanterns@2019:en --lang ko",
    "list rules --edition 2019:ko --lang en", "diff 2014 2019 --json --stat",
    "scan . --edition 2014,2019", "lanterns --kind rule,note",
  ])
  func rejectsSeveralValuesWhereOneCounts(line: String) throws {
    #expect(try desk.shell("hig \(line)").status == 64)
  }

  @Test(arguments: [
    ("초롱", "2019/ios13:ko"), ("ちょうちん", "current:ja"), ("lanterns", "2019/ios13:en"),
    ("Lanterns", "2019/ios13:en"), ("초롱 --lang en", "2019/ios13:en"),
    ("초롱 --edition 2019", "2019/ios13:ko"),
  ])
  func showsAPageInTheLanguageOfTheName(name: String, text: String) throws {
    let outcome = try desk.shell("hig show \(name)")
    #expect(outcome.output.contains("lanterns@"), "\(outcome)")
    #expect(outcome.output.contains(text), "\(outcome.output)")
  }

  @Test(arguments: [
    ("lanterns benches", ["lanterns@", "benches@"]),
    ("Benches, and chairs Lanterns", ["benches@", "lanterns@"]),
    (
      "benches@2014:en.2 lanterns@ios13:ko.1 초롱",
      ["benches@2014+page:en.2", "ios13:ko.1", "ios13:ko"]
    ),
    ("lanterns/hang-high benches", ["lanterns/hang-high", "benches@"]),
  ])
  func showsSeveralThings(line: String, parts: [String]) throws {
    let outcome = try desk.shell("hig show \(line)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in parts { #expect(outcome.output.contains(part), "\(outcome.output)") }
    let json = try desk.shell("hig show --json \(line)").json()
    #expect((json["items"] as? [Any])?.count == parts.count)
  }

  @Test func namesAllWordsWhereOneOfThemIsUnknown() throws {
    let outcome = try desk.hig("show", "benches", "zeppelins")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("benches zeppelins"))
    #expect(outcome.output.isEmpty)
  }
}
