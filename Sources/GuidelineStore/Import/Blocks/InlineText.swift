/// Text without its markup, and the styles from the markup. Line breaks stay as `\n`.
struct InlineText {
  enum Style: Hashable {
    case strong
    case emphasis
    case code
    case link(target: String)
  }

  struct Span {
    let style: Style
    /// Byte offsets into ``text``.
    var range: Range<Int>
  }

  /// UTF-8. Outside code, white space is collapsed to single spaces and line feeds.
  var text: [UInt8] = []
  /// In the order in which they end.
  var spans: [Span] = []
  /// The addresses of images, which leave no text; empty if unknown.
  var images: [String] = []
  /// The names that links can point to: `<span id="page-12-0">`.
  var anchors: [String] = []

  var isEmpty: Bool { text.isEmpty }
  var hasImage: Bool { !images.isEmpty }

  /// A byte range as one line. Line breaks become spaces, but not between unspaced scripts.
  func line(_ range: Range<Int>) -> String {
    if isLine(range) { return String(decoding: text[range], as: UTF8.self) }
    var line: [UInt8] = []
    line.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == .lineFeed {
        let next = Script(at: index + 1, in: text)
        let isUnspaced = Script(endingAt: index, in: text).isUnspaced && next.isUnspaced
        if !isUnspaced, line.last != .space { line.append(.space) }
      } else if byte != .space || line.last != .space {
        line.append(byte)
      }
      index += 1
    }
    return String(decoding: line, as: UTF8.self).trimmed
  }

  /// Whether a byte range already is one line, as in most texts.
  private func isLine(_ range: Range<Int>) -> Bool {
    var wasSpace = true
    for index in range {
      let byte = text[index]
      if byte <= .space {
        if wasSpace || byte != .space { return false }
        wasSpace = true
      } else {
        wasSpace = false
      }
    }
    return !wasSpace || range.isEmpty
  }

  var line: String { line(0..<text.count) }

  /// The spans of one style, joined where only white space separates them.
  func joinedSpans(_ style: Style) -> [Range<Int>] {
    joinedSpans { $0 == style }
  }

  func joinedSpans(where isIncluded: (Style) -> Bool) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    let ranges = spans.filter { isIncluded($0.style) && !$0.range.isEmpty }.map(\.range)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else if let last = joined.last,
        text[last.upperBound..<range.lowerBound].allSatisfy(\.isSpaceOrLineFeed)
      {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Cuts out ascending byte ranges, with the spans inside them.
  func parts(_ ranges: [Range<Int>]) -> [InlineText] {
    var parts = ranges.map { range in
      var part = InlineText()
      part.text = Array(text[range])
      return part
    }
    // Spans are sorted by start: a part that ends before this one overlaps no later one.
    var first = 0
    for span in spans.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      while first < ranges.count, ranges[first].upperBound <= span.range.lowerBound { first += 1 }
      for index in ranges.indices[first...] {
        let range = ranges[index]
        guard range.lowerBound < span.range.upperBound else { break }
        let common = span.range.clamped(to: range)
        guard !common.isEmpty else { continue }
        parts[index].spans.append(
          Span(
            style: span.style,
            range: common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound))
      }
    }
    return parts
  }
}

extension UInt8 {
  static let space: UInt8 = 0x20
  static let lineFeed: UInt8 = 0x0A
  var isSpaceOrLineFeed: Bool { self == .space || self == .lineFeed || self == 0x09 }
}

extension String {
  /// Without spaces, tabs and line feeds at its ends.
  var trimmed: String {
    let utf8 = utf8
    guard let first = utf8.firstIndex(where: { !$0.isSpaceOrLineFeed }),
      let last = utf8.lastIndex(where: { !$0.isSpaceOrLineFeed })
    else { return "" }
    return String(self[first...last])
  }
}
