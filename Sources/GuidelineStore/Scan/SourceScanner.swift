/// Scans sources repeatedly, for use in an editor: caches the symbols, and remembers what each file
/// declares.
package struct SourceScanner {
  /// The symbols to look for.
  private struct Symbols {
    let index: SymbolIndex
    let references: SymbolReferences
    /// The store's data version when they were read.
    let dataVersion: Int
  }

  private let store: RuleStore
  private var symbols: Symbols?
  /// Types and methods visible in other files, by the identity of the declaring file.
  private var declarations: [String: Set<String>] = [:]

  /// - Parameter store: The store; each scan sees changes by other programs.
  package init(_ store: RuleStore) {
    self.store = store
  }

  /// Finds the symbols files use, and the rules about them. Declarations of files seen before count
  /// as the app's own.
  ///
  /// - Throws: ``StoreError`` if the store lacks the requested edition. Problems with a file are
  ///   diagnostics in the report, and don't stop the scan.
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

  /// A number that changes with what other programs write to the store.
  package func dataVersion() throws(StoreError) -> Int { try store.currentDataVersion() }

  /// Updates the known declarations of files, without a report.
  package mutating func meet(_ files: [FoundFile]) throws(StoreError) {
    forgetDeclarations(in: files)
    let scan = Scan(files, try currentSymbols().index, includingTests: false)
    keepDeclarations(of: scan, among: files)
  }

  private mutating func forgetDeclarations(in files: [FoundFile]) {
    for file in files { declarations[file.identity] = nil }
  }

  /// Declarations in tests aren't the app's.
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
        index: SymbolIndex(known + references.symbols, try store.codeChecks()),
        references: references,
        dataVersion: store.dataVersion)
    }
    symbols = current
    return current
  }
}
