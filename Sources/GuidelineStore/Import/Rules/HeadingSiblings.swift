/// Korean and Japanese headings without a verb that are rules, as most of their neighbors are:
/// `### 심플하게`, `### 로그인을 강요하지 마라`.
enum HeadingSiblings {
  /// The first lines of those headings, each right above a text of its own.
  static func rules(in blocks: [Block]) -> Set<Int> {
    let blocks = blocks.filter { !$0.text.isEmpty }
    let leaves = zip(blocks, blocks.dropFirst()).filter { heading, text in
      heading.mayStateRule && text.kind == .paragraph && text.language == heading.language
    }.map(\.0)
    let rules = leaves.filter { $0.statesRule || $0.isTerse }
    guard rules.count >= 3, rules.count * 2 > leaves.count else { return [] }
    return Set(rules.map(\.lines.lowerBound))
  }
}

extension Block {
  fileprivate var mayStateRule: Bool {
    isHeading && language != .english && attributes == nil && !introducesList
      && label.isDisjoint(with: [.commonSection, .note])
  }

  fileprivate var isTerse: Bool {
    Advice.isTerseAdvice(line, language) || language == .korean && KoreanAdvice.isElliptic(line)
  }
}
