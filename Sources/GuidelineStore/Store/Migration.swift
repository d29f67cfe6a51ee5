/// The steps from an empty file to a store of this version, in order.
///
/// A step that was released is never changed: what comes later gets a step of its own. Each step is
/// counted in `PRAGMA user_version`.
enum Migration: Int, CaseIterable {
  case createTables
  case addBeads
  case addGlossary
  case addDataFiles
  case dropTextSizes
  case findInflectedNames
  case packFacts
  case countRules
  case matchAgain
  case addChanceWords
  case packLanguages

  private var sql: String {
    switch self {
    case .createTables: Schema.version1
    case .addBeads: Schema.version2
    case .addGlossary: Schema.version3
    case .addDataFiles: Schema.version4
    case .dropTextSizes: Schema.version5
    case .findInflectedNames: Schema.version6
    case .packFacts: Schema.version7
    case .countRules: Schema.version8
    case .matchAgain: Schema.version9
    case .addChanceWords: Schema.version10
    case .packLanguages: Schema.version11
    }
  }

  private func take(on connection: Connection) throws(SQLiteError) {
    try connection.execute(script: sql)
    switch self {
    case .packFacts: try connection.packFacts(ofBlocks: connection.blocksOfFacts())
    case .packLanguages: try connection.packLanguages()
    default: break
    }
  }

  /// The version after the last step.
  static var currentVersion: Int { allCases.count }

  /// Takes the steps that a store has not taken yet, all of them or none.
  static func run(on connection: Connection) throws(SQLiteError) {
    guard try connection.integer("PRAGMA user_version") != currentVersion else { return }
    let transaction = try Transaction(.write, on: connection)
    // Another program may have taken steps while this one waited for its turn.
    let version = try connection.integer("PRAGMA user_version") ?? 0
    for step in allCases.dropFirst(version) {
      try step.take(on: connection)
      try connection.execute(script: "PRAGMA user_version = \(step.rawValue + 1)")
    }
    try connection.execute(script: "PRAGMA application_id = \(Schema.applicationID)")
    try transaction.commit()
  }
}
