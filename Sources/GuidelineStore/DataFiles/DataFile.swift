/// A file of `Data/` with facts that texts do not state. The program carries each with it; `build`
/// takes in what was changed there.
enum DataFile: String, CaseIterable {
  /// What things are called, in each language and at each time.
  case glossary
  /// What in code stands for which topic.
  case symbols
  /// What an edition did not have, and where it has the advice instead.
  case editions
  /// Where Apple's site puts topics.
  case groups
  /// What concepts were called before they had names.
  case renamed

  /// What the program carries.
  var carried: [UInt8] {
    switch self {
    case .glossary: Resources.glossary
    case .symbols: Resources.symbols
    case .editions: Resources.editions
    case .groups: Resources.groups
    case .renamed: Resources.renamed
    }
  }
}
