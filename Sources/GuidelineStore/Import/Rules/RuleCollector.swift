/// The rules of a page as they come, each with the sections that it stands in.
struct RuleCollector {
  private(set) var rules: [ParsedRule] = []
  /// The rule that text is added to.
  private(set) var open: Int?
  private var sections: [Section] = []
  /// What pieces without a name of their own are named after: the section or the rule that they are in.
  /// `nil` where nothing names them.
  private var name: String?
  /// How many pieces have been named so.
  private var namedCount = 0

  /// - Parameter namesParagraphs: Whether the document states the names of its rules, so that its other
  ///   pieces have names, too, which outlast their words.
  init(namesParagraphs: Bool = false) {
    self.namesParagraphs = namesParagraphs
    name = Self.nameOfIntroduction
  }

  private let namesParagraphs: Bool
  private static let nameOfIntroduction = "overview"

  private struct Section {
    let level: Int
    let title: String
    /// Those that it is named after, if it is named after platforms.
    let platforms: [String]?
  }

  // MARK: Sections

  /// Enters a section, and leaves those that it is not in.
  ///
  /// - Parameter name: What its paragraphs are named after; `nil` for its platforms, if it is for some.
  mutating func enter(_ level: Int, _ title: String, name: String? = nil) {
    while let last = sections.last, last.level >= level { sections.removeLast() }
    let isLong = title.utf8.count > Self.longestTitle
    let title = isLong ? String(title.unicodeScalars.prefix(Self.longestTitle / 4)) + "…" : title
    let platforms = PageWords.platforms(in: title)
    sections.append(Section(level: level, title: title, platforms: platforms))
    open = nil
    let slug = platforms.map { PagePlatforms.sorted($0).joined(separator: "-").lowercased() }
    (self.name, namedCount) = (name ?? slug, 0)
  }

  /// In bytes: as each rule below it repeats a title, a longer one is cut.
  private static let longestTitle = 400

  /// Leaves the sections whose levels are between that of a rule's heading and another one. One of
  /// the same level may be what the rule belongs to.
  mutating func leaveSections(below level: Int, upTo deepest: Int) {
    let inner = sections.firstIndex { $0.level > level && $0.level <= deepest }
    if let inner { sections.removeSubrange(inner...) }
  }

  /// Whether one of the sections is named after a platform.
  var isInPlatform: Bool {
    sections.contains { $0.platforms != nil }
  }

  // MARK: Rules

  /// Adds a rule that text will be added to.
  mutating func start(
    _ kind: RuleKind, _ lead: String, _ body: String, _ block: Block, _ pair: Int?
  ) {
    add(kind, lead, body, block, pair)
    open = rules.count - 1
  }

  /// Adds a rule; the open one stays open.
  mutating func add(
    _ kind: RuleKind, _ lead: String, _ body: String, _ block: Block, _ pair: Int?
  ) {
    rules.append(
      ParsedRule(
        section: sections.map(\.title), kind: kind, lead: lead, body: body,
        platforms: sections.last { $0.platforms != nil }?.platforms ?? [], lines: block.lines,
        pair: pair))
    guard namesParagraphs, let name else { return }
    namedCount += 1
    rules[rules.count - 1].concept = namedCount == 1 ? name : "\(name)-\(namedCount)"
  }

  /// Starts a rule of which the document itself states what it is.
  mutating func start(_ attributes: HeadingAttributes, _ block: Block) {
    start(attributes.kind, attributes.text, "", block, nil)
    rules[rules.count - 1].concept = attributes.id
    (name, namedCount) = (attributes.id + "-note", 0)
    rules[rules.count - 1].comesFrom = attributes.comesFrom
    if !attributes.platforms.isEmpty {
      rules[rules.count - 1].platforms = PagePlatforms.sorted(attributes.platforms)
    }
  }

  mutating func setKind(of index: Int, to kind: RuleKind) {
    rules[index].kind = kind
  }

  /// No text is added any more to the open rule.
  mutating func close() {
    open = nil
  }

  // MARK: Text

  /// Adds text to the open rule, else to an introduction whose list it goes on with or which it is code
  /// for, else as an introduction of its own.
  mutating func addText(_ block: Block, _ pair: Int?, isListIntroduced: Bool) {
    if let open {
      extend(open, block)
    } else if block.isItem || block.isCode || block.kind == .table, let last = rules.last,
      last.kind == .paragraph, last.section == sections.map(\.title),
      isListIntroduced || block.isItem || block.isCode
    {
      extendLast(block)
    } else {
      add(.paragraph, "", Self.bodyText(block), block, pair)
    }
  }

  /// Adds a line of a pair that the block before it started to render.
  mutating func continueText(_ block: Block, _ pair: Int) {
    if rules.last?.pair == pair {
      extendLast(block)
    } else {
      addText(block, pair, isListIntroduced: false)
    }
  }

  /// Adds text to the rule that was added last.
  mutating func extendLast(_ block: Block) {
    extend(rules.count - 1, block)
  }

  private mutating func extend(_ index: Int, _ block: Block) {
    let text = Self.bodyText(block)
    let isListLine = block.isItem || block.listDepth > 1
    let follows = isListLine && rules[index].body.lastLineIsItem
    if rules[index].body.isEmpty {
      rules[index].body = text
    } else {
      rules[index].body += (follows ? "\n" : "\n\n") + text
    }
    let lines = rules[index].lines
    rules[index].lines = lines.lowerBound...max(lines.upperBound, block.lines.upperBound)
  }

  private static func bodyText(_ block: Block) -> String {
    switch block.kind {
    case .item(let depth):
      return String(repeating: "  ", count: depth - 1) + "- " + block.line
    case .table, .code:
      return String(decoding: block.text.text, as: UTF8.self)
    default:
      return block.line
    }
  }
}

extension String {
  /// Whether the last line is one of a list's.
  fileprivate var lastLineIsItem: Bool {
    let start = utf8.lastIndex(of: .lineFeed).map { utf8.index(after: $0) } ?? utf8.startIndex
    return utf8[start...].drop { $0 == .space }.starts(with: "- ".utf8)
  }
}
