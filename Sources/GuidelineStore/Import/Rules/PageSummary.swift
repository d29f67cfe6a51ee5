/// The bold sentence that sums up a page before its first section: no rule, though it looks alike.
enum PageSummary {
  /// The first line of that paragraph.
  static func line(in blocks: [Block]) -> Int? {
    guard let index = index(in: blocks) else { return nil }
    // If rules are paragraphs of nothing but bold words, they look like this one.
    var (explained, bare) = (0, 0)
    for block in blocks[(index + 1)...] where block.lead?.meaning == .rule && !block.isHeading {
      if block.lead?.rest.isEmpty == true { bare += 1 } else { explained += 1 }
    }
    return explained >= 2 && explained >= bare * 2 ? blocks[index].lines.lowerBound : nil
  }

  private static func index(in blocks: [Block]) -> Int? {
    var isFirst = true
    for (index, block) in blocks.enumerated() where !block.text.isEmpty {
      defer { isFirst = false }
      if block.isHeading {
        let isTitle = isFirst && block.kind == .heading(level: 1)
        guard isTitle || block.label.contains(.introduction) else { return nil }
      } else if let lead = block.lead, lead.meaning == .rule {
        return block.isSummaryInBold(lead) ? index : nil
      } else if block.kind != .paragraph {
        return nil
      }
    }
    return nil
  }
}

extension Block {
  fileprivate func isSummaryInBold(_ lead: Lead) -> Bool {
    guard kind == .paragraph, listDepth == 0, quoteDepth == 0, lead.rest.isEmpty,
      line.endsSentence
    else { return false }
    return !Sentence.all(in: text.text).contains { sentence in
      Advice.isDirective(sentence, language)
        || language == .japanese && JapaneseAdvice.isDeed(sentence)
        || language == .korean && KoreanAdvice.isDeed(sentence)
    }
  }
}
