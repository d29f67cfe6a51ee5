extension RuleStore {
  /// Imports files and folders, and matches their rules with those of other texts.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, and `-` for standard input. All texts in a folder are imported.
  ///   - options: Properties of all documents, which override what is detected.
  /// - Returns: A report on each file, in the order they were stored or refused.
  /// - Throws: ``StoreError`` if the store fails. A document that can't be read doesn't throw; its
  ///   report has the reason.
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
