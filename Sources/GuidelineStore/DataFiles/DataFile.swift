/// A file of `Data/` with facts that texts don't state. Embedded in the program; `build` reads the
/// edited files.
enum DataFile: String, CaseIterable {
  /// Terms and their names, by language and time.
  case glossary
  /// Symbols and their topics.
  case symbols
  /// What in code goes against a rule.
  case checks
  /// Pages that an edition lacks, and where it has their advice.
  case editions
  /// The groups of topics on Apple's site.
  case groups
  /// Former IDs of concepts.
  case renamed

  /// The embedded contents.
  var carried: [UInt8] {
    switch self {
    case .glossary: Resources.glossary
    case .symbols: Resources.symbols
    case .checks: Resources.checks
    case .editions: Resources.editions
    case .groups: Resources.groups
    case .renamed: Resources.renamed
    }
  }
}
