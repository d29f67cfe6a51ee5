/// A part of a page without guidance, up to its first marked rule: links, a change log, a menu.
struct Appendix {
  let title: String
  let level: Int
  /// Whether it was printed beside the text, which continues after it without a heading.
  let isMenu: Bool
  private let isChangeLog: Bool

  init(_ title: String, level: Int) {
    self.title = title
    self.level = level
    let label = PageWords.Label(of: title)
    isMenu = label.contains(.menu)
    isChangeLog = label.contains(.changeLog)
  }

  /// Whether it includes a heading: a deeper one, or a menu's first entry, if `next` is one, too.
  func holds(_ heading: Block, level: Int, before next: Block?) -> Bool {
    if level > self.level { return !heading.marksRule(inChangeLog: isChangeLog) }
    guard isMenu, heading.isMenuEntry, !heading.label.contains(.commonSection), let next else {
      return false
    }
    return next.isMenuEntry && !next.isHeading
  }

  /// Whether the page's text resumes with `block`, which `next` follows.
  func ends(at block: Block, before next: Block?) -> Bool {
    if block.marksRule(inChangeLog: isChangeLog) { return true }
    guard isMenu, block.kind == .paragraph else { return false }
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

extension Block {
  /// Whether it states a rule rather than where to read on.
  ///
  /// - Parameter inChangeLog: Whether sentences may describe changes.
  fileprivate func marksRule(inChangeLog: Bool) -> Bool {
    guard links.isEmpty else { return false }
    if isHeading {
      return attributes != nil
        || !inChangeLog && (statesRule || label.contains(.promiseOfRules))
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
