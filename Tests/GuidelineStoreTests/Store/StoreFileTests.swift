import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@testable import GuidelineStore

@Suite struct StoreFileTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/store.sqlite" }

  private func fill() throws {
    let store = try RuleStore(path: path, access: .create)
    try store.add("1.md", .sample("sheets", "2014:en", "Keep it small."))
  }

  private func message(_ body: () throws(StoreError) -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return error.message
    }
  }

  @Test func makesTheFoldersOfANewStore() throws {
    let path = folder.path + "/some/where/store.sqlite"
    _ = try RuleStore(path: path, access: .create)
    #expect(try RuleStore(path: path, access: .readOnly).documents() == [])
  }

  @Test func leavesNoFilesBesideTheStore() throws {
    try fill()
    _ = try RuleStore(path: path, access: .readOnly).documents()
    #expect(unsafe access(path + "-wal", F_OK) != 0)
    #expect(unsafe access(path + "-shm", F_OK) != 0)
  }

  @Test func leavesTheIndexInOnePieceAfterALargeImport() async throws {
    // More files than are written at once.
    for number in 0..<300 {
      let text = "# Alerts\n\n**Keep alert \(number) short.** A zebra reads it.\n"
      try text.write(
        toFile: "\(folder.path)/2014-alerts-\(number).en.md", atomically: false, encoding: .utf8)
    }
    let store = try RuleStore(path: path, access: .create)
    try await store.importFiles(FileTree.files(at: [folder.path])) { _ in }
    #expect(try store.search(SearchQuery("zebra"), SearchFilter(everyText: true)).total == 300)
    #expect(
      try store.connection.integer("SELECT count(DISTINCT segid) FROM rule_text_idx") == 1)
    #expect(try store.connection.integer("PRAGMA freelist_count") == 0)
    #expect(try await store.check(repair: false).allSatisfy { $0.severity == .note })
  }

  @Test func keepsTheIndexInFewPiecesHoweverOftenOneImports() async throws {
    let store = try RuleStore(path: path, access: .create)
    for number in 0..<40 {
      let file = "\(folder.path)/2014-alerts-\(number).en.md"
      try "# Alerts\n\n**Keep alert \(number) short.** A zebra reads it.\n"
        .write(toFile: file, atomically: false, encoding: .utf8)
      try await store.importFiles(FileTree.files(at: [file])) { _ in }
    }
    #expect(try store.search(SearchQuery("zebra"), SearchFilter(everyText: true)).total == 40)
    let pieces = try store.connection.integer("SELECT count(DISTINCT segid) FROM rule_text_idx")
    #expect(try #require(pieces) < 12)
    #expect(try await store.check(repair: false).allSatisfy { $0.severity == .note })
  }

  @Test func replacesAFileAgainBeforeItIsCommitted() async throws {
    let store = try RuleStore(path: path, access: .create)
    let documents = try ["A zebra reads.", "A giraffe reads.", "Nobody reads."].map {
      try ParsedDocument.sample("alerts", "2014:en", $0)
    }
    try store.batch { () throws(StoreError) in
      for document in documents {
        do { try store.add("alerts.md", document) } catch { Issue.record(error) }
      }
    }
    #expect(try store.search(SearchQuery("zebra")).total == 0)
    #expect(try store.search(SearchQuery("nobody")).total == 1)
    #expect(try await store.check(repair: false).allSatisfy { $0.severity == .note })
  }

  @Test(arguments: [RuleStore.Access.readOnly, .readWrite])
  func saysThatThereIsNoStore(access: RuleStore.Access) {
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: path, access: access) }
        == "there is no store at \(path)")
  }

  @Test func saysThatAFolderIsNoStore() {
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: folder.path, access: .create) }
        == "the store \(folder.path) is a folder")
  }

  @Test(arguments: [RuleStore.Access.readOnly, .readWrite, .create])
  func saysThatAFileIsNoDatabase(access: RuleStore.Access) throws {
    let file = unsafe fopen(path, "w")
    unsafe fputs(String(repeating: "These are words, and no database.\n", count: 200), file)
    unsafe fclose(file)
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: path, access: access) }
        == "\(path) isn't a store: not an SQLite database")
  }

  @Test(arguments: [RuleStore.Access.readOnly, .create])
  func leavesTheDatabaseOfAnotherProgramAlone(access: RuleStore.Access) throws {
    try Connection(path: path, access: .create).execute(script: "CREATE TABLE song (title)")
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: path, access: access) }
        == "\(path) isn't a store: it is another program's database")
  }

  @Test(arguments: [(99, "a newer"), (11, "an older")])
  func refusesAStoreOfAnotherFormat(format: Int, age: String) throws {
    try fill()
    try Connection(path: path, access: .readWrite).execute(
      script: "PRAGMA user_version = \(Schema.stamp(ofFormat: format))")
    for access in [RuleStore.Access.readOnly, .readWrite, .create] {
      #expect(
        message { () throws(StoreError) in _ = try RuleStore(path: path, access: access) }
          == "the store \(path) was made by \(age) hig (format \(format); this one uses "
          + "\(Schema.format))")
    }
  }

  @Test(arguments: 0..<32)
  func noticesAFlippedBitOfItsFormat(bit: Int) throws {
    try fill()
    let stamp = Int32(truncatingIfNeeded: Schema.stamp(ofFormat: Schema.format) ^ 1 << bit)
    try Connection(path: path, access: .readWrite).execute(script: "PRAGMA user_version = \(stamp)")
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: path, access: .readWrite) }?
        .hasPrefix("the store \(path) is damaged") == true)
  }

  @Test func repairsAHeaderThatForbidsWriting() async throws {
    try fill()
    try Connection(path: path, access: .readWrite).execute(script: "PRAGMA journal_mode = DELETE")
    var bytes = try Data(contentsOf: URL(filePath: path))
    // https://www.sqlite.org/fileformat2.html#the_database_header
    bytes[18] = 5
    try bytes.write(to: URL(filePath: path))
    let store = try RuleStore(path: path, access: .inspection)
    let found = try await store.check(repair: true).filter { $0.severity == .error }
    #expect(found.map(\.what) == ["damaged header or schema"])
    #expect(found.map(\.isRepaired) == [true])
  }

  @Test(arguments: [
    "CREATE TRIGGER greet AFTER INSERT ON topic BEGIN DELETE FROM source; END",
    "CREATE VIEW songs AS SELECT 1",
    "DROP VIEW rule_content; CREATE VIEW rule_content AS SELECT 1 AS rule_id",
  ])
  func runsNothingThatOthersPutIntoAStore(script: String) throws {
    try fill()
    try Connection(path: path, access: .readWrite).execute(script: script)
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: path, access: .readOnly) }?
        .hasPrefix("the store \(path) is damaged") == true)
  }

  @Test func saysThatAStoreIsEmpty() throws {
    try Connection(path: path, access: .create).execute(script: "PRAGMA journal_mode = WAL")
    #expect(
      message { () throws(StoreError) in _ = try RuleStore(path: path, access: .readOnly) }
        == "the store \(path) is empty")
  }

  @Test func refusesToWriteToAStoreThatWasOpenedForReading() throws {
    try fill()
    let store = try RuleStore(path: path, access: .readOnly)
    #expect(
      message { () throws(StoreError) in _ = try store.remove(path: "1.md") }
        == "can't write to the store \(path)")
  }

  @Test func readsAStoreThatNobodyWritesTo() throws {
    try fill()
    let odd = folder.path + "/100%?#.sqlite"
    #expect(unsafe rename(path, odd) == 0)
    let connection = try Connection(path: odd, access: .immutable)
    #expect(try connection.integer("SELECT count(*) FROM document") == 1)
    #expect(unsafe access(odd + "-shm", F_OK) != 0)
  }

  @Test func saysThatTheDiskIsFullAndKeepsWhatWasThere() async throws {
    try fill()
    let store = try RuleStore(path: path, access: .readWrite)
    let before = try store.dump()
    let pages = try #require(try store.connection.integer("PRAGMA page_count"))
    try store.connection.execute(script: "PRAGMA max_page_count = \(pages + 2)")
    let long = String(repeating: "Words and more words. ", count: 4000)
    #expect(
      throws: StoreError(
        "no space left for the store \(path)",
        hint: "free some disk space and try again")
    ) {
      try store.add("2.md", .sample("panels", "2014:en", long))
    }
    #expect(try store.dump() == before)
    #expect(try await store.check(repair: false) == [])
  }

  @Test func keepsWhatWasThereWhenAWriteIsCutShort() async throws {
    for isFirst in [true, false] {
      let path = folder.path + "/\(isFirst).sqlite"
      let store = try RuleStore(path: path, access: .create)
      if !isFirst { try store.add("1.md", .sample("sheets", "2014:en", "Keep it small.")) }
      let before = try store.dump()
      // So little room in memory that the write has to go to the disk before it is whole.
      try store.connection.execute(script: "PRAGMA cache_size = 4; PRAGMA cache_spill = 1")
      let copy = folder.path + "/copy-\(isFirst).sqlite"
      try store.batch { () throws(StoreError) in
        do {
          for page in 0..<40 {
            try store.add("\(page).md", .sample("page-\(page)", "2014:en", "Page \(page)."))
          }
        } catch {
          Issue.record(error)
        }
        // What the disk holds now is what it would hold if the machine stopped.
        for ending in ["", "-wal", "-journal"] { copyFile(path + ending, to: copy + ending) }
      }
      #expect(fileSize(copy + (isFirst ? "-journal" : "-wal")) > 0)
      let reopened = try RuleStore(path: copy, access: .readWrite)
      #expect(try reopened.dump() == before)
      #expect(try await reopened.check(repair: false) == [])
      try reopened.add("2.md", .sample("sheets", "2014:en", "Keep it tall."))
    }
  }

  private func copyFile(_ path: String, to copy: String) {
    guard let content = try? Data(contentsOf: URL(filePath: path)) else { return }
    #expect(throws: Never.self) { try content.write(to: URL(filePath: copy)) }
  }

  private func fileSize(_ path: String) -> Int {
    (try? Data(contentsOf: URL(filePath: path)))?.count ?? 0
  }

  @Test func letsOthersReadWhileOneWrites() throws {
    try fill()
    let writer = try RuleStore(path: path, access: .readWrite)
    let reader = try RuleStore(path: path, access: .readOnly)
    #expect(try reader.ids() == ["sheets@2014:en.1"])
    try writer.batch { () throws(StoreError) in
      do {
        try writer.add("2.md", .sample("sheets", "2014+ada:en", "Keep it tall."))
        #expect(try reader.ids() == ["sheets@2014:en.1"])
      } catch {
        Issue.record(error)
      }
    }
    #expect(try reader.ids() == ["sheets@2014:en.1", "sheets@2014+ada:en.1"])
  }

  @Test func saysThatAnotherProgramWritesForTooLong() throws {
    try fill()
    let one = try RuleStore(path: path, access: .readWrite)
    let other = try RuleStore(path: path, access: .readWrite, patience: 10)
    try one.batch { () throws(StoreError) in
      #expect(
        message { () throws(StoreError) in _ = try other.remove(path: "1.md") }
          == "the store \(path) is in use by another program")
    }
    #expect(try other.remove(path: "1.md").count == 1)
  }

  @Test func losesNothingWhenManyImportAtOnce() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          let store = try RuleStore(path: path, access: .create)
          for page in 0..<5 {
            try store.add("\(task)-\(page).md", .sample("page-\(page)", "2014:en", "One."))
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try RuleStore(path: path, access: .readWrite)
    #expect(try store.documents().count == 20)
    #expect(try await store.check(repair: false) == [])
  }
}
