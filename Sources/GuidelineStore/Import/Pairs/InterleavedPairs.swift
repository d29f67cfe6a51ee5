/// Pairs blocks in two languages with their translations, if one language opens each pair.
struct InterleavedPairs {
  /// Index among the page's texts → number of the pair.
  private(set) var numbers: [Int: Int] = [:]
  var count: Int { numbers.count / 2 }
  /// How many translations are nested in their original: quoted, or inside its item.
  private var nested = 0
  private let opening: Language

  /// - Parameter texts: The indexes of the blocks in one of the two languages.
  init(_ texts: [Int], in blocks: [Block], opening: Language) {
    self.opening = opening
    for position in texts.indices.dropFirst() {
      let (one, other) = (blocks[texts[position - 1]], blocks[texts[position]])
      guard one.language == opening, other.language != opening,
        !blocks[texts[position - 1] + 1..<texts[position]].contains(where: \.isHeading)
      else { continue }
      numbers[position - 1] = position
      numbers[position] = position
      if other.quoteDepth > one.quoteDepth || other.isInside(one) { nested += 1 }
    }
  }

  /// Whether these pairs fit better than those that the other language opens.
  func prevail(over others: InterleavedPairs) -> Bool {
    if count != others.count { return count > others.count }
    // If originals are quoted, the next one looks nested in the translation before it.
    if nested != others.nested { return nested > others.nested }
    return opening == .english
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
}
