/// One page in two languages, paragraph by paragraph.
struct Interleaving {
  /// The languages of the document with their blocks, the one that it starts with first. Blocks
  /// that render one another share a number.
  let parts: [(language: Language, blocks: [(block: Block, pair: Int?)])]

  /// - Returns: `nil` if the document is in one language, whatever terms of another it uses.
  init?(_ blocks: [Block]) {
    let blocks = blocks.flatMap(Self.splitByLanguage)
    let texts = blocks.indices.filter { Self.isText(blocks[$0]) }
    let languages = texts.map { blocks[$0].language }
    let asian = languages.first { $0 != .english }
    guard let asian, let first = languages.first else { return nil }
    let counts = (asian: languages.count { $0 == asian }, english: languages.count { $0 == .english })
    let smaller = min(counts.asian, counts.english)
    guard smaller >= 2, smaller * 4 >= texts.count else { return nil }

    let other: Language = first == .english ? asian : .english
    let orders = [first, other].map { Self.pairs(texts, languages, opening: $0) }
    let pairs = orders[1].count > orders[0].count ? orders[1] : orders[0]
    guard pairs.count >= smaller else { return nil }

    parts = [first, other].map { language in
      let own = blocks.indices.filter { index in
        !Self.isText(blocks[index]) || blocks[index].language == language
      }
      return (language, own.map { (Self.unquoted(blocks[$0]), pairs[$0]) })
    }
  }

  /// The blocks that render one another, if a block of the opening language stands before its
  /// rendering: index → number.
  private static func pairs(
    _ texts: [Int], _ languages: [Language], opening: Language
  ) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    for position in texts.indices.dropFirst()
    where languages[position - 1] == opening && languages[position] != opening {
      pairs[texts[position - 1]] = position
      pairs[texts[position]] = position
    }
    return pairs
  }

  /// The quote marks of such a document tell the languages apart and nothing else.
  private static func unquoted(_ block: Block) -> Block {
    var block = block
    block.quoteDepth = max(0, block.quoteDepth - 1)
    return block
  }

  /// Whether a block is in a language, rather than a title, an image or a break for both.
  private static func isText(_ block: Block) -> Bool {
    guard !block.text.isEmpty else { return false }
    if block.isHeading {
      return !PageWords.isCommonSection(block.line)
        && (block.language != .english || Conventions.statesRule(block, .english))
    }
    return true
  }

  /// The lines of a block whose lines change from one language to the other.
  private static func splitByLanguage(_ block: Block) -> [Block] {
    let text = block.text
    guard text.text.contains(.lineFeed), block.kind != .table else { return [block] }
    var parts: [(language: Language, range: Range<Int>)] = []
    var start = 0
    while start < text.text.count {
      let end = text.text[start...].firstIndex(of: .lineFeed) ?? text.text.count
      let language = ScriptCounts(Array(text.text[start..<end])).language
      if let last = parts.last, language == nil || last.language == language {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        parts.append((language ?? .english, start..<end))
      }
      start = end + 1
    }
    guard parts.count > 1, parts.allSatisfy({ $0.range.count >= 8 }) else { return [block] }
    return parts.map { part in
      var piece = block
      piece.text = text.part(part.range)
      return piece
    }
  }
}
