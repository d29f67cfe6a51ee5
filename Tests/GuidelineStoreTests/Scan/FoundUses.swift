@testable import GuidelineStore

/// What a source uses, with the symbols that the program carries: `3: UISwitch → toggles`.
///
/// - Parameter path: Its end says what the source is written in.
func foundUses(in source: String, path: String = "app.swift") throws -> [String] {
  let index = SymbolIndex(try Symbol.symbols(in: DataFile.symbols.carried))
  return SourceKind.uses(in: Array(source.utf8), path: path, index).uses
    .sorted { ($0.range.lowerBound, $0.entry) < ($1.range.lowerBound, $1.entry) }
    .map { use in
      let entry = index.entries[use.entry]
      return "\(use.line): \(entry.pattern.name) → \(entry.topics.joined(separator: ", "))"
    }
}

/// What there is to tell of a source: `3: …`.
func diagnostics(of source: [UInt8], path: String = "app.swift") throws -> [String] {
  let index = SymbolIndex(try Symbol.symbols(in: DataFile.symbols.carried))
  return SourceKind.uses(in: source, path: path, index).diagnostics
    .map { "\($0.line): \($0.message)" }
}
