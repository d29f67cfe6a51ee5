/// Which blocks of a page in two languages render one another, if one of them opens each pair.
struct InterleavedPairs {
  /// Position of a block among the texts of the page → number of its pair.
  private(set) var numbers: [Int: Int] = [:]
  var count: Int { numbers.count / 2 }
  /// How many renderings stand below what they render: as a quote, or inside its item.
  private var nested = 0
  private let opening: Language
  /// The blocks of each pair, the one in the opening language first.
  private var blocks: [(one: Block, other: Block)] = []
  /// How many bytes each of them takes, with the lines that go on with it.
  private var lengths: [[Int]] = []

  /// - Parameters:
  ///   - texts: The positions of the blocks that are in one of the languages.
  ///   - blocks: All blocks of the page.
  init(_ texts: [Int], in blocks: [Block], opening: Language) {
    self.opening = opening
    let own = texts.map { blocks[$0] }
    for position in texts.indices.dropFirst() {
      let (one, other) = (blocks[texts[position - 1]], blocks[texts[position]])
      guard one.language == opening, other.language != opening,
        !blocks[texts[position - 1] + 1..<texts[position]].contains(where: \.isHeading)
      else { continue }
      numbers[position - 1] = position
      numbers[position] = position
      self.blocks.append((one, other))
      lengths.append([own.length(endingAt: position - 1), own.length(from: position)])
      if other.quoteDepth > one.quoteDepth || other.isInside(one) { nested += 1 }
    }
  }

  /// Whether these pairs are those of the page, rather than those that the other language opens.
  func prevail(over others: InterleavedPairs) -> Bool {
    // A block without a rendering, at the start or the end of the page, gives as many pairs either
    // way or one too many: then their texts tell.
    guard abs(count - others.count) <= 1 else { return count > others.count }
    let (own, other) = (count + likeness, others.count + others.likeness)
    if own != other { return own > other }
    // Where originals stand as quotes, the next one looks nested below the translation before it.
    if nested != others.nested { return nested > others.nested }
    return opening == .english
  }

  /// How well the texts of the pairs go together.
  private var likeness: Int {
    zip(blocks, lengths).reduce(0) { $0 + Self.likeness($1.0.one, $1.0.other, $1.1.sorted()) }
  }

  /// - Parameter lengths: Theirs, the shorter one first.
  private static func likeness(_ one: Block, _ other: Block, _ lengths: [Int]) -> Int {
    let shared = KeptWords(of: one).share(with: KeptWords(of: other)) ? 2 : 0
    return shared + likenessOfForm(one, other, lengths)
  }

  private static func likenessOfForm(_ one: Block, _ other: Block, _ lengths: [Int]) -> Int {
    if other.isInside(one) { return 2 }
    let opensRule = one.opensRule
    if opensRule == other.opensRule, lengths[1] <= 2 * lengths[0] + slack { return 2 }
    // The text below a lead is about it, whatever else it says.
    return opensRule && one.isLeadAlone ? 1 : 0
  }

  /// In bytes: what is not longer by more may render the shortest of texts.
  private static let slack = 40
}

extension [Block] {
  /// How many bytes a text takes with the lines behind it that go on with it.
  fileprivate func length(from start: Int) -> Int {
    var end = start + 1
    while end < count, self[end].continues(self[end - 1]) { end += 1 }
    return self[start..<end].reduce(0) { $0 + $1.text.text.count }
  }

  /// How many bytes a text takes with the lines before it that it goes on with.
  fileprivate func length(endingAt end: Int) -> Int {
    var start = end
    while start > 0, self[start].continues(self[start - 1]) { start -= 1 }
    return self[start...end].reduce(0) { $0 + $1.text.text.count }
  }
}

extension Block {
  /// Whether it stands in the item of another one, or in the same paragraph.
  fileprivate func isInside(_ other: Block) -> Bool {
    other.isItem && !isItem && listDepth > 0 || lines == other.lines
  }

  /// Whether a mark or its first sentence states a rule.
  var opensRule: Bool {
    if statesRule || lead?.meaning == .rule { return true }
    let sentence = text.line(Sentence.first(of: text.text))
    return Advice.isDirective(sentence, language)
      || language == .japanese && JapaneseAdvice.isDeed(sentence)
  }

  /// Whether it holds one sentence, or words in bold, and nothing else.
  fileprivate var isLeadAlone: Bool {
    if let lead, lead.meaning == .rule { return lead.rest.isEmpty }
    return isHeading || Sentence.first(of: text.text).upperBound == text.text.count
  }
}
