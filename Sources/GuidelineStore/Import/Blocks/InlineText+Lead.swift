extension InlineText {
  /// The bold span at the start. Italics, code and links may interrupt it if the whole is a
  /// sentence: `**Show the name** *Menu* **correctly.**`
  func strongStart(_ language: Language) -> Range<Int>? {
    let strong = joinedSpans(.strong)
    guard let first = strong.first, isOnlyOrnament(before: first.lowerBound) else { return nil }
    var marked = joinedSpans { $0 != .strong }[...]
    var last = first
    for span in strong.dropFirst() {
      marked = marked.drop { $0.upperBound <= last.upperBound }
      let words = marked.prefix { $0.lowerBound < span.lowerBound }
      guard !line(last).endsClause, isParted(last.upperBound..<span.lowerBound, by: words)
      else { break }
      last = span
    }
    let whole = first.lowerBound..<last.upperBound
    guard whole != first else { return first }
    let isEnded = whole.upperBound < text.count && text[whole.upperBound] == UInt8(ascii: ".")
    return isEnded || Advice.isSentence(line(whole), language) ? whole : first
  }

  /// Whether a gap has only a few styled words, with commas and quotes around them.
  private func isParted(_ gap: Range<Int>, by marked: ArraySlice<Range<Int>>) -> Bool {
    let words = marked.map { $0.clamped(to: gap) }.filter { !$0.isEmpty }
    guard !words.isEmpty, line(gap).wordCount <= 5 else { return false }
    var start = gap.lowerBound
    for end in words.map(\.lowerBound) + [gap.upperBound] {
      guard line(start..<max(start, end)).unicodeScalars.allSatisfy(Self.standsAroundWords) else {
        return false
      }
      start = words.first { $0.lowerBound == end }?.upperBound ?? end
    }
    return true
  }

  private static func standsAroundWords(_ scalar: Unicode.Scalar) -> Bool {
    " ,、\"'“”‘’「」『』()".unicodeScalars.contains(scalar)
  }

  /// Whether only bullets, emoji, numbers and the like precede an offset.
  func isOnlyOrnament(before end: Int) -> Bool {
    var index = 0
    while index < end {
      let scalar = decodeScalar(text, index)
      switch Script(scalar.value) {
      case .latin, .hangul, .kana, .ideograph: return false
      case .digit, .other, .ideographicStop: index += scalar.length
      }
    }
    return end <= 12
  }
}

extension String {
  fileprivate var endsClause: Bool { endsSentence || hasSuffix(":") || hasSuffix("：") }
}
