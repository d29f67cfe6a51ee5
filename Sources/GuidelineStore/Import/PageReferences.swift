/// Mends what printing left of cross-references: `["Modal](#page-202-0) View" (page 203)`.
enum PageReferences {
  static func mend(_ blocks: inout [Block]) {
    for index in blocks.indices where blocks[index].links.contains(where: isPage) {
      mend(&blocks[index].text)
    }
  }

  /// Whether a text was read back from a printed page.
  static func showPrinting(_ lines: [SourceLine]) -> Bool {
    lines.prefix(400).contains { line in
      let mark = line.bytes.first ?? 0
      guard mark == UInt8(ascii: "<") || mark == UInt8(ascii: "!") || mark == UInt8(ascii: "#")
      else { return false }
      let marks: [StaticString] = [".pdf", "id=\"page-", "_page_", "(#page-"]
      return marks.contains { line.bytes.find($0) != nil }
    }
  }

  private static func isPage(_ target: String) -> Bool { target.hasPrefix("#page-") }

  private static func mend(_ text: inout InlineText) {
    while let range = pageNumber(in: text) { text.remove(range) }
    for index in text.spans.indices {
      guard case .link(let target) = text.spans[index].style, isPage(target) else { continue }
      text.spans[index].range = quotedTitle(around: text.spans[index].range, in: text.text)
    }
  }

  /// ` (page 203)`.
  private static func pageNumber(in text: InlineText) -> Range<Int>? {
    guard let start = text.text[...].find(" (page ") else { return nil }
    let digits = text.text[start.upperBound...].prefix { $0.isASCIIDigit }
    guard !digits.isEmpty, digits.endIndex < text.text.count,
      text.text[digits.endIndex] == UInt8(ascii: ")")
    else { return nil }
    return start.lowerBound..<digits.endIndex + 1
  }

  /// The whole of a quoted title of which the link has kept a part.
  private static func quotedTitle(around range: Range<Int>, in text: [UInt8]) -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    guard !range.isEmpty else { return range }
    let opensInside = text[range.lowerBound] == quote
    guard opensInside || range.lowerBound > 0 && text[range.lowerBound - 1] == quote else {
      return range
    }
    let start = opensInside ? range.lowerBound + 1 : range.lowerBound
    guard let end = text[start...].prefix(100).firstIndex(of: quote), end > start else {
      return range
    }
    return start..<end
  }
}

extension InlineText {
  /// Takes a part of the text away.
  mutating func remove(_ range: Range<Int>) {
    text.removeSubrange(range)
    func moved(_ offset: Int) -> Int {
      offset <= range.lowerBound ? offset : max(range.lowerBound, offset - range.count)
    }
    for index in spans.indices {
      let span = spans[index].range
      spans[index].range = moved(span.lowerBound)..<moved(span.upperBound)
    }
  }
}
