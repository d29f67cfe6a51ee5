import Foundation
import Testing

@testable import GuidelineStore

/// Pages of a technology, which are one text together.
@Suite struct TechnologyTextTests {
  let store: RuleStore
  let folder = TemporaryFolder()

  init() throws {
    store = try RuleStore.inMemory()
  }

  private func importPages(_ pages: KeyValuePairs<String, String>) async throws {
    for (path, title) in pages {
      let file = URL(fileURLWithPath: folder.path + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "# \(title)\n\n**Oil the hinge of \(path).** It creaks.\n"
        .write(to: file, atomically: false, encoding: .utf8)
    }
    var refused: [ImportReport] = []
    try await store.importFiles(
      FileTree.files(at: [folder.path]), options: ImportOptions(edition: .current),
      report: { if $0.isFailure { refused.append($0) } })
    #expect(refused.map(\.path) == [])
  }

  /// The rules of the technology with their ids, by what stands at the end of their leads.
  private func rules() throws -> [String] {
    try store.rules(matching: RuleFilter(topics: ["homekit"])).map { rule in
      "\(rule.id) \(rule.lead.split(separator: "/").last ?? "")"
    }
  }

  @Test func makesOneTextOfThePagesOfATechnology() async throws {
    try await importPages([
      "jane/technologies/homekit/setup.md": "[technologies-homekit] Setup",
      "jane/technologies/homekit/icons.md": "Icons",
      "jane/technologies/homekit/introduction.md": "Introduction",
      "jane/technologies/homekit/README.md": "HomeKit",
    ])
    let own = try #require(try store.documents().first?.text.origin ?? "")
    let text = "homekit@current" + (own.isEmpty ? "" : "+\(own)") + ":en"
    #expect(
      try rules() == [
        "\(text).1 README.md.", "\(text).2 introduction.md.", "\(text).3 icons.md.",
        "\(text).4 setup.md.",
      ])
  }

  @Test func keepsThePagesOfTwoSourcesApart() async throws {
    try await importPages([
      "jane/technologies/homekit/setup.md": "Setup", "jane/technologies/homekit/icons.md": "Icons",
      "kim/technologies/homekit/setup.md": "Setup", "kim/technologies/homekit/icons.md": "Icons",
    ])
    #expect(
      try rules() == [
        "homekit@current+jane:en.1 icons.md.", "homekit@current+jane:en.2 setup.md.",
        "homekit@current+kim:en.1 icons.md.", "homekit@current+kim:en.2 setup.md.",
      ])
  }

  @Test func keepsCopiesOfAPageApart() async throws {
    try await importPages([
      "a/jane/technologies/homekit/setup.md": "Setup",
      "a/jane/technologies/homekit/icons.md": "Icons",
      "b/jane/technologies/homekit/setup.md": "Setup",
    ])
    #expect(
      try rules() == [
        "homekit@current+jane:en.1 icons.md.", "homekit@current+jane:en.2 setup.md.",
        "homekit@current+jane-2:en.1 setup.md.",
      ])
  }

  @Test func keepsWholePagesOfOneSourceApart() async throws {
    try await importPages(["jane/a/homekit.md": "HomeKit", "jane/b/homekit.md": "HomeKit"])
    #expect(Set(try store.documents().map(\.text)).count == 2)
  }
}
