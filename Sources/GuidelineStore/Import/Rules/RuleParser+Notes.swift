extension RuleParser {
  mutating func readNote(_ block: Block, _ pair: Int?) -> Bool {
    if let pair, let hint = hints[pair], hint.meaning == .note {
      // A translated note starts with its label, often without a mark: `참고 …`.
      let text = block.text.text
      let ends = text.indices.lazy.filter { text[$0].isSpaceOrLineFeed }.prefix(2)
      let label = ends.last { PageWords.isNote(block.text.line(0..<$0)) } ?? 0
      startNote(block.text.line(0..<label), block.text.line(label..<text.count), block, pair)
      return true
    }
    if let depth = noteQuoteDepth {
      if block.quoteDepth == depth, depth > 0, !block.startsQuote {
        collector.extendLast(block)
        return true
      }
      noteQuoteDepth = nil
    }
    if expectsNote {
      if case .paragraph = block.kind, block.lead == nil {
        collector.extendLast(block)
        expectsNote = false
        return true
      }
      expectsNote = false
    }
    let line = block.line
    if block.text.text.count <= 60, block.label.contains(.note) {
      startNote(line, "", block, pair)
      return true
    }
    if let length = PageWords.gluedNoteLabel(line) {
      let rest = String(line.utf8.dropFirst(length)) ?? ""
      startNote(String(line.utf8.prefix(length)) ?? line, rest, block, pair)
      return true
    }
    if let label = block.noteLabel {
      let text = block.text
      let end = text.text.count
      startNote(text.line(label), text.line(label.upperBound..<end), block, pair)
      return true
    }
    if block.isCallout || (block.quoteDepth > 0 && collector.open != nil && hints.isEmpty) {
      if block.lead?.meaning == .rule || quotesRules(block) { return false }
      collector.add(.note, "", line, block, pair, because: .callOut)
      noteQuoteDepth = block.quoteDepth
      return true
    }
    return false
  }

  mutating func startNote(
    _ label: String, _ text: String, _ block: Block, _ pair: Int?
  ) {
    let body = String(text.drop { ":： ".contains($0) })
    collector.add(.note, label.withoutNoteMarks, body, block, pair, because: .label)
    if let pair { pairHints[pair] = PairHint(meaning: .note) }
    noteQuoteDepth = block.quoteDepth > 0 ? block.quoteDepth : nil
    expectsNote = body.isEmpty && block.quoteDepth == 0
  }
}
