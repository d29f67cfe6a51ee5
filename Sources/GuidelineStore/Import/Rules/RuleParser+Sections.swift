extension RuleParser {
  /// The title of a section, if the block is an unmarked line or item that starts one.
  func plainSection(_ block: Block) -> String? {
    guard block.kind == .paragraph, block.text.text.count <= 80 else { return nil }
    let line = block.line
    if titles?.contain(block) == true, appendix == nil { return line }
    let isMarked = !block.text.spans.isEmpty
    return !isMarked && block.label.contains(.commonSection) ? line : nil
  }

  /// The section level of a label above a list, added to the deepest heading's.
  func labelLevel(of block: Block) -> Int? {
    guard let next = rest.first?.block, !block.label.contains(.appendix) else { return nil }
    let isOfRules = next.isItem && conventions.leads(next)
    if let level = block.labelLevel, isOfRules || !block.label.contains(.note) {
      return Self.deepestLabel + level
    }
    let isLabel =
      isOfRules && block.isLabelOfRules && block.lead?.meaning != .rule
      && (block.introducesList || plainSection(block) == nil)
      || isBelowLabelOfRules && next.isItem && block.isLabelOfList
    return isLabel ? Self.levelOfLabelsOfRules : nil
  }

  /// Deeper than plain sections and bold labels.
  private static let deepestLabel = 5
  static let levelOfLabelsOfRules = 20
  /// Deeper than headings.
  private static let levelOfPlainSections = 2

  mutating func enterPlainSection(_ title: String, at line: Int) {
    if PageWords.isAppendix(title), !guidingAppendices.contains(line) {
      startAppendix(title, Block.deepestHeading + 2)
    } else {
      appendix = nil
      let isPlatform = PageWords.platforms(in: title) != nil
      let isCommon = isPlatform || PageWords.isCommonSection(title)
      // A section that only this page has belongs to the platform above it.
      let isOfPlatform = !isCommon && collector.isInPlatform
      let level = isPlatform ? 3 : isOfPlatform ? 4 : Self.levelOfPlainSections
      collector.enter(Block.deepestHeading + level, title)
    }
  }

  mutating func startAppendix(_ title: String, _ level: Int) {
    let appendix = Appendix(title, level: level)
    if !appendix.isMenu { collector.close() }
    self.appendix = appendix
  }
}
