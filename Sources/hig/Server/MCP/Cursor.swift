import GuidelineStore

/// Where an answer goes on: behind so many parts, as the answer to the same question and no other.
///
/// Any process can go on with it: it holds all that is known of it.
struct Cursor: CustomStringConvertible {
  /// How many parts were given before.
  let skip: Int
  private let mark: UInt64

  /// - Parameter question: What must be the same when the answer goes on.
  init(behind skip: Int, of question: String) {
    self.skip = skip
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv
    mark = "\(skip) \(question)".utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// Reads a cursor.
  ///
  /// - Parameter value: What was sent; `nil` for the beginning.
  /// - Throws: ``ProtocolError`` if it is none, or one of another question.
  init(_ value: JSON?, of question: String) throws(ProtocolError) {
    guard let value else {
      self.init(behind: 0, of: question)
      return
    }
    let text = value.string ?? ""
    let skip = text.firstIndex(of: "-").flatMap { Int(text[..<$0], radix: 36) } ?? 0
    self.init(behind: skip, of: question)
    guard skip > 0, description == text else {
      throw .invalidParams(
        "invalid cursor; pass the nextCursor of an answer, with the arguments of its request")
    }
  }

  var description: String { String(skip, radix: 36) + "-" + String(mark, radix: 36) }
}
