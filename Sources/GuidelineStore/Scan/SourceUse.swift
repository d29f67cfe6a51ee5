/// A symbol where a source uses it.
struct SourceUse {
  /// The symbol's place in the index.
  let entry: Int
  /// Its bytes in the file.
  var range: Range<Int>
  /// Counted from 1.
  let line: Int
  /// The type that the symbol is or belongs to; empty for what is no type's.
  var base = ""
  /// Whether that is all that is said of the type, and nothing of a member.
  var isGeneral = false
}

/// What one file uses.
struct SourceUses {
  var uses: [SourceUse] = []
  /// The types that the file declares for all others.
  var ownTypes: Set<String> = []
  /// What the file runs on; empty for all.
  var platforms: Set<String> = []
  /// The modules that it imports.
  var imports: Set<String> = []
  var ignored: [IgnoreComment] = []
  var diagnostics: [Diagnostic] = []
}

/// What a precise use says in place of a general one: which type, on which line or in which statement.
struct Replaced: Hashable {
  let base: String
  let place: Int
}
