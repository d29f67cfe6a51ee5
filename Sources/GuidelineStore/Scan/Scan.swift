/// Reads sources and gathers what they use, before anyone knows which rules speak of it.
struct Scan {
  /// A file that was read, or could not be.
  struct File {
    let path: String
    var uses: [(symbol: Int, line: Int, column: Int, endColumn: Int)]
    /// What the file runs on; empty for all.
    let platforms: Set<String>
    let diagnostics: [Diagnostic]
  }

  private(set) var files: [File] = []
  private(set) var readCount = 0
  /// The symbols, of which uses give the place.
  let index: SymbolIndex

  /// - Complexity: O(*n*) in the bytes of the files, one of which is held at a time.
  init(_ found: [FoundFile], _ index: SymbolIndex) {
    self.index = index
    var own: Set<String> = []
    var bases: [[String]] = []
    for file in found {
      let content: [UInt8]
      do throws(ImportError) {
        content = try file.contents()
      } catch {
        files.append(
          File(path: file.path, uses: [], platforms: [], diagnostics: [Diagnostic(error)]))
        bases.append([])
        continue
      }
      let uses = SourceKind.uses(in: content, path: file.path, index)
      if !uses.diagnostics.contains(where: { $0.severity == .error }) { readCount += 1 }
      own.formUnion(uses.ownTypes)
      let sorted = uses.uses.sorted {
        ($0.range.lowerBound, $0.entry) < ($1.range.lowerBound, $1.entry)
      }
      var columns = ColumnCounter(content)
      files.append(
        File(
          path: file.path,
          uses: sorted.map { use in
            let column = columns.column(of: use.range.lowerBound, in: content)
            let text = content[use.range]
            // What goes on in another line has its end there.
            let width = text.contains(0x0A) ? 0 : ColumnCounter.units(in: text)
            return (use.entry, use.line, column, column + width)
          },
          platforms: uses.platforms, diagnostics: uses.diagnostics.sorted { $0.line < $1.line }))
      bases.append(sorted.map(\.base))
    }
    // What the app declares itself is none of Apple's, in whatever file it is used.
    for (file, bases) in bases.enumerated() where bases.contains(where: own.contains) {
      files[file].uses = zip(files[file].uses, bases).filter { !own.contains($0.1) }.map(\.0)
    }
  }
}
