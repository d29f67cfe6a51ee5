struct WordTokenizer: FTS5Tokenizer {
  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool, emit: (Span<UInt8>, Range<Int>, Bool) -> Int32
  ) -> Int32 {
    var start: Int?
    for index in 0...text.count {
      let isLetter =
        index < text.count
        && (text[index].isASCIILetter || text[index].isASCIIDigit || text[index] >= 0x80)
      if isLetter {
        if start == nil { start = index }
      } else if let first = start {
        start = nil
        let code = emit(text.extracting(first..<index), first..<index, false)
        if code != 0 { return code }
      }
    }
    return 0
  }
}
