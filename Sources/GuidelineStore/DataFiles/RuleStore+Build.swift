extension RuleStore {
  /// Imports the project's own texts and removes those whose files are gone; other imported texts
  /// stay.
  ///
  /// - Parameters:
  ///   - folder: The project's `Data/`, or a folder to use instead; `nil` for the texts that the
  ///     program carries.
  ///   - report: Called with each file, in order, as soon as it is stored or refused.
  package func build(
    from folder: String?, report: (ImportReport) -> Void
  ) async throws(StoreError) {
    let files = try Self.textFiles(in: folder)
    try await importFiles(
      files,
      besides: { () throws(StoreError) in
        if let folder { try takeDataFiles(in: folder) } else { try takeCarriedFiles(asOwn: true) }
      }, report: report)
    _ = try removeOwnFiles(except: Set(files.map(\.identity)))
  }

  /// The text files in a folder such as `Data/`, or those that the program carries.
  ///
  /// - Throws: ``StoreError`` if none can be read.
  package static func textFiles(in folder: String?) throws(StoreError) -> [FoundFile] {
    guard let folder else { return CarriedTexts.files }
    let files = FileTree.ownFiles(in: folder)
    guard files.contains(where: { $0.problem == nil }) else {
      throw StoreError("there are no texts in \(folder)", remedy: .nameTexts)
    }
    return files
  }
}
