/// Finds damage in a text: lost line breaks or spaces, and broken names.
struct Damage {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Throws: ``ImportError`` if the damage hides where rules start.
  init(_ blocks: [Block]) throws(ImportError) {
    try findLostLines(blocks)
    try findLostSpaces(blocks)
    findTornNames(blocks)
  }

  /// Rejects a page whose paragraphs were joined into one.
  private func findLostLines(_ blocks: [Block]) throws(ImportError) {
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
  private func findLostSpaces(_ blocks: [Block]) throws(ImportError) {
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

  /// Warns about names that were split: `i OS`, `mac OS`, `Swift UI`.
  private mutating func findTornNames(_ blocks: [Block]) {
    for block in blocks {
      let text = block.text.text
      guard text.holds(" OS") || text.holds(" UI") else { continue }
      let torn = Self.tornNames.first { name in
        guard let place = text[...].find(name) else { return false }
        return place.lowerBound == 0 || !text[place.lowerBound - 1].isASCIIWordByte
      }
      guard let torn else { continue }
      diagnostics.append(
        Diagnostic(
          .warning, line: block.lines.lowerBound,
          "names are broken up, such as ‘\(torn)’: words were lost or split"))
      return
    }
  }

  private static let tornNames: [StaticString] = [
    "i OS", "i Pad OS", "iPad OS", "mac OS", "tv OS", "watch OS", "vision OS", "Swift UI",
  ]
}
