/// A use of a symbol in a source file.
struct SourceUse {
  /// The symbol's index in the symbol index.
  let entry: Int
  /// The byte range in the file.
  var range: Range<Int>
  /// The line, counted from 1.
  let line: Int
  /// The type that the symbol is or belongs to; empty if there is none.
  var base = ""
  /// Whether the use names only the type, not a member.
  var isGeneral = false
}

/// What one file uses.
struct SourceUses {
  var uses: [SourceUse] = []
  /// What checks look at.
  var tree = CodeTree()
  /// Localized texts by their keys.
  var texts: [String: String] = [:]
  /// The types it declares that are visible in other files.
  var ownTypes: Set<String> = []
  /// The platforms that its names or its type tell; empty for all.
  var platforms: Set<String> = []
  var imports: Set<String> = []
  /// Whether it is Swift or Objective-C.
  var isCode = false
  var ignored: [IgnoreComment] = []
  var diagnostics: [Diagnostic] = []
}

/// The general use that a precise one replaces: the type, and its line or statement.
struct Replaced: Hashable {
  let base: String
  let place: Int
}
