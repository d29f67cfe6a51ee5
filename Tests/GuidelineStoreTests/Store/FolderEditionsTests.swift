import Foundation
import Testing

@testable import GuidelineStore

/// Pages that say nowhere which edition they belong to, in a folder with others.
@Suite struct FolderEditionsTests {
  let store: RuleStore
  let folder = TemporaryFolder()

  init() throws {
    store = try RuleStore.inMemory()
  }

  private func write(_ name: String, _ title: String, edition: String? = nil) throws {
    let frontMatter = edition.map { "---\n\($0)\n---\n" } ?? ""
    try "\(frontMatter)# \(title)\n\n**Oil the hinge of \(title).** It creaks in winter.\n"
      .write(toFile: folder.path + "/" + name, atomically: false, encoding: .utf8)
  }

  /// What became of each file, by name.
  private func importAll() async throws -> [String: ImportReport] {
    var reports: [String: ImportReport] = [:]
    try await store.importFiles(FileTree.files(at: [folder.path])) { report in
      reports[String(report.path.split(separator: "/").last ?? "")] = report
    }
    return reports
  }

  private let known = ["alerts.md": "Alerts", "menus.md": "Menus", "pickers.md": "Pickers"]

  @Test func takesTheEditionThatAllFilesAroundHave() async throws {
    for (name, title) in known {
      try write(name, title, edition: "edition: current\nrevision: 2022")
    }
    try write("sheets.md", "Sheets")
    let report = try #require(try await importAll()["sheets.md"])
    #expect(report.documents.map { "\($0.topic)@\($0.text.edition)" } == ["sheets@current"])
    #expect(report.documents.first?.text.revision == Revision("2022"))
    #expect(
      report.documents.first?.diagnostics.map(\.message)
        == ["detected edition current from the pages around it"])
    #expect(try await importAll()["sheets.md"]?.status == .unchanged)
  }

  @Test func asksForTheEditionWhereFilesDisagree() async throws {
    for (name, title) in known {
      try write(name, title, edition: "edition: \(name == "menus.md" ? "2014" : "current")")
    }
    try write("sheets.md", "Sheets")
    #expect(try await importAll()["sheets.md"]?.isFailure == true)
  }

  @Test func asksForTheEditionWhereFewFilesTellIt() async throws {
    try write("alerts.md", "Alerts", edition: "edition: current")
    try write("sheets.md", "Sheets")
    #expect(try await importAll()["sheets.md"]?.isFailure == true)
  }
}
