/// A file and its documents as a store keeps them, ready to be written.
///
/// Packing takes as long as much of the writing; it needs no store, so another core can do it.
struct PackedFile: Sendable {
  let source: SourceFile
  let documents: [ParsedDocument]
  /// The file's bytes, packed: what is stored of it can be made again of them alone.
  let packedSource: [UInt8]
  /// What each document's rules say.
  let contents: [DocumentContent]
  /// The bytes of each content, packed.
  let packedContents: [[UInt8]]
  let claims: ConceptClaims

  /// - Throws: ``StoreError`` if a store cannot keep them.
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
    // SQLite keeps rows of up to 1,000,000,000 bytes.
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
  /// What tells it from the others of its file: `sheets@2019/ios13:ko`.
  var place: String { "\(topic)@\(text)" }
}
