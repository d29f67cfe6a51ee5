/// Packs files for a store, with what that takes: memory to compress in, and the index's tokenizer.
///
/// One task uses it at a time.
struct FilePacker {
  let compression: Compression
  let tokenizer: FTS5TokenizerChain

  /// A packer that needs no store.
  init() throws(SQLiteError) {
    let connection = try Connection(path: ":memory:", access: .create)
    try connection.register(GuidelineTokenizer(), as: GuidelineTokenizer.name)
    self.init(Compression(), try connection.ruleTokenizer())
  }

  init(_ compression: Compression, _ tokenizer: FTS5TokenizerChain) {
    (self.compression, self.tokenizer) = (compression, tokenizer)
  }
}
