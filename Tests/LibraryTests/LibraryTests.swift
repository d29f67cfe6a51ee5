import Foundation
import GuidelineStore
import Testing

/// What others can do with the library: this target sees what is public, and nothing else.
@Suite struct LibraryTests {
  @Test func runsTheExampleOfTheReadme() async throws {
    let desk = try Desk()
    var lines: [String] = []
    try await runExample(path: desk.path("store.sqlite"), folder: desk.path("pages")) {
      lines.append($0)
    }
    #expect(
      lines == [
        "lanterns@current+new:en.1: Show an alert when a lantern goes out.",
        "2014+old:en: added", "current+new:en: reworded",
      ])
  }

  @Test(arguments: [
    "README.md", "Sources/GuidelineStore/GuidelineStore.docc/GettingStarted.md",
  ])
  func showsTheExampleThatRuns(file: String) throws {
    let text = try Desk.text(file)
    let blocks = text.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    let example = try #require(blocks.first { $0.contains("RuleStore(") })
    let indented = example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    let code = try Desk.text("Tests/LibraryTests/Example.swift")
    #expect(code.contains(") async throws {\n\(indented)}"))
  }

  @Test func showsAPageAndWhatIsInTheStore() async throws {
    let store = try await Desk().store()
    let topic = try store.topic(named: "Lanterns")
    #expect(try store.topics() == [topic])
    #expect(topic.title(in: .korean) == "Lanterns")
    #expect(try store.editions().map(\.edition.description) == ["2014", "current"])
    let (text, fellBack) = try store.resolve(nil, topic: topic.slug, preferring: .korean)
    #expect(text == topic.texts.last)
    #expect(fellBack)
    let rules = try store.rules(inTopic: topic.slug, text: text)
    #expect(rules.map(\.lead) == ["Show an alert when a lantern goes out."])
    let rule = try #require(rules.first)
    #expect(try store.rule(rule.id) == rule)
    #expect(try store.concept(rule.concept).last == rule)
    #expect(rule.standing == .current)
    #expect(rule.source.line > 0)
  }

  @Test func comparesRefersAndExports() async throws {
    let store = try await Desk().store()
    let old = try #require(TextQuery("2014"))
    let differences = try store.differences(between: old, and: TextQuery(edition: .current))
    let changes = differences.pages.flatMap(\.changes)
    #expect(changes.map(\.kind) == [.reworded])
    #expect(changes[0].words.contains { $0.kind == .insert && $0.text.contains("goes out") })
    let references = try store.references(of: .topic("lanterns"))
    #expect(references.outgoing.map(\.target) == ["https://example.com/wind"])
    #expect(references.incoming.isEmpty)
    let digest = try store.digest(DigestRequest(texts: [.init(edition: old, language: .english)]))
    #expect(!digest.isEmpty)
    let lead = "Show an alert if the wind rises."
    for text in [MarkdownDigest(digest).text, HTMLDigest(digest).text, CSVDigest(digest).text] {
      #expect(text.contains(lead))
    }
  }

  @Test func tellsWhyADocumentIsRefused() async throws {
    let desk = try Desk()
    try desk.write("# Modality\n\n**Keep it short.** Really.\n", to: "pages/a.md")
    let store = try RuleStore(path: ":memory:", access: .create)
    let reports = try await store.importFiles(atPaths: [desk.path("pages/a.md")])
    #expect(reports.map(\.status) == [.refused])
    #expect(reports.first?.diagnostics.map(\.remedy) == [.nameEdition])
    let edition = try #require(Edition("2019"))
    let options = ImportOptions(edition: edition, language: .english)
    let again = try await store.importFiles(atPaths: [desk.path("pages/a.md")], options: options)
    #expect(again.first?.documents.map(\.text.edition) == [edition])
  }

  @Test func tellsWhatToDoWithoutAStore() throws {
    let path = try Desk().path("none.sqlite")
    let error = #expect(throws: StoreError.self) { try RuleStore(path: path, access: .readOnly) }
    #expect(error?.remedy == .createStore)
  }

  @Test(arguments: ["modality@2019/ios12:ko.6", "tab-bars@current+ada:en.12", "등불-초롱@2014:ja.1"])
  func readsTheIDOfARule(id: String) {
    #expect(RuleID(id)?.description == id)
  }

  @Test(arguments: [
    "modality", "modality@2019:en", "modality@2019.6", "modality@2019:en.0", "@2019:en.1",
    "Tab bars@2019:en.1", "modality@2019:en.x",
  ])
  func takesNothingElseForTheIDOfARule(id: String) {
    #expect(RuleID(id) == nil)
  }

  @Test func readsTheIDOfAConcept() {
    #expect(ConceptID("modality/keep-tasks-short")?.description == "modality/keep-tasks-short")
    for id in ["modality", "modality/", "/short", "a/b/c", "Tab bars/short"] {
      #expect(ConceptID(id) == nil, "\(id)")
    }
  }

  /// A message of the library is read in other programs, too: ``Remedy`` tells what would help.
  @Test func namesNoOptionOrCommandInAMessage() throws {
    let folder = Desk.package + "/Sources/GuidelineStore"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 100)
    // An option that stands alone is for another program to read.
    let name =
      #/
      "(?!--[a-z-]+")[^"]*
      (--[a-z]|\bhig\ (build|check|coverage|diff|export|fetch|import|remove|scan|search|show)\ )
      /#
    for file in files {
      for line in try Desk.text("Sources/GuidelineStore/" + file).split(separator: "\n")
      where line.contains(name) {
        // The first line of a file that a scan writes.
        #expect(line.contains("\"# hig scan baseline"), "\(file): \(line)")
      }
    }
  }
}
