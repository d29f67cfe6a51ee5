/// Headings of one level. If most state rules, so do those without a verb. If many have none, so do
/// those that only name a subject: `### 로그인을 강요하지 마라`, `### 심플하게`, `### 첫 화면`.
enum HeadingSiblings {
  /// The first lines of headings that are rules because of their neighbors, English ones only if
  /// `areEnglishSentences`.
  static func rules(in blocks: [Block], areEnglishSentences: Bool) -> Set<Int> {
    var rules: Set<Int> = []
    let leaves = leaves(of: blocks, areEnglishSentences)
    for (_, headings) in Dictionary(grouping: leaves, by: \.level) {
      rules.formUnion(self.rules(among: headings))
    }
    return rules
  }

  /// A heading with text of its own and no heading below it.
  private struct Leaf {
    let level: Int
    let heading: Block
    /// Whether it is worded like a rule.
    let isRule: Bool
    /// Whether it may be a rule, although some titles are worded like this, too.
    let mayBeRule: Bool
    /// Whether it is worded like a rule without the verb at its end.
    let isTerse: Bool
    /// Whether the paragraph right below gives advice.
    let advisesBelow: Bool

    init(_ heading: Block, _ level: Int, _ text: Block) {
      (self.heading, self.level) = (heading, level)
      let language = heading.language
      guard language != .english else {
        // `Keep it short` is a rule only among longer ones.
        isRule = heading.statesRule
        mayBeRule =
          isRule
          || !EnglishAdvice.isNounInPlace(heading.line) && !heading.line.isInTitleCase
            && Advice.isLabelOfAdvice(heading.line, language)
        (isTerse, advisesBelow) = (false, true)
        return
      }
      isRule = heading.statesRule || language == .korean && KoreanAdvice.isDeed(heading.line)
      mayBeRule = isRule || language == .korean && KoreanAdvice.isElliptic(heading.line)
      isTerse = mayBeRule && Advice.isName(heading.line, language)
      advisesBelow = Sentence.all(in: text.text.text).contains {
        Advice.isDirective($0, text.language)
      }
    }
  }

  private static func leaves(of blocks: [Block], _ areEnglishSentences: Bool) -> [Leaf] {
    var leaves: [Leaf] = []
    var open: (heading: Block, level: Int)?
    var text: Block?
    func close(before level: Int) {
      if let open, let text, level <= open.level {
        leaves.append(Leaf(open.heading, open.level, text))
      }
      (open, text) = (nil, nil)
    }
    for block in blocks {
      if case .heading(let level) = block.kind, !block.label.contains(.note) {
        close(before: level)
        if mayState(block, areEnglishSentences) { open = (block, level) }
      } else if let heading = open?.heading, text == nil {
        // An image, a list or a table says little about the heading.
        if block.kind == .paragraph, !block.text.isEmpty, block.quoteDepth == 0,
          block.language == heading.language
        {
          text = block
        } else {
          open = nil
        }
      }
    }
    close(before: 0)
    return leaves
  }

  private static func mayState(_ heading: Block, _ areEnglishSentences: Bool) -> Bool {
    let line = heading.line
    return (heading.language != .english || areEnglishSentences) && heading.attributes == nil
      && !heading.label.contains(.commonSection) && !heading.introducesList
      && !endsWithItsOriginal(line)
  }

  /// Whether a title ends with its original in brackets: `두 칸 보기 (Split views)`.
  private static func endsWithItsOriginal(_ line: String) -> Bool {
    guard let last = line.last, last == ")" || last == "）",
      let open = line.lastIndex(where: { $0 == "(" || $0 == "（" })
    else { return false }
    let words = line[open...]
    return words.contains(" ") && words.unicodeScalars.allSatisfy(\.isASCII)
  }

  private static func rules(among leaves: [Leaf]) -> [Int] {
    if leaves.first?.heading.language == .english { return sentences(among: leaves) }
    let stated = leaves.count(where: \.isRule)
    let worded = leaves.count(where: \.mayBeRule)
    let advising = leaves.count { $0.mayBeRule || $0.advisesBelow }
    let areRules =
      stated >= 3 && stated * 5 >= leaves.count * 3
      || worded >= 2 && leaves.count >= 3 && advising * 2 > leaves.count
    guard areRules else { return [] }
    // Where rules are sentences, nouns name sections; where rules are terse, nouns may be rules.
    let isTerse = leaves.count(where: \.isTerse) * 3 >= worded
    return leaves.filter { isTerse || $0.isRule || $0.mayBeRule && $0.advisesBelow }
      .map(\.heading.lines.lowerBound)
  }

  /// English headings count if most of them read like sentences.
  private static func sentences(among leaves: [Leaf]) -> [Int] {
    let rules = leaves.filter(\.mayBeRule)
    let areRules = rules.count(where: \.isRule) >= 2 && rules.count * 5 >= leaves.count * 3
    return areRules ? rules.map(\.heading.lines.lowerBound) : []
  }
}
