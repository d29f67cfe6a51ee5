/// English headings whose translation is the first line below: `## Results`, `> 결과`.
struct TitleRenderings {
  /// Index of a heading → index of its translation.
  private(set) var pairs: [Int: Int] = [:]

  /// With fewer, a sentence below a title may be a coincidence.
  private static let leastPairs = 2

  init(in blocks: [Block]) {
    let filled = blocks.indices.filter { !blocks[$0].text.isEmpty }
    for (title, rendering) in zip(filled, filled.dropFirst())
    where blocks[rendering].renders(title: blocks[title]) {
      pairs[title] = rendering
    }
    if pairs.count < Self.leastPairs { pairs = [:] }
  }

  /// Makes the translations headings like their originals.
  func makeHeadings(in blocks: inout [Block]) {
    for (title, rendering) in pairs {
      let block = blocks[rendering]
      blocks[rendering] = Block(kind: blocks[title].kind, text: block.text, lines: block.lines)
      blocks[rendering].rendersTitle = true
    }
  }
}

extension Block {
  /// Whether it reads like the translation of a heading.
  fileprivate func renders(title: Block) -> Bool {
    guard title.isHeading, title.language == .english, title.attributes == nil,
      !title.line.endsSentence, !title.isBilingualTitle, kind == .paragraph, language != .english,
      listDepth == 0,
      !text.text.contains(.lineFeed),
      text.text.count <= max(Self.shortestTitle, 4 * title.text.text.count)
    else { return false }
    return title.statesRule
      ? Sentence.first(of: text.text).upperBound == text.text.count
      : !line.endsSentence && !introducesList
  }

  /// In bytes. Even a very short title may have a translation of this length.
  private static var shortestTitle: Int { 40 }
}
