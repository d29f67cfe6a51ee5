/// A mark in place of a bullet, perhaps for right or wrong: `■`, `✅`, `❌`.
struct ItemMark {
  let isBad: Bool
  /// Where the text after it starts, in bytes.
  let end: Int

  init?(_ text: ArraySlice<UInt8>) {
    guard let first = text.first, first == 0xE2 || first == 0xF0,
      let mark = Self.marks.first(where: { text.starts(with: $0.mark.utf8) })
    else { return nil }
    isBad = mark.isBad
    var end = text.startIndex + mark.mark.utf8.count
    if text[end...].starts(with: "\u{FE0F}".utf8) { end += 3 }
    while end < text.endIndex, text[end].isSpaceOrLineFeed { end += 1 }
    self.end = end
  }

  private static let marks: [(mark: String, isBad: Bool)] = [
    ("■", false), ("□", false), ("✅", false), ("✓", false), ("✔", false), ("❌", true), ("✗", true),
    ("✘", true), ("🚫", true),
  ]
}

extension Block {
  /// Whether it shows a mistake in words that don't say so: `❌ Tiny buttons`.
  var showsMistake: Bool {
    guard let mark = ItemMark(text.text[...]), mark.isBad else { return false }
    return firstSentenceBehindNumber.lowerBound == 0
  }
}
