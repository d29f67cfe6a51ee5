/// A file and its documents in stored form, ready to be written.
///
/// Compression takes as long as much of the writing. It needs no store, so another core can do it.
struct PackedFile: Sendable {
  let source: SourceFile
  let documents: [ParsedDocument]
  /// The file's compressed bytes; everything else can be derived from them.
  let packedSource: [UInt8]
  let contents: [DocumentContent]
  /// The compressed contents.
  let packedContents: [[UInt8]]
  let claims: ConceptClaims

  /// - Throws: ``StoreError`` if the store can't hold them.
  init(
    _ source: SourceFile, _ documents: [ParsedDocument], by compression: Compression
  ) throws(StoreError) {
    self.source = source
    let all = try Self.checked(documents, of: source)
    let kept = all.indices.filter { !source.leftOut.contains(all[$0].place) }
    self.documents = kept.map { all[$0] }
    contents = self.documents.map(DocumentContent.init)
    packedContents = contents.map { compression.packed($0.bytes) }
    packedSource = compression.packed(source.content)
    claims = ConceptClaims(of: all).keeping(kept)
  }

  private static func checked(
    _ documents: [ParsedDocument], of file: SourceFile
  ) throws(StoreError) -> [ParsedDocument] {
    // SQLite's limit is 1,000,000,000 bytes a row.
    guard file.content.count < 500_000_000 else {
      throw StoreError("\(file.path) is too big for a store", hint: "split it into smaller files")
    }
    guard !documents.isEmpty else {
      throw StoreError("\(file.path) contains no document")
    }
    guard file.isOwn else { return documents }
    return documents.map { document in
      var document = document
      document.text.origin = nil
      document.hasNamedOrigin = false
      return document
    }
  }
}

extension ParsedDocument {
  /// Identifies it among the file's documents: `sheets@2019/ios13:ko`.
  var place: String { "\(topic)@\(text)" }
}
