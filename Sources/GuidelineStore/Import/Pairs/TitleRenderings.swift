/// The English headings of a page in two languages that have their translation as the first line below
/// them: `## Results`, `> 결과`.
struct TitleRenderings {
  /// Position of a heading → that of the block that renders it.
  private(set) var pairs: [Int: Int] = [:]

  /// A page with fewer has a sentence below a title by chance.
  private static let leastPairs = 2

  init(in blocks: [Block]) {
    let filled = blocks.indices.filter { !blocks[$0].text.isEmpty }
    for (title, rendering) in zip(filled, filled.dropFirst())
    where blocks[rendering].renders(title: blocks[title]) {
      pairs[title] = rendering
    }
    if pairs.count < Self.leastPairs { pairs = [:] }
  }

  /// Lets the translations be headings as their originals are.
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

  /// In bytes: what is not longer may render the shortest of titles.
  private static var shortestTitle: Int { 40 }
}
