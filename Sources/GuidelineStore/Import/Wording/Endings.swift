/// Endings of text. Compares bytes, unless the text may be decomposed.
struct Endings: WordList {
  private let texts: [String]
  /// By their last byte.
  private let byLastByte: [[ContiguousArray<UInt8>]]

  init(_ texts: [String]) {
    self.texts = texts
    var byLastByte = [[ContiguousArray<UInt8>]](repeating: [], count: 256)
    for text in texts {
      let bytes = ContiguousArray(text.utf8)
      byLastByte[Int(bytes[bytes.count - 1])].append(bytes)
    }
    self.byLastByte = byLastByte
  }

  func end<Text: StringProtocol>(_ text: Text) -> Bool
  where Text.UTF8View: BidirectionalCollection {
    guard let last = text.utf8.last else { return false }
    if text.utf8.mayBeDecomposed { return texts.contains(where: text.hasSuffix) }
    return byLastByte[Int(last)].contains { text.utf8.reversed().starts(with: $0.reversed()) }
  }
}

extension Endings: ExpressibleByArrayLiteral {
  init(arrayLiteral texts: String...) {
    self.init(texts)
  }
}

extension Sequence<UInt8> {
  /// Whether any byte may be part of a decomposed Hangul syllable or a mark that voices kana.
  var mayBeDecomposed: Bool {
    var last: UInt8 = 0
    for byte in self {
      if byte == 0xE1 || last == 0x82 && byte == 0x99 { return true }
      last = byte
    }
    return false
  }
}
