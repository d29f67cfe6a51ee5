extension Block {
  /// The label that starts a quote or call-out: its first line, bold text, or text before a colon.
  var noteLabel: Range<Int>? {
    guard quoteDepth > 0 || isCallout else { return nil }
    let text = self.text.text
    let start = text.prefix(60)
    let ends = [
      start.firstIndex(of: .lineFeed), start.firstIndex(of: UInt8(ascii: ":")),
      self.text.joinedSpans(.strong).first { $0.lowerBound == 0 }?.upperBound,
    ]
    return ends.lazy.compactMap { $0 }.map { 0..<$0 }.first {
      PageWords.isNote(self.text.line($0))
    }
  }
}

extension String {
  /// `[!NOTE]` → `NOTE`, `Note:` → `Note`.
  var withoutNoteMarks: String {
    let label = hasPrefix("[!") ? String(dropFirst(2).prefix { $0 != "]" }) : self
    return label.withoutFinalMarks
  }
}
