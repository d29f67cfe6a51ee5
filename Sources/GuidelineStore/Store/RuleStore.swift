/// A file with guidelines: the rules of several editions and languages.
///
/// Use a store in one task only; each task opens its own on the same file. Returned values can be
/// passed anywhere.
public final class RuleStore {
  /// How a store is opened.
  public enum Access: Hashable, Sendable {
    /// Only reads; the file may be on a read-only volume.
    case readOnly
    /// The file must exist.
    case readWrite
    /// The file and its folders are created if they are missing.
    case create
    /// Opens the file in any state, to check it and repair it if it is writable.
    case inspection
  }

  /// The version of the format that this program reads and writes.
  package static let format = Schema.format

  package let path: String
  /// The store's files; empty if it is in memory.
  package var files: [String] { StoreFile(path: path).all }
  /// The size of `files`, in bytes.
  package var byteCount: Int {
    files.reduce(0) { $0 + ((try? FileStatus(of: FilePath($1)).size) ?? 0) }
  }
  let access: Access
  /// Why SQLite can't read a store opened for inspection.
  private(set) var damage: StoreError?
  let connection: Connection
  let compression = Compression()
  /// The names of topics other than the titles of their documents.
  lazy var catalog = readCatalog()
  private let readCatalog: () -> TopicCatalog

  /// Data read earlier; valid until something is written.
  var cache = Cache()
  private(set) var dataVersion = 0
  /// The changes of the current write, which are settled at its end.
  var changes = Changes()
  private var isInBatch = false
  /// Whether what this store writes follows a whole store; `nil` if unknown.
  private var isWhole: Bool?
  private var failure: StoreError?

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: The file, or `:memory:` for a temporary store.
  ///   - access: How to open it.
  ///   - patience: How long to wait while others write, in milliseconds: an import may take
  ///     minutes.
  ///   - waiting: Called once if the wait exceeds a second.
  public convenience init(
    path: String, access: Access, patience: Int = 300_000, waiting: @escaping () -> Void = {}
  ) throws(StoreError) {
    try self.init(
      path: path, access: access, catalog: .shared, patience: patience, waiting: waiting)
  }

  /// - Parameter catalog: Names of topics other than the titles of documents; read lazily.
  convenience init(
    path: String, access: Access, catalog: @autoclosure @escaping () -> TopicCatalog,
    patience: Int = 300_000, waiting: @escaping () -> Void = {}
  ) throws(StoreError) {
    let file = StoreFile(path: path)
    try file.prepare(for: access)
    let connection: Connection
    do {
      connection = try Connection(path: path, access: file.connectionAccess(for: access))
      connection.setPatience(milliseconds: patience, whenWaiting: waiting)
    } catch {
      throw StoreError(error, path: path)
    }
    try self.init(connection, path: path, access: access, catalog: catalog)
    do throws(StoreError) {
      try inWords { try prepare() }
    } catch {
      guard access == .inspection, error.isDamage else { throw error }
      damage = error
    }
  }

  /// A store in memory with a copy of another one's pages, in whatever state they are.
  convenience init(copyOf other: RuleStore) throws(StoreError) {
    let connection: Connection
    do {
      connection = try Connection(path: ":memory:", access: .create)
      try connection.copy(other.connection)
    } catch {
      throw StoreError(error, path: other.path)
    }
    try self.init(
      connection, path: other.path, access: .inspection, catalog: other.readCatalog)
  }

  private init(
    _ connection: Connection, path: String, access: Access,
    catalog: @escaping () -> TopicCatalog
  ) throws(StoreError) {
    (self.connection, self.path, self.access, readCatalog) = (connection, path, access, catalog)
    do {
      try connection.register(GuidelineTokenizer(), as: GuidelineTokenizer.name)
      try registerContentPart()
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Creates the tables of a new store, or checks those of an old one.
  private func prepare() throws {
    let (application, stamp, isNew) = try identity()
    guard isNew || application == Schema.applicationID else {
      throw StoreError(
        "\(path) isn't a store: it is another program's database",
        remedy: .nameAnotherStore
      ).asDamage
    }
    if !isNew, access != .inspection { try checkFormat(ofStamp: stamp) }
    if isNew, [.readOnly, .inspection].contains(access) {
      throw emptyStore
    }
    switch access {
    case .readOnly:
      // A search touches hundreds of pages once: mapped pages needn't be read or copied. All cells of
      // a mapped page would be checked each time it is visited, a quarter of the time of a search; what
      // is read of them is checked anyway, and no damage can spread.
      try connection.execute(
        script: """
          PRAGMA query_only = ON;
          PRAGMA cache_size = -16000;
          PRAGMA mmap_size = 1000000000;
          PRAGMA cell_size_check = OFF;
          """)
    case .readWrite, .create:
      // With 30 MB of pages, this size made the smallest store in the least time.
      if isNew { try connection.execute(script: "PRAGMA page_size = 8192") }
      // With a write-ahead log, a crash may lose the last transactions but doesn't damage the file.
      try connection.execute(
        script: """
          PRAGMA synchronous = NORMAL;
          PRAGMA foreign_keys = ON;
          PRAGMA secure_delete = OFF;
          PRAGMA cache_size = -32000;
          """)
      if isNew { try makeTables() }
    case .inspection: break
    }
  }

  /// Reads the file's headers in one transaction: another process may be creating the tables.
  private func identity() throws -> (application: Int?, stamp: Int, isNew: Bool) {
    let transaction = try Transaction(.read, on: connection)
    let application = try connection.bits("PRAGMA application_id")
    let stamp = try connection.bits("PRAGMA user_version") ?? 0
    let tables = try connection.integer("SELECT count(*) FROM sqlite_schema")
    try transaction.commit()
    return (application, stamp, application == 0 && stamp == 0 && tables == 0)
  }

  private func checkFormat(ofStamp stamp: Int) throws {
    guard let format = Schema.format(ofStamp: stamp) else {
      throw SQLiteError.corrupt("unknown format stamp \(stamp)")
    }
    guard format == Schema.format else {
      throw StoreError(
        format < Schema.format
          ? "the store \(path) was made by an older hig (format \(format); this one uses \(Schema.format))"
          : "the store \(path) was made by a newer hig (format \(format); this one uses \(Schema.format))",
        remedy: format < Schema.format
          ? .advice("move it away, then build and import again") : .updateOrNameAnotherStore)
    }
    // Triggers and views run code on access, so only this program's own are allowed.
    let strangers = try connection.integer(
      "SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view') AND sql <> ?1",
      .text(Schema.ruleContent))
    guard strangers == 0 else {
      throw SQLiteError.corrupt("the store has triggers or views that hig didn't make")
    }
  }

  private func makeTables() throws {
    let transaction = try Transaction(.write, on: connection)
    // Another process may have created them while this one waited.
    if try connection.bits("PRAGMA user_version") == 0 {
      try connection.execute(
        script: Schema.script + """
          PRAGMA user_version = \(Schema.stamp(ofFormat: Schema.format));
          PRAGMA application_id = \(Schema.applicationID);
          """)
      isWhole = true
    }
    try transaction.commit()
  }

  /// Reads a consistent snapshot while others may write.
  func reading<T>(_ body: () throws -> T) throws(StoreError) -> T {
    try inWords {
      guard !connection.isInTransaction else { return try body() }
      let transaction = try Transaction(.read, on: connection)
      let version = try connection.bits("PRAGMA data_version") ?? 0
      if version != dataVersion {
        cache.forgetAll()
        dataVersion = version
      }
      let result = try body()
      try transaction.commit()
      return result
    }
  }

  /// A number that changes whenever another connection writes.
  ///
  /// https://sqlite.org/pragma.html#pragma_data_version
  package func currentDataVersion() throws(StoreError) -> Int { try reading { dataVersion } }

  /// Writes all of `body` or nothing.
  func writing<T>(_ body: () throws -> T) throws(StoreError) -> T {
    guard isInBatch else { return try batch { () throws(StoreError) in try writing(body) } }
    if let failure { throw failure }
    cache.forgetTexts()
    do {
      return try inWords(body)
    } catch {
      failure = error
      throw error
    }
  }

  /// Combines writes in one transaction, which is faster.
  ///
  /// A document is validated before any of it is written. After a failure in the middle, such as a
  /// full disk, nothing of the batch is kept, and the error is thrown again at its end.
  func batch<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    guard !isInBatch else { return try body() }
    isInBatch = true
    defer {
      isInBatch = false
      failure = nil
      changes = Changes()
      cache.forgetAll()
    }
    return try inWords {
      if isWhole == nil { try connection.withoutWaiting(connection.checkpoint) }
      let transaction = try Transaction(.write, on: connection)
      if isWhole == nil { isWhole = try isSealedOnDisk() }
      cache.forgetAll()
      let result = try body()
      if let failure { throw failure }
      try settle()
      try transaction.commit()
      try beginLog()
      if isWhole == true { seal() }
      return result
    }
  }

  /// Turns on the write-ahead log after the first write, so that others can read while one writes.
  ///
  /// The first write goes directly to the file, since there is nothing to read yet; this takes a
  /// tenth less time. The mode is stored in the file.
  private func beginLog() throws(SQLiteError) {
    do {
      try connection.run("PRAGMA journal_mode = WAL")
    } catch {
      // A reader is active. The write is safe, and the next one tries again.
      guard error.kind == .busy else { throw error }
    }
  }

  /// Converts SQLite's errors to ``StoreError``.
  func inWords<T>(_ body: () throws -> T) throws(StoreError) -> T {
    do {
      return try body()
    } catch let error as StoreError {
      throw error
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    } catch {
      preconditionFailure("an error of no room: \(error)")
    }
  }
}
