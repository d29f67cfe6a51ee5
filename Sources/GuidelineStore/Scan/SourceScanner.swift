/// Scans sources again and again, as an editor wants it: what symbols there are is read once, and what
/// the files of an app declare is kept.
package struct SourceScanner {
  /// What sources are held against.
  private struct Symbols {
    let index: SymbolIndex
    let references: SymbolReferences
    /// The state of the store that they were read from.
    let dataVersion: Int
  }

  private let store: RuleStore
  private var symbols: Symbols?
  /// The types and methods that each file declares for all others, by its identity.
  private var declarations: [String: Set<String>] = [:]

  /// - Parameter store: What other programs write to it counts from the next scan on.
  package init(_ store: RuleStore) {
    self.store = store
  }

  /// Finds what some files use, and the rules that speak of it. What files that were met before declare
  /// counts as the app's own in all of them.
  ///
  /// - Throws: ``StoreError`` if the store has nothing of the edition that was asked for. What is
  ///   wrong with a file stands in the report and stops no other.
  package mutating func report(
    on files: [FoundFile], _ options: ScanOptions = ScanOptions()
  ) throws(StoreError) -> ScanReport {
    try store.require(options.text, in: nil)
    var options = options
    options.text = try options.text.map { (text) throws(StoreError) in
      try store.meaning(of: text)
    }
    let symbols = try currentSymbols()
    forgetDeclarations(in: files)
    let scan = Scan(
      files, symbols.index, includingTests: options.includesTests,
      includingMentions: options.includesMentions
    ) { name in declarations.values.contains { $0.contains(name) } }
    keepDeclarations(of: scan, among: files)
    return try store.reading {
      let newest = try store.storedTexts(where: "TRUE").map(\.id.edition).max()
      var reader = ScanReader(scan, symbols.references, options, newest: newest)
      return try reader.report(store)
    }
  }

  /// Reads what files of an app declare now, without a report on them.
  package mutating func meet(_ files: [FoundFile]) throws(StoreError) {
    forgetDeclarations(in: files)
    let scan = Scan(files, try currentSymbols().index, includingTests: false)
    keepDeclarations(of: scan, among: files)
  }

  private mutating func forgetDeclarations(in files: [FoundFile]) {
    for file in files { declarations[file.identity] = nil }
  }

  /// What tests declare is none of the app's.
  private mutating func keepDeclarations(of scan: Scan, among files: [FoundFile]) {
    let tests = Set(files.lazy.filter(\.isInTests).map(\.identity))
    for file in scan.files where !file.ownTypes.isEmpty && !tests.contains(file.identity) {
      declarations[file.identity] = file.ownTypes
    }
  }

  private mutating func currentSymbols() throws(StoreError) -> Symbols {
    let kept = symbols
    let current = try store.reading {
      if let kept, kept.dataVersion == store.dataVersion { return kept }
      let known = try store.symbols()
      let references = try store.symbolReferences(besides: known)
      return Symbols(
        index: SymbolIndex(known + references.symbols), references: references,
        dataVersion: store.dataVersion)
    }
    symbols = current
    return current
  }
}
