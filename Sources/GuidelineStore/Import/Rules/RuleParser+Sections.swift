extension RuleParser {
  /// The title of a section, if the block is an unmarked line or item that starts one.
  func plainSection(_ block: Block) -> String? {
    guard block.kind == .paragraph, block.text.text.count <= 80 else { return nil }
    let line = block.line
    if titles.contain(block), appendix == nil { return line }
    let isMarked = !block.text.spans.isEmpty
    return !isMarked && block.label.contains(.commonSection) ? line : nil
  }

  /// Whether a plain line is the title of the list of rules below it: `Do and avoid:`.
  func titlesRules(_ block: Block) -> Bool {
    guard let next = rest.first?.block, next.isItem, !block.label.contains(.appendix),
      conventions.reason(for: next) == .listOfRules
    else { return false }
    return block.isLabelOfRules && block.lead?.meaning != .rule
      && (block.introducesList || plainSection(block) == nil)
  }

  /// Deeper than plain sections and bold labels.
  static let levelOfLabelsOfRules = 20
  /// Deeper than headings.
  private static let levelOfPlainSections = 2

  mutating func enterPlainSection(_ title: String) {
    if PageWords.isAppendix(title) {
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

  /// Goes on with the page's text below the title of an appendix that guides after all.
  mutating func leave(_ appendix: Appendix) {
    if !appendix.isMenu { collector.enter(appendix.level, appendix.title) }
    self.appendix = nil
  }

  mutating func startAppendix(_ title: String, _ level: Int) {
    let appendix = Appendix(title, level: level)
    if !appendix.isMenu { collector.close() }
    self.appendix = appendix
  }
}
