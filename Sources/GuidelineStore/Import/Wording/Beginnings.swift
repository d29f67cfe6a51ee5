/// Lowercase beginnings of text in any case. Compares bytes, unless the text may be decomposed.
struct Beginnings: WordList {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  func begin(_ text: some StringProtocol) -> Bool {
    length(in: text) != nil
  }

  /// The length in bytes of the first beginning that a text has.
  func length(in text: some StringProtocol) -> Int? {
    let same = texts.first { start in
      text.utf8.prefix(start.utf8.count).elementsEqual(start.utf8) { byte, other in
        (byte.isASCIIUppercase ? byte | 0x20 : byte) == other
      }
    }
    if let same { return same.utf8.count }
    guard text.utf8.prefix(Self.longest).mayBeDecomposed else { return nil }
    return texts.first { text.hasPrefix($0) }.map { text.prefix($0.count).utf8.count }
  }

  /// In bytes. No beginning is longer, even if decomposed.
  private static let longest = 48
}

extension Beginnings: ExpressibleByArrayLiteral {
  init(arrayLiteral texts: String...) {
    self.init(texts)
  }
}
