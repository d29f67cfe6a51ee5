/// Repairs cross-references that printing has broken: `["Modal](#page-202-0) View" (page 203)`.
enum PageReferences {
  static func mend(_ blocks: inout [Block]) {
    for index in blocks.indices where blocks[index].links.contains(where: isPage) {
      mend(&blocks[index].text)
    }
  }

  /// Whether a text was extracted from a PDF.
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
    text.remove(pageNumbers(in: text.text))
    for index in text.spans.indices {
      guard case .link(let target) = text.spans[index].style, isPage(target) else { continue }
      text.spans[index].range = quotedTitle(around: text.spans[index].range, in: text.text)
    }
  }

  /// Each ` (page 203)`.
  private static func pageNumbers(in text: [UInt8]) -> [Range<Int>] {
    var numbers: [Range<Int>] = []
    var rest = text[...]
    while let start = rest.find(" (page ") {
      rest = rest[start.upperBound...]
      let digits = rest.prefix { $0.isASCIIDigit }
      if !digits.isEmpty, digits.endIndex < text.count,
        text[digits.endIndex] == UInt8(ascii: ")")
      {
        numbers.append(start.lowerBound..<digits.endIndex + 1)
      }
    }
    return numbers
  }

  /// Extends a link to the whole quoted title that it is part of.
  private static func quotedTitle(around range: Range<Int>, in text: [UInt8]) -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    guard !range.isEmpty else { return range }
    if text[range.upperBound - 1] == quote {
      let end = range.upperBound - 1
      let start = text[max(0, end - longestTitle)..<end].lastIndex(of: quote)
      return start.map { $0 + 1..<end } ?? range
    }
    let opensInside = text[range.lowerBound] == quote
    guard opensInside || range.lowerBound > 0 && text[range.lowerBound - 1] == quote else {
      return range
    }
    let start = opensInside ? range.lowerBound + 1 : range.lowerBound
    guard let end = text[start...].prefix(longestTitle).firstIndex(of: quote), end > start else {
      return range
    }
    return start..<end
  }

  private static let longestTitle = 100
}

extension InlineText {
  /// Removes ascending, disjoint ranges of the text and moves its spans accordingly.
  mutating func remove(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    var kept: [UInt8] = []
    // Old offset → new one.
    var offsets = [Int](repeating: 0, count: text.count + 1)
    var next = ranges[...]
    for (index, byte) in text.enumerated() {
      offsets[index] = kept.count
      while let range = next.first, range.upperBound <= index { next.removeFirst() }
      if next.first?.contains(index) != true { kept.append(byte) }
    }
    offsets[text.count] = kept.count
    text = kept
    for index in spans.indices {
      let span = spans[index].range
      spans[index].range = offsets[span.lowerBound]..<offsets[span.upperBound]
    }
  }
}
