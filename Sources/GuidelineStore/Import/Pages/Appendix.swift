/// A part of a page without guidance: links, a change log, a menu.
struct Appendix {
  let level: Int
  /// Whether it was printed beside the text, which continues after it without a heading.
  let isMenu: Bool

  init(_ title: String, level: Int) {
    self.level = level
    isMenu = PageWords.isMenu(title)
  }

  /// Whether it includes a heading: a deeper one, or a menu's first entry, if `next` is one, too.
  func holds(_ heading: Block, level: Int, before next: Block?) -> Bool {
    if level > self.level { return true }
    guard isMenu, heading.isMenuEntry, !heading.label.contains(.commonSection), let next else {
      return false
    }
    return next.isMenuEntry && !next.isHeading
  }

  /// Whether it is a menu, and the page's text resumes with `block`, which `next` follows.
  func ends(at block: Block, before next: Block?) -> Bool {
    guard isMenu else { return false }
    if block.lead?.meaning == .rule { return true }
    guard block.kind == .paragraph else { return false }
    if block.introducesList, block.line.wordCount >= 3, let next {
      return next.isItem && next.links.isEmpty
    }
    return block.saysSentence
  }

  /// Whether a section's title, which `next` follows, belongs to the page rather than to a menu.
  func endsAtSection(before next: Block?) -> Bool {
    guard isMenu else { return true }
    guard let next else { return false }
    return next.lead?.meaning == .rule || next.isItem || next.saysSentence
  }
}

extension Appendix {
  /// The first lines of titles such as `Resources` that do head guidance: a marked rule, or advice
  /// among more sentences than links, names and dates.
  static func linesOverGuidance(in blocks: [Block]) -> Set<Int> {
    let titles = blocks.indices.filter { blocks[$0].isTitleOfAppendix }
    return Set(
      titles.filter { guides(blocks[($0 + 1)...], below: blocks[$0]) }
        .map { blocks[$0].lines.lowerBound })
  }

  /// A single sentence of advice may just say where to read on.
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
  /// Whether it is a heading or an unmarked line that rarely heads guidance.
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

  /// - Parameter inChangeLog: Whether bold sentences may describe changes.
  fileprivate func marksRule(inChangeLog: Bool) -> Bool {
    guard links.isEmpty else { return false }
    if isHeading {
      return attributes != nil || statesRule || label.contains(.promiseOfRules)
    }
    guard let lead, lead.meaning == .rule else { return false }
    return !inChangeLog || Advice.isDirective(text.line(lead.range), language)
  }

  /// Whether this is a name with a link to a place on the same page.
  fileprivate var isMenuEntry: Bool {
    !links.isEmpty && links.allSatisfy { $0.hasPrefix("#") } && lead?.meaning != .rule
      && !line.endsSentence
  }

  /// Whether it has a whole sentence, rather than the number of a chapter.
  var saysSentence: Bool {
    Sentence.all(in: text.text).contains { $0.endsSentence && $0.utf8.count >= 20 }
  }
}
