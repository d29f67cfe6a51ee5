/// Pages where each rule is two unmarked paragraphs, a sentence and its explanation:
/// `얼마나 걸릴지 알려 주세요.`, then `오래 걸리면 진행 막대를 사용하세요. …`.
enum LeadParagraphs {
  /// The first lines of paragraphs that explain the sentence above, even if they give advice.
  static func bodies(in blocks: [Block]) -> Set<Int> {
    var bodies: Set<Int> = []
    /// Advising sentences that are a whole paragraph, and those that start a longer one.
    var (alone, others) = (0, 0)
    /// Paragraphs below the former that start with advice, too.
    var advising = 0
    var isBelowLead = false
    /// Whether a paragraph follows each sentence that is alone.
    var alternates = true
    for block in blocks where !block.text.isEmpty {
      guard block.kind == .paragraph, block.listDepth == 0, block.quoteDepth == 0 else {
        if isBelowLead { alternates = false }
        isBelowLead = false
        continue
      }
      let isSentence = block.isOneSentence
      let advises =
        block.isUnmarkedAdvice
        || isSentence && block.lead == nil && Advice.isRequest(block.line, block.language)
      if isBelowLead, !(isSentence && advises) {
        alone += 1
        if advises { advising += 1 }
        bodies.insert(block.lines.lowerBound)
        isBelowLead = false
      } else {
        if isBelowLead { alternates = false }
        isBelowLead = advises && isSentence
        if advises, !isSentence { others += 1 }
      }
    }
    guard alone >= leastRules, alone > 2 * others else { return [] }
    // If the two alternate throughout, a few explanations without advice are enough.
    let takeTurns =
      alternates && others == 0 && !isBelowLead && alone >= leastTurns
      && 4 * (alone - advising) >= alone
    return takeTurns || alone > 2 * advising ? bodies : []
  }

  private static let leastRules = 3
  private static let leastTurns = 4
}

extension Block {
  var isOneSentence: Bool {
    Sentence.first(of: text.text).upperBound == text.text.count
  }

  /// Whether it is a footnote to a starred word above: `*split view: …`.
  var isFootnote: Bool {
    kind == .paragraph && (text.text.first == UInt8(ascii: "*") || line.hasPrefix("†"))
  }
}
