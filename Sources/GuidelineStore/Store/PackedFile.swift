/// A file and its documents as a store keeps them, ready to be written.
///
/// Packing takes as long as much of the writing; it needs no store, so another core can do it.
struct PackedFile: Sendable {
  let source: SourceFile
  let documents: [ParsedDocument]
  /// The file's bytes, packed knowing those of all ``contents``.
  let packedSource: [UInt8]
  /// What each document's rules say.
  let contents: [DocumentContent]
  /// The bytes of each content, packed.
  let packedContents: [[UInt8]]
  /// What the index will have of each document, whose rules are the rows from 1 on.
  let tokens: [FTS5TokenizedRows]
  let claims: ConceptClaims

  /// - Throws: ``StoreError`` if a store cannot keep them.
  init(
    _ source: SourceFile, _ documents: [ParsedDocument], by packer: FilePacker
  ) throws(StoreError) {
    self.source = source
    self.documents = try Self.checked(documents, of: source)
    contents = self.documents.map(DocumentContent.init)
    packedContents = contents.map { packer.compression.packed($0.bytes, knowing: []) }
    packedSource = packer.compression.packed(
      source.content, knowing: Array(contents.lazy.map(\.bytes).joined()))
    tokens = zip(self.documents, contents).map { document, content in
      FTS5TokenizedRows(of: document, content, by: packer.tokenizer)
    }
    claims = ConceptClaims(of: self.documents)
  }

  private static func checked(
    _ documents: [ParsedDocument], of file: SourceFile
  ) throws(StoreError) -> [ParsedDocument] {
    // SQLite keeps rows of up to 1,000,000,000 bytes.
    guard file.content.count < 500_000_000 else {
      throw StoreError("\(file.path) is too big for a store", hint: "split it into smaller files")
    }
    guard !documents.isEmpty else {
      throw StoreError("\(file.path) gives no document")
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
