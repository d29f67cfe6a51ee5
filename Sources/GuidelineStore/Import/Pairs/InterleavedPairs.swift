/// Pairs blocks in two languages with their translations, if one language opens each pair.
struct InterleavedPairs {
  /// Index among the page's texts → number of the pair.
  private(set) var numbers: [Int: Int] = [:]
  var count: Int { numbers.count / 2 }
  /// How many translations are nested in their original: quoted, or inside its item.
  private var nested = 0
  private let opening: Language
  /// The blocks of each pair, first the one in the opening language.
  private var blocks: [(one: Block, other: Block)] = []
  /// The bytes of each of them, including the lines that continue it.
  private var lengths: [[Int]] = []

  /// - Parameter texts: The indexes of the blocks in one of the two languages.
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

  /// Whether these pairs fit better than those that the other language opens.
  func prevail(over others: InterleavedPairs) -> Bool {
    // An untranslated block at either end makes the counts equal or off by one. The texts decide.
    guard abs(count - others.count) <= 1 else { return count > others.count }
    let (own, other) = (count + likeness, others.count + others.likeness)
    if own != other { return own > other }
    // If originals are quoted, the next one looks nested in the translation before it.
    if nested != others.nested { return nested > others.nested }
    return opening == .english
  }

  /// How well the texts of the pairs match.
  private var likeness: Int {
    zip(blocks, lengths).reduce(0) { $0 + Self.likeness($1.0.one, $1.0.other, $1.1.sorted()) }
  }

  /// - Parameter lengths: The lengths of both blocks, ascending.
  private static func likeness(_ one: Block, _ other: Block, _ lengths: [Int]) -> Int {
    let shared = KeptWords(of: one).share(with: KeptWords(of: other)) ? 2 : 0
    return shared + likenessOfForm(one, other, lengths)
  }

  private static func likenessOfForm(_ one: Block, _ other: Block, _ lengths: [Int]) -> Int {
    if other.isInside(one) { return 2 }
    let opensRule = one.opensRule
    if opensRule == other.opensRule, lengths[1] <= 2 * lengths[0] + slack { return 2 }
    // The text below a lead is about it in any case.
    return opensRule && one.isLeadAlone ? 1 : 0
  }

  /// In bytes. Even a very short text may differ this much from its translation.
  private static let slack = 40
}

extension [Block] {
  /// The bytes of a text and of the lines after it that continue it.
  fileprivate func length(from start: Int) -> Int {
    var end = start + 1
    while end < count, self[end].continues(self[end - 1]) { end += 1 }
    return self[start..<end].reduce(0) { $0 + $1.text.text.count }
  }

  /// The bytes of a text and of the lines before it that it continues.
  fileprivate func length(endingAt end: Int) -> Int {
    var start = end
    while start > 0, self[start].continues(self[start - 1]) { start -= 1 }
    return self[start...end].reduce(0) { $0 + $1.text.text.count }
  }
}

extension Block {
  /// Whether it is in the item of another block, or in the same paragraph.
  fileprivate func isInside(_ other: Block) -> Bool {
    other.isItem && !isItem && listDepth > 0 || lines == other.lines
  }

  /// Whether it starts with a rule, by its marks or by its first sentence.
  var opensRule: Bool {
    if statesRule || lead?.meaning == .rule { return true }
    let sentence = text.line(Sentence.first(of: text.text))
    return Advice.isDirective(sentence, language)
      || language == .japanese && JapaneseAdvice.isDeed(sentence)
  }

  /// Whether it is only one sentence, or only bold words.
  fileprivate var isLeadAlone: Bool {
    if let lead, lead.meaning == .rule { return lead.rest.isEmpty }
    return isHeading || Sentence.first(of: text.text).upperBound == text.text.count
  }
}
