import FoundationEssentials
import Testing

@testable import GuidelineStore

/// Pages that nothing tells the edition of but what they say.
@Suite struct LikestEditionTests {
  let store: RuleStore
  let folder = TemporaryFolder()

  init() throws {
    store = try RuleStore.inMemory()
  }

  /// What the project's own pages on hinges advised, edition by edition.
  private static let advice = [
    "2014": ["Carve the hinge from oak.", "Wax the pin before winter comes."],
    "2019": ["Cast the hinge in bronze.", "Polish the rim with a woollen cloth."],
    "current": ["Print the hinge in nylon.", "Let the layers cool overnight."],
  ]

  private func buildOwnPages(_ editions: [String]) async throws {
    for edition in editions {
      let rules = try #require(Self.advice[edition]).enumerated().map { number, lead in
        "## \(lead) {#rule-\(number)}\n\nIt lasts longer on a heavy door."
      }
      let place = "\(folder.path)/Data/en/\(edition)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try """
      ---
      topic: alerts
      title: Alerts
      edition: \(edition)
      language: en
      ---

      # Alerts

      \(rules.joined(separator: "\n\n"))
      """.write(toFile: place + "/alerts.md", atomically: false, encoding: .utf8)
    }
    try await store.importFiles(FileTree.ownFiles(in: folder.path + "/Data")) { _ in }
  }

  private func report(on text: String) async throws -> ImportReport {
    let path = folder.path + "/page.txt"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    var reports: [ImportReport] = []
    try await store.importFiles(FileTree.files(at: [path])) { reports.append($0) }
    return try #require(reports.first)
  }

  @Test(arguments: [
    ("2014", "Carve hinges from oak. Pine is too soft.\n\nWax their pins before winter comes."),
    ("2019", "Cast a hinge in bronze. Iron rusts.\n\nPolish its rim with a cloth that is woollen."),
    ("current", "Print hinges in nylon. They bend.\n\nLet all layers cool overnight."),
  ])
  func takesAPageForTheEditionThatAdvisesTheSame(edition: String, text: String) async throws {
    try await buildOwnPages(["2014", "2019", "current"])
    let report = try await report(on: "Alerts\n\n" + text)
    #expect(report.documents.map(\.text.edition.slug) == [edition])
    #expect(
      report.documents.first?.diagnostics.first?.message
        == "detected edition \(edition) from its words, which are closest to that edition's page on "
        + "alerts")
    #expect(try await self.report(on: "Alerts\n\n" + text).status == .unchanged)
  }

  @Test func readsAPageOnce() async throws {
    try await buildOwnPages(["2014", "2019", "current"])
    let path = folder.path + "/page.txt"
    try "Alerts\n\nWax the pin before winter comes.".write(
      toFile: path, atomically: false, encoding: .utf8)
    var reports: [ImportReport] = []
    try await store.importFiles(
      FileTree.files(at: [path]),
      reading: { file throws(ImportError) in
        try? FileManager.default.removeItem(atPath: path)
        return try RuleStore.documentReading(file)
      }
    ) { reports.append($0) }
    #expect(reports.map(\.status) == [.imported])
  }

  @Test func asksForTheEditionOfAPageThatIsLikeSeveral() async throws {
    try await buildOwnPages(["2014", "2019", "current"])
    let advice = Self.advice.values.flatMap { $0 }.sorted().joined(separator: "\n\n")
    #expect(try await report(on: "Alerts\n\n" + advice).isFailure)
  }

  @Test func asksForTheEditionOfAPageThatIsLikeNone() async throws {
    try await buildOwnPages(["2014", "2019", "current"])
    let report = try await report(
      on: "Alerts\n\nRing the bell at noon. Farmers listen.\n\nPaint every gate in green colours.")
    #expect(report.isFailure)
  }

  @Test func asksForTheEditionWhereAnotherOnesPageIsMissing() async throws {
    try await buildOwnPages(["2014", "current"])
    let report = try await report(
      on: "Alerts\n\nPrint hinges in nylon. They bend.\n\nLet all layers cool overnight.")
    #expect(report.isFailure)
  }

  @Test(.enabled(if: RealDocuments.folder != nil, Comment(rawValue: RealDocuments.isMissing)))
  func tellsTheEditionsOfRealDocumentsByTheirWords() async throws {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    try await store.importFiles(FileTree.ownFiles(in: root + "/Data")) { _ in }
    let reader = DocumentReader()
    var (right, wrong, untold) = (0, [String](), 0)
    for file in FileTree.files(at: [try #require(RealDocuments.folder)]) {
      let name = String(file.path.split(separator: "/").last ?? "")
      let edition = name.hasPrefix("2014") ? "2014" : name.hasPrefix("cur") ? "current" : "2019"
      let options = ImportOptions(edition: Edition(edition))
      // The whole book is no page.
      guard
        let documents = try? reader.documents(
          in: file.contents(), path: file.path, options: options),
        documents.count < 5, name.first?.isLetter == true || name.first?.isNumber == true
      else { continue }
      switch try LikestEdition(of: documents, in: store)?.edition.slug {
      case nil: untold += 1
      case edition: right += 1
      case let other?: wrong.append("\(name): \(other)")
      }
    }
    print("edition by words alone: \(right) right, \(wrong.count) wrong, \(untold) untold")
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(right * 5 >= (right + untold) * 2)
  }
}
