import Foundation
import Testing

@testable import GuidelineStore

@Suite struct PageSealTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/store.sqlite" }

  private func fill(_ path: String) throws {
    let store = try RuleStore(path: path, access: .create)
    try store.add("1.md", .sample("sheets", "2014:en", "Keep every sheet small.", "Close it."))
    try store.add("2.md", .sample("sheets", "2019:en", "Keep each sheet small.", "Close it soon."))
    try store.matchTexts()
  }

  private func isSealed(_ path: String) throws -> Bool {
    try RuleStore(path: path, access: .inspection).isSealed()
  }

  private func findings(
    in path: String, repair: Bool = false, thorough: Bool = false
  ) async throws -> [Finding] {
    try await RuleStore(path: path, access: .inspection).check(repair: repair, thorough: thorough)
      .filter { $0.severity == .error }
  }

  @Test func fitsAfterEachWriteUntilAByteChanges() throws {
    try fill(path)
    #expect(try isSealed(path))
    let store = try RuleStore(path: path, access: .readWrite)
    try store.linkRules("sheets@2014:en.2", "sheets@2019:en.2")
    #expect(try isSealed(path))
    _ = try store.remove(path: "1.md")
    #expect(try !isSealed(path), "texts aren't matched yet")
    try store.matchTexts()
    #expect(try isSealed(path))
    // A reader that stays keeps its log.
    let reader = try RuleStore(path: path, access: .readOnly)
    _ = try reader.topics()
    try store.add("3.md", .sample("sheets", "current:en", "Keep a sheet small."))
    try store.matchTexts()
    #expect(try isSealed(path))
  }

  @Test func breaksWithAnyByteButTheCountersOfWrites() throws {
    try fill(path)
    let whole = try Data(contentsOf: URL(filePath: path))
    let ownPage = try #require(
      try RuleStore(path: path, access: .readOnly).connection
        .integer("SELECT rootpage FROM sqlite_schema WHERE name = 'page_seal'"))
    for offset in stride(from: 3, to: whole.count, by: 4091)
    where offset / DatabasePages.pageSize + 1 != ownPage {
      var damaged = whole
      damaged[offset] ^= 0x10
      try damaged.write(to: URL(filePath: path))
      #expect((try? isSealed(path)) != true, "a change at \(offset)")
    }
  }

  @Test func isNotTakenOfADamagedStore() async throws {
    try fill(path)
    try Connection(path: path, access: .readWrite)
      .run("UPDATE rule SET kind = 'note' WHERE rule_id = (SELECT min(rule_id) FROM rule)")
    #expect(try !isSealed(path))
    do {
      let store = try RuleStore(path: path, access: .readWrite)
      try store.add("3.md", .sample("panels", "current:en", "Keep a panel small."))
      try store.matchTexts()
    }
    #expect(try !isSealed(path))
    #expect(try await !findings(in: path).isEmpty)
    _ = try await findings(in: path, repair: true)
    #expect(try isSealed(path))
    #expect(try await findings(in: path) == [])
    #expect(try await findings(in: path, thorough: true) == [])
  }
}
