/// The guidelines in one file: texts of several editions and languages, rule by rule.
///
/// A store belongs to one task; each task opens its own on the same file. What it gives are values
/// that may go anywhere.
public final class RuleStore {
  /// What a store is opened for.
  public enum Access: Hashable, Sendable {
    /// The file is only read, and may lie where nothing can be written.
    case readOnly
    /// The file must be there.
    case readWrite
    /// The file and its folders are made if they are missing.
    case create
    /// The file is looked at, and repaired where it may be written to, whatever state it is in.
    case inspection
  }

  /// The number of the format that this program reads and writes.
  package static let format = Schema.format

  /// Where the store lies.
  package let path: String
  /// The files that the store lies in; none, if it lies in memory.
  package var files: [String] { StoreFile(path: path).all }
  /// How many bytes these have.
  package var byteCount: Int {
    files.reduce(0) { $0 + ((try? FileStatus(of: FilePath($1)).size) ?? 0) }
  }
  let access: Access
  /// Why SQLite can't read a store that is inspected.
  private(set) var damage: StoreError?
  let connection: Connection
  let compression = Compression()
  /// The names of topics beside the titles of their documents.
  lazy var catalog = readCatalog()
  private let readCatalog: () -> TopicCatalog

  /// What was read before; valid until something is written.
  var cache = Cache()
  private(set) var dataVersion = 0
  /// The write that is under way; its parts are settled at its end.
  var changes = Changes()
  private var isInBatch = false
  private var failure: StoreError?

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: Where it lies; `:memory:` for one that is gone with its last use.
  ///   - access: What it is opened for.
  ///   - patience: The milliseconds to wait while others write: an import may take minutes.
  ///   - waiting: Is called once where that takes more than a second.
  public convenience init(
    path: String, access: Access, patience: Int = 300_000, waiting: @escaping () -> Void = {}
  ) throws(StoreError) {
    try self.init(
      path: path, access: access, catalog: .shared, patience: patience, waiting: waiting)
  }

  /// - Parameter catalog: Names of topics that hold beside the titles of the documents; read when
  ///   needed.
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

  /// A store in memory, with the pages of another one, whatever state these are in.
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

  /// Makes the tables of a new store, or sees to it that those of an old one are known.
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
      // A search touches hundreds of pages once: mapped, they need neither be read nor copied.
      try connection.execute(
        script: """
          PRAGMA query_only = ON;
          PRAGMA cache_size = -16000;
          PRAGMA mmap_size = 1000000000;
          """)
    case .readWrite, .create:
      // Of the sizes that were tried with 30 MB of pages, this one made the smallest store in the
      // least time.
      if isNew { try connection.execute(script: "PRAGMA page_size = 8192") }
      // With a log a crash of the machine may lose the last transactions, but damages nothing.
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

  /// What the file says it is, all of it read from one state: another program may be making the tables.
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
    // Nobody but this program says what runs when a row is read or written.
    let strangers = try connection.integer(
      "SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view') AND sql <> ?1",
      .text(Schema.ruleContent))
    guard strangers == 0 else {
      throw SQLiteError.corrupt("the store has triggers or views that hig didn't make")
    }
  }

  private func makeTables() throws {
    let transaction = try Transaction(.write, on: connection)
    // Another program may have made them while this one waited for its turn.
    if try connection.bits("PRAGMA user_version") == 0 {
      try connection.execute(
        script: Schema.script + """
          PRAGMA user_version = \(Schema.stamp(ofFormat: Schema.format));
          PRAGMA application_id = \(Schema.applicationID);
          """)
    }
    try transaction.commit()
  }

  /// Reads from one state of the store, whatever others write meanwhile.
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

  /// A number that changes when others write to the store.
  ///
  /// https://sqlite.org/pragma.html#pragma_data_version
  package func currentDataVersion() throws(StoreError) -> Int { try reading { dataVersion } }

  /// Writes all of `body` or nothing of it.
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

  /// Does many writes in one transaction, which is faster than one for each.
  ///
  /// What is wrong with a document is found before anything of it is written. After a failure in the
  /// middle, such as that of a disk, nothing of the batch is kept, and the failure is thrown again at
  /// the batch's end.
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
      let transaction = try Transaction(.write, on: connection)
      cache.forgetAll()
      let result = try body()
      if let failure { throw failure }
      try settle()
      try transaction.commit()
      try beginLog()
      return result
    }
  }

  /// Lets others read while one writes, from the first write on.
  ///
  /// That one goes into the file itself, where nobody has anything to read yet: it takes a tenth less
  /// time than by way of a log. The mode stands in the file.
  private func beginLog() throws(SQLiteError) {
    do {
      try connection.run("PRAGMA journal_mode = WAL")
    } catch {
      // Somebody is reading; what was written is safe, and the next write tries again.
      guard error.kind == .busy else { throw error }
    }
  }

  /// Turns what SQLite says into words for people.
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
