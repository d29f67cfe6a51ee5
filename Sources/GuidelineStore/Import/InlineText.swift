/// A stretch of text without its markup, and what the markup said of its parts.
///
/// Line breaks inside the text stay as `\n`, so that a lead over two lines can be told apart.
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

  /// UTF-8, white space levelled to single spaces and line feeds.
  var text: [UInt8] = []
  /// In the order in which they end.
  var spans: [Span] = []
  /// Whether the markup showed an image, which leaves no text.
  var hasImage = false

  var isEmpty: Bool { text.isEmpty }

  /// The text of a byte range as one line: line breaks become spaces, none between two characters
  /// of a script that writes without spaces.
  func line(_ range: Range<Int>) -> String {
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

  /// All of the text as one line.
  var line: String { line(0..<text.count) }

  /// The spans of one style, those apart by white space alone joined to one.
  func joinedSpans(_ style: Style) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    let ranges = spans.filter { $0.style == style && !$0.range.isEmpty }.map(\.range)
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

  /// The part of this text in a byte range, with the spans that lie in it.
  func part(_ range: Range<Int>) -> InlineText {
    var part = InlineText()
    part.text = Array(text[range])
    part.spans = spans.compactMap { span in
      let common = span.range.clamped(to: range)
      guard !common.isEmpty else { return nil }
      return Span(
        style: span.style,
        range: common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound)
    }
    return part
  }
}

extension UInt8 {
  static let space: UInt8 = 0x20
  static let lineFeed: UInt8 = 0x0A
  var isSpaceOrLineFeed: Bool { self == .space || self == .lineFeed || self == 0x09 }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    let utf8 = utf8
    guard let first = utf8.firstIndex(where: { !$0.isSpaceOrLineFeed }),
      let last = utf8.lastIndex(where: { !$0.isSpaceOrLineFeed })
    else { return "" }
    return String(self[first...last])
  }
}
