import GuidelineStore

/// The position in an answer, tied to the question it answers.
///
/// A cursor is self-contained, so any process can continue from it.
struct Cursor: CustomStringConvertible {
  /// The number of parts before the position.
  let skip: Int
  private let mark: UInt64

  /// - Parameter question: Identifies the question.
  init(behind skip: Int, of question: String) {
    self.skip = skip
    // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv
    mark = "\(skip) \(question)".utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// Parses a cursor.
  ///
  /// - Parameter value: The cursor from the client; `nil` for the beginning.
  /// - Throws: ``ProtocolError`` if it is invalid or belongs to another question.
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
