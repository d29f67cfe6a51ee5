/// A file, or what standard input gave, from which documents are read.
package struct SourceFile: Hashable, Sendable {
  /// What tells the file from every other: its absolute path; `data:` and the path for a file of
  /// `Data/`; `-` and the text it belongs to for standard input.
  package var identity: String
  /// The path to show: the one given joined with the path inside it, or relative to `Data/`.
  package var path: String
  /// What stands in it.
  package var content: [UInt8]
  /// What was said about it.
  package var options: ImportOptions
  /// Whether it belongs to the project's own `Data/`.
  package var isOwn: Bool
  /// The documents in it that were taken out again, as ``ParsedDocument/place`` names them.
  var leftOut: Set<String> = []
  /// The version of the reader that its documents were read by.
  var readerVersion = DocumentReader.version

  /// Makes it of its parts.
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
