/// Damage to a text that hides where rules start: lost line breaks or spaces.
enum Damage {
  /// - Throws: ``ImportError`` if there is such damage.
  static func reject(_ blocks: [Block]) throws(ImportError) {
    try findLostLines(blocks)
    try findLostSpaces(blocks)
  }

  /// Rejects a page whose paragraphs were joined into one.
  private static func findLostLines(_ blocks: [Block]) throws(ImportError) {
    let texts = blocks.filter { !$0.text.isEmpty && !$0.isHeading }
    guard let longest = texts.max(by: { $0.text.text.count < $1.text.text.count }) else { return }
    let total = texts.reduce(0) { $0 + $1.text.text.count }
    guard longest.text.text.count > 1500, longest.text.text.count * 10 > total * 6,
      longest.kind != .table
    else { return }
    let sentences = Sentence.all(in: longest.text.text).count
    guard sentences >= 12 else { return }
    throw ImportError(
      """
      has lost its line breaks: with \(sentences) sentences in one paragraph, hig can't tell where \
      rules start
      """,
      hint: "import a copy of the page with its paragraphs", line: longest.lines.lowerBound)
  }

  /// Rejects a page whose sentences start right after a period.
  private static func findLostSpaces(_ blocks: [Block]) throws(ImportError) {
    var glued = 0
    var spaced = 0
    var line = 1
    for block in blocks where block.kind != .code {
      let text = block.text.text
      let code = block.text.joinedSpans(.code)
      for index in text.indices.dropFirst().dropLast(2)
      where text[index] == UInt8(ascii: ".") && text[index - 1].isASCIILowercase
        && !code.overlap(index..<index + 1)
      {
        if text[index + 1].isASCIIUppercase, text[index + 2].isASCIILowercase {
          glued += 1
          if glued == 1 { line = block.lines.lowerBound }
        } else if text[index + 1].isSpaceOrLineFeed {
          spaced += 1
        }
      }
    }
    guard glued >= 5, glued * 3 > spaced else { return }
    throw ImportError(
      "has lost spaces: \(glued) sentences start right after a period",
      hint: "import a copy of the page with its spaces", line: line)
  }
}
