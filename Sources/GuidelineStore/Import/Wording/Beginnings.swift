/// Beginnings in small letters that a text is compared with whatever its case, byte for byte where it is
/// composed.
struct Beginnings: WordList {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Whether a text begins with one of these.
  func begin(_ text: some StringProtocol) -> Bool {
    length(in: text) != nil
  }

  /// How many bytes of a text the first of these takes that it begins with.
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

  /// No beginning has more bytes, decomposed or not.
  private static let longest = 48
}

extension Beginnings: ExpressibleByArrayLiteral {
  init(arrayLiteral texts: String...) {
    self.init(texts)
  }
}
