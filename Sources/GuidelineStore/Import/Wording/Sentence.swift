/// Splits text into sentences.
enum Sentence {
  /// The byte range of the first sentence from an offset on, with its final mark.
  static func first(of text: [UInt8], from start: Int = 0) -> Range<Int> {
    var index = start
    while index < text.count {
      let scalar = decodeScalar(text, index)
      let next = index + scalar.length
      switch scalar.value {
      case 0x2E, 0x21, 0x3F:  // . ! ?
        let end = closingMarks(text, next)
        if end == text.count { return start..<end }
        if isBreak(text, at: end, behind: index), !isAbbreviation(text, dot: index, start),
          !isInDate(text, dot: index, start)
        {
          return start..<end
        }
        index = end
        continue
      case 0x3002, 0xFF01, 0xFF1F, 0xFF0E:  // 。！？．
        return start..<closingMarks(text, next)
      default: break
      }
      index = next
    }
    return start..<text.count
  }

  static func all(in text: [UInt8]) -> [String] {
    var sentences: [String] = []
    var start = 0
    while start < text.count {
      let range = first(of: text, from: start)
      sentences.append(String(decoding: text[range], as: UTF8.self))
      start = range.upperBound
      while start < text.count, text[start].isSpaceOrLineFeed { start += 1 }
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

  /// Whether a space follows or, in Korean, directly the next sentence.
  private static func isBreak(_ text: [UInt8], at end: Int, behind mark: Int) -> Bool {
    if text[end].isSpaceOrLineFeed { return true }
    return end == mark + 1 && text[mark] == UInt8(ascii: ".")
      && Script(at: end, in: text) == .hangul && Script(endingAt: mark, in: text) == .hangul
  }

  /// Whether the dot is in a date: `2031. 4. 1.`
  private static func isInDate(_ text: [UInt8], dot: Int, _ first: Int) -> Bool {
    var start = dot
    while start > first, text[start - 1].isASCIIDigit { start -= 1 }
    var next = dot + 1
    while next < text.count, text[next] == .space { next += 1 }
    let digits = text[next...].prefix { $0.isASCIIDigit }.count
    guard (1...2).contains(digits), next + digits < text.count,
      text[next + digits] == UInt8(ascii: ".")
    else { return false }
    switch dot - start {
    case 4: return true
    case 1...2:
      let before = text[first..<start].last { $0 != .space }
      return before == UInt8(ascii: ".") && start > first
    default: return false
    }
  }

  /// `e.g.`, `vs.`, `No. 5`, initials.
  private static func isAbbreviation(_ text: [UInt8], dot: Int, _ first: Int) -> Bool {
    var start = dot
    while start > first, text[start - 1].isASCIILetter || text[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    // `4K` is no initial.
    if start > first, text[start - 1].isASCIIDigit { return false }
    let word = String(decoding: text[start..<dot], as: UTF8.self).lowercased()
    if word.utf8.count == 1, word != "i" { return start > first && text[dot] == UInt8(ascii: ".") }
    return abbreviations.contains(word)
  }

  private static let abbreviations = Set<String>(.abbreviations)
}
