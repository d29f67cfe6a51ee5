extension RuleStore {
  /// Reads files and folders into the store, and matches their rules with those of other texts.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, and `-` for standard input. Of a folder, all texts in it are read.
  ///   - options: What is known of all of them, which overrules what the documents show.
  /// - Returns: What became of each file, in the order in which they were stored or refused.
  /// - Throws: ``StoreError`` where the store fails. A document that can't be read fails nothing: its
  ///   report says why.
  @discardableResult
  public func importFiles(
    atPaths paths: [String], options: ImportOptions = ImportOptions()
  ) async throws(StoreError) -> [ImportReport] {
    var reports: [ImportReport] = []
    try await importFiles(FileTree.files(at: paths), options: options) { reports.append($0) }
    try matchTexts()
    return reports
  }
}
