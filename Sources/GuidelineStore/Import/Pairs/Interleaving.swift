/// One page in two languages, paragraph by paragraph.
struct Interleaving {
  /// In the order of their first blocks. Blocks that translate each other share a number.
  let parts: [(language: Language, blocks: [(block: Block, pair: Int?)])]

  /// - Returns: `nil` if the document is in one language, whatever foreign terms it uses.
  init?(_ blocks: [Block]) {
    // Most documents end here.
    guard blocks.contains(where: \.scripts.holdAsian) else { return nil }
    var blocks = TranslatedLines(in: blocks).split(blocks).flatMap(Self.splitByLanguage)
    let texts = blocks.indices.filter { Self.isText(blocks[$0]) }
    guard let asian = Self.asianLanguage(of: texts.map { blocks[$0] }) else { return nil }
    // A title of ideographs alone is in the language of the page.
    let languages = texts.map { blocks[$0].language == .english ? .english : asian }
    guard let first = languages.first else { return nil }
    let counts = (
      asian: languages.count { $0 == asian }, english: languages.count { $0 == .english }
    )
    let smaller = min(counts.asian, counts.english)
    guard smaller >= 2, smaller * 4 >= texts.count,
      Self.areTexts(texts.map { blocks[$0] }, asian)
    else { return nil }

    let other: Language = first == .english ? asian : .english
    let orders = [first, other].map { InterleavedPairs(texts, in: blocks, opening: $0) }
    let order = orders[1].prevail(over: orders[0]) ? orders[1] : orders[0]
    let own = texts.map { blocks[$0] }
    let runs = [first, other].compactMap { TranslatedRuns(own, languages, opening: $0) }
      .filter { $0.count > order.count }.max { $0.count < $1.count }
    // A single change of language may be for a quotation.
    guard runs != nil || order.count >= 2 && order.count * 2 >= smaller else { return nil }
    let pairs = Dictionary(
      uniqueKeysWithValues: (runs?.numbers ?? order.numbers).map { (texts[$0], $1) })
    for (one, another) in zip(texts, texts.dropFirst())
    where pairs[one] != nil && pairs[one] == pairs[another] {
      blocks[another].takeItem(of: blocks[one])
    }
    let owners = runs.map { Self.owners(of: blocks, texts, in: $0) } ?? [:]
    let headings = Self.sharedHeadings(in: blocks)
    parts = [first, other].map { [blocks] language in
      let own = blocks.indices.filter { index in
        if let owner = owners[index] { return owner == language }
        return !Self.isText(blocks[index])
          || blocks[index].isEnglish == (language == .english) || headings.contains(index)
      }
      let outermost = own.lazy.map { blocks[$0].listDepth }.filter { $0 > 0 }.min() ?? 1
      return (
        language,
        own.map { index in
          let isOwn =
            blocks[index].isEnglish == (language == .english) || !headings.contains(index)
          let block = Self.unquoted(blocks[index]).movedOut(by: outermost - 1)
          return (block, isOwn ? pairs[index] : nil)
        }
      )
    }
  }

  /// The most frequent language besides English.
  private static func asianLanguage(of texts: [Block]) -> Language? {
    var counts: [Language: Int] = [:]
    for text in texts where !text.isEnglish { counts[text.language, default: 0] += 1 }
    return counts.max { ($0.value, $1.key.tag) < ($1.value, $0.key.tag) }?.key
  }

  /// Block index → language, for blocks inside a run, such as images and headings that divide it.
  private static func owners(
    of blocks: [Block], _ texts: [Int], in runs: TranslatedRuns
  ) -> [Int: Language] {
    var owners: [Int: Language] = [:]
    var end = 0
    for run in runs.runs {
      let language = runs.languages[run.lowerBound]
      let (first, last) = (texts[run.lowerBound], texts[run.upperBound - 1])
      let isParted = blocks[first...last].dropFirst().contains(where: \.isHeading)
      for index in isParted ? end...last : first...last { owners[index] = language }
      end = last + 1
    }
    return owners
  }

  /// Whether both languages make statements, rather than one naming what the other is about.
  private static func areTexts(_ texts: [Block], _ asian: Language) -> Bool {
    [asian, .english].allSatisfy { language in
      let own = texts.filter { $0.language == language }
      return own.lazy.filter(\.isStatement).prefix(2).count == 2
        || own.contains { $0.opensRule && ($0.isHeading || $0.line.endsSentence) }
    }
  }

  /// In such a document, quote marks only distinguish the languages.
  private static func unquoted(_ block: Block) -> Block {
    var block = block
    block.quoteDepth = max(0, block.quoteDepth - 1)
    return block
  }

  /// Whether a block is in one language, rather than a title, an image, code or a break for both.
  private static func isText(_ block: Block) -> Bool {
    guard !block.text.isEmpty, !block.isCode else { return false }
    if block.isHeading {
      return !block.label.contains(.commonSection)
        && (block.language != .english || block.statesRule)
    }
    return true
  }

  /// Korean or Japanese headings for both languages, as no heading next to them translates them.
  private static func sharedHeadings(in blocks: [Block]) -> Set<Int> {
    let filled = blocks.indices.filter { !blocks[$0].text.isEmpty }
    return Set(
      filled.indices.lazy.filter { position in
        let block = blocks[filled[position]]
        guard block.isHeading, block.language != .english, !block.statesRule
        else { return false }
        return ![position - 1, position + 1].contains { beside in
          filled.indices.contains(beside) && blocks[filled[beside]].isHeading
            && blocks[filled[beside]].language != block.language
        }
      }.map { filled[$0] })
  }

  /// Splits a block whose lines alternate between languages.
  private static func splitByLanguage(_ block: Block) -> [Block] {
    let text = block.text
    guard text.text.contains(.lineFeed), block.kind != .table, !block.isCode else {
      return [block]
    }
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
    return zip(parts, text.parts(parts.map(\.range))).map { part, text in
      var piece = block
      piece.text = text
      return piece
    }
  }
}

extension Block {
  fileprivate var isEnglish: Bool { language == .english }

  /// Whether it is more than a name, a label or a caption.
  var isStatement: Bool {
    statesRule || lead?.meaning == .rule || saysAnything || saysSentence
  }

  /// The block at its new depth: the items around its list are in the other language.
  fileprivate func movedOut(by depth: Int) -> Block {
    guard depth > 0, listDepth > depth else { return self }
    var block = self
    if case .item(let own) = kind { block.kind = .item(depth: own - depth) }
    block.listDepth -= depth
    return block
  }

  /// Becomes an item like its original. If that has bold text, this is the body of a rule instead.
  fileprivate mutating func takeItem(of other: Block) {
    guard other.isItem, kind == .paragraph, other.text.joinedSpans(.strong).isEmpty else { return }
    kind = other.kind
    listDepth = other.listDepth
  }
}
