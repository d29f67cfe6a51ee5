/// Splits a file of notes into topics, one for each section. A page about one topic may have such
/// sections, too, so the file's title must not be a topic, unless it is a group such as `Bars`.
struct TopicSections {
  /// The text before the first topic, with the file's own title.
  let introduction: [Block]
  let sections: [Section]

  /// A heading with its blocks, up to the next heading at the same level or above.
  struct Section {
    let heading: Block
    /// The heading's text without a leading number or dash.
    let name: String
    /// The catalog's topic of that name, if it isn't a group.
    let topic: String?
    var blocks: [Block] = []
    /// The line where another section follows, which is no topic and has no rules.
    var end: Int?
  }

  /// A file with fewer topics is one page.
  private static let leastTopics = 3

  /// - Returns: `nil` if the document is one page.
  init?(_ blocks: [Block], isTitled: Bool, catalog: TopicCatalog) {
    if Self.defineTitle(blocks, catalog) { return nil }
    for level in 1...4 {
      let cut = Self.sections(of: blocks, level: level, catalog)
      guard let first = cut.sections.firstIndex(where: { $0.topic != nil }) else { continue }
      let introduction =
        cut.introduction + cut.sections[..<first].flatMap { [$0.heading] + $0.blocks }
      let sections = Array(cut.sections[first...])
      // With nothing before it, the first heading may title a page whose headings are all alike.
      let isBare =
        !isTitled && !introduction.contains { $0.isHeading || $0.saysAnything }
      let least = Self.leastTopics * (isBare ? 2 : 1)
      guard Self.areTopics(sections, level: level, least: least),
        !Self.namesTopic(introduction, catalog)
      else { continue }
      self.introduction = introduction
      self.sections = Self.joined(sections, level: level)
      return
    }
    return nil
  }

  static func isGroup(_ topic: String) -> Bool { groups.contains(topic) }

  private static let groups: Set<String> = [
    "app-architecture", "bars", "components", "content", "controls", "extensions", "foundations",
    "getting-started", "icons-and-images", "inputs", "layout-and-organization", "menus-and-actions",
    "navigation-and-search", "patterns", "presentation", "selection-and-input", "status",
    "system-experiences", "technologies", "views", "visual-design",
  ]

  // MARK: Cutting

  private static func sections(
    of blocks: [Block], level: Int, _ catalog: TopicCatalog
  ) -> (introduction: [Block], sections: [Section]) {
    var introduction: [Block] = []
    var sections: [Section] = []
    for block in blocks {
      let name = block.isHeading ? name(of: block) : ""
      let topic = block.isHeading ? catalog.slug(titled: name) : nil
      if block.startsSection(level: level, isTopic: topic != nil) {
        sections.append(
          Section(heading: block, name: name, topic: topic.flatMap { isGroup($0) ? nil : $0 }))
      } else if sections.isEmpty {
        introduction.append(block)
      } else {
        sections[sections.count - 1].blocks.append(block)
      }
    }
    return (introduction, sections)
  }

  /// A heading without its number or bullet: `3-1. Loading`, `- Loading`.
  private static func name(of heading: Block) -> String {
    let line = heading.line.withoutFinalMarks
    var rest = line[...].drop { "-–— ".contains($0) }
    let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "-" || $0 == "." || $0 == ")" }
    // The number in `3D Touch` is part of the name.
    if number.first?.isNumber == true, let mark = number.last, mark == "." || mark == ")" {
      rest = rest[number.endIndex...]
    }
    rest = rest.drop { "-–— ".contains($0) }
    return rest.isEmpty ? line : String(rest)
  }

  /// Merges a section without rules that is no topic into the one before, unless at a higher level.
  private static func joined(_ sections: [Section], level: Int) -> [Section] {
    var joined: [Section] = []
    for section in sections {
      if section.topic == nil, !joined.isEmpty, !marksRules(section),
        section.heading.kind == .heading(level: level)
      {
        let last = joined.count - 1
        joined[last].end = joined[last].end ?? section.heading.lines.lowerBound
        joined[last].blocks += [section.heading] + section.blocks
      } else {
        joined.append(section)
      }
    }
    return joined
  }

  // MARK: Judging

  /// Whether most sections are topics and say enough about them.
  private static func areTopics(_ sections: [Section], level: Int, least: Int) -> Bool {
    let topics = sections.filter { $0.topic != nil }
    guard topics.allSatisfy({ $0.heading.kind == .heading(level: level) }),
      Set(topics.compactMap(\.topic)).count >= least,
      // A common section at the topics' level shows that they are sections of one page.
      !sections.contains(where: { $0.hasCommonSection(upTo: level) })
    else { return false }
    let filled = sections.count { $0.blocks.contains(where: \.saysAnything) }
    let rich = topics.filter { marksRules($0) || saysSeveralThings($0) }
    return topics.count * 2 >= filled && rich.count * 2 > topics.count
      && Set(rich.compactMap(\.topic)).count >= least
  }

  private static func marksRules(_ section: Section) -> Bool {
    let conventions = Conventions(section.blocks)
    return conventions.leadCount + conventions.itemLeads > 0
  }

  private static func saysSeveralThings(_ section: Section) -> Bool {
    var count = 0
    for block in section.blocks where block.saysAnything {
      count += Sentence.all(in: block.text.text).count
    }
    return count > 1
  }

  /// Whether blocks start like a page about their title: `Teapots`, `Teapots keep tea warm.`
  private static func defineTitle(_ blocks: [Block], _ catalog: TopicCatalog) -> Bool {
    guard let first = blocks.firstIndex(where: \.isHeading),
      blocks[first].kind == .heading(level: 1), first + 1 < blocks.count
    else { return false }
    let (title, text) = (blocks[first].line.withoutFinalMarks, blocks[first + 1])
    guard title.utf8.count > 2, title.wordCount <= 5, text.kind == .paragraph,
      text.line.utf8.starts(with: title.utf8), text.saysAnything
    else { return false }
    return catalog.slug(titled: title) == nil && !PageWords.isSiteName(title)
  }

  /// Whether the text before the topics shows that the file is a page about a single one.
  private static func namesTopic(_ introduction: [Block], _ catalog: TopicCatalog) -> Bool {
    introduction.contains { block in
      if block.isHeading { return names(catalog.slug(titled: name(of: block))) }
      guard block.isSourceLine else { return false }
      let topics = Set(block.addresses.compactMap { PageAddress($0)?.topic })
      return topics.count == 1 && names(topics.first.flatMap { catalog.slug(named: $0) })
    }
  }

  private static func names(_ topic: String?) -> Bool {
    topic.map { !isGroup($0) } ?? false
  }
}

extension TopicSections.Section {
  fileprivate func hasCommonSection(upTo level: Int) -> Bool {
    blocks.contains { block in
      guard case .heading(let own) = block.kind, own <= level else { return false }
      return block.label.contains(.commonSection) && !block.label.contains(.appendix)
    }
  }
}

extension Block {
  /// - Parameter isTopic: Whether it names a topic, as `Tables` does, also an appendix of books.
  fileprivate func startsSection(level: Int, isTopic: Bool) -> Bool {
    guard case .heading(let own) = kind, own <= level, attributes == nil, !statesRule else {
      return false
    }
    return
      (label.isDisjoint(with: [.commonSection, .siteName])
      || isTopic && label.contains(.appendix)) && !line.endsSentence
  }
}
