/// Lines that serve as headings on a page without markup: `Tea Cups`, above a paragraph about them.
struct PlainTitles {
  private var lines: Set<Int> = []

  init(_ blocks: [Block]) {
    guard blocks.allSatisfy({ !$0.isHeading && $0.lead == nil }) else { return }
    var (titles, partLists) = Self.titles(in: blocks)
    // Captions and labels of buttons repeat; titles don't.
    let counts = Dictionary(titles.map { ($0.line, 1) }, uniquingKeysWith: +)
    titles.removeAll { counts[$0.line] != 1 }
    // If titles are in title case, other lines are captions.
    let long = titles.filter { $0.language == .english && $0.line.wordCount > 1 }
    if long.count(where: \.line.isCapitalized) * 3 >= long.count * 2 {
      titles.removeAll {
        $0.language == .english && $0.line.wordCount > 1 && !$0.line.isCapitalized
      }
    }
    // If most lines give advice, they are rules without a full stop. A single line is a caption.
    let areRules = titles.count(where: \.advises) * 2 > titles.count
    guard !areRules,
      titles.count >= 2 || partLists && !titles.isEmpty
        || blocks.contains(where: \.isPlainCommonSection)
    else { return }
    lines = Set(titles.map(\.lines.lowerBound))
  }

  func contain(_ block: Block) -> Bool {
    lines.contains(block.lines.lowerBound)
  }

  /// Lines alone between two texts, as captions and cells come in rows, and whether one of them is
  /// between two lists.
  private static func titles(in blocks: [Block]) -> ([Block], partLists: Bool) {
    var titles: [Block] = []
    var overLists: Set<Int> = []
    // Only a title can be between two lists; a line above the first may announce it.
    var partLists = false
    var above: Block?
    var isAfterImage = false
    let nexts = positionsBelow(blocks)
    for (index, block) in blocks.enumerated() {
      let below = nexts[index]
      let next = below < blocks.count ? blocks[below] : nil
      if block.text.isEmpty {
        isAfterImage = isAfterImage || block.text.hasImage
        continue
      }
      if !isAfterImage, let next {
        let isOverText = next.isProse && above?.endsText ?? false
        if block.isShapedLikeTitle,
          isOverText
            || isLabel(next, over: blocks[below...].dropFirst().first)
              && above?.mayStandOverTitle ?? true
        {
          titles.append(block)
        } else if next.isFirstItem, above?.mayStandOverTitle ?? true, block.isShapedLikeTitle {
          titles.append(block)
          overLists.insert(block.lines.lowerBound)
          if above?.isItem ?? false { partLists = true }
        }
      }
      (above, isAfterImage) = (block, false)
    }
    if !partLists { titles.removeAll { overLists.contains($0.lines.lowerBound) } }
    return (titles, partLists)
  }

  /// Whether the line announces a list of rules; the line above is then the section's title.
  private static func isLabel(_ block: Block, over next: Block?) -> Bool {
    block.isLabelOfRules && !block.label.contains(.commonSection) && next?.isFirstItem ?? false
  }

  /// The index of the block below each, ignoring labels that repeat below the sections' titles.
  private static func positionsBelow(_ blocks: [Block]) -> [Int] {
    let counts = Dictionary(blocks.map { ($0.line, 1) }, uniquingKeysWith: +)
    var positions = [Int](repeating: blocks.count, count: blocks.count)
    var below = blocks.count
    for index in blocks.indices.reversed() {
      positions[index] = below
      let block = blocks[index]
      if counts[block.line] == 1 || !block.isShapedLikeTitle { below = index }
    }
    return positions
  }
}

extension Block {
  fileprivate var isPlainCommonSection: Bool {
    kind == .paragraph && label.contains(.commonSection)
  }

  fileprivate var advises: Bool {
    Advice.isDirective(line, language) && !Advice.isBareRequest(line, language)
  }

  private var isUnmarkedLine: Bool {
    kind == .paragraph && listDepth == 0 && quoteDepth == 0 && text.spans.isEmpty
      && lines.count == 1
  }

  /// Whether it is an outermost item, and not numbered 2 or more.
  fileprivate var isFirstItem: Bool { kind == .item(depth: 1) && !isCountedOn }

  fileprivate var mayStandOverTitle: Bool { endsText || isShapedLikeTitle }

  /// Whether it clearly ends a text, or is a title itself.
  fileprivate var endsText: Bool {
    isItem || kind == .table || kind == .code || line.endsSentence || isLongNote
      || label.contains(.commonSection)
  }

  fileprivate var isProse: Bool {
    kind == .paragraph && listDepth == 0 && quoteDepth == 0
      && (isLongNote || text.line(Sentence.first(of: text.text)).endsSentence)
  }

  /// Whether it is too long for a title. People who take notes omit the full stop.
  private var isLongNote: Bool {
    language != .english && kind == .paragraph && text.text.count > Self.longestTitle
      && !line.introducesItems && !text.text.holds("://")
  }

  /// In bytes.
  private static let longestTitle = 80

  /// Whether it is a short, unmarked line that is no sentence.
  fileprivate var isShapedLikeTitle: Bool {
    guard isUnmarkedLine, (3...Self.longestTitle).contains(text.text.count),
      let first = text.text.first, first >= 0x80 || first.isASCIIUppercase || first.isASCIIDigit,
      let last = text.text.last, !"/:,;".utf8.contains(last), !text.text.holds("://"),
      !text.text.contains(UInt8(ascii: "|")), !text.text.holdsYear
    else { return false }
    let line = line
    guard line.wordCount <= 8, !line.endsSentence, !line.introducesItems, !label.contains(.note),
      !label.contains(.commonSection)
    else { return false }
    // Without a full stop, an English line is a title.
    return language == .english || !Advice.isSentence(line, language)
      || Advice.isBareRequest(line, language) && Advice.isRequest(line, language)
  }
}

extension String {
  /// Whether all longer words are capitalized, as in a title.
  fileprivate var isCapitalized: Bool {
    split(separator: " ").allSatisfy { word in
      word.utf8.count < 5 || !(word.utf8.first?.isASCIILowercase ?? false)
    }
  }

  /// Whether something follows its last mark.
  fileprivate var introducesItems: Bool { "：、，；→".contains(last ?? ":") }
}

extension [UInt8] {
  /// Whether it has four digits in a row, as in a date.
  fileprivate var holdsYear: Bool {
    var digits = 0
    for byte in self {
      digits = byte.isASCIIDigit ? digits + 1 : 0
      if digits == 4 { return true }
    }
    return false
  }
}
