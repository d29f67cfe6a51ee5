/// Lines that stand over text as headings do, on a page without any markup: `Tea Cups`, over a
/// paragraph on these.
struct PlainTitles {
  private var lines: Set<Int> = []
  private var rules: Set<Int> = []
  private var bodies: Set<Int> = []

  /// - Parameter blocks: All blocks of a page.
  /// - Complexity: O(*n*) in the count of bytes.
  init(_ blocks: [Block]) {
    guard blocks.allSatisfy({ !$0.isHeading && $0.lead == nil }) else { return }
    var (titles, partLists) = Self.titles(in: blocks)
    // A caption or a button's label comes again and again, a title once.
    let counts = Dictionary(titles.map { ($0.line, 1) }, uniquingKeysWith: +)
    titles.removeAll { counts[$0.line] != 1 }
    // Where titles are in title case, a line that is not is a caption.
    let long = titles.filter { $0.language == .english && $0.line.wordCount > 1 }
    if long.count(where: \.line.isCapitalized) * 3 >= long.count * 2 {
      titles.removeAll {
        $0.language == .english && $0.line.wordCount > 1 && !$0.line.isCapitalized
      }
    }
    // Where most lines advise, they are rules without a full stop. A single line is a caption.
    let areRules = titles.count(where: \.advises) * 2 > titles.count
    addRules(of: blocks, areTitles: areRules)
    guard !areRules,
      titles.count >= 2 || partLists && !titles.isEmpty
        || blocks.contains(where: \.isPlainCommonSection)
    else { return }
    lines = Set(titles.map(\.lines.lowerBound)).subtracting(rules)
  }

  /// Whether a block is such a line.
  func contain(_ block: Block) -> Bool {
    lines.contains(block.lines.lowerBound)
  }

  /// Whether a block is a line that advises without a full stop over a text that says why, and not the
  /// only one.
  func isRule(_ block: Block) -> Bool {
    rules.contains(block.lines.lowerBound)
  }

  /// Whether a block is the text below such a line.
  func isBodyOfRule(_ block: Block) -> Bool {
    bodies.contains(block.lines.lowerBound)
  }

  /// - Parameter areTitles: Whether lines in English that may be titles are rules. Longer ones are where
  ///   several of them advise.
  private mutating func addRules(of blocks: [Block], areTitles: Bool) {
    let pairs = zip(blocks, blocks.dropFirst()).filter { block, next in
      next.isProse && block.isShapedLikeRule
        && (areTitles || block.language != .english || block.line.wordCount >= 4)
    }
    let isSure = areTitles || pairs.first?.0.language != .english
    guard pairs.count >= (isSure ? 2 : 3) else { return }
    rules = Set(pairs.map(\.0.lines.lowerBound))
    bodies = Set(pairs.map(\.1.lines.lowerBound))
  }

  /// The lines that are alone between the end of a text and the start of another one. Captions and the
  /// cells of tables come in rows.
  ///
  /// - Returns: Them, and whether one stands between two lists.
  private static func titles(in blocks: [Block]) -> ([Block], partLists: Bool) {
    var titles: [Block] = []
    var overLists: Set<Int> = []
    // Only titles stand between two lists; a line over the first one may announce it.
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
      if !isAfterImage, block.labelLevel == nil, let next {
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

  /// Whether a line says that what is listed below it are rules, so that what stands above names their
  /// section.
  private static func isLabel(_ block: Block, over next: Block?) -> Bool {
    block.isLabelOfRules && !block.label.contains(.commonSection) && next?.isFirstItem ?? false
  }

  /// The position of the block that stands below each one. A label that comes again in each section stands
  /// between a title and its text.
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

  /// Whether it is a line without any mark that advises; no full stop ends it.
  fileprivate var isShapedLikeRule: Bool {
    guard isUnmarkedLine, text.text.count <= 160, !line.endsSentence else { return false }
    switch language {
    case .english:
      return advises && !line.introducesItems && !EnglishAdvice.isNounInPlace(line)
    case .korean: return Advice.isRequest(line, language)
    case .japanese: return Advice.isRequest(line, language) || JapaneseAdvice.isDeed(line)
    default: return false
    }
  }

  /// Whether it is an outermost item that no other one is counted before.
  fileprivate var isFirstItem: Bool { kind == .item(depth: 1) && !isCountedOn }

  fileprivate var mayStandOverTitle: Bool { endsText || isShapedLikeTitle }

  /// Whether nothing is left to say where it ends, or it is a title itself.
  fileprivate var endsText: Bool {
    isItem || kind == .table || kind == .code || line.endsSentence || isLongNote
      || label.contains(.commonSection)
  }

  fileprivate var isProse: Bool {
    kind == .paragraph && listDepth == 0 && quoteDepth == 0
      && (isLongNote || text.line(Sentence.first(of: text.text)).endsSentence)
  }

  /// Whether it is too long for a title although no mark ends it, as those leave out who take notes.
  private var isLongNote: Bool {
    language != .english && kind == .paragraph && text.text.count > Self.longestTitle
      && !line.introducesItems && !text.text.holds("://")
  }

  /// In bytes.
  private static let longestTitle = 80

  /// Whether it is a short line without any mark that is no sentence.
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
    // An English sentence ends with a full stop, or is a title.
    return language == .english || !Advice.isSentence(line, language)
      || Advice.isBareRequest(line, language) && Advice.isRequest(line, language)
  }
}

extension String {
  /// Whether all longer words start with a capital letter, as in a title.
  fileprivate var isCapitalized: Bool {
    split(separator: " ").allSatisfy { word in
      word.utf8.count < 5 || !(word.utf8.first?.isASCIILowercase ?? false)
    }
  }

  /// Whether something follows the last mark.
  fileprivate var introducesItems: Bool { "：、，；→".contains(last ?? ":") }
}

extension [UInt8] {
  /// Whether four digits stand in a row, as in a date.
  fileprivate var holdsYear: Bool {
    var digits = 0
    for byte in self {
      digits = byte.isASCIIDigit ? digits + 1 : 0
      if digits == 4 { return true }
    }
    return false
  }
}
