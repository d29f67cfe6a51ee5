extension RuleStore {
  /// Brings the project's own texts into the store and takes out those that are gone; what was
  /// imported stays.
  ///
  /// - Parameters:
  ///   - folder: The project's `Data/`, or another in its stead; a file `glossary` in it has the
  ///     terms.
  ///   - report: Is told of each file, in order, as soon as it is stored or refused.
  public func build(
    from folder: String, report: (ImportReport) -> Void
  ) async throws(StoreError) {
    let files = FileTree.ownFiles(in: folder)
    guard files.contains(where: { $0.problem == nil }) else {
      throw StoreError(
        "no text lies in \(folder)",
        hint: "the texts are files like en/current/modality.md; name their folder with --data")
    }
    try takeGlossary(in: folder)
    try await importFiles(files, report: report)
    _ = try removeOwnFiles(except: Set(files.map(\.identity)))
  }

  private func takeGlossary(in folder: String) throws(StoreError) {
    let path = folder + "/glossary"
    guard let file = FileTree.files(at: [path]).first, file.problem == nil else { return }
    let content: [UInt8]
    do throws(ImportError) {
      content = try file.contents()
    } catch {
      throw StoreError("\(path): \(error.message)", hint: error.hint)
    }
    try take(glossary: content, isCarried: false, path: path)
  }

  /// Whether a store may be written to, or made.
  public static func isWritable(atPath path: String) -> Bool {
    StoreFile(path: path).isWritable
  }
}
