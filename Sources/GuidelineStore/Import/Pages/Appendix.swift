/// A part of a page that holds no guidance: links, a change log, a menu.
struct Appendix {
  /// The level of its heading.
  let level: Int
  /// Whether it was printed beside the text, which goes on behind it without a heading.
  let isMenu: Bool

  init(_ title: String, level: Int) {
    self.level = level
    isMenu = PageWords.isMenu(title)
  }

  /// Whether a heading belongs to it: one below its own, or the first entry of a menu, often the
  /// page's own title.
  ///
  /// - Parameter next: The block behind the heading.
  func holds(_ heading: Block, level: Int, before next: Block?) -> Bool {
    if level > self.level { return true }
    guard isMenu, heading.isMenuEntry, !heading.label.contains(.commonSection), let next else {
      return false
    }
    return next.isMenuEntry && !next.isHeading
  }

  /// Whether the page goes on with a block that states something.
  ///
  /// - Parameter next: The block behind it.
  func ends(at block: Block, before next: Block?) -> Bool {
    guard isMenu else { return false }
    if block.lead?.meaning == .rule { return true }
    guard block.kind == .paragraph else { return false }
    if block.introducesList, block.line.wordCount >= 3, let next {
      return next.isItem && next.links.isEmpty
    }
    return block.saysSentence
  }

  /// Whether the title of a section that stands in it is one of the page, rather than an entry of a
  /// menu over its next one.
  ///
  /// - Parameter next: The block behind the title.
  func endsAtSection(before next: Block?) -> Bool {
    guard isMenu else { return true }
    guard let next else { return false }
    return next.lead?.meaning == .rule || next.isItem || next.saysSentence
  }
}

extension Appendix {
  /// The first lines of the titles, such as `Topics` or `Resources`, that stand over guidance all the
  /// same: over a marked rule, or over advice among more sentences than links, names and dates.
  ///
  /// - Parameter blocks: Those of a page, with the links that are no text of it.
  static func linesOverGuidance(in blocks: [Block]) -> Set<Int> {
    let titles = blocks.indices.filter { blocks[$0].isTitleOfAppendix }
    return Set(
      titles.filter { guides(blocks[($0 + 1)...], below: blocks[$0]) }
        .map { blocks[$0].lines.lowerBound })
  }

  /// One sentence of advice may be where to read on.
  private static let leastAdvice = 2

  private static func guides(_ rest: ArraySlice<Block>, below title: Block) -> Bool {
    let isChangeLog = title.label.contains(.changeLog)
    var (sentences, advising, entries) = (0, 0, 0)
    for block in rest where !block.text.isEmpty {
      if block.endsAppendix(below: title) { break }
      if block.marksRule(inChangeLog: isChangeLog) { return true }
      guard !block.isHeading, !block.isTitleOfAppendix else { continue }
      if block.links.isEmpty, block.saysSentence, !block.isAside {
        sentences += 1
        if block.isUnmarkedAdvice { advising += 1 }
      } else {
        entries += max(1, block.links.count)
      }
    }
    return !isChangeLog && advising >= leastAdvice && sentences > entries
  }
}

extension Block {
  /// Whether it is a heading, or a line without any mark, that stands over no guidance in most pages.
  fileprivate var isTitleOfAppendix: Bool {
    label.contains(.appendix) && !label.contains(.menu)
      && (isHeading || kind == .paragraph && text.spans.isEmpty)
  }

  fileprivate func endsAppendix(below title: Block) -> Bool {
    guard case .heading(let level) = kind else {
      return kind == .paragraph && text.spans.isEmpty && label.contains(.commonSection)
        && !(title.isHeading && label.contains(.appendix))
    }
    guard case .heading(let outer) = title.kind else { return true }
    return level <= outer
  }

  /// - Parameter inChangeLog: Whether sentences in bold may tell what was changed.
  fileprivate func marksRule(inChangeLog: Bool) -> Bool {
    guard links.isEmpty else { return false }
    if isHeading {
      return attributes != nil || statesRule || label.contains(.promiseOfRules)
    }
    guard let lead, lead.meaning == .rule else { return false }
    return !inChangeLog || Advice.isDirective(text.line(lead.range), language)
  }

  /// Whether this is a name that links to a place on the same page.
  fileprivate var isMenuEntry: Bool {
    !links.isEmpty && links.allSatisfy { $0.hasPrefix("#") } && lead?.meaning != .rule
      && !line.endsSentence
  }

  /// Whether one of its sentences is a whole one, rather than the number of a chapter.
  var saysSentence: Bool {
    Sentence.all(in: text.text).contains { $0.endsSentence && $0.utf8.count >= 20 }
  }
}
