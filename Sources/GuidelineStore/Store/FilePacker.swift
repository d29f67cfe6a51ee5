/// Packs files for a store, with what that takes: memory to compress in, and the index's tokenizer.
///
/// One task uses it at a time.
struct FilePacker {
  let compression: Compression
  let tokenizer: RuleTokenizer

  /// A packer that needs no store.
  init() throws(SQLiteError) {
    let connection = try Connection(path: ":memory:", access: .create)
    self.init(Compression(), try RuleTokenizer(connection))
  }

  init(_ compression: Compression, _ tokenizer: RuleTokenizer) {
    (self.compression, self.tokenizer) = (compression, tokenizer)
  }
}
