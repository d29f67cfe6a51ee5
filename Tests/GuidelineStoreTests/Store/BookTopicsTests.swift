import Foundation
import Testing

@testable import GuidelineStore

/// Pieces of a book that start in the midst of a topic.
@Suite struct BookTopicsTests {
  let store: RuleStore
  let folder = TemporaryFolder()

  init() throws {
    store = try RuleStore.inMemory()
  }

  private func write(_ pieces: [Int: String], book: String = "2014-screens") throws {
    for (number, text) in pieces {
      try "<!-- Chunk \(number) | Source: \(book).pdf -->\n\n\(text)\n"
        .write(
          toFile: "\(folder.path)/\(book)-\(number).md", atomically: false, encoding: .utf8)
    }
  }

  /// What became of each piece, in their order.
  private func importAll() async throws -> [ImportReport] {
    var reports: [ImportReport] = []
    try await store.importFiles(FileTree.files(at: [folder.path])) { reports.append($0) }
    return reports.sorted { $0.path < $1.path }
  }

  private static let start = """
    # Steppers

    A stepper turns a value up.

    **Oil its hinge.** It creaks.
    """

  @Test(arguments: [
    "- It has a hinge that creaks.\n- It never moves.", "**Paint the hinge.** It rusts.",
    "**Note:** Hinges rust.",
    "and so does the hinge.", "#### **Paint the hinge in winter.**\n\nIt rusts.",
  ])
  func continuesTheTopicOfThePieceBefore(text: String) async throws {
    try write([1: Self.start, 2: text, 3: "**Keep the hinge dry.** It lasts."])
    let reports = try await importAll()
    #expect(
      reports.map { $0.documents.map(\.topic) } == [["steppers"], ["steppers"], ["steppers"]])
    #expect(
      reports[1].documents.first?.diagnostics.map(\.message)
        == ["detected topic steppers from the piece before it"])
    let ordinals = try store.rules(matching: RuleFilter(topics: ["steppers"])).map(\.id.ordinal)
    #expect(ordinals == Array(1...ordinals.count))
    #expect(try await importAll().allSatisfy { $0.status == .unchanged })
  }

  @Test(arguments: [
    "Drawers creak in winter.", "iOS has drawers.", "#### Of drawers\n\nThey creak.",
  ])
  func asksForTheTopicOfAPieceThatStartsOne(text: String) async throws {
    try write([1: Self.start, 2: text])
    #expect(try await importAll().map(\.status) == [.imported, .refused])
  }

  @Test func asksForTheTopicWhereThePieceBeforeIsMissing() async throws {
    try write([1: Self.start, 3: "**Paint the hinge.** It rusts."])
    #expect(try await importAll().map(\.status) == [.imported, .refused])
  }

  @Test func continuesNoOtherBook() async throws {
    try write([1: Self.start])
    try write([2: "**Paint the hinge.** It rusts."], book: "2014-drawers")
    #expect(try await importAll().map(\.status) == [.refused, .imported])
  }

  @Test func takesAPieceOfContentsForNoGuideline() async throws {
    try write([1: "- [\"Steppers\"](#page-1-0) (page 12)\n- [\"Sliders\"](#page-2-0) (page 14)"])
    let report = try #require(try await importAll().first)
    #expect(
      report.diagnostics.map(\.message.description).first?.hasPrefix("isn't a guideline") == true)
  }
}
