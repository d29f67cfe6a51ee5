extension DocumentPage {
  /// Whether it only lists other pages, after at most a sentence or two about them.
  var isOverview: Bool {
    var entries = 0
    var sentences = 0
    let guiding = Appendix.linesOverGuidance(in: blocks)
    for block in blocks where !block.text.isEmpty && !block.namesSource && !block.isNavigation {
      if block.isHeading {
        if block.statesRule || block.attributes != nil { return false }
        if guiding.contains(block.lines.lowerBound) { return false }
        if block.label.contains(.appendix) { break }
        continue
      }
      guard !block.isCode, block.kind != .table, block.lead?.meaning != .rule else { return false }
      let listed = block.listedPages
      entries += listed.count
      if listed.count == 0 && !block.isAside {
        sentences += Sentence.all(in: block.text.text).count
      } else {
        sentences += listed.sentencesBefore
      }
      if sentences > Self.longestIntroduction { return false }
    }
    return entries >= 2 && entries > sentences
  }

  /// In sentences.
  private static let longestIntroduction = 2
}

extension Block {
  /// Links to listed pages: `[Drawers](…) — What holds the kettle.`, or links alone, perhaps after
  /// sentences about them all.
  fileprivate var listedPages: (count: Int, sentencesBefore: Int) {
    let links = text.spans.compactMap { span -> Range<Int>? in
      guard case .link(let target) = span.style, !target.hasPrefix("#"), !span.range.isEmpty
      else { return nil }
      return span.range
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard let first = links.first, let last = links.last else { return (0, 0) }
    let rest = text.line(last.upperBound..<text.text.count)
    let isBare = text.isOnlyOrnament(before: first.lowerBound)
    if links.count == 1, isBare, rest.isEmpty || "—–-:".contains(rest.prefix(1)) {
      return (1, 0)
    }
    // Only punctuation may separate or follow them.
    var end = first.upperBound
    for link in links.dropFirst() + [text.text.count..<text.text.count] {
      guard !text.text[end..<max(end, link.lowerBound)].contains(where: \.isWordByte) else {
        return (0, 0)
      }
      end = link.upperBound
    }
    if isBare { return (links.count, 0) }
    let before = Sentence.all(in: Array(text.text[..<first.lowerBound]))
    guard before.last?.endsSentence ?? false else { return (0, 0) }
    return (links.count, before.count)
  }
}
