/// Items used as headings: `1. 제목은 짧게`, then a paragraph or bullets, then `2. …`. If most of them
/// say what to do, they are rules, and the text between explains them.
struct ItemLeads {
  /// The first lines of the items that are rules.
  private(set) var rules: Set<Int> = []
  /// The first lines of the other items, which name a section.
  private(set) var sections: Set<Int> = []
  /// The first lines of the explanations.
  private(set) var bodies: Set<Int> = []

  init() {}

  /// - Parameter blocks: All blocks of a page that marks no rules.
  init(in blocks: [Block]) {
    let blocks = blocks.filter { !$0.text.isEmpty }
    var start = 0
    for end in 0...blocks.count where end == blocks.count || blocks[end].isHeading {
      for series in Self.series(in: blocks[start..<end]) { read(series, in: blocks[start..<end]) }
      start = end + 1
    }
  }

  /// The indexes of items with consecutive numbers or the same bullet.
  private typealias Series = [Int]

  private static func series(in blocks: ArraySlice<Block>) -> [Series] {
    var closed: [Series] = []
    var open: [UInt32: Series] = [:]
    for (index, block) in zip(blocks.indices, blocks) {
      guard block.kind == .item(depth: 1), block.quoteDepth == 0, let marker = block.marker else {
        continue
      }
      guard let number = marker.number else {
        open[marker.style, default: []].append(index)
        continue
      }
      if number == 1 {
        if let series = open[marker.style] { closed.append(series) }
        open[marker.style] = [index]
      } else if let last = open[marker.style]?.last, blocks[last].marker?.number == number - 1 {
        open[marker.style]?.append(index)
      }
    }
    return (closed + open.values).filter { $0.count >= 2 && standOverText($0, in: blocks) }
  }

  /// Whether text follows: a paragraph after every bullet, or any block after half of the numbers.
  private static func standOverText(_ series: Series, in blocks: ArraySlice<Block>) -> Bool {
    let over = zip(series, series.dropFirst() + [blocks.endIndex]).count { index, next in
      guard index + 1 < next else { return false }
      return blocks[index + 1].kind == .paragraph || blocks[index].marker?.number != nil
    }
    return blocks[series[0]].marker?.number == nil
      ? over == series.count : over >= 2 && over * 2 >= series.count
  }

  private mutating func read(_ series: Series, in blocks: ArraySlice<Block>) {
    let leads = Set(series.filter { blocks[$0].isLeadOfItem })
    guard leads.count >= 2, leads.count * 2 >= series.count else { return }
    /// In blocks.
    var longest = 1
    for (place, index) in series.enumerated() {
      let isLast = place + 1 == series.count
      let end = isLast ? min(index + 1 + longest, blocks.endIndex) : series[place + 1]
      longest = max(longest, end - index - 1)
      let line = blocks[index].lines.lowerBound
      if leads.contains(index) {
        rules.insert(line)
        bodies.formUnion(blocks[(index + 1)..<end].map(\.lines.lowerBound))
      } else if blocks[index].isNameOfItem {
        sections.insert(line)
      }
    }
  }
}

extension Block {
  /// Whether an item gives advice, or may do so among others that do.
  fileprivate var isLeadOfItem: Bool {
    guard lead == nil else { return false }
    let sentence = text.line(firstSentenceBehindNumber)
    guard !introducesList || !isOneSentence, !Advice.isExample(sentence),
      !Advice.isQuestion(sentence, language)
    else { return false }
    return Advice.isDirective(sentence, language) || Advice.isTerseAdvice(sentence, language)
  }

  fileprivate var isNameOfItem: Bool {
    lead == nil && isOneSentence && !line.endsSentence && line.wordCount <= 6
      && !Advice.isSentence(line, language)
  }
}
