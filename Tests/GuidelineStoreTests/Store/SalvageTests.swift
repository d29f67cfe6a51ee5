import Testing

@testable import GuidelineStore

/// Files of stores of which some bytes are gone: a repair saves what the others hold, and names the rest.
@Suite struct SalvageTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/store.sqlite" }
  /// More than fits into a page, so that rows lie on several.
  static let count = 12

  init() throws {
    let store = try RuleStore(path: path, access: .create)
    try store.take(
      .glossary, Array("term: sheet\nen: sheet".utf8), isCarried: false, path: "glossary")
    for number in 1...Self.count { try add(number, to: store) }
    try store.matchTexts()
    try store.linkRules("sheets@2014+ada1:en.1", "sheets@2014+ada2:en.1")
    try store.unlinkRules("sheets@2014+ada3:en.1", "sheets@2014+ada4:en.1")
  }

  private func add(_ number: Int, to store: RuleStore) throws {
    let words = (1...1200).map { "word\(number &* $0 &* 7919 % 100_003)" }
    var file = SourceFile.sample(
      "\(number).md",
      content: "# Sheets\n\n**Keep sheet \(number) small.** It has \(words.joined(separator: " "))."
    )
    file.options = ImportOptions(
      edition: Edition("2014"), origin: "ada\(number)", language: .english, topic: "sheets")
    try store.replace(file, with: RuleStore.documentReading(file))
  }

  private func bytes() throws -> [UInt8] {
    try #require(try OpenFile.bytes(at: FilePath(path), atMost: .max))
  }

  private func write(_ bytes: [UInt8]) throws {
    var draft = try Draft(for: FilePath(path))
    try draft.write(bytes)
    try draft.put(at: FilePath(path))
  }

  /// Repairs the store, and sees to it that each text is kept or named.
  private func repair(_ what: Comment) async throws -> [Finding] {
    let found = try await RuleStore(path: path, access: .inspection).check(repair: true)
    let lost = found.filter { $0.severity == .error && !$0.isRepairable }.map(\.where)
    let store = try RuleStore(path: path, access: .readOnly)
    let kept = try store.documents().map { "/home/ada/" + $0.path }
    for number in 1...Self.count {
      let file = "/home/ada/\(number).md"
      #expect(kept.contains(file) != lost.contains(file), what)
    }
    let corrections = try store.corrections().map(\.isLink)
    #expect(corrections.count + lost.count { $0 == "correction" } == 2, what)
    #expect(try await store.check(repair: false) == [], what)
    return found
  }

  @Test func savesWhatABlankPageDoesNotHold() async throws {
    let sound = try bytes()
    let count = sound.count / 8192
    for page in Array(1...6) + Array(stride(from: 7, to: count, by: 12)) {
      var damaged = sound
      damaged.replaceSubrange(page * 8192..<(page + 1) * 8192, with: repeatElement(0, count: 8192))
      try write(damaged)
      let lost = try await repair("page \(page)").filter {
        $0.severity == .error && !$0.isRepairable
      }
      #expect(lost.count < 5, "page \(page): \(lost)")
    }
  }

  @Test func savesAllWhereOnlyTheHeaderOrTheSchemaIsDamaged() async throws {
    let sound = try bytes()
    for place in Array(stride(from: 0, to: 100, by: 7)) + [3000, 8100] {
      var damaged = sound
      damaged[place] ^= 1 << UInt8(place % 8)
      guard damaged != sound else { continue }
      try write(damaged)
      let found = try await repair("byte \(place)")
      #expect(
        found.allSatisfy { $0.severity != .error || $0.isRepaired }, "byte \(place): \(found)")
    }
  }

  @Test func savesWhatOnlyTheLogHolds() async throws {
    let store = try RuleStore(path: path, access: .readWrite)
    try store.connection.run("PRAGMA wal_autocheckpoint = 0")
    // While somebody reads, nothing is moved from the log into the file.
    let reader = try Connection(path: path, access: .readOnly)
    try reader.execute(script: "BEGIN; SELECT count(*) FROM source")
    try add(13, to: store)
    let log = try #require(try OpenFile.bytes(at: FilePath(path + "-wal"), atMost: .max))
    #expect(!log.isEmpty)
    let pages = DatabasePages(image: try bytes(), log: log)
    let kept = KeptRecords(in: pages, by: store.compression)
    #expect(kept.sources.map(\.path) == (1...13).map { "\($0).md" })
    #expect(kept.losses == [])
  }

  @Test func leavesOutWhatWasRemoved() throws {
    let store = try RuleStore(path: path, access: .readWrite)
    for number in 1..<Self.count { _ = try store.remove(path: "/home/ada/\(number).md") }
    let pages = DatabasePages(image: try store.connection.image())
    let kept = KeptRecords(in: pages, by: store.compression)
    #expect(kept.sources.map(\.path) == ["\(Self.count).md"])
    #expect(kept.losses == [])
  }

  @Test(arguments: ["", "It is no database.", "SQLite format 3\0 of somebody else"])
  func takesNoOtherFileForADamagedStore(content: String) async throws {
    try write(Array(content.utf8))
    await #expect(throws: StoreError.self) {
      _ = try await RuleStore(path: path, access: .inspection).check(repair: true)
    }
    #expect(try bytes() == Array(content.utf8))
  }
}
