/// Where the sentences of a text end.
enum Sentence {
  /// The byte range of the first sentence of a line, with its final mark.
  ///
  /// - Parameter text: UTF-8; line feeds count as spaces.
  static func first(of text: [UInt8]) -> Range<Int> {
    var index = 0
    while index < text.count {
      let scalar = decodeScalar(text, index)
      let next = index + scalar.length
      switch scalar.value {
      case 0x2E, 0x21, 0x3F:  // . ! ?
        let end = closingMarks(text, next)
        if end == text.count { return 0..<end }
        if isBreak(text, at: end, behind: index), !isAbbreviation(text, dot: index) {
          return 0..<end
        }
      case 0x3002, 0xFF01, 0xFF1F, 0xFF0E:  // 。！？．
        return 0..<closingMarks(text, next)
      default: break
      }
      index = next
    }
    return 0..<text.count
  }

  /// The sentences of a text, in order.
  static func all(in text: [UInt8]) -> [String] {
    var rest = text
    var sentences: [String] = []
    while !rest.isEmpty {
      let range = first(of: rest)
      sentences.append(String(decoding: rest[range], as: UTF8.self))
      rest = Array(rest[range.upperBound...].drop(while: \.isSpaceOrLineFeed))
    }
    return sentences
  }

  private static func closingMarks(_ text: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < text.count {
      let scalar = decodeScalar(text, index)
      switch scalar.value {
      case 0x22, 0x27, 0x29, 0x2019, 0x201D, 0x300D, 0x300F, 0xFF09, 0x2E, 0x21, 0x3F:
        index += scalar.length
      default: return index
      }
    }
    return index
  }

  /// A space follows, or, in Korean, the next sentence at once.
  private static func isBreak(_ text: [UInt8], at end: Int, behind mark: Int) -> Bool {
    if text[end].isSpaceOrLineFeed { return true }
    return end == mark + 1 && text[mark] == UInt8(ascii: ".")
      && Script(at: end, in: text) == .hangul && Script(endingAt: mark, in: text) == .hangul
  }

  /// `e.g.`, `vs.`, `No. 5`, initials.
  private static func isAbbreviation(_ text: [UInt8], dot: Int) -> Bool {
    var start = dot
    while start > 0, text[start - 1].isASCIILetter || text[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    let word = String(decoding: text[start..<dot], as: UTF8.self).lowercased()
    if word.utf8.count == 1, word != "i" { return start > 0 && text[dot] == UInt8(ascii: ".") }
    return ["e.g", "i.e", "vs", "etc", "approx", "fig", "inc", "dr", "mr", "ms", "u.s"].contains(
      word)
  }
}
