/// A file, or standard input, that documents are read from.
package struct SourceFile: Hashable, Sendable {
  /// Identifies the file: its absolute path; `data:` and the path for a file of `Data/`; `-` and
  /// the text for standard input.
  package var identity: String
  /// The path to show: the given one joined with the path inside it, or relative to `Data/`.
  package var path: String
  package var content: [UInt8]
  /// The options given for it.
  package var options: ImportOptions
  /// Whether it belongs to the project's own `Data/`.
  package var isOwn: Bool
  /// Its removed documents, by ``ParsedDocument/place``.
  var leftOut: Set<String> = []
  /// The version of the reader that parsed it.
  var readerVersion = DocumentReader.version

  init(
    identity: String, path: String, content: [UInt8], options: ImportOptions = ImportOptions(),
    isOwn: Bool = false
  ) {
    self.identity = identity
    self.path = path
    self.content = content
    self.options = options
    self.isOwn = isOwn
  }
}
